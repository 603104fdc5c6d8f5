import layouts from "$package/games/spirit_island/data/layouts.json";
import { describe, expect, it } from "vitest";

import { distance } from "../../src/lib/shape";
import { isSkipped, placed, thingsIn } from "../../src/games/spirit_island/board/places";
import { panelOf, powerOf, SPIRITS } from "../../src/games/spirit_island/content";
import { islandFor, type Land } from "../../src/games/spirit_island/island";
import { ISLAND } from "./si-samples";

const NAMES = ["A", "B", "C", "D", "E", "F"];
const keyFor = (id: string, players: number): string => [id, ...NAMES.slice(0, players)].join(" ");

function landOf(id: string): Land {
  const land = islandFor("standard-2 A B").byId.get(id);
  if (!land) throw new Error(id);
  return land;
}

describe("the island", () => {
  it.each(layouts.layouts)("has nine lands for each board and fits its frame in the layout $id", ({ id, players }) => {
    const { lands, width, height } = islandFor(keyFor(id, players));
    expect(lands.length).toBe(9 * players);
    const inside = lands.every(({ ring }) => ring.every(([x, y]) => x > 0 && y > 0 && x < width && y < height));
    expect(inside).toBe(true);
    expect(width / height).toBeLessThanOrEqual(1.25);
  });

  it("joins boards without a gap: the lands that meet share their border", () => {
    const { borders } = islandFor("standard-2 A B");
    const shared = borders.filter(({ sides }) => sides.length === 2 && new Set(sides.map((side) => side[0])).size === 2);
    const pairs = new Set(shared.map(({ sides }) => [...sides].sort().join(" ")));
    for (const pair of layouts.meeting["A.bottom|B.bottom"]) expect([...pairs]).toContain(`A${String(pair[0])} B${String(pair[1])}`);
  });

  it("turns a board by its layout: the second of two lies upside down", () => {
    expect(landOf("A0").at[0]).toBeLessThan(landOf("A8").at[0]);
    expect(landOf("B0").at[0]).toBeGreaterThan(landOf("B8").at[0]);
    expect(landOf("B1").at[1]).toBeGreaterThan(landOf("A1").at[1]);
  });

  it("has every land's number inside the land, clear of its middle", () => {
    for (const land of islandFor(keyFor("standard-4", 4)).lands) expect(land.depth(land.badge), land.id).toBeGreaterThan(12);
  });
});

describe("the pieces of a land", () => {
  const land = landOf("A5");

  it("are the invaders and dahan with their marks, presence by seats, blight", () => {
    const things = thingsIn(ISLAND.lands[0] ?? { id: "A5" });
    expect(things.map(({ kind, n, target }) => [kind, n, target])).toEqual([
      ["town", 2, "piece:A5:town:1:0"],
      ["dahan", 1, "piece:A5:dahan"],
      ["presence", 2, "piece:A5:presence-0"],
      ["blight", 1, "piece:A5:blight"],
    ]);
    expect(things[2]).toMatchObject({ seat: 0, sacred: true });
  });

  it("are also what lasts there for the turn; what is skipped strikes out a sign instead", () => {
    const warded = { id: "A5", effects: ["dahan-safe", "skip-ravage"], defend: 4 };
    expect(thingsIn(warded).map(({ kind, n, value }) => [kind, n, value])).toEqual([
      ["defend", 1, 4],
      ["lasting", 1, undefined],
    ]);
    expect(isSkipped(warded, "ravage")).toBe(true);
    expect(isSkipped(warded, "build")).toBe(false);
  });

  it("stand inside the land and not on each other, however many there are", () => {
    const thing = { symbol: "piece-town", n: 1, kind: "town", damage: 0, strife: 0 };
    for (let n = 1; n <= 9; n++) {
      const things = placed(Array.from({ length: n }, () => thing), land);
      for (const [i, { at, size }] of things.entries()) {
        expect(land.depth(at)).toBeGreaterThan(size * 0.4);
        for (const other of things.slice(i + 1)) expect(distance(at, other.at)).toBeGreaterThan(size);
      }
    }
  });
});

describe("what is printed", () => {
  it("comes from the engine: costs, elements, growth, tracks, rules", () => {
    expect(powerOf("raging-storm")).toMatchObject({ cost: 3, speed: "slow", range: 1, elements: { fire: 1, air: 1, water: 1 } });
    expect(panelOf("river-surges-in-sunlight")?.tracks[1]).toEqual({ name: "cards", counts: "plays", spaces: ["1", "2", "2", "3", "reclaim-1", "4", "5"] });
    for (const panel of Object.values(SPIRITS)) {
      for (const power of [...panel.innates, ...panel.uniques]) expect(powerOf(power), power).not.toBeNull();
      expect(panel.rules.length).toBeGreaterThan(0);
    }
  });
});
