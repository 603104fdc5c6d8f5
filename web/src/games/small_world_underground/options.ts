/** What a click on a target does. */
import type { OptionView } from "$lib/schema";

/** A click places one token. Whoever could attack a region in two ways is asked which. */
export function primary(options: OptionView[]): OptionView | null {
  if (!options.length || options.some((option) => option.verb !== "place")) return null;
  return options.reduce((least, option) => (Number(option.args[1]) < Number(least.args[1]) ? option : least));
}

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  return name.startsWith("region:") ? name.slice("region:".length) : null;
}
