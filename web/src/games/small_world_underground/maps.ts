/** The maps as data: loaded when a table needs one, scaled so that all boards are about as large. */
import type { MatchView } from "$lib/schema";
import { depthField, outlines, type Border, type Point, type Ring } from "$lib/shape";

import { mapLoader } from "../../table/kit/maps";

export type Terrain =
  | "black-mountain"
  | "mine"
  | "mudpool"
  | "mushroom-forest"
  | "mystic-crystal"
  | "river"
  | "chasm";

/** A region as the map file has it. */
interface RawRegion {
  id: string;
  terrain: Terrain;
  volcano: boolean;
  edge: boolean;
  label: Point;
  symbol_at: Point | null;
  polygon: Point[];
}

export interface RawMap {
  players: number;
  turns: number;
  board: { width: number; height: number; play_area: [number, number, number, number] };
  regions: RawRegion[];
}

export interface Region {
  id: string;
  /** As the region is called on the board: 7 for r07. */
  number: number;
  terrain: Terrain;
  volcano: boolean;
  edge: boolean;
  label: Point;
  symbol: Point | null;
  ring: Ring;
  d: string;
  /** How far inside its borders a point is. */
  depth: (p: Point) => number;
}

export interface BoardMap {
  players: number;
  turns: number;
  width: number;
  height: number;
  /** How large a race token is drawn; everything else goes by it. */
  piece: number;
  regions: Region[];
  byId: ReadonlyMap<string, Region>;
  borders: Border[];
  rim: Ring;
}

/** The rock around the map: at the top it carries the turn track. */
export const FRAME = { side: 30, top: 62, bottom: 30 } as const;

/** Width and height of the maps' play areas in their files, so that a board has its size before its map is here. */
export const AREAS: Readonly<Record<number, readonly [number, number]>> = {
  2: [1720, 910],
  3: [1437, 761],
  4: [980, 980],
  5: [980, 980],
};

const files = import.meta.glob<RawMap>("$package/games/small_world_underground/maps/*p.json", { import: "default" });

/** The maps by the number of players. */
export const maps = mapLoader(async (players: number): Promise<BoardMap> => {
  const name = Object.keys(files).find((path) => path.endsWith(`/${String(players)}p.json`));
  const read = name === undefined ? undefined : files[name];
  if (!read) throw new Error(`no map for ${String(players)} players`);
  return boardMap(await read());
});

/** Where the pieces of a region stand; null until the map is here. */
export const regionCentre = (players: number, id: string): Point | null => maps.known(players)?.byId.get(id)?.label ?? null;

export const playersOf = (view: MatchView): number => (view.view as { players: unknown[] }).players.length;

/** Width and height of the board's viewBox. */
export function sizeOf(view: MatchView): { width: number; height: number } {
  const [width, height] = AREAS[playersOf(view)] ?? [980, 980];
  return boardSize(width, height);
}

const scaleOf = (width: number, height: number): number => 1000 / Math.sqrt(width * height);

function boardSize(width: number, height: number): { width: number; height: number } {
  const scale = scaleOf(width, height);
  return {
    width: Math.round(width * scale) + 2 * FRAME.side,
    height: Math.round(height * scale) + FRAME.top + FRAME.bottom,
  };
}

/** A map file made ready to draw. */
export function boardMap(raw: RawMap): BoardMap {
  const [left, top, right, bottom] = raw.board.play_area;
  const scale = scaleOf(right - left, bottom - top);
  const place = ([x, y]: Point): Point => [
    Math.round(((x - left) * scale + FRAME.side) * 10) / 10,
    Math.round(((y - top) * scale + FRAME.top) * 10) / 10,
  ];
  const grain = 1000 / Math.sqrt(raw.regions.length);
  const drawn = outlines(new Map(raw.regions.map((r) => [r.id, r.polygon.map(place)])), grain / 10);
  const regions = raw.regions.map((r): Region => {
    const outline = drawn.regions.get(r.id);
    if (!outline) throw new Error(`no outline of ${r.id}`);
    const { ring, d } = outline;
    return {
      id: r.id,
      number: Number(r.id.slice(1)),
      terrain: r.terrain,
      volcano: r.volcano,
      edge: r.edge,
      label: place(r.label),
      symbol: r.symbol_at && place(r.symbol_at),
      ring,
      d,
      depth: depthField(ring),
    };
  });
  for (const region of regions) region.label = roomy(region, grain);
  return {
    players: raw.players,
    turns: raw.turns,
    ...boardSize(right - left, bottom - top),
    piece: Math.round(grain * 0.34),
    regions,
    byId: new Map(regions.map((region) => [region.id, region])),
    borders: drawn.borders,
    rim: drawn.rim,
  };
}

/** The region's label, moved away from the borders where it is too near to them for a token and what lies beside it. */
function roomy(region: Region, grain: number): Point {
  let best = region.label;
  let least = Infinity;
  for (let dx = -78; dx <= 78; dx += 6) {
    for (let dy = -78; dy <= 78; dy += 6) {
      const moved = Math.hypot(dx, dy) * 0.6;
      if (moved >= least) continue;
      const p: Point = [region.label[0] + dx, region.label[1] + dy];
      const room = region.depth(p);
      const lack = Math.max(0, grain * 0.25 - room) * 4 + Math.max(0, grain * 0.42 - room) * 1.3;
      if (lack + moved < least) [best, least] = [p, lack + moved];
    }
  }
  return best;
}
