/** Where the targets of options lie, and what a click on one does. */
import type { OptionView } from "$lib/schema";

export const inMarket = (name: string): boolean => name.startsWith("card:") || name.startsWith("unit:");

/** Whether something is chosen beside the board, or from the stacks below it: on a phone the boxes make room for it. */
export const chosenApart = (options: readonly OptionView[]): boolean =>
  options.map(({ at }) => at ?? "").some((name) => inMarket(name) || name.startsWith("stack:"));

/** Which goods, which farm, how many units: each of these ends something, so a click never guesses. */
export const primary = (): OptionView | null => null;

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  const [kind = "", ...rest] = name.split(":");
  const id = rest.join(":");
  switch (kind) {
    case "hex":
    case "box":
    case "action":
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
