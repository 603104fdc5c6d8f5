/** What is printed, in words. */
import type { OptionView } from "$lib/schema";
import { t } from "$lib/words";
import type { Play } from "../../table/game";

import { listed, type Counts, type Power } from "./content";
import { isNumber, symbolsOf } from "./marks";

const LETTERS: Readonly<Record<string, string>> = { J: "jungle", M: "mountain", S: "sands", W: "wetland" };

/** The terrains that a target names, as `J/W` does; none if it is no matter of terrain. */
export function terrainsOf(target: string): string[] {
  const words = target.split("/").map((letter) => LETTERS[letter]);
  return words.every((word) => word !== undefined) ? (words as string[]) : [];
}

export function targetText(target: string): string {
  const terrains = terrainsOf(target);
  if (terrains.length) return terrains.map((terrain) => t(`si-terrain-${terrain}`)).join(t("si-or"));
  return t(`si-target-${target.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-/, "")}`);
}

/** From where and how far a power reaches; empty for one that targets a spirit. */
export function rangeText({ range, source }: Power): string {
  if (range === null) return "";
  const [kind = "P", terrain = ""] = source.split(" in ");
  const where = t(kind === "SS" ? "si-from-sacred" : "si-from-presence");
  const from = terrain ? t("si-from-in", { where, terrain: t(`si-terrain-${LETTERS[terrain] ?? ""}`) }) : where;
  return t("si-range", { range, from });
}

export const elementsText = (counts: Counts): string =>
  listed(counts)
    .map(({ element, n }) => t("si-elements", { n, element: t(`si-element-${element}`) }))
    .join(", ");

/** A power card as it is read out. */
export function powerText(play: Pick<Play, "words">, name: string, power: Power): string {
  return [
    play.words.name("power", name),
    t(`si-speed-${power.speed}`),
    ...(power.kind === "innate" ? [] : [t("si-cost", { n: power.cost })]),
    elementsText(power.elements),
    rangeText(power),
    targetText(power.target),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a level of an innate power, or a threshold, adds. */
export function levelText(play: Pick<Play, "words">, name: string, level: number): string {
  const id = `power-${name}-level-${String(level)}`;
  return play.words.has(id) ? play.words.text(id) : "";
}

/** A power card read out to its end, with what it does and what its thresholds add. */
export function wholeText(play: Pick<Play, "words">, name: string, power: Power): string {
  const levels = power.needs.map((need, at) => {
    const words = levelText(play, name, at + 1);
    return words ? `${elementsText(need)}: ${words}` : "";
  });
  return [powerText(play, name, power), t(`si-kind-${power.kind}`), play.words.textOf("power", name), ...levels].filter(Boolean).join(". ");
}

export interface Unlocked {
  power: string;
  level: number;
}

/** The thresholds that would be met, as the server says: `massive-flooding 2, wash-away 1`. */
export function unlocks(options: readonly OptionView[]): Unlocked[] {
  const said = options.map(({ facts }) => facts["unlocked-powers"]).filter((each) => typeof each === "string");
  return said.flatMap((text) =>
    [...text.matchAll(/([a-z-]+) (\d+)/g)].map(([, power = "", level = "0"]) => ({ power, level: Number(level) })),
  );
}

/** What a symbol of growth or of a track means. */
export function symbolText(play: Pick<Play, "words">, symbol: string): string {
  const [number = "", counts = ""] = symbol.split("-");
  if (isNumber(symbol)) return counts ? t(`si-more-${counts}`, { n: Number(number) }) : number;
  return play.words.has(`symbol-${symbol}`) ? play.words.name("symbol", symbol) : t(`si-element-${symbol}`);
}

/** What a space of a track gives, in words. */
export const spaceText = (play: Pick<Play, "words">, space: string): string =>
  symbolsOf(space)
    .map((symbol) => symbolText(play, symbol))
    .join(", ");
