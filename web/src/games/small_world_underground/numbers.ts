/** What numbers consist of, as the server tells it. */
import type { MatchView, OptionView } from "$lib/schema";
import type { Play } from "../../table/game";
import { t } from "$lib/words";

import { EMBLEMS, type EmblemKind } from "./art/emblems";
import type { SourceView } from "./schema";
import { playerOf, worldOf } from "./view";

/** One line of a sum. */
export interface Row {
  name: string;
  n: number;
  emblem: { kind: EmblemKind; name: string } | null;
}

const PART = "part-";
const KINDS = ["race", "power", "place", "relic"] as const;
const PIECES: Readonly<Record<string, readonly [EmblemKind, string]>> = {
  regions: ["piece", "token"],
  start: ["piece", "coin"],
  price: ["piece", "coin"],
  found: ["piece", "coin"],
  tokens: ["piece", "token"],
  monsters: ["piece", "monster"],
  armor: ["piece", "armor"],
  mountain: ["terrain", "black-mountain"],
};

const pieceOf = (word: string): Row["emblem"] => {
  const found = PIECES[word];
  return found ? { kind: found[0], name: found[1] } : null;
};

/** The target of a player's coins. */
export const coinsTarget = (seat: number): string => `coins:${String(seat)}`;

export function sourceRow(play: Play, { kind, name, coins }: SourceView): Row {
  if (name) return { name: play.words.name(kind, name), n: coins, emblem: { kind: kind as EmblemKind, name } };
  return { name: t(`su-part-${kind}`), n: coins, emblem: pieceOf(kind) };
}

/** The option of this target that has a price; null: none has. */
export const pricedOption = (options: readonly OptionView[]): OptionView | null => options.find(({ facts }) => typeof facts.cost === "number") ?? null;

/** What a price is made up of. */
export function priceRows(play: Play, { facts }: OptionView): Row[] {
  return Object.entries(facts)
    .filter(([key]) => key.startsWith(PART))
    .map(([key, n]) => {
      const cause = key.slice(PART.length);
      const kind = KINDS.find((each) => (EMBLEMS[each] as readonly string[]).includes(cause));
      if (kind) return { name: play.words.name(kind, cause), n: Number(n), emblem: { kind, name: cause } };
      return { name: t(`su-price-${cause}`), n: Number(n), emblem: pieceOf(cause) };
    });
}

/** A number with its sign; the first of a sum has none. */
export const signed = (n: number, first = false): string => (n < 0 ? `−${String(-n)}` : first ? String(n) : `+${String(n)}`);

/** Whether something is told beside a target: what coins one may see consist of, what a price is made up of. */
export function tellsBeside(target: string, view: MatchView): boolean {
  if (target.startsWith("coins:")) return (playerOf(worldOf(view), Number(target.slice("coins:".length)))?.sources ?? null) !== null;
  return pricedOption(view.ask?.options.filter(({ at }) => at === target) ?? []) !== null;
}
