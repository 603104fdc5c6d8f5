/** What the board reads of the game's view. */
import type { RegionView } from "../schema";
import type { Play } from "../../../table/game";

import { EMBLEMS } from "../art/emblems";

/** One region where something is. What is left out is nothing. */
export type Standing = RegionView;

const relics: readonly string[] = EMBLEMS.relic;
export const isRelic = (find: string): boolean => relics.includes(find);

export interface Price {
  cost: number;
  die: boolean;
}

/** What it costs to take a target; null if no option points at it, or if none has a price. */
export function priceOf(play: Play, target: string): Price | null {
  for (const { facts } of play.options(target)) {
    const cost = facts["cost"];
    if (typeof cost === "number") return { cost, die: facts["die"] === 1 };
  }
  return null;
}
