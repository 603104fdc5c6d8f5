/** What a click on a target does. */
import type { OptionView } from "$lib/schema";

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
