/** The coins of a finished game, added up for its end screen. */
import type { LedgerView, UndergroundView } from "./schema";

/** What coins are for; `other`: the start, what lay on races and their prices, and what others took. */
export const PARTS = ["regions", "race", "power", "place", "relic", "other"] as const;
export type Part = (typeof PARTS)[number];
/** Their colours: apart in light and in dark, and for colour-blind eyes by their lightness too. */
export const COLOURS: Readonly<Record<Part, string>> = {
  regions: "#a9793a",
  race: "#2f6f9f",
  power: "#d9a520",
  place: "#3f8a72",
  relic: "#8161b8",
  other: "#8d8780",
};
export type Sums = Readonly<Record<Part, number>>;

const NOTHING: Sums = { regions: 0, race: 0, power: 0, place: 0, relic: 0, other: 0 };

function partOf({ source: { kind, coins } }: LedgerView): Part {
  return coins > 0 ? (PARTS.find((part) => part === kind) ?? "other") : "other";
}

function sums(lines: readonly LedgerView[]): Sums {
  const found = { ...NOTHING };
  for (const line of lines) found[partOf(line)] += line.source.coins;
  return found;
}

/** All that a seat's coins were for. */
export const totals = ({ ledger }: UndergroundView, seat: number): Sums => sums(ledger.filter((line) => line.seat === seat));

/** The same for each turn. */
export function turns({ ledger, rounds }: UndergroundView, seat: number): Sums[] {
  return Array.from({ length: rounds }, (_, at) => sums(ledger.filter((line) => line.seat === seat && line.round === at + 1)));
}

/** What a turn brought by the parts that make up its bar, from the ground up. */
export const gains = (sum: Sums): { part: Part; n: number }[] =>
  PARTS.map((part) => ({ part, n: Math.max(0, sum[part]) })).filter(({ n }) => n > 0);

export const gained = (sum: Sums): number => gains(sum).reduce((all, { n }) => all + n, 0);
