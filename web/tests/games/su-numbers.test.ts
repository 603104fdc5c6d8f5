/** What numbers consist of: the coins of a finished game, and prices. */
import { expect, test } from "vitest";

import type { MatchView, OptionView } from "$lib/schema";
import type { Play } from "../../src/table/game";
import { gained, gains, totals, turns } from "../../src/games/small_world_underground/final";
import { moments } from "../../src/games/small_world_underground/moments";
import { priceRows, signed, tellsBeside } from "../../src/games/small_world_underground/numbers";
import type { UndergroundView } from "../../src/games/small_world_underground/schema";

const line = (round: number, kind: string, coins: number, seat = 0) => ({ round, seat, source: { kind, name: "", coins } });
const world = {
  rounds: 2,
  ledger: [line(0, "start", 5), line(1, "price", -2), line(1, "regions", 4), line(2, "regions", 3), line(2, "power", 2), line(2, "power", -1), line(2, "regions", 9, 1)],
} as unknown as UndergroundView;
const play = { you: 0, words: { name: (_: string, id: string) => id, named: () => ({}) } } as unknown as Play;

test("the coins of a game are added up by what they were for; what is lost is something else", () => {
  expect(totals(world, 0)).toEqual({ regions: 7, race: 0, power: 2, place: 0, relic: 0, other: 2 });
  expect(turns(world, 0).map(gained)).toEqual([4, 5]);
  expect(turns(world, 0).map(gains)[1]).toEqual([
    { part: "regions", n: 3 },
    { part: "power", n: 2 },
  ]);
});

test("a price is told in its parts, things by their names", () => {
  const option = { facts: { cost: 2, terrain: "mine", "part-ground": 2, "part-tokens": 1, "part-ogres": -1 } } as unknown as OptionView;
  expect(priceRows(play, option).map(({ n, emblem }) => [n, emblem?.name])).toEqual([
    [2, undefined],
    [1, "token"],
    [-1, "ogres"],
  ]);
  expect([signed(2, true), signed(1), signed(-1)]).toEqual(["2", "+1", "−1"]);
});

test("hidden coins tell nothing", () => {
  const view = { ask: null, view: { players: [{ sources: [] }, { sources: null }] } } as unknown as MatchView;
  expect(tellsBeside("coins:0", view)).toBe(true);
  expect(tellsBeside("coins:1", view)).toBe(false);
});

test("coins are announced if there are any", () => {
  expect(moments.lasts({ kind: "scored", args: [0, 3] }, play)).toBeGreaterThan(moments.lasts({ kind: "scored", args: [1, 3] }, play));
  expect(moments.lasts({ kind: "counted", args: [0, 0] }, play)).toBe(0);
  expect(moments.lasts({ kind: "placed", args: [] }, play)).toBe(0);
});
