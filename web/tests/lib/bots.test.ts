import { expect, test, vi } from "vitest";
import { aboutBot, botName, botWord, strengthsOf, usualBot } from "$lib/bots";

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

test("one of the server's own has the name its author gave it", () => {
  expect(botName("own:Clever")).toBe("seat-bot Clever");
  expect(aboutBot(BOTS, "own:Clever")).toBe("bot-about-own");
});

test("people are proposed the middle strength, where strengths are offered", () => {
  const offered = ["master", "journeyman", "apprentice", "greedy"].map((name) => ({ name, rating: null }));
  expect(strengthsOf(offered)).toEqual(["apprentice", "journeyman", "master"]);
  expect(usualBot(offered)).toBe("journeyman");
  expect(strengthsOf([{ name: "greedy", rating: null }])).toEqual([]);
  expect(usualBot([{ name: "greedy", rating: null }])).toBe("greedy");
});

test("the rating is told where there is one", () => {
  expect(aboutBot(BOTS, "master")).toBe("bot-rated bot-about-master 1712");
  expect(aboutBot(BOTS, "greedy")).toBe("bot-about-greedy");
  expect(aboutBot([], "tree")).toBe("bot-about-tree");
});
