/** What the options point at, and what a click on it does. */
import type { OptionView } from "$lib/schema";

import { comboTarget } from "./view";

const AT_A_REGION: readonly string[] = [
  "volcano",
  "reborn",
  "ancient",
  "conquer",
  "attempt",
  "roll",
  "bite",
  "swap",
  "abandon",
  "balrog",
  "take",
  "place",
  "armor",
  "queen",
  "ghost",
  "scepter",
  "ring",
  "sacrifice",
];

/** The region an option is about; null if it is about none. */
export function regionAt(option: OptionView): string | null {
  const at = option.verb === "bag" ? option.args[1] : AT_A_REGION.includes(option.verb) ? option.args[0] : null;
  return at === null || at === undefined ? null : String(at);
}

/** What an option points at; null: it is a button. */
export function target(option: OptionView): string | null {
  const region = regionAt(option);
  if (region !== null) return `region:${region}`;
  if (option.verb === "choose" || option.verb === "mimic") return comboTarget({ race: String(option.args[0]) });
  return null;
}

/** A click places one token. Whoever could attack a region in two ways is asked which. */
export function primary(options: OptionView[]): OptionView | null {
  if (!options.length || options.some((option) => option.verb !== "place")) return null;
  return options.reduce((least, option) => (Number(option.args[1]) < Number(least.args[1]) ? option : least));
}

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  return name.startsWith("region:") ? name.slice("region:".length) : null;
}
