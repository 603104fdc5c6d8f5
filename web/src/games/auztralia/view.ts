/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { MatchView } from "$lib/schema";
import type { AuztraliaPlayer, AuztraliaView, HexView, TileView, UnitView } from "./schema";

export type {
  AuztraliaPlayer,
  AuztraliaView,
  BoxView,
  DarkView,
  DiscView,
  FightView,
  HexView,
  OldOneCardView,
  RailView,
  RowView,
  TileView,
  UnitView,
} from "./schema";

export const worldOf = (view: MatchView): AuztraliaView => view.view as AuztraliaView;

export const playerOf = (world: AuztraliaView, seat: number): AuztraliaPlayer | null => world.players[seat] ?? null;

/** One hex; of one where nothing is the view says nothing. */
export function hexOf(world: AuztraliaView, id: string): Required<HexView> {
  const said = world.hexes.find((hex) => hex.id === id);
  return { tiles: [], goods: {}, farm: "", seat: null, blighted: false, port: null, outpost: null, token: "", id, ...said };
}

/** Whether this seat plays the Old Ones. */
export const isDark = (world: AuztraliaView, seat: number | null): boolean => seat !== null && world.dark?.seat === seat;

/** A kind of unit as it is for me. */
export const unitOf = (world: AuztraliaView, id: string): UnitView | null => world.units.find((unit) => unit.id === id) ?? null;

export const damageOn = (tile: TileView): number => (tile.damage ?? []).reduce((sum, each) => sum + each, 0);
