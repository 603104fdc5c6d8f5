import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { loadMap } from "../../src/games/auztralia/hexes";
import { ui } from "../../src/games/auztralia";
import Legend from "../../src/table/Legend.svelte";
import type { Legend as LegendOf, Play } from "../../src/table/game";

const legend = ui.legend as LegendOf;
const INFO = { id: "auztralia", verbs: {}, events: {}, names: {} } as unknown as GameInfo;
let words: GameWords;

/** The symbols on the game's sheets, which lie on the page as soon as the game is loaded. */
const sheets = (): string[] => [...document.querySelectorAll("symbol[id^=az-]")].map(({ id }) => id);

function open(): HTMLElement {
  const view = { view: { map: "east", end: 53, discs: [] } };
  return render(Legend, { play: { words, view } as unknown as Play, legend }).container;
}

beforeAll(async () => {
  await speak("en");
  words = await GameWords.load(INFO, "en", () => ["Ana", "Bo"]);
  await loadMap("east");
});
afterEach(cleanup);

describe("the legend of AuZtralia", () => {
  it("has every symbol of the sheets", () => {
    const drawn = new Set([...open().querySelectorAll("use")].map((use) => use.getAttribute("href")));
    expect(sheets().length).toBeGreaterThan(50);
    expect(sheets().filter((id) => !drawn.has(`#${id}`))).toEqual([]);
  });

  it("draws no symbol that is not on a sheet", () => {
    const known = new Set(sheets().map((id) => `#${id}`));
    const drawn = [...open().querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
    expect(drawn.filter((href) => !known.has(href))).toEqual([]);
  });

  it("has a picture, a name and a sentence for each entry", () => {
    const poor = [...open().querySelectorAll("[data-symbol]")].filter((entry) => {
      const name = entry.querySelector(".name")?.textContent ?? "";
      const text = entry.querySelector("dd")?.textContent ?? "";
      // A message that is missing shows its own id.
      return !entry.querySelector(".symbol svg, .symbol i") || /^$|^az-/.test(name) || !/^[A-Z].*\.$/.test(text);
    });
    expect(poor.map((entry) => (entry as HTMLElement).dataset.symbol)).toEqual([]);
  });

  it("tells of nothing twice, and calls no two things by one name in a group", () => {
    for (const { entries } of legend.groups(words)) {
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    }
    const ids = legend.groups(words).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows the spaces of this table's track, with the real numbers", () => {
    const space = (id: string): string => open().querySelector(`[data-symbol=track-${id}] svg`)?.getAttribute("viewBox") ?? "";
    expect(space("end")).not.toBe("");
    expect(new Set(["now", "disc", "old-ones", "start", "lamp", "end", "closed"].map(space)).size).toBe(7);
  });
});
