import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { maps } from "../../src/games/auztralia/hexes";
import { ui } from "../../src/games/auztralia";
import Legend from "../../src/table/Legend.svelte";
import type { Legend as LegendOf, Play } from "../../src/table/game";
import { drawStandard } from "./az-tables";

const legend = ui.legend as LegendOf;
const INFO = { id: "auztralia", verbs: {}, events: {}, names: {} } as unknown as GameInfo;
let words: GameWords;
let shown: HTMLElement;

/** The symbols on the game's sheets, which lie on the page as soon as the game is loaded. */
const sheets = (): string[] => [...document.querySelectorAll("symbol[id^=az-]")].map(({ id }) => id);

const drawn = (): string[] => [...shown.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

beforeAll(async () => {
  await speak("en");
  words = await GameWords.load(INFO, () => ["Ana", "Bo"]);
  await drawStandard();
  await maps.load("east");
});

beforeEach(() => {
  const view = { view: { map: "east", end: 53, discs: [] } };
  shown = render(Legend, { play: { words, view } as unknown as Play, legend }).container;
}, 60_000);
afterEach(cleanup);

describe("the legend of AuZtralia", () => {
  it("has every symbol of the sheets", () => {
    const found = new Set(drawn());
    expect(sheets().length).toBeGreaterThan(50);
    expect(sheets().filter((id) => !found.has(`#${id}`))).toEqual([]);
  });

  it("draws no symbol that is not on a sheet", () => {
    expect(drawn().length).toBeGreaterThan(50);
    const known = new Set(sheets().map((id) => `#${id}`));
    expect(drawn().filter((href) => !known.has(href))).toEqual([]);
  });

  it("has a picture, a name and a sentence for each entry", () => {
    expect(shown.querySelectorAll("[data-symbol]").length).toBeGreaterThan(sheets().length);
    const poor = [...shown.querySelectorAll("[data-symbol]")].filter((entry) => {
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
    const number = (id: string): string => shown.querySelector(`[data-symbol=track-${id}] .number`)?.textContent ?? "";
    expect(["start", "lamp", "end", "closed"].map(number)).toEqual(["22", "23", "53", "54"]);
  });
});
