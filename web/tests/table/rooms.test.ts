/** Shared files know no game: whatever belongs to one lies in its folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const MESSAGES = join(import.meta.dirname, "../../../src/rulebound/messages/en");
const ROOMS = ["table", "replay", "lib", "lobby"];
const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** Messages that every game has: they name none of its things. */
const EVERY_GAME = "event facts game left lesson mode option prompt regret result reveals role rule setup status symbol way why".split(" ");
/** Words that a game has for its things, and the client, CSS or English for other things too. */
const ORDINARY = new Set(
  (
    "all any aspect bottom card cards danger element event facts fast ghost ground hard level marked medium mine moon " +
    "beside normal note nothing numbered over own part pending piece place playing power range reach ready reason repeat right " +
    "row-1 setup shield shown side slow speed stage step sun there time token top track unit variant who"
  ).split(" "),
);

const read = (...path: string[]): string => readFileSync(join(...path), "utf8");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The kinds of things that a game has, and the things: of `race-drow` both words. */
function contentOf(game: string): string[] {
  const files = readdirSync(MESSAGES).filter((name) => name.startsWith(game.replaceAll("_", "-")));
  return files
    .flatMap((name) => all(read(MESSAGES, name), /^([a-z0-9-]+) =/gm))
    .map((id) => /^([a-z]+)-(.+)$/.exec(id)?.slice(1) ?? [])
    .flatMap(([kind = "", thing = ""]) => (EVERY_GAME.includes(kind) ? [] : [kind, thing]))
    .filter((word) => word && !ORDINARY.has(word));
}

/** What the ids of the games' own messages and symbols begin with: `web-xy.ftl` has the messages `xy-...`. */
const prefixes = all(readdirSync(MESSAGES).join("\n"), /^web-([a-z]{2})[-.]/gm);
const types = GAMES.flatMap((game) => all(read(SOURCE, "games", game, "schema.ts"), /^export interface (\w+)/gm));
/** Words with dashes between them, and around all: `-the-call-of-the-tide-`. */
const dashed = (text: string): string => `-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-`;
const content = new Set(GAMES.flatMap((game) => [game, ...contentOf(game)]).map(dashed));
const NAMES = new RegExp(`${GAMES.map((game) => game.replaceAll("_", "")).join("|")}|\\b(?:${prefixes.join("|")})-[a-z]|\\b(?:${types.join("|")})\\b`, "g");

const named = (text: string): string[] => {
  const words = dashed(text);
  return [...[...content].filter((each) => words.includes(each)), ...(text.match(NAMES) ?? [])];
};

/** Each line of the text that names something of a game: its id, its content, its messages and symbols, its types. */
function namesIn(text: string): string[] {
  if (!named(text).length) return [];
  const lines = text.split("\n").map((line, at) => [at + 1, named(line)] as const);
  return lines.filter(([, found]) => found.length).map(([at, found]) => `${String(at)}: ${found.join(", ")}`);
}

test("what names a game is found", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(namesIn('import Board from "../games/auztralia/Board.svelte";')).toHaveLength(1);
  expect(namesIn('if (game === "small-world-underground") return;')).toHaveLength(1);
  expect(namesIn("// as in Spirit Island\nconst world = view as AuztraliaView;")).toHaveLength(2);
  expect(namesIn('t("su-board")\n<use href="#az-piece-port" />')).toHaveLength(2);
  expect(namesIn("/** The drow have it. */\nconst card = 'call-of-the-dahan-ways';")).toHaveLength(2);
  expect(namesIn('import { gameUI } from "../games";\nconst place = nearest(from);')).toEqual([]);
});

test.each(ROOMS)("the files of %s name no game", (room) => {
  const files = readdirSync(join(SOURCE, room), { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts|css)$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap((name) => namesIn(read(SOURCE, room, name)).map((found) => `${room}/${name}:${found}`))).toEqual([]);
});

test("a game's folder takes nothing from another game", () => {
  const strangers = GAMES.flatMap((game) => {
    const others = GAMES.filter((other) => other !== game);
    const files = readdirSync(join(SOURCE, "games", game), { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    return files.filter((name) => all(read(SOURCE, "games", game, name), /from "([^"]+)"/g).some((path) => path.split("/").some((part) => others.includes(part))));
  });
  expect(strangers).toEqual([]);
});
