/** A piece of a map, and of a game on it, for the pictures of the legend: drawn by the board's own components. */
import { boardMap, RADIUS, TALL, type BoardMap, type Hex, type RawMap } from "../hexes";
import type { AuztraliaView, HexView, TileView } from "../view";

type RawHex = RawMap["hexes"][number];

const PLAIN: RawHex = { id: "e4", row: 0, col: 0, terrain: "outback", level: null, number: null, survey: false, port: false, vp: 0 };
const EAST_OF_IT = { id: "f4", row: 0, col: 1 };

/** What is on the hex of each picture, where it is not plain outback. */
const HEXES: Readonly<Record<string, Partial<RawHex>>> = {
  "mark-number": { number: 17, level: 0 },
  "mark-level": { number: 17, level: 2 },
  "mark-survey": { survey: true },
  "piece-anchor": { terrain: "coast", port: true },
  "piece-port": { terrain: "coast" },
  "farm-cattle": { terrain: "hills" },
  "farm-corn": { terrain: "coast" },
};

/** A map of two hexes. */
export function mapFor(id: string): BoardMap {
  const [kind, terrain] = id.split("-");
  const ground = kind === "terrain" ? { terrain: terrain as RawHex["terrain"] } : {};
  const hex = { ...PLAIN, ...ground, ...HEXES[id] };
  const track = { old_ones: 0, end: 1, last: 1, revelations: [] };
  const hexes = [hex, { ...PLAIN, ...EAST_OF_IT }];
  return boardMap({ map: "legend", rows: 1, columns: 2, hexes, inland: [], compass: { row: 0, column: 0, size: 1 } }, track);
}

/** The part of the map that is shown, as a viewBox. */
export function cropOf(id: string, { at: [x, y] }: Hex): string {
  const around = (dx: number, dy: number, width: number, height = width): string =>
    [x + dx - width / 2, y + dy - height / 2, width, height].map((n) => n.toFixed(1)).join(" ");
  if (standingOf(id)) return around(0, 0, 76);
  if (id === "piece-anchor") return around(0, 0, 60);
  if (id === "piece-fight") return around(0, -6, 2 * RADIUS + 24);
  if (id === "mark-rail" || id === "mark-arrow") return around(RADIUS * 0.75, TALL / 4, 120);
  if (id === "mark-hex") return around(0, TALL / 2 - 16, 56, 40);
  return id.startsWith("mark-") ? around(0, -TALL / 2 + 18, 64, 44) : around(0, 0, 2 * RADIUS + 4);
}

/** A tile as it can lie on the map; the numbers are those of no tile in particular. */
const TILES: Readonly<Record<string, TileView>> = {
  "foe-unknown": { level: 2 },
  "mark-tile": { level: 2, kind: "shoggoth", capacity: 6, vp: 5, damage: [2, 1] },
  "mark-x": { level: 2, kind: "temple", capacity: 4, vp: 3, mark: "XX" },
};

/** What stands on the hex, if anything does. */
export function standingOf(id: string): HexView | null {
  const [kind, name = ""] = id.split("-");
  const tile = TILES[id];
  if (tile) return { id: PLAIN.id, tiles: [tile] };
  if (kind === "goods") return { id: PLAIN.id, goods: { [name]: 3 } };
  if (kind === "farm") return { id: PLAIN.id, farm: name, seat: 0 };
  if (id === "mark-blighted") return { id: PLAIN.id, farm: "sheep", seat: 0, blighted: true };
  return id === "piece-port" ? { id: PLAIN.id, port: 0 } : null;
}

const ON_MAP: readonly string[] = ["mark-number", "mark-level", "mark-survey", "mark-hex", "mark-rail", "mark-arrow", "piece-anchor", "piece-fight"];

export const isOnMap = (id: string): boolean => ON_MAP.includes(id) || id.startsWith("terrain-") || standingOf(id) !== null;

const NOW = 8;

/** The space that each picture of the time track shows. */
export function spaceOf(id: string, { track }: BoardMap, { end }: AuztraliaView): number {
  const spaces: Record<string, number | undefined> = {
    "track-now": NOW,
    "track-disc": NOW + 1,
    "track-old-ones": NOW + 2,
    "track-start": track.old_ones,
    "track-lamp": track.revelations[0],
    "track-end": end,
    "track-closed": end + 1,
  };
  return spaces[id] ?? 0;
}

/** Discs on three spaces. */
export const withDiscs = (world: AuztraliaView): AuztraliaView => ({
  ...world,
  discs: [
    { seat: 0, space: NOW },
    { seat: 1, space: NOW + 1 },
    { seat: null, space: NOW + 2 },
  ],
});
