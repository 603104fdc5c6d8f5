/** The spirits as the gallery shows them: in which order, which of them, and whether they can be chosen. */
import type { FieldInfo } from "$lib/schema";
import type { GameWords } from "$lib/words";
import type { PickerProps } from "../..";
import { ASPECTS, SPIRITS, type Figures, type Panel } from "../content";

export const COMPLEXITIES = ["low", "moderate", "high", "very-high"] as const;
export type Complexity = (typeof COMPLEXITIES)[number];
export const ALL = "all";

export const FIGURES = ["offence", "control", "fear", "defence", "utility"] as const satisfies (keyof Figures)[];
/** The greatest figure. */
export const MOST = 5;

/** The field that another face of the spirit is chosen by, where the set-up has it. */
const ASPECT_FIELD = "aspects";

export interface Entry {
  id: string;
  name: string;
  panel: Panel;
  complexity: Complexity;
  /** What its box is called. */
  box: string;
  /** Simple, and with cards that come by themselves: good for a first game. */
  first: boolean;
  /** Why it cannot be chosen. */
  closed: "taken" | "boxed" | null;
}

type Asked = Pick<PickerProps, "field" | "offered" | "taken" | "words">;

/** All spirits of the game: those for beginners first, then by complexity, and what is not in play at the end. */
export function entriesOf({ field, offered, taken, words }: Asked): Entry[] {
  const open = offered(field);
  const entries = (field.values ?? []).flatMap((id): Entry[] => {
    const panel = SPIRITS[id];
    if (!panel) return [];
    const closed = !open.includes(id) ? "boxed" : taken.includes(id) ? "taken" : null;
    const complexity = panel.complexity.replace(" ", "-") as Complexity;
    return [{ id, name: words.name("spirit", id), panel, complexity, box: boxName(words, panel.box), first: isFirst(panel), closed }];
  });
  const rank = ({ closed, first, complexity }: Entry): number =>
    (closed === "boxed" ? 100 : 0) + (first ? 0 : 10) + COMPLEXITIES.indexOf(complexity);
  return entries.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

const isFirst = ({ complexity, progression }: Panel): boolean => complexity === "low" && progression.length > 0;

const boxName = (words: GameWords, box: string): string =>
  words.has(`setup-boxes-${box}`) ? words.text(`setup-boxes-${box}`) : box;

/** Letters and digits only, without accents: "Lightning's" is found by "lightnings" and by "LIGHTNING S". */
const plain = (text: string): string => text.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Those of this complexity whose name has every word of the search. */
export function found(entries: readonly Entry[], search: string, complexity: string): Entry[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  return entries.filter(
    (entry) => (complexity === ALL || entry.complexity === complexity) && words.every((word) => plain(entry.name).includes(word)),
  );
}

/** The other faces of a spirit that can be chosen now; none where the set-up does not ask for them. */
export function aspectsOf(spirit: string, { setup, offered }: Pick<PickerProps, "setup" | "offered">): string[] {
  const field = aspectField(setup);
  return field ? offered(field).filter((aspect) => ASPECTS[aspect]?.spirit === spirit) : [];
}

export const aspectField = (setup: readonly FieldInfo[]): FieldInfo | undefined =>
  setup.find(({ name, per_seat }) => name === ASPECT_FIELD && per_seat);

/** What is answered when this spirit is chosen, with this aspect: one of another spirit goes. */
export function answersFor(spirit: string, aspect: string | null, { field, setup }: Pick<PickerProps, "field" | "setup">): Record<string, unknown> {
  const other = aspectField(setup);
  return { ...(other ? { [other.name]: aspect ?? other.default ?? other.values?.[0] } : {}), [field.name]: spirit };
}

/** Where an arrow key leads in a grid of so many columns; null for any other key. */
export function stepTo(key: string, at: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: count - 1 };
  const to = steps[key];
  if (to === undefined) return null;
  return to < 0 || to >= count ? at : to;
}
