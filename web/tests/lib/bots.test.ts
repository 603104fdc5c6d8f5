import { expect, test, vi } from "vitest";
import { aboutBot, botName, botWord } from "$lib/bots";

vi.mock("$lib/words", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args).map(String)].join(" "),
}));

const BOTS = [
  { name: "master", rating: 1712 },
  { name: "greedy", rating: null },
];

test("a strength is called by its name", () => {
  expect(botWord("master")).toBe("bot-master");
  expect(botName("journeyman")).toBe("seat-bot bot-journeyman");
});

test("a class in a file has the name its author gave it, and no path", () => {
  expect(botName("bots/my_bot.py:Clever")).toBe("seat-bot Clever");
  expect(aboutBot(BOTS, "bots/my_bot.py:Clever")).toBe("bot-about-own");
});

test("the rating is told where there is one", () => {
  expect(aboutBot(BOTS, "master")).toBe("bot-rated bot-about-master 1712");
  expect(aboutBot(BOTS, "greedy")).toBe("bot-about-greedy");
  expect(aboutBot([], "tree")).toBe("bot-about-tree");
});
