/** The games are known by their own folders and one list; the page they are shown on names none of them. */
import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { bannerOf, canDraw, gameUI } from "../../src/games";

const FOLDERS = readdirSync("src/games", { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);
const IDS = FOLDERS.map((name) => name.replaceAll("_", "-"));
/** Beside the shared folders, which tests/table/rooms.test.ts reads. */
const SHARED = ["src/App.svelte", "src/main.ts"];

it("lists every game that has a folder, with its picture and its table", () => {
  expect(IDS.filter((id) => !canDraw(id) || !bannerOf(id))).toEqual([]);
  expect(canDraw("chess")).toBe(false);
});

it("draws nothing of a game it does not know", async () => {
  expect(await gameUI("chess")).toBeNull();
});

it("keeps the games out of the page that they share", () => {
  const names = new RegExp([...FOLDERS, ...IDS, ...IDS.map((id) => id.replaceAll("-", ".?"))].join("|"), "iu");
  const found = SHARED.filter((file) => names.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
