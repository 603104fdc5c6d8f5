/** What a price or a number is made up of, as the server tells it: facts named `part-<what>-<cause>`. */
import type { MatchView, OptionView } from "$lib/schema";
import { t } from "$lib/words";
import type { Play } from "../../table/game";
import type { FigureKind } from "./figures/figures";
import { PEOPLE } from "./figures/people";

export interface Row {
  text: string;
  n: number;
  figure: readonly [FigureKind, string];
  /** It changes what the line before says. */
  more: boolean;
}

const PART = /^part-([a-z]+)-(.+)$/;
const FIGURES: Readonly<Record<string, readonly [FigureKind, string]>> = {
  time: ["piece", "time"],
  gold: ["goods", "gold"],
  coal: ["goods", "coal"],
  iron: ["goods", "iron"],
  cube: ["piece", "cube"],
  range: ["piece", "range"],
  capacity: ["piece", "capacity"],
  pieces: ["piece", "supply"],
  most: ["piece", "farm"],
};

/** The first option at a target that says what it is made up of; units say it on their cards. */
export function pricedOption(target: string, view: MatchView): OptionView | null {
  if (/^(unit|stack):/.test(target)) return null;
  const options = view.ask?.options.filter(({ at }) => at === target) ?? [];
  return options.find(({ facts }) => Object.keys(facts).some((fact) => PART.test(fact))) ?? null;
}

export function rowsOf({ words }: Play, { facts, args }: OptionView): Row[] {
  let before = "";
  return Object.entries(facts).flatMap(([fact, n]) => {
    const [, what = "", cause = ""] = PART.exec(fact) ?? [];
    if (!what) return [];
    const more = what === before;
    before = what;
    const text = cause in PEOPLE ? words.name("character", cause) : t(`az-part-${what}-${cause}`);
    const goods = what === "pieces" ? (["goods", String(args[1])] as const) : undefined;
    return [{ text, n: Number(n), figure: goods ?? FIGURES[what] ?? ["piece", "deck"], more }];
  });
}

/** What characters add to a unit's printed numbers, in words. */
export function helpFor({ view, words }: Play, unit: string): string[] {
  const option = view.ask?.options.find(({ args, facts }) => args[0] === unit && "part-range-printed" in facts);
  return Object.entries(option?.facts ?? {}).flatMap(([fact, n]) => {
    const [, what = "", cause = ""] = PART.exec(fact) ?? [];
    return cause in PEOPLE ? [t("az-part-help", { what: t(`az-part-${what}`), n: Number(n), name: words.name("character", cause) })] : [];
  });
}
