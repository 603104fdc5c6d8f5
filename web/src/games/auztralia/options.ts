/** What the options point at, and what a click on it does. */
import type { OptionView } from "$lib/schema";

import { BOXES } from "./tables";

const AT_A_HEX: readonly string[] = [
  ...["port", "dig", "farm", "target", "sally", "uncover", "bombard", "demolish", "restore"],
  ...["outpost", "battle", "put", "step", "rouse", "soothe", "wither", "endanger"],
];
/** Between two hexes: a rail that can be laid, or one that can be torn up. */
const AT_AN_EDGE: readonly string[] = ["rail", "tear"];
/** What the Old One player can do. */
export const DEEDS = ["place", "reveal", "move", "summon"] as const;
/** Characters on display; those in one's own hands are told apart from them, for they lie elsewhere. */
const ON_DISPLAY: readonly string[] = ["recruit", "swap", "clear", "sink", "kill"];
const IN_HAND: readonly string[] = ["play", "use", "keep", "give-up"];
const IN_SUPPLY: readonly string[] = ["buy", "enlist"];
const OF_MY_STACKS: readonly string[] = ["send", "hit", "sacrifice", "mend", "lose"];
const LAID_OUT: readonly string[] = ["objective", "variant", "turn"];
/** Mythos cards: in the hand, just drawn, or among those that were played. */
const MYTHOS: readonly string[] = ["mythos", "draw", "regain"];

/** What an option points at; null: it is a button. */
export function target({ verb, args }: OptionView): string | null {
  const [first, second] = args;
  if (AT_A_HEX.includes(verb)) return `hex:${String(first)}`;
  if (AT_AN_EDGE.includes(verb)) return `edge:${String(first)}-${String(second)}`;
  if ((BOXES as readonly string[]).includes(verb)) return `box:${verb}`;
  if (ON_DISPLAY.includes(verb)) return `card:${String(first)}`;
  if (IN_HAND.includes(verb)) return `hand:${String(first)}`;
  if (IN_SUPPLY.includes(verb)) return `unit:${String(first)}`;
  if (OF_MY_STACKS.includes(verb)) return `stack:${String(first)}`;
  if (LAID_OUT.includes(verb)) return `${verb}:${String(first)}`;
  if ((DEEDS as readonly string[]).includes(verb)) return `deed:${verb}`;
  if (MYTHOS.includes(verb)) return `mythos:${String(first)}`;
  if (verb === "only-outpost") return "unit:outpost";
  if (verb === "slay") return `prey:${String(first)}:${String(second)}`;
  if (verb === "reclaim") return `trophy:${String(first)}:${String(args[2])}`;
  if (verb === "strike") return `foe:${String(second)}`;
  return null;
}

export const inMarket = (name: string): boolean => name.startsWith("card:") || name.startsWith("unit:");

/** Whether something is chosen beside the board, or from the stacks below it: on a phone the boxes make room for it. */
export const chosenApart = (options: readonly OptionView[]): boolean =>
  options.map((option) => target(option) ?? "").some((name) => inMarket(name) || name.startsWith("stack:"));

/** Which goods, which farm, how many units: each of these ends something, so a click never guesses. */
export const primary = (): OptionView | null => null;

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  const [kind = "", ...rest] = name.split(":");
  const id = rest.join(":");
  switch (kind) {
    case "hex":
    case "box":
    case "deed":
      return id;
    case "mythos":
      return `mythos ${id}`;
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
