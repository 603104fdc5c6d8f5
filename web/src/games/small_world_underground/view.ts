/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { MatchView } from "$lib/schema";
import type { ComboView, PlayerView, RegionView, UndergroundView } from "./schema";

export const worldOf = (view: MatchView): UndergroundView => view.view as UndergroundView;

/** The regions that a player's active race, or the one in decline, stands in. */
export function heldBy(world: UndergroundView, seat: number, declined: boolean): RegionView[] {
  return world.regions.filter((region) => region.seat === seat && (region.in_decline ?? false) === declined);
}

export const playerOf = (world: UndergroundView, seat: number): PlayerView | null => world.players[seat] ?? null;

/** The target of a combo: a race is on offer once at most. */
export const comboTarget = (combo: Pick<ComboView, "race">): string => `combo:${combo.race}`;

/** A combo as one card: `{ kind: "combo", name: "drow magic" }`. */
export const comboCard = (combo: Pick<ComboView, "race" | "power">): { kind: string; name: string } => ({
  kind: "combo",
  name: `${combo.race} ${combo.power}`,
});
