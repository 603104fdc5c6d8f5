/** How boards lie: each is a rhombus on a lattice of triangles, whose left side is its ocean. */
import layouts from "$package/games/spirit_island/data/layouts.json";
import type { Point } from "$lib/shape";

export interface Slot {
  offset: number[];
  rotation: number;
  /** How far it is drawn from there, so that islets lie apart. */
  shift?: number[];
}

export interface Layout {
  id: string;
  /** How many boards it has. */
  players: number;
  standard: boolean;
  slots: Slot[];
  /** Boards whose oceans face each other. */
  facing?: number[][];
}

export const LAYOUTS: readonly Layout[] = layouts.layouts;

export const layoutOf = (id: string): Layout | undefined => LAYOUTS.find((layout) => layout.id === id);

const HEIGHT = Math.sqrt(3) / 2;

/** Where a slot has its corner at the lower end of the ocean, and what turns a vector with it; a board's side is 1. */
export function placeOf({ offset, rotation, shift = [] }: Slot): { corner: Point; turned: (vector: Point) => Point } {
  const [u = 0, v = 0] = offset.map((each, at) => each + (shift[at] ?? 0));
  const turn = (rotation * Math.PI) / 3;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { corner: [u + v / 2, -HEIGHT * v], turned: ([x, y]) => [x * cos + y * sin, -x * sin + y * cos] };
}

export interface Sketch {
  viewBox: string;
  /** The outline of each board, and the side with its ocean. */
  boards: { outline: string; shore: string }[];
  /** The ways over the sea, from shore to shore. */
  crossings: string[];
}

const EDGE = 0.14;
const round = (n: number): number => Math.round(n * 1000) / 1000;
const path = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${String(round(x))} ${String(round(y))}`).join("");

/** A small drawing of a layout. */
export function sketchOf(layout: Layout): Sketch {
  const boards = layout.slots.map((slot) => {
    const { corner, turned } = placeOf(slot);
    const at = (x: number, y: number): Point => {
      const [dx, dy] = turned([x, y]);
      return [corner[0] + dx, corner[1] + dy];
    };
    // From the lower end of the ocean around; the upper end comes last.
    return [at(0, 0), at(1, 0), at(1.5, -HEIGHT), at(0.5, -HEIGHT)];
  });
  const [xs, ys] = [0, 1].map((axis) => boards.flatMap((ring) => ring.map((point) => point[axis] ?? 0))) as [number[], number[]];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  const size = [Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top];
  const shores = boards.map((ring) => [ring[0], ring[3]].filter((point) => point !== undefined));
  const middle = (points: readonly Point[]): Point => [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length) as [number, number];
  return {
    viewBox: [left, top, ...size].map(round).join(" "),
    boards: boards.map((ring, at) => ({ outline: `${path(ring)}Z`, shore: path(shores[at] ?? []) })),
    crossings: (layout.facing ?? []).map((pair) => path(pair.map((at) => middle(shores[at] ?? [])))),
  };
}
