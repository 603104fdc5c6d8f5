/** The island: the boards put together as the layout says, every land with its outline. */
import shapes from "$package/games/spirit_island/data/shapes.json";
import { boxOf, depthField, distance, outlines, type Border, type Point, type Ring } from "$lib/shape";
import type { MatchView } from "$lib/schema";

import { mapLoader } from "../../table/kit/maps";
import { terrainOf, type Terrain } from "./content";
import { layoutOf, placeOf, type Slot } from "./layout/layouts";
import { islandOf } from "./view";

export interface Land {
  /** `A5`; the ocean of board A is `A0`. */
  id: string;
  board: string;
  number: number;
  terrain: Terrain;
  ring: Ring;
  d: string;
  /** The middle of the largest circle that fits, and its radius: there the pieces stand. */
  at: Point;
  room: number;
  /** Where its number stands. */
  badge: Point;
  depth: (at: Point) => number;
}

export interface Island {
  key: string;
  width: number;
  height: number;
  lands: Land[];
  byId: ReadonlyMap<string, Land>;
  borders: Border[];
  /** The ways over the sea, from ocean to ocean, where two face each other. */
  crossings: { id: string; from: Point; to: Point }[];
}


/** A land as it is drawn on its board. */
interface Shape {
  number: number;
  label: number[];
  clearance: number;
  polygon: number[][];
}

/** The layout of the thematic boards. */
export const THEMATIC = "thematic";
const QUAD = shapes.frame.quad;
const [LEFT = 0, FOOT = 0] = QUAD.ocean_bottom;
const SIDE = (QUAD.inland_bottom[0] ?? 0) - LEFT;
const MARGIN = 36;
/** The board is never much wider than it is high, so that the invaders' column stands beside it. */
const WIDEST = 1.24;
/** The board's tools lie over its upper right corner: so wide and so high, as shares of the board's height. */
const TOOLS = { width: 0.16, height: 0.08 };
/** Corners of two boards that meet may miss each other by so much. */
const NEAR = 4;
const STEP = 26;

/** `standard-2 A B`, and where boards lie that came later, and at which board: `standard-1 A C:1,0,2,0`. */
export const keyOf = (view: MatchView): string => {
  const { boards, layout, added } = islandOf(view);
  const first = boards.length - added.length;
  return [layout, ...boards.map((board, at) => (at < first ? board : `${board}:${(added[at - first] ?? []).join()}`))].join(" ");
};

export const islands = mapLoader(build);

/** The island of these boards, worked out once. */
export const islandFor = (key: string): Island => islands.known(key) ?? islands.keep(key, build(key));

export function sizeOf(view: MatchView): { width: number; height: number } {
  const { width, height } = islandFor(keyOf(view));
  return { width, height };
}

function build(key: string): Island {
  const [layout = "", ...boards] = key.split(" ");
  const laid = layoutOf(layout);
  const slots = [...(laid?.slots ?? [])];
  const placed = boards.map((each, at) => {
    const [board = "", added] = each.split(":");
    const [u = 0, v = 0, rotation = 0, beside = 0] = added?.split(",").map(Number) ?? [];
    if (added !== undefined) slots[at] = { offset: [u, v], rotation, shift: slots[beside]?.shift };
    return layout === THEMATIC ? boardOfMap(board) : placedBoard(board, slots[at] ?? { offset: [0, 0], rotation: 0 });
  });
  const { width, height, shift } = framed(placed.flatMap(({ lands }) => lands.flatMap(({ ring }) => [...ring])));
  const moved = (point: Point): Point => [round(point[0] + shift[0]), round(point[1] + shift[1])];
  const polygons = joined(
    new Map(placed.flatMap(({ board, lands }) => lands.map((land) => [`${board}${land.number}`, land.ring.map(moved)]))),
  );
  const drawn = outlines(polygons, STEP);
  const lands = placed.flatMap(({ board, lands: its }) =>
    its.map((land): Land => {
      const id = `${board}${land.number}`;
      const { ring, d } = drawn.regions.get(id) ?? { ring: [], d: "" };
      const at = moved(land.at);
      const within = depthField(ring, 10);
      return {
        id,
        board,
        number: land.number,
        terrain: terrainOf(board, land.number),
        ring,
        d,
        at,
        room: land.room,
        badge: badgeAt(id, ring, within, at),
        depth: within,
      };
    }),
  );
  const byId = new Map(lands.map((land) => [land.id, land]));
  return {
    key,
    width,
    height,
    lands,
    byId,
    crossings: (laid?.facing ?? []).flatMap((pair) => {
      const [one, other] = pair.map((at) => byId.get(`${placed[at]?.board ?? ""}0`));
      return one && other ? [{ id: `${one.board}-${other.board}`, from: one.at, to: other.at }] : [];
    }),
    borders: drawn.borders,
  };
}

/** A board where the layout has it: turned about its corner at the lower end of the ocean. */
function placedBoard(board: string, slot: Slot) {
  const { corner, turned } = placeOf(slot);
  const put = ([px = 0, py = 0]: readonly number[]): Point => {
    const [x, y] = turned([px - LEFT, py - FOOT]);
    return [SIDE * corner[0] + x, SIDE * corner[1] + y];
  };
  return shapesOf(shapes.boards[board as keyof typeof shapes.boards], board, put);
}

/** A thematic board, which has its one place on the map. */
function boardOfMap(board: string) {
  return shapesOf(shapes.thematic[board as keyof typeof shapes.thematic], board, ([x = 0, y = 0]) => [x, y]);
}

function shapesOf(printed: readonly Shape[], board: string, put: (point: readonly number[]) => Point) {
  const lands = printed.map(({ number, label, clearance, polygon }) => ({
    number,
    ring: polygon.map(put),
    at: put(label),
    room: clearance,
  }));
  return { board, lands };
}

/** Room around all that is drawn; where something would lie beneath the tools, it is moved down. */
function framed(points: readonly Point[]) {
  const { left, top, right, bottom } = boxOf(points);
  const width = right - left + 2 * MARGIN;
  const inner = bottom - top + 2 * MARGIN;
  const above = (Math.max(inner, width / WIDEST) - inner) / 2;
  const aside = right + MARGIN - TOOLS.width * inner;
  const highest = Math.min(...points.filter(([x]) => x > aside).map(([, y]) => y)) - top + MARGIN;
  const down = Math.max(0, TOOLS.height * inner - highest - above);
  return { width: Math.round(width), height: Math.round(inner + 2 * above + down), shift: [MARGIN - left, MARGIN - top + above + down] as Point };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Boards meet at each other's corners: every corner on a side becomes a corner of that side, at one place. */
function joined(polygons: ReadonlyMap<string, Ring>): Map<string, Ring> {
  const corners: Point[] = [];
  const one = (point: Point): Point => {
    const same = corners.find((corner) => distance(corner, point) < NEAR);
    if (!same) corners.push(point);
    return same ?? point;
  };
  const snapped = [...polygons].map(([id, ring]) => [id, ring.map(one)] as const);
  return new Map(
    snapped.map(([id, ring]) => [id, ring.flatMap((a, i) => [a, ...between(a, ring[(i + 1) % ring.length] ?? a, corners)])]),
  );
}

/** The corners that lie on the way from one to the other. */
function between(a: Point, b: Point, corners: readonly Point[]): Point[] {
  const length = distance(a, b);
  const along = ([x, y]: Point): number => ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length;
  const off = ([x, y]: Point): number => Math.abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / length;
  return corners
    .filter((corner) => off(corner) < NEAR && along(corner) > NEAR && along(corner) < length - NEAR)
    .sort((one, other) => along(one) - along(other));
}

/** Half the width of a land's name of two signs, what each more adds, how much smaller such a name is, and how far from it the signs of the invaders' actions stand. */
const BADGE = 30;
export const LETTER = 12;
export const SMALLER = 0.86;
export const SIGNS = 34;

/** Well inside the land, with room for the signs beside it, and as far from the pieces as can be. */
function badgeAt(id: string, ring: Ring, within: Land["depth"], from: Point): Point {
  const { left, top, right, bottom } = boxOf(ring);
  const half = id.length > 2 ? SMALLER * (BADGE + (LETTER / 2) * (id.length - 2)) : BADGE;
  let best: Point = from;
  let most = -Infinity;
  for (let x = left; x < right; x += 10) {
    for (let y = top; y < bottom; y += 10) {
      const far = Math.min(distance([x, y], from), 120);
      if (far < most) continue;
      const worth = far + 5 * Math.min(0, roomAt([x, y], half, from, within));
      if (worth > most) [best, most] = [[x, y], worth];
    }
  }
  return best;
}

/** How much room the number and the signs have there; less than nothing where they would stick out. */
function roomAt([x, y]: Point, half: number, from: Point, within: Land["depth"]): number {
  const signs = y + (from[1] > y ? SIGNS : -SIGNS);
  return Math.min(within([x - half, y]) - 9, within([x + half, y]) - 9, within([x, y]) - 18, within([x, signs]) - 18);
}
