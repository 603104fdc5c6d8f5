import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import type { BoardMap } from "../../src/games/auztralia/hexes";
import { bedOf } from "../../src/games/auztralia/board/rails";
import type { Edge, Hex } from "../../src/games/auztralia/hexes";
import { sitesOf, survey } from "../../src/games/auztralia/survey.svelte";
import type { Play } from "../../src/table/game";

const HEXES = [
  { id: "a1", number: 44 },
  { id: "e7", number: 1 },
  { id: "h7", number: null },
  { id: "k4", number: null },
];
const map = { byId: new Map(HEXES.map((hex) => [hex.id, hex])) } as unknown as BoardMap;

function table(phase: string): Play {
  const hexes = [
    { id: "a1", tiles: [{ level: 3 }] },
    { id: "e7", tiles: [{ level: 1 }] },
    { id: "h7", goods: { iron: 3 } },
    { id: "k4", port: 0 },
  ];
  return { you: 0, view: { result: null, view: { phase, hexes } } } as unknown as Play;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.pace = "normal";
  survey.skip();
});

describe("the survey", () => {
  it("goes by the numbers of the sites, and leaves ports alone", () => {
    expect(sitesOf(table("ports"), map)).toEqual(["h7", "e7", "a1"]);
  });

  it("lays out site after site, and is shown once for a table", () => {
    survey.begin(table("ports"), map, "/table/x");
    expect(survey.site).toBe("h7");
    expect(survey.hides("a1")).toBe(true);
    vi.advanceTimersByTime(75);
    expect(survey.site).toBe("e7");
    expect(survey.hides("h7")).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(survey.going).toBe(false);
    survey.begin(table("ports"), map, "/table/x");
    expect(survey.going).toBe(false);
    survey.begin(table("ports"), map, "/table/y");
    survey.skip();
    expect(survey.hides("a1")).toBe(false);
  });

  it("is not shown in the middle of a game, nor without animations", () => {
    survey.begin(table("play"), map, "/table/x");
    expect(survey.going).toBe(false);
    settings.pace = "off";
    survey.begin(table("ports"), map, "/table/x");
    expect(survey.going).toBe(false);
  });
});

describe("the ground around an edge", () => {
  const hex = (at: readonly [number, number]): Hex => ({ at }) as unknown as Hex;
  it("is wide enough to hit, upright or not", () => {
    const upright = { one: hex([0, 0]), other: hex([0, 100]) } as unknown as Edge;
    expect(bedOf(upright, 0.25, 20)).toBe("M20 25L20 75L-20 75L-20 25Z");
  });
});
