/** How things stand with a card at this table: who has it, and where it lies. */
import type { MatchView } from "$lib/schema";
import { t } from "$lib/words";
import type { CardRef, Play } from "../../table/game";

import { powerOf } from "./content";
import { islandOf } from "./view";

export interface Holder {
  seat: number;
  text: string;
}

const PILES = ["hand", "played", "lent", "discard"] as const;
const isDrawn = (view: MatchView, name: string): boolean => islandOf(view).spirits.some((spirit) => spirit.drawn.includes(name));

/** A power lies with a spirit or among the cards that were drawn; of the blight cards one lies open. */
export function cardNow(card: CardRef, view: MatchView): CardRef | null {
  const island = islandOf(view);
  if (card.kind === "blight") return card.name === island.blight_card ? card : null;
  if (card.kind !== "power") return card;
  const theirs = island.spirits.flatMap((spirit) => [...PILES.flatMap((pile) => spirit[pile]), ...spirit.innates]);
  return theirs.includes(card.name) || isDrawn(view, card.name) ? card : null;
}

/** A power that is pointed at; what lies spread on the stage is read there. */
export function glance(target: string, view: MatchView): CardRef | null {
  const name = target.startsWith("power:") ? target.slice("power:".length) : "";
  return powerOf(name) && !isDrawn(view, name) ? { kind: "power", name } : null;
}

/** The spirits that have this power, and whether it lies in hand, in play or discarded. */
export function holders(play: Play, power: string): Holder[] {
  return islandOf(play.view).spirits.flatMap((spirit, seat) => {
    const pile = PILES.find((each) => spirit[each].includes(power)) ?? (spirit.innates.includes(power) ? "innate" : null);
    return pile ? [{ seat, text: t(`si-lies-${pile}`, { player: play.words.seat(seat) }) }] : [];
  });
}
