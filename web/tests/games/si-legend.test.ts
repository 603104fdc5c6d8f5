import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { ui } from "../../src/games/spirit_island";
import Legend from "../../src/table/Legend.svelte";
import type { Legend as LegendOf, Play } from "../../src/table/game";

const legend = ui.legend as LegendOf;
const INFO = { id: "spirit-island", verbs: {}, events: {}, names: {} } as unknown as GameInfo;
let words: GameWords;
let shown: HTMLElement;

const sheets = (): string[] => [...document.querySelectorAll("symbol[id^=si-]")].map(({ id }) => `#${id}`);
const drawn = (): string[] => [...shown.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

beforeAll(async () => {
  await speak("en");
  words = await GameWords.load(INFO, "en", () => ["Ana", "Bo"]);
});
beforeEach(() => {
  shown = render(Legend, { play: { words } as unknown as Play, legend }).container;
});
afterEach(cleanup);

describe("the legend of Spirit Island", () => {
  it("has every symbol of the sheets, and no other", () => {
    expect(sheets().length).toBeGreaterThan(90);
    expect([...new Set(drawn())].sort()).toEqual(sheets().sort());
  });

  it("has a picture, a name and a sentence for each entry", () => {
    const poor = [...shown.querySelectorAll("[data-symbol]")].filter((entry) => {
      const name = entry.querySelector(".name")?.textContent ?? "";
      const text = entry.querySelector("dd")?.textContent ?? "";
      // A message that is missing shows its own id.
      return !entry.querySelector(".symbol svg") || /^$|^[Ss]i-/.test(name) || !/^[A-Z0-9].*[.!]$/s.test(text);
    });
    expect(poor.map((entry) => (entry as HTMLElement).dataset.symbol)).toEqual([]);
  });

  it("tells of nothing twice", () => {
    const ids = legend.groups(words).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
