/** Where in a land its pieces stand: in rows around its middle. */
import { distance, type Point } from "$lib/shape";

import { SIGNS, type Land } from "../island";
import { pieceTarget, type LandView } from "../view";

export interface Thing {
  /** What draws it. */
  symbol: string;
  n: number;
  /** The letter of a piece or token that has no picture. */
  letter?: string;
  /** A number that belongs to it though it is one: defend 4. */
  value?: number;
  /** What can be pressed; none for what is only shown. */
  target?: string;
  kind: string;
  damage: number;
  strife: number;
  /** It is a marker of a scenario. */
  marker?: boolean;
  /** Whose presence, and whether a sacred site. */
  seat?: number;
  sacred?: boolean;
}

export interface Placed extends Thing {
  at: Point;
  size: number;
}

const MARKERS: readonly string[] = ["ward", "flame", "isles-heart", "element"];
const markerSymbol = (kind: string): string => `marker-${MARKERS.includes(kind) ? kind : "other"}`;

const SKIP = "skip-";

/** What lasts in a land for the turn, besides the invader actions that are skipped: those strike out a sign. */
export const lastingIn = (land: LandView): string[] => (land.effects ?? []).filter((kind) => !kind.startsWith(SKIP));
export const isSkipped = (land: LandView | undefined, step: string): boolean => land?.effects?.includes(SKIP + step) ?? false;

const DRAWN: readonly string[] = [
  ...["explorer", "town", "city", "dahan", "thief"].map((kind) => `piece-${kind}`),
  ...["beasts", "wilds", "disease", "badlands"].map((kind) => `token-${kind}`),
];

/** A thief whose face has been seen. */
const THIEF = "thief-";

/** What draws a piece or token: a plain disc if a box brought it that has no picture here. */
export function symbolOf(group: "piece" | "token", kind: string): string {
  if (kind.startsWith(THIEF)) return kind === `${THIEF}blank` ? "piece-thief" : "piece-thief-loot";
  return DRAWN.includes(`${group}-${kind}`) ? `${group}-${kind}` : "piece-other";
}

const picture = (group: "piece" | "token", kind: string): Pick<Thing, "symbol" | "letter"> => {
  const symbol = symbolOf(group, kind);
  return symbol === "piece-other" ? { symbol, letter: kind.slice(0, 1).toUpperCase() } : { symbol };
};

/** All that stands in a land: invaders, dahan, what harms, presence, tokens, defence. */
export function thingsIn(land: LandView): Thing[] {
  const plain = { damage: 0, strife: 0 };
  const pieces = (land.pieces ?? []).map(({ kind, number, damage = 0, strife = 0 }): Thing => {
    return { ...picture("piece", kind), n: number, kind, damage, strife, target: pieceTarget(land.id, kind, damage, strife) };
  });
  const at = (kind: string): string => pieceTarget(land.id, kind);
  const blight: Thing[] = land.blight ? [{ symbol: "piece-blight", n: land.blight, kind: "blight", target: at("blight"), ...plain }] : [];
  const presence = (land.presence ?? []).flatMap((n, seat): Thing[] =>
    n
      ? [{ symbol: "piece-presence", n, kind: "presence", seat, sacred: land.sacred?.includes(seat) ?? false, target: at(`presence-${String(seat)}`), ...plain }]
      : [],
  );
  const tokens = Object.entries(land.tokens ?? {}).map(([name, n]): Thing => ({ ...picture("token", name), n, kind: name, target: at(name), ...plain }));
  const defend: Thing[] = land.defend
    ? [{ symbol: "piece-defend", n: 1, value: land.defend, kind: "defend", ...plain }]
    : [];
  const lasting = lastingIn(land).length;
  const effects: Thing[] = lasting ? [{ symbol: "sign-lasting", n: lasting, kind: "lasting", ...plain }] : [];
  return [...pieces, ...presence, ...blight, ...tokens, ...markersIn(land), ...defend, ...effects];
}

/** What scenarios have laid there; a marker that stands for a piece is drawn as that. */
function markersIn({ pieces = [], markers = [] }: LandView): Thing[] {
  const stands = (kind: string): boolean => pieces.some((piece) => piece.kind === kind || piece.kind.startsWith(`${kind}-`));
  return markers
    .filter(({ kind }) => !stands(kind))
    .map(({ kind, number, face = "" }) => ({ symbol: face ? `element-${face}` : markerSymbol(kind), n: number, kind, marker: true, damage: 0, strife: 0 }));
}

const SIZES = [76, 70, 64, 58, 53, 48, 44, 40, 36, 33, 30];
const OFFSETS = [0, 14, -14, 28, -28, 42, -42, 56, -56, 70, -70];
/** What the number of a land and the signs beside it take. */
const BADGE = 34;

interface Grid {
  step: number;
  cells: Point[];
}

const known = new WeakMap<Land, Map<number, Grid>>();

/** The things of a land, each at its place; many of them are smaller. */
export function placed(things: readonly Thing[], land: Land): Placed[] {
  const { step, cells } = gridFor(land, things.length);
  return things.map((thing, i) => ({ ...thing, at: cells[i] ?? land.at, size: step * 0.84 }));
}

/** So many places in this land, as large as they can be; found once. */
function gridFor(land: Land, n: number): Grid {
  const grids = known.get(land) ?? new Map<number, Grid>();
  known.set(land, grids);
  const grid = grids.get(n) ?? findGrid(land, n);
  grids.set(n, grid);
  return grid;
}

function findGrid(land: Land, n: number): Grid {
  const shapes = [2, 3, 1, 4, 5].filter((columns) => columns <= n);
  for (const step of SIZES) {
    for (const columns of shapes) {
      for (const dy of OFFSETS) {
        for (const dx of OFFSETS) {
          const cells = cellsAt([land.at[0] + dx, land.at[1] + dy], n, columns, step);
          if (cells.every((cell) => fits(land, cell, step))) return { step, cells };
        }
      }
    }
  }
  const step = (land.room * 2) / Math.ceil(Math.sqrt(n) + 0.5);
  return { step, cells: cellsAt(land.at, n, Math.ceil(Math.sqrt(n)), step) };
}

const fits = (land: Land, cell: Point, step: number): boolean =>
  land.depth(cell) >= step * 0.5 && distance(cell, land.badge) >= step * 0.42 + BADGE && distance(cell, signsAt(land)) >= step * 0.42 + 20;

/** Where the signs of the invaders' actions stand: beside the number, towards the middle. */
export const signsAt = ({ badge: [x, y], at }: Land): Point => [x, y + (at[1] > y ? SIGNS : -SIGNS)];

/** Rows around a middle, the last one centred. */
function cellsAt([x, y]: Point, n: number, columns: number, step: number): Point[] {
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return [x + ((i % columns) - (inRow - 1) / 2) * step, y + (row - (rows - 1) / 2) * step];
  });
}
