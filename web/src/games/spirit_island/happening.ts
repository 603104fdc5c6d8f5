/** The event card that is being done, or was done last: what came of it, as the log tells. */
import type { Play } from "../../table/game";

export interface Happening {
  name: string;
  /** Where in the log it was drawn. */
  at: number;
  /** The way that its main event went; null while that is not known. */
  way: string | null;
  /** Its token event and its dahan event, as far as they have begun. */
  parts: string[];
  /** What each seat has said so far, where all choose together. */
  votes: Map<number, string>;
}

/** The last event card that was drawn and done; null if the first turn, which passes without one, is all there was. */
export function lastHappening(play: Play): Happening | null {
  const at = play.log.findLastIndex(({ kind }) => kind === "event-drawn");
  const drawn = play.log[at];
  if (!drawn) return null;
  const found: Happening = { name: String(drawn.args[0]), at, way: null, parts: [], votes: new Map() };
  for (const { kind, args } of play.log.slice(at + 1)) {
    if (kind === "event-way") found.way = String(args[0]);
    else if (kind === "event-part") found.parts.push(String(args[0]));
    else if (kind === "agreed") found.votes.set(Number(args[0]), String(args[1]));
    else if (kind === "phase" || kind === "turn") break;
  }
  return found;
}

/** Whether the spirits have gone on since: then it is told of in the log alone. */
export const isPast = (play: Play, { at }: Happening): boolean => play.log.slice(at + 1).some(({ kind, args }) => kind === "phase" && args[0] === "fast");
