/** The lines of the railways. */
import { mix, number as f, pathOf, type Point } from "$lib/shape";
import type { BoardMap, Edge } from "../hexes";
import type { RailView } from "../view";

/** From hex to hex across their edge; `short`: how much of the way is left out at each end. */
export function trackOf({ one, other }: Edge, short = 0): string {
  const a = mix(one.at, other.at, short);
  const b = mix(other.at, one.at, short);
  return `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`;
}

/** The ground around such a track, as wide as this to both sides: an area to hit, even where the track is upright. */
export function bedOf({ one, other }: Edge, short: number, wide: number): string {
  const a = mix(one.at, other.at, short);
  const b = mix(other.at, one.at, short);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [x, y] = [((b[1] - a[1]) / far) * wide, ((a[0] - b[0]) / far) * wide];
  const corners: Point[] = [[a[0] + x, a[1] + y], [b[0] + x, b[1] + y], [b[0] - x, b[1] - y], [a[0] - x, a[1] - y]];
  return pathOf(corners);
}

/** A stop in the middle of a hex, for a round pen. */
const stopAt = ([x, y]: Point): string => `M${f(x)} ${f(y)}h0`;

interface Pen {
  dash: string | undefined;
  width: number;
  round: boolean;
}

/** What lies on the line of each seat, so that railways are not told apart by colour alone: nothing, dashes, dots, strokes across. */
const LINES: readonly (Pen | null)[] = [
  null,
  { dash: "9 7", width: 2.4, round: false },
  { dash: "0 8", width: 4, round: true },
  { dash: "2 5", width: 7, round: false },
  { dash: "14 4 2 4", width: 2.4, round: false },
  { dash: "0 5 7 5", width: 3.4, round: true },
];

export interface Line {
  seat: number;
  d: string;
  stops: string;
  pen: Pen | null;
}

/** All rails of each seat as one line. */
export function linesOf(map: BoardMap, rails: readonly RailView[]): Line[] {
  const bySeat = new Map<number, Line>();
  for (const { one, other, seat } of rails) {
    const edge = map.edgeById.get(`${one}-${other}`) ?? map.edgeById.get(`${other}-${one}`);
    if (!edge) continue;
    const line = bySeat.get(seat) ?? { seat, d: "", stops: "", pen: LINES[seat % LINES.length] ?? null };
    line.d += trackOf(edge);
    line.stops += stopAt(edge.one.at) + stopAt(edge.other.at);
    bySeat.set(seat, line);
  }
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat);
}
