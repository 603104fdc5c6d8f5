/** Where things stand in a hex: as large as there is room, none over another. And where the compass lies in the sea. */
import { centreOf, type BoardMap } from "../hexes";
import type { HexView, TileView } from "../view";

export type Thing =
  | { what: "port"; seat: number }
  | { what: "outpost"; seat: number }
  | { what: "farm"; farm: string; seat: number; blighted: boolean }
  | { what: "goods"; goods: string; number: number }
  | { what: "tile"; tile: TileView };

export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Everything on a hex, what was there first before what came. */
export function thingsOn(hex: HexView): Thing[] {
  const port = hex.port ?? null;
  const outpost = hex.outpost ?? null;
  return [
    ...(port === null ? [] : [{ what: "port", seat: port } as const]),
    ...(outpost === null ? [] : [{ what: "outpost", seat: outpost } as const]),
    ...(hex.farm ? [{ what: "farm", farm: hex.farm, seat: hex.seat ?? 0, blighted: hex.blighted ?? false } as const] : []),
    ...Object.entries(hex.goods ?? {}).map(([goods, number]) => ({ what: "goods", goods, number }) as const),
    ...(hex.tiles ?? []).map((tile) => ({ what: "tile", tile }) as const),
  ];
}

/** How many stand in each row, and how large they are. */
const ROWS: Readonly<Record<number, readonly [number, ...number[]]>> = {
  1: [58, 1],
  2: [46, 2],
  3: [36, 2, 1],
  4: [35, 2, 2],
  5: [30, 3, 2],
  6: [28, 3, 3],
  7: [25, 2, 3, 2],
  8: [25, 3, 3, 2],
  9: [25, 3, 3, 3],
};

/** The places for so many things, around the middle of a hex. What has no place of its own any more lies on the last. */
export function placesFor(count: number): Place[] {
  const [size, ...rows] = ROWS[Math.min(count, 9)] ?? [58, 1];
  const step = size + 2.5;
  const places = rows.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, i) => ({
      x: (i - (wide - 1) / 2) * step,
      y: (row - (rows.length - 1) / 2) * step + (rows.length === 2 ? 4 : 1),
      size,
    })),
  );
  const last = places.at(-1) as Place;
  while (places.length < count) places.push({ ...last, x: last.x + 2, y: last.y + 2 });
  return places;
}

/** The middle of the compass, and how large it is. */
export function compassAt({ compass }: Pick<BoardMap, "compass">): Place {
  const [x, y] = centreOf(compass.row, compass.column);
  return { x, y, size: compass.size };
}
