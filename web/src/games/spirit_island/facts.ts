/** How things stand with a card at this table: who has it, and where it lies. */
import type { MatchView } from "$lib/schema";
import { t } from "$lib/words";
import type { CardRef, Play } from "../../table/game";

import { eventOf, powerOf } from "./content";
import { islandOf } from "./view";

export interface Holder {
  seat: number;
  text: string;
}

const PILES = ["hand", "played", "lent", "reserve", "discard"] as const;
const isDrawn = (view: MatchView, name: string): boolean => islandOf(view).spirits.some((spirit) => spirit.drawn.includes(name));

/** A power lies with a spirit or among the cards that were drawn; of the blight cards one lies open. */
export function cardNow(card: CardRef, view: MatchView): CardRef | null {
  const island = islandOf(view);
  if (card.kind === "blight") return card.name === island.blight_card ? card : null;
  if (card.kind !== "power") return card;
  const theirs = island.spirits.flatMap((spirit) => [...PILES.flatMap((pile) => spirit[pile]), ...spirit.innates]);
  return theirs.includes(card.name) || isDrawn(view, card.name) ? card : null;
}

/** What is pointed at: a power that does not lie spread on the stage, a card of the log, or a land in which something wants explaining. */
export function glance(target: string, view: MatchView): CardRef | null {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "power") return powerOf(name) && !isDrawn(view, name) ? { kind, name } : null;
  if (kind === "land" || kind === "piece") return wantsWords(view, name) ? { kind: "land", name } : null;
  if (kind === "happening") return eventOf(name) ? { kind, name } : null;
  if (kind === "fear" || kind === "rule" || kind === "blight") return name ? { kind, name } : null;
  return null;
}

/** The card of a land, when it is asked for. */
export function cardOf(target: string, view: MatchView): CardRef | null {
  const [kind = "", name = ""] = target.split(":");
  const island = islandOf(view);
  const is = (kind === "land" || kind === "piece") && (island.gone.includes(name) || island.lands.some(({ id }) => id === name));
  return is ? { kind: "land", name } : null;
}

/** Tokens, strife and what lasts in a land are told in words; what everybody knows is not. */
function wantsWords(view: MatchView, id: string): boolean {
  const island = islandOf(view);
  const land = island.lands.find((each) => each.id === id);
  if (!land) return island.gone.includes(id);
  if (land.markers?.length) return true;
  const strife = land.pieces?.some((piece) => piece.strife) ?? false;
  return strife || Object.keys(land.tokens ?? {}).length > 0 || (land.effects?.length ?? 0) > 0 || (land.isolated ?? false);
}

/** The spirits that have this power, and whether it lies in hand, in play or discarded. */
export function holders(play: Play, power: string): Holder[] {
  return islandOf(play.view).spirits.flatMap((spirit, seat) => {
    const pile = PILES.find((each) => spirit[each].includes(power)) ?? (spirit.innates.includes(power) ? "innate" : null);
    return pile ? [{ seat, text: t(`si-lies-${pile}`, { player: play.words.seat(seat) }) }] : [];
  });
}
