/** Where the spaces of the time track lie: in two lines beneath the map. */
import type { BoardMap } from "../hexes";

/** How far the track is from the board's sides and from the map; how high its head and each of its lines are. */
export const TRACK = { left: 20, gap: 12, head: 24, row: 64 } as const;

export interface Space {
  n: number;
  x: number;
  y: number;
}

const half = (map: BoardMap): number => (map.track.last + 1) / 2;

export const topOf = (map: BoardMap): number => map.foot + TRACK.gap;

/** How wide a space is. */
export const cellOf = (map: BoardMap): number => (map.width - 2 * TRACK.left) / half(map);

export function spacesOf(map: BoardMap): Space[] {
  return Array.from({ length: map.track.last + 1 }, (_, n) => ({
    n,
    x: TRACK.left + (n % half(map)) * cellOf(map),
    y: topOf(map) + TRACK.head + Math.floor(n / half(map)) * TRACK.row,
  }));
}
