/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { MatchView } from "$lib/schema";
import type { AuztraliaPlayer, AuztraliaView, HexView, TileView } from "./schema";

export type {
  AuztraliaPlayer,
  AuztraliaView,
  DarkView,
  DiscView,
  FightView,
  HexView,
  OldOneCardView,
  RailView,
  RowView,
  TileView,
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

export const damageOn = (tile: TileView): number => (tile.damage ?? []).reduce((sum, each) => sum + each, 0);
