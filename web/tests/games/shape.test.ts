import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { layoutOf, sizesOf } from "../../src/games/small_world_underground/board/layout";
import { sceneryOf } from "../../src/games/small_world_underground/board/scenery";
import { AREAS, boardMap, maps, regionCentre, sizeOf, type RawMap } from "../../src/games/small_world_underground/maps";
import { area, depth, depthField, inset, inside, outlines, rough, simplify, type Point } from "../../src/lib/shape";
import type { MatchView } from "../../src/lib/schema";

const FOLDER = "../src/rulebound/games/small_world_underground/maps";
const raw = (players: number): RawMap => JSON.parse(readFileSync(`${FOLDER}/${String(players)}p.json`, "utf8")) as RawMap;
const ALL = [2, 3, 4, 5];
const viewFor = (players: number): MatchView => ({ view: { players: Array(players).fill({}) } }) as unknown as MatchView;

describe("an outline", () => {
  it("is the same from both sides", () => {
    const [a, b]: Point[] = [[10, 20], [90, 70]] as const;
    expect(rough(b as Point, a as Point, 8, 0.13)).toEqual([...rough(a as Point, b as Point, 8, 0.13)].reverse());
  });

  it("bends the edges of two squares alike, and only where they are", () => {
    const left: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
    const right: Point[] = [[100, 0], [200, 0], [200, 100], [100, 100]];
    const drawn = outlines(new Map([["left", left], ["right", right]]), 10);
    const shared = drawn.borders.filter((border) => border.sides.length === 2);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.points.length).toBeGreaterThan(2);
    const total = area(drawn.regions.get("left")?.ring ?? []) + area(drawn.regions.get("right")?.ring ?? []);
    expect(Math.abs(total)).toBeCloseTo(Math.abs(area(drawn.rim)), 6);
  });

  it("drops only the points that hardly bend a line", () => {
    expect(simplify([[0, 0], [5, 0.1], [10, 0], [10, 10]], 0.3)).toEqual([[0, 0], [10, 0], [10, 10]]);
  });
});

describe("depth", () => {
  const square: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

  it("is the way to the nearest border, negative outside", () => {
    expect(depth([50, 10], square)).toBe(10);
    expect(depth([50, -7], square)).toBe(-7);
    expect(inside([99, 99], square)).toBe(true);
  });

  it("is nearly the same when it is looked up", () => {
    const at = depthField(square);
    for (const p of [[50, 10], [33, 71], [97, 4]] as const) expect(Math.abs(at(p) - depth(p, square))).toBeLessThan(1.5);
  });

  it("of a ring drawn further in is what was asked for", () => {
    const fine = square.flatMap((p, i): Point[] => {
      const q = square[(i + 1) % 4] as Point;
      return Array.from({ length: 10 }, (_, n) => [p[0] + ((q[0] - p[0]) * n) / 10, p[1] + ((q[1] - p[1]) * n) / 10]);
    });
    const ring = inset(fine, 20);
    expect(ring.length).toBeGreaterThan(8);
    for (const p of ring) expect(depth(p, square)).toBeGreaterThan(19);
    expect(inset(fine, 60)).toEqual([]);
  });
});

describe.each(ALL)("the map for %i", (players) => {
  const file = raw(players);
  const map = boardMap(file);

  it("fills its rim without gaps or overlaps", () => {
    const sum = map.regions.reduce((total, region) => total + Math.abs(area(region.ring)), 0);
    expect(sum).toBeCloseTo(Math.abs(area(map.rim)), 3);
  });

  it("has each border on two regions that the file calls adjacent, or on the rim", () => {
    const adjacent = new Map((file.regions as unknown as { id: string; adjacent: string[] }[]).map((r) => [r.id, r.adjacent]));
    for (const { sides } of map.borders) {
      expect(sides.length).toBeLessThanOrEqual(2);
      if (sides.length === 2) expect(adjacent.get(sides[0] as string)).toContain(sides[1]);
    }
  });

  it("has its size before it is loaded", () => {
    const [left, top, right, bottom] = file.board.play_area;
    expect(AREAS[players]).toEqual([right - left, bottom - top]);
    expect(sizeOf(viewFor(players))).toEqual({ width: map.width, height: map.height });
  });

  it("has room for a token and a price, a badge and three more things in every region", () => {
    const sizes = sizesOf(map.piece);
    for (const region of map.regions) {
      const { main, chip, small, badge } = layoutOf(map, region);
      if (region.terrain === "chasm") continue;
      for (const at of [main, chip, badge, ...small.slice(0, 3)]) expect(inside(at, region.ring), region.id).toBe(true);
      small.slice(0, 3).forEach((a, i) => {
        expect(Math.max(Math.abs(a[0] - main[0]), Math.abs(a[1] - main[1])), region.id).toBeGreaterThan(sizes.main * 0.6);
        for (const b of small.slice(0, i)) {
          expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])), region.id).toBeGreaterThan(sizes.small * 0.8);
        }
      });
    }
  });

  it("draws the same scenery every time, in few shapes", () => {
    const scenery = sceneryOf(map);
    expect(sceneryOf(map)).toEqual(scenery);
    expect(scenery.reduce((sum, { layers }) => sum + layers.length, 0)).toBeLessThan(1500);
    for (const { layers, region } of scenery) {
      expect(layers.length, region.id).toBeGreaterThan(2);
      for (const { d } of layers) expect(d).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe("loading", () => {
  it("fetches a map once and knows its regions then", async () => {
    expect(maps.known(2)).toBeNull();
    expect(regionCentre(2, "r07")).toBeNull();
    const map = await maps.load(2);
    expect(await maps.load(2)).toBe(map);
    const centre = regionCentre(2, "r07") as Point;
    expect(inside(centre, map.byId.get("r07")?.ring ?? [])).toBe(true);
  });

  it("fails for a number of players without a map", async () => {
    await expect(maps.load(9)).rejects.toThrow("9");
  });
});
