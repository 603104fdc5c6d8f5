import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "$lib/api";
import { fallbacks } from "$lib/names";
import { said } from "$lib/said";
import { bundleFrom, GameWords, speak } from "$lib/words";

const POLISH = join(import.meta.dirname, "../../../src/rulebound/messages/pl");

beforeEach(() => speak("pl"));
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

test("what the server refuses is said in the language of the reader", async () => {
  answering(409, { code: "refused", kind: "seat-taken", args: {}, reason: "that seat is taken: choose another one", seq: null });
  await expect(api.join("t", null)).rejects.toMatchObject({ code: "refused", message: "to miejsce jest zajęte: wybierz inne" });
  expect([...fallbacks]).toEqual([]);
});

test("numbers have their plural in the language of the reader", async () => {
  const wait = async (seconds: number): Promise<string> => {
    answering(429, { code: "too-fast", kind: "too-fast", args: { seconds }, reason: "too many calls", seq: null });
    return api.me().then(
      () => "",
      (error: Error) => error.message,
    );
  };
  expect(await wait(1)).toMatch(/za 1 sekundę$/);
  expect(await wait(3)).toMatch(/za 3 sekundy$/);
  expect(await wait(25)).toMatch(/za 25 sekund$/);
});

test("what has no message is said in English", () => {
  expect(said({ kind: "", args: {}, text: "hat: red or none" })).toBe("hat: red or none");
  expect(said({ kind: "of-a-newer-server", args: {}, text: "not now" })).toBe("not now");
  expect(said({ kind: "too-fast", args: {}, text: "too many calls" })).toBe("too many calls"); // without what it is about
});

test("a sentence within a sentence is said in the same language", () => {
  const error = { kind: "setup-same", args: { field: "hat", value: "red" }, text: "hat: red is there twice" };
  expect(said({ kind: "record-setup", args: { error }, text: "bad set-up" })).toBe("złe przygotowanie gry: hat: red występuje dwa razy");
});

test("a set-up is told with the names that the game has for questions and answers", () => {
  const files = readdirSync(POLISH).filter((each) => each.startsWith("spirit-island"));
  const words = files.map((each) => readFileSync(join(POLISH, each), "utf8")).join("\n");
  const bundle = bundleFrom(words, "pl");
  const game = new GameWords(() => bundle, { verbs: {}, events: {}, names: {} }, () => []);
  const [one, other] = ["branch-and-claw", "jagged-earth"];
  const values = { kind: "or", args: { one, other }, text: "" };
  const condition = { kind: "answered", args: { field: "boxes", values }, text: "" };
  const told = said({ kind: "setup-goes-with", args: { field: "adversary", value: "russia", condition }, text: "" }, game);
  expect(told).toBe(
    `${game.text("setup-adversary")}: ${game.text("setup-adversary-russia")} pasuje tylko z ` +
      `${game.text("setup-boxes")} ${game.text("setup-boxes-branch-and-claw")} lub ${game.text("setup-boxes-jagged-earth")}`,
  );
});
