/** The maps as hexes: flat on top, odd columns half a hex lower. Loaded when a table needs one. */
import type { MatchView } from "$lib/schema";
import type { Point, Ring } from "$lib/shape";

import { mapLoader } from "../../table/kit/maps";
import { packName, packTable } from "./tables";
import { worldOf } from "./view";

/** A hex as the map file has it. */
interface RawHex {
  id: string;
  row: number;
  col: number;
  terrain: string;
  level: number | null;
  number: number | null;
  survey: boolean;
  port: boolean;
  vp: number;
}

/** A part of the sheet beyond the hexes: from row to row, from column to column. */
export interface Inland {
  rows: [number, number];
  columns: [number, number];
}

export interface RawMap {
  map: string;
  rows: number;
  columns: number;
  /** Where the land goes on beyond the hexes; elsewhere is the sea. */
  inland: Inland[];
  compass: { row: number; column: number; size: number };
  hexes: RawHex[];
}

export interface RawTrack {
  old_ones: number;
  end: number;
  last: number;
  revelations: number[];
}

export interface Hex extends RawHex {
  at: Point;
  d: string;
}

/** The edge between two hexes: a rail can be laid across it. `id` is `g5-g6`, as the rules name the two. */
export interface Edge {
  id: string;
  one: Hex;
  other: Hex;
  middle: Point;
}

export interface BoardMap {
  name: string;
  width: number;
  height: number;
  rows: number;
  columns: number;
  inland: readonly Inland[];
  compass: RawMap["compass"];
  /** The lower end of the map; below it is the time track. */
  foot: number;
  hexes: Hex[];
  byId: ReadonlyMap<string, Hex>;
  edges: Edge[];
  edgeById: ReadonlyMap<string, Edge>;
  track: RawTrack;
}

/** From a hex's centre to its corners, and from its upper side to its lower one. */
export const RADIUS = 64;
export const TALL = RADIUS * Math.sqrt(3);
/** The sea and the paper around the hexes, and the strip of the time track beneath. */
export const MARGIN = { side: 52, top: 46, bottom: 50, track: 178 } as const;

/** So that a board has a size before its map is here. */
const USUAL = { rows: 8, columns: 11 } as const;

export const centreOf = (row: number, col: number): Point => [
  MARGIN.side + RADIUS + col * 1.5 * RADIUS,
  MARGIN.top + (row + 0.5 + (odd(col) ? 0.5 : 0)) * TALL,
];

const odd = (n: number): boolean => Math.abs(n % 2) === 1;

/** The corners of a hex, from the right one clockwise; `by` farther in. */
export function cornersOf([x, y]: Point, by = 0): Ring {
  const r = RADIUS - (by * 2) / Math.sqrt(3);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (i * Math.PI) / 3;
    return [round(x + r * Math.cos(turn)), round(y + r * Math.sin(turn))] as const;
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;

export function hexPath(at: Point, by = 0): string {
  return `M${cornersOf(at, by).map(([x, y]) => `${String(x)} ${String(y)}`).join("L")}Z`;
}

/** How far a point is inside a hex; less than nothing outside it. */
export function depthIn([cx, cy]: Point, [px, py]: Point): number {
  const x = Math.abs(px - cx);
  const y = Math.abs(py - cy);
  return TALL / 2 - Math.max(y, y / 2 + (x * Math.sqrt(3)) / 2);
}

/** The places north, north-east, south-east, south, south-west and north-west of a place. */
export function around(row: number, col: number): readonly (readonly [number, number])[] {
  const low = odd(col) ? 1 : 0;
  return [
    [row - 1, col],
    [row - 1 + low, col + 1],
    [row + low, col + 1],
    [row + 1, col],
    [row + low, col - 1],
    [row - 1 + low, col - 1],
  ];
}

export const placeKey = (row: number, col: number): string => `${String(row)},${String(col)}`;

const sizeFor = (rows: number, columns: number): { width: number; height: number; foot: number } => {
  const foot = Math.round(MARGIN.top + (rows + 0.5) * TALL + MARGIN.bottom);
  return { width: 2 * MARGIN.side + (1.5 * (columns - 1) + 2) * RADIUS, height: foot + MARGIN.track, foot };
};

/** Width and height of the board's viewBox. */
export function sizeOf(view: MatchView): { width: number; height: number } {
  const { rows, columns } = (packTable(worldOf(view).map) as RawMap | null) ?? USUAL;
  const { width, height } = sizeFor(rows, columns);
  return { width, height };
}

/** A map file made ready to draw. */
export function boardMap(raw: RawMap, track: RawTrack): BoardMap {
  const hexes = raw.hexes.map((hex): Hex => {
    const at = centreOf(hex.row, hex.col);
    return { ...hex, at, d: hexPath(at) };
  });
  const byPlace = new Map(hexes.map((hex, i) => [placeKey(hex.row, hex.col), i]));
  const edges = hexes.flatMap((one, i) =>
    around(one.row, one.col).flatMap(([row, col]): Edge[] => {
      const j = byPlace.get(placeKey(row, col)) ?? -1;
      const other = hexes[j];
      if (!other || j < i) return [];
      const middle: Point = [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2];
      return [{ id: `${one.id}-${other.id}`, one, other, middle }];
    }),
  );
  return {
    name: raw.map,
    rows: raw.rows,
    columns: raw.columns,
    inland: raw.inland,
    compass: raw.compass,
    ...sizeFor(raw.rows, raw.columns),
    hexes,
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    edges,
    edgeById: new Map(edges.map((edge) => [edge.id, edge])),
    track,
  };
}

/** The maps of the pack that is drawn; each pack has maps of its own. */
export const maps = mapLoader(
  (name: string): BoardMap => {
    const [raw, track] = [packTable(name) as RawMap | null, packTable("track") as RawTrack | null];
    if (!raw || !track) throw new Error(`no map ${name}`);
    return boardMap(raw, track);
  },
  (name) => `${packName}/${name}`,
);
