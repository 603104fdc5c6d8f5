import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { ui as underground } from "../../src/games/small_world_underground";
import { ui as island } from "../../src/games/spirit_island";
import Legend from "../../src/table/Legend.svelte";
import type { Legend as LegendOf, Play } from "../../src/table/game";

const GAMES = [
  { game: "small-world-underground", ui: underground, prefix: "su-", least: 60 },
  { game: "spirit-island", ui: island, prefix: "si-", least: 90 },
];

describe.each(GAMES)("the legend of $game", ({ game, ui, prefix, least }) => {
  const legend = ui.legend as LegendOf;
  let words: GameWords;
  let shown: HTMLElement;

  const sheets = (): string[] => [...document.querySelectorAll(`symbol[id^=${prefix}]`)].map(({ id }) => `#${id}`);
  const drawn = (): string[] => [...shown.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

  beforeAll(async () => {
    await speak("en");
    const info = { id: game, verbs: {}, events: {}, names: {} } as unknown as GameInfo;
    words = await GameWords.load(info, () => ["Ana", "Bo"]);
  });
  beforeEach(() => {
    shown = render(Legend, { play: { words } as unknown as Play, legend }).container;
  });
  afterEach(cleanup);

  it("has every symbol of the sheets, and no other", () => {
    expect(sheets().length).toBeGreaterThan(least);
    expect([...new Set(drawn())].sort()).toEqual(sheets().sort());
  });

  it("has a picture, a name and a sentence for each entry", () => {
    const poor = [...shown.querySelectorAll("[data-symbol]")].filter((entry) => {
      const name = entry.querySelector(".name")?.textContent ?? "";
      const text = entry.querySelector("dd")?.textContent ?? "";
      // A message that is missing shows its own id.
      return !entry.querySelector(".symbol svg") || name === "" || name.toLowerCase().startsWith(prefix) || !/^[A-Z0-9].*[.!]$/s.test(text);
    });
    expect(poor.map((entry) => (entry as HTMLElement).dataset.symbol)).toEqual([]);
  });

  it("tells of nothing twice", () => {
    const ids = legend.groups(words).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
