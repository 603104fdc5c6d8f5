/** What the options point at, and what a click on it does. */
import type { OptionView } from "$lib/schema";

import { BOXES } from "./tables";

const AT_A_HEX: readonly string[] = ["port", "dig", "farm", "target", "sally", "uncover", "bombard", "demolish", "restore"];
/** Characters on display; those in one's own hands are told apart from them, for they lie elsewhere. */
const ON_DISPLAY: readonly string[] = ["recruit", "swap", "clear"];
const IN_HAND: readonly string[] = ["play", "use", "keep"];
const IN_SUPPLY: readonly string[] = ["buy", "enlist"];
const OF_MY_STACKS: readonly string[] = ["send", "hit", "sacrifice", "mend"];
const LAID_OUT: readonly string[] = ["objective", "variant"];

/** What an option points at; null: it is a button. */
export function target({ verb, args }: OptionView): string | null {
  const [first, second] = args;
  if (AT_A_HEX.includes(verb)) return `hex:${String(first)}`;
  if (verb === "rail") return `edge:${String(first)}-${String(second)}`;
  if ((BOXES as readonly string[]).includes(verb)) return `box:${verb}`;
  if (ON_DISPLAY.includes(verb)) return `card:${String(first)}`;
  if (IN_HAND.includes(verb)) return `hand:${String(first)}`;
  if (IN_SUPPLY.includes(verb)) return `unit:${String(first)}`;
  if (OF_MY_STACKS.includes(verb)) return `stack:${String(first)}`;
  if (LAID_OUT.includes(verb)) return `${verb}:${String(first)}`;
  if (verb === "strike") return `foe:${String(second)}`;
  return null;
}

export const inMarket = (name: string): boolean => name.startsWith("card:") || name.startsWith("unit:");

/** Which goods, which farm, how many units: each of these ends something, so a click never guesses. */
export const primary = (): OptionView | null => null;

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  const [kind = "", ...rest] = name.split(":");
  const id = rest.join(":");
  switch (kind) {
    case "hex":
    case "box":
      return id;
    case "edge":
      return `rail ${id.split("-").join(" ")}`;
    case "card":
      return `recruit ${id}`;
    case "hand":
      return `play ${id}`;
    case "unit":
      return `buy ${id}`;
    default:
      return null;
  }
}
