/** How things stand with a card at this table: who has it, and where it lies. */
import { t } from "$lib/words";
import type { Play } from "../../table/game";

import { panelOf } from "./content";
import { islandOf } from "./view";

export interface Holder {
  seat: number;
  text: string;
}

/** The spirits that have this power, and whether it lies in hand, in play or discarded. */
export function holders(play: Play, power: string): Holder[] {
  return islandOf(play.view).spirits.flatMap((spirit, seat) => {
    const piles = ["hand", "played", "discard"] as const;
    const pile = piles.find((each) => spirit[each].includes(power)) ?? (panelOf(spirit.id)?.innates.includes(power) ? "innate" : null);
    return pile ? [{ seat, text: t(`si-lies-${pile}`, { player: play.words.seat(seat) }) }] : [];
  });
}
