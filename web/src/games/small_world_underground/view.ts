/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { ComboView, MatchView, PlayerView, RegionView, WorldView } from "$lib/schema";

/** So many combos lie in a full column (SU-015). */
export const COLUMN = 6;

export const worldOf = (view: MatchView): WorldView => view.view as WorldView;

/** One region; a region of which nothing is said is empty. */
export function regionOf(world: WorldView, id: string): Required<RegionView> {
  const said = world.regions.find((region) => region.id === id);
  return {
    seat: null,
    race: "",
    in_decline: false,
    tokens: 0,
    monsters: 0,
    armor: 0,
    hammers: 0,
    finds: [],
    markers: [],
    id,
    ...said,
  };
}

/** The regions that a player's active race, or the one in decline, stands in. */
export function heldBy(world: WorldView, seat: number, declined: boolean): RegionView[] {
  return world.regions.filter((region) => region.seat === seat && (region.in_decline ?? false) === declined);
}

export const playerOf = (world: WorldView, seat: number): PlayerView | null => world.players[seat] ?? null;

/** The target of a combo: a race is on offer once at most. */
export const comboTarget = (combo: Pick<ComboView, "race">): string => `combo:${combo.race}`;

/** A combo as one card: `{ kind: "combo", name: "drow magic" }`. */
export const comboCard = (combo: Pick<ComboView, "race" | "power">): { kind: string; name: string } => ({
  kind: "combo",
  name: `${combo.race} ${combo.power}`,
});
