/** The lines of the railways. */
import { mix, number as f, type Point } from "../../small_world_underground/shape";
import type { BoardMap, Edge } from "../hexes";
import type { RailView } from "../view";

/** From hex to hex across their edge; `short`: how much of the way is left out at each end. */
export function trackOf({ one, other }: Edge, short = 0): string {
  const a = mix(one.at, other.at, short);
  const b = mix(other.at, one.at, short);
  return `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`;
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
