import { readFileSync } from "node:fs";

import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { EMBLEMS } from "../../src/games/auztralia/art/emblems";
import { coastOf } from "../../src/games/auztralia/board/coast";
import { engravingOf } from "../../src/games/auztralia/board/engrave";
import { placesFor, thingsOn } from "../../src/games/auztralia/board/places";
import { trackOf } from "../../src/games/auztralia/board/rails";
import Board from "../../src/games/auztralia/Board.svelte";
import { around, boardMap, cornersOf, depthIn, maps, MARGIN, RADIUS, sizeOf, TALL, type RawMap, type RawTrack } from "../../src/games/auztralia/hexes";
import type { AuztraliaView } from "../../src/games/auztralia/view";
import type { GameInfo, MatchView } from "../../src/lib/schema";
import { GameWords, speak } from "../../src/lib/words";
import type { Play } from "../../src/table/game";
import { drawStandard, MAPS as NAMES } from "./az-tables";

const FOLDER = "../src/rulebound/games/auztralia/data";
const raw = <T>(name: string): T => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf8")) as T;
const track = raw<RawTrack>("track");
const MAPS = NAMES.map((name) => boardMap(raw<RawMap>(name), track));
const viewOf = (map: string): MatchView => ({ view: { map } }) as unknown as MatchView;

describe.each(MAPS)("the map $name", (map) => {
  it("has the size that is said before it is made", async () => {
    await drawStandard(map.name);
    expect(sizeOf(viewOf(map.name))).toEqual({ width: map.width, height: map.height });
    const loaded = await maps.load(map.name);
    expect(loaded.hexes).toHaveLength(map.hexes.length);
    expect(maps.known(map.name)).toBe(loaded);
  });

  it("keeps all hexes on the sheet, above the time track", () => {
    for (const { at } of map.hexes) {
      expect(at[0]).toBeGreaterThanOrEqual(MARGIN.side + RADIUS - 1);
      expect(at[0]).toBeLessThanOrEqual(map.width - MARGIN.side - RADIUS + 1);
      expect(at[1] - TALL / 2).toBeGreaterThanOrEqual(MARGIN.top - 1);
      expect(at[1] + TALL / 2).toBeLessThanOrEqual(map.foot);
    }
  });

  it("has an edge between any two hexes that touch, once, as the rules name it", () => {
    const order = new Map(map.hexes.map((hex, i) => [hex.id, i]));
    for (const { id, one, other } of map.edges) {
      expect(id).toBe(`${one.id}-${other.id}`);
      expect(order.get(one.id)).toBeLessThan(order.get(other.id) ?? -1);
      expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeCloseTo(TALL, 0);
    }
    const touching = map.hexes.flatMap((a, i) => map.hexes.slice(i + 1).filter((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < TALL + 1));
    expect(map.edges).toHaveLength(touching.length);
    expect(map.edgeById.size).toBe(map.edges.length);
  });

  it("has a coast that never runs inland of its hexes' borders", () => {
    const { line, beyond } = coastOf(map);
    expect(beyond !== "").toBe(map.inland.length > 0);
    const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points.length).toBeGreaterThan(200);
    // The strip of beach along the line is 12 wide on either side.
    const deepest = points.map((p) => Math.max(...map.hexes.map(({ at }) => depthIn(at, p))));
    expect(deepest.reduce((most, each) => Math.max(most, each))).toBeLessThan(12);
  });

  it("is engraved in a few paths for each ground, and always in the same way", () => {
    const engraving = engravingOf(map);
    expect(engraving.flatMap(({ hexes }) => hexes)).toHaveLength(map.hexes.length);
    for (const { layers } of engraving) expect(layers.length).toBeLessThan(8);
    expect(engravingOf(map)).toEqual(engraving);
  });
});

describe("a hex", () => {
  it("is flat on top, with odd columns half a hex lower", () => {
    const [east] = MAPS;
    const [a1, b1] = [east?.byId.get("a1"), east?.byId.get("b1")];
    expect((b1?.at[1] ?? 0) - (a1?.at[1] ?? 0)).toBeCloseTo(TALL / 2);
    const corners = cornersOf([0, 0]);
    expect(corners[4]?.[1]).toBe(corners[5]?.[1]);
  });

  it("has its neighbours from the north clockwise", () => {
    expect(around(3, 2)).toEqual([[2, 2], [2, 3], [3, 3], [4, 2], [3, 1], [2, 1]]);
    expect(around(3, 3)).toEqual([[2, 3], [3, 4], [4, 4], [4, 3], [4, 2], [3, 2]]);
  });

  it("knows how deep a point lies in it", () => {
    expect(depthIn([0, 0], [0, 0])).toBeCloseTo(TALL / 2);
    expect(depthIn([0, 0], [RADIUS, 0])).toBeCloseTo(0);
    expect(depthIn([0, 0], [0, TALL])).toBeLessThan(0);
  });
});

describe("the things on a hex", () => {
  it("are all there, what came last at the end", () => {
    const things = thingsOn({ id: "g5", farm: "corn", seat: 1, goods: { coal: 2 }, tiles: [{ level: 3 }], port: 0 });
    expect(things.map(({ what }) => what)).toEqual(["port", "farm", "goods", "tile"]);
    expect(thingsOn({ id: "g5" })).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("stand beside each other inside the hex: %i", (count) => {
    const places = placesFor(count);
    expect(places).toHaveLength(count);
    places.forEach((a, i) => {
      for (const sx of [-1, 1]) for (const sy of [-1, 1]) expect(depthIn([0, 0], [a.x + (sx * a.size) / 2, a.y + (sy * a.size) / 2])).toBeGreaterThan(0);
      for (const b of places.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
    });
  });

  it("find a place even if there are too many", () => {
    expect(placesFor(12)).toHaveLength(12);
  });
});

describe("a rail", () => {
  it("runs from hex to hex, or a little shorter", () => {
    const edge = MAPS[0]?.edgeById.get("a1-a2");
    if (!edge) throw new Error("no such edge");
    const [x, y] = edge.one.at;
    expect(trackOf(edge)).toMatch(new RegExp(`^M${String(x)} ${String(Math.round(y * 10) / 10)}L`, "u"));
    expect(trackOf(edge, 0.25)).not.toBe(trackOf(edge));
  });
});

describe("the emblems", () => {
  it("have a symbol for each name, and only those", () => {
    const folder = "src/games/auztralia/art";
    const text = ["Foe", "Goods", "Farm", "Place"].map((part) => readFileSync(`${folder}/${part}Symbols.svelte`, "utf8")).join("");
    const found = [...text.matchAll(/<symbol id="az-([\w-]+)"/gu)].map(([, id]) => id).sort();
    expect(found).toEqual(Object.entries(EMBLEMS).flatMap(([kind, names]) => names.map((name) => `${kind}-${name}`)).sort());
  });
});

describe("the board", { timeout: 20_000 }, () => {
  let words: GameWords;
  beforeAll(async () => {
    await speak("en");
    const game = { id: "auztralia", verbs: {}, events: {}, names: {} } as unknown as GameInfo;
    words = await GameWords.load(game, () => ["Ana", "Ben"]);
    await drawStandard();
    await maps.load("east");
  });

  const world: Partial<AuztraliaView> = {
    map: "east",
    end: 53,
    players: [],
    discs: [{ seat: 1, space: 4 }, { seat: 0, space: 4 }, { seat: null, space: 22 }],
    hexes: [
      { id: "k4", port: 0 },
      { id: "i4", tiles: [{ level: 2 }, { level: 1, kind: "zombie", vp: 1, capacity: 2, damage: [0, 1] }] },
      { id: "j5", farm: "corn", seat: 1, blighted: true },
      { id: "g5", goods: { coal: 3 } },
    ],
    rails: [{ one: "k4", other: "j4", seat: 0 }],
    card: null,
    fight: null,
  };

  function lay(lit: string[]): { press: ReturnType<typeof vi.fn>; point: ReturnType<typeof vi.fn> } {
    const [press, point] = [vi.fn(), vi.fn()];
    const play = { game: "auztralia", words, view: { view: world }, you: 0, players: [], log: [], pointed: null, lit: (target: string) => lit.includes(target), options: () => [], press, point, open: vi.fn() };
    render(Board, { props: { play: play as unknown as Play } });
    return { press, point };
  }

  const at = (target: string): Promise<SVGElement> =>
    vi.waitFor(() => {
      const found = document.querySelector<SVGElement>(`[data-target="${target}"]`);
      if (!found) throw new Error(`no ${target}`);
      return found;
    });
  const spoken = async (target: string): Promise<string> => (await at(target)).getAttribute("aria-label") ?? "";

  it("says what is on a hex", async () => {
    lay([]);
    expect(await spoken("hex:k4")).toContain("port of Ana");
    expect(await spoken("hex:i4")).toMatch(/level 2, face down.*has 1 of 2 damage, 1 point$/u);
    expect(await spoken("hex:j5")).toContain("blighted farm of Ben");
    expect(await spoken("hex:g5")).toMatch(/number 8, level 1.*3 /u);
    expect(document.querySelector("[aria-label*='Ben on 4, Ana on 4, the Old Ones on 22']")).not.toBeNull();
    expect(document.querySelectorAll("[data-target]")).toHaveLength(80);
  });

  it("has only what is lit in the order of the keyboard, and the edges that are open", async () => {
    const { press, point } = lay(["hex:k5", "edge:j4-j5"]);
    const edge = await at("edge:j4-j5");
    expect(await spoken("edge:j4-j5")).toMatch(/^Rail from j4 to j5/u);
    expect([...document.querySelectorAll("[data-target][tabindex='0']")].map((each) => (each as SVGElement).dataset["target"])).toEqual(["hex:k5", "edge:j4-j5"]);
    await fireEvent.click(edge);
    expect(press).toHaveBeenLastCalledWith("edge:j4-j5");
    const hex = await at("hex:k5");
    await fireEvent.keyDown(hex, { key: "Enter" });
    expect(press).toHaveBeenLastCalledWith("hex:k5");
    await fireEvent.focus(hex);
    expect(point).toHaveBeenLastCalledWith("hex:k5");
  });
});
