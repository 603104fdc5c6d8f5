/** What the options point at, and what a click on it does. */
import type { OptionView } from "$lib/schema";

import { landTarget, pieceTarget, powerTarget, spiritTarget } from "./view";

/** Where among its arguments the land of an option stands. */
const LAND_AT: Readonly<Record<string, number>> = {
  target: 0,
  "target-far": 0,
  land: 0,
  lose: 0,
  presence: 1,
  follow: 1,
  choke: 1,
};

/** The piece stands in the land that the option names. */
const AT_A_PIECE: readonly string[] = ["hit", "graze", "destroy", "remove", "replace", "strife", "gather"];
/** The piece goes to the land that the option names. */
const TO_A_LAND: readonly string[] = ["push", "move"];
/** What uses a power with fewer elements than there are is a button: a click on the power uses them all. */
const WITH_A_POWER: readonly string[] = ["play", "keep", "forget", "give", "reclaim", "use", "hasten", "repeat"];
/** What is shown where it is printed on a panel, or in a row of its own. */
const NAMED: readonly string[] = ["group", "grow", "bonus", "element"];

const MARKED = "-marked";

/** What an option points at; null: it is a button. */
export function target({ verb, args }: OptionView): string | null {
  const plain = verb.endsWith(MARKED) ? verb.slice(0, -MARKED.length) : verb;
  if (AT_A_PIECE.includes(plain)) {
    return plain === verb ? pieceTarget(args[1], args[0]) : pieceTarget(args[3], args[0], args[1], args[2]);
  }
  if (TO_A_LAND.includes(plain)) return landTarget(args.at(-1));
  if (verb in LAND_AT) return landTarget(args[LAND_AT[verb] ?? 0]);
  if (WITH_A_POWER.includes(verb)) return powerTarget(args[0]);
  if (verb === "spirit") return spiritTarget(args[0]);
  return NAMED.includes(verb) ? `${verb}:${String(args[0])}` : null;
}

/** Where several options lead, as to a land from two tracks or to a piece with more or less damage, it is asked which. */
export const primary = (): OptionView | null => null;

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  const [kind = "", what = ""] = name.split(":");
  switch (kind) {
    case "land":
    case "piece":
      return what;
    case "power":
      return `use ${what}`;
    case "use":
    case "play":
    case "group":
      return `${kind} ${what}`;
    default:
      return null;
  }
}
