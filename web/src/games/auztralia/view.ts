/** The table as the server shows it. */
import type { MatchView } from "$lib/schema";

/** An Old One tile. Of one that lies face down only the level is known; damage is given by seats. */
export interface TileView {
  level: number;
  kind?: string;
  vp?: number;
  capacity?: number;
  mark?: string;
  damage?: number[];
}

/** A hex where something is. What is not said is nothing. */
export interface HexView {
  id: string;
  tiles?: TileView[];
  goods?: Record<string, number>;
  farm?: string;
  /** Whose farm. */
  seat?: number | null;
  blighted?: boolean;
  /** Whose port. */
  port?: number | null;
}

/** A rail across the edge between two hexes. */
export interface RailView {
  one: string;
  other: string;
  seat: number;
}

export interface PlayerView {
  port: string;
  coal: number;
  iron: number;
  gold: number;
  phosphate: number;
  vp: number;
  hq: number;
  boxes: Record<string, number>;
  units: Record<string, number>;
  hand: string[];
  spent: string[];
  tiles: TileView[];
  rails_left: number;
  farms_left: Record<string, number>;
  score: number;
}

/** A disc on the time track; the Old Ones' belongs to no seat. */
export interface DiscView {
  seat: number | null;
  space: number;
}

/** A row of the Old One card that lies open in a fight. */
export interface RowView {
  kind: string;
  hits: string[];
  damage: number;
  airship: number;
  sanity: number;
}

export interface FightView {
  seat: number;
  hex: string;
  force: Record<string, number>;
  hurt: Record<string, number>;
  sanity: number;
  at_port: boolean;
  used: string[];
  card: number | null;
  cards: number;
  rows: RowView[];
  defeated: boolean;
}

/** The Old One card that was turned last: its direction from 1, north, and who it moves. */
export interface CardView {
  number: number;
  direction: number;
  clockwise: boolean;
  moves: string[];
}

export interface WorldView {
  map: string;
  coop: boolean;
  challenge: string;
  level: string;
  objective: string;
  variants: string[];
  phase: string;
  seat: number | null;
  order: number[];
  end: number;
  discs: DiscView[];
  hexes: HexView[];
  rails: RailView[];
  players: PlayerView[];
  old_ones: number;
  hidden_tiles: number[];
  piles: number[];
  display: string[];
  looking: string[];
  characters_left: number;
  cards_left: number;
  revelations_left: number;
  revelation: string;
  supply: Record<string, number>;
  card: CardView | null;
  fight: FightView | null;
  lost_port: number | null;
  provenance: Record<string, string>;
}

export const worldOf = (view: MatchView): WorldView => view.view as WorldView;

export const playerOf = (world: WorldView, seat: number): PlayerView | null => world.players[seat] ?? null;

/** One hex; of one where nothing is the view says nothing. */
export function hexOf(world: WorldView, id: string): Required<HexView> {
  const said = world.hexes.find((hex) => hex.id === id);
  return { tiles: [], goods: {}, farm: "", seat: null, blighted: false, port: null, id, ...said };
}
