// Generated from the server's schemas by `make types`; do not edit.

/**
 * A player: nothing of it is hidden.
 */
export interface AuztraliaPlayer {
  port: string;
  coal: number;
  iron: number;
  gold: number;
  phosphate: number;
  vp: number;
  hq: number;
  boxes: {
    [k: string]: number;
  };
  units: {
    [k: string]: number;
  };
  hand: string[];
  spent: string[];
  tiles: TileView[];
  rails_left: number;
  farms_left: {
    [k: string]: number;
  };
  score: number;
  strength: number;
  outposts: string[];
  outposts_left: number;
  tokens: number;
  waiting: string[];
}

/**
 * The table.
 */
export interface AuztraliaView {
  pack: string;
  map: string;
  mode: string;
  difficulty: string;
  coop: boolean;
  challenge: string;
  level: string;
  objective: string;
  variants: string[];
  phase: string;
  seat: number | null;
  doing: string;
  aim: string;
  going: {
    [k: string]: number;
  };
  order: number[];
  end: number;
  now: number;
  discs: DiscView[];
  hexes: HexView[];
  rails: RailView[];
  players: AuztraliaPlayer[];
  old_ones: number;
  hidden_tiles: number[];
  piles: number[];
  display: string[];
  exposed: string[];
  looking: string[];
  characters_left: number;
  cards_left: number;
  discard: number[];
  earlier: number[];
  revelations_left: number;
  revealed: string[];
  revelation: string;
  supply: {
    [k: string]: number;
  };
  units: UnitView[];
  outpost_cost: number;
  boxes: BoxView[];
  card: OldOneCardView | null;
  fight: FightView | null;
  lost_port: number | null;
  final: FinalView | null;
  provenance: {
    [k: string]: string;
  };
  token_kind: string;
  dark: DarkView | null;
  mythos_left: number;
  played: string[];
}

/**
 * An action box of who looks on: what using it takes now.
 */
export interface BoxView {
  id: string;
  least: number;
  most: number;
  gold: number;
  dear: boolean;
}

/**
 * Something that the Old One player can do: the time it takes, and how often it can still be done.
 */
export interface DarkActionView {
  id: string;
  time: number;
  left: number | null;
}

/**
 * Who plays the Old Ones. Its hand, what it has drawn, its tiles and their worth are seen by nobody else.
 */
export interface DarkView {
  seat: number;
  points: number;
  cards: number;
  hand: string[];
  drawn: string[];
  left: number[];
  tiles: TileView[];
  face_down: number;
  actions: DarkActionView[];
}

/**
 * A disc on the time track; the Old Ones' belongs to no seat.
 */
export interface DiscView {
  seat: number | null;
  space: number;
}

/**
 * A combat under way: the force, the damage on the top unit of each kind, and what the open card says.
 */
export interface FightView {
  seat: number;
  hex: string;
  force: {
    [k: string]: number;
  };
  hurt: {
    [k: string]: number;
  };
  sanity: number;
  most_sanity: number;
  capacity: {
    [k: string]: number;
  };
  at_port: boolean;
  used: string[];
  card: number | null;
  cards: number;
  rows: RowView[];
  defeated: boolean;
  place: string;
  wall: number;
  wall_hurt: number;
  bound: boolean;
  shield: number;
}

/**
 * How the scores came about, when the game is over.
 */
export interface FinalView {
  players: ScoreView[];
  old_ones: OldOnesScoreView;
}

/**
 * One hex where something is. What is not said is nothing.
 */
export interface HexView {
  id: string;
  tiles?: TileView[];
  goods?: {
    [k: string]: number;
  };
  farm?: string;
  seat?: number | null;
  blighted?: boolean;
  port?: number | null;
  outpost?: number | null;
  token?: string;
}

/**
 * The Old One card that was turned last: its direction from 1, north, and who it moves.
 */
export interface OldOneCardView {
  number: number;
  direction: number;
  clockwise: boolean;
  moves: string[];
}

/**
 * The Old Ones' final score by what it is for; tiles that were still face down count double.
 */
export interface OldOnesScoreView {
  seen: number;
  hidden: number;
  blighted: number;
  points: number;
}

/**
 * A rail across the edge between two hexes.
 */
export interface RailView {
  one: string;
  other: string;
  seat: number;
}

/**
 * A row of the Old One card that lies open in a fight.
 */
export interface RowView {
  kind: string;
  hits: string[];
  damage: number;
  airship: number;
  sanity: number;
}

/**
 * A player's final score by what it is for.
 */
export interface ScoreView {
  farms: number;
  phosphate: number;
  tokens: number;
  destroyed: number;
  characters: number;
  objective: number;
  reborn: number;
}

/**
 * An Old One tile. Of one that lies face down only the level is known; damage is given by seats.
 *
 * `secret`: it lies face down, and only who plays the Old Ones sees its face.
 */
export interface TileView {
  level: number;
  kind?: string;
  vp?: number;
  capacity?: number;
  mark?: string;
  damage?: number[];
  secret?: boolean;
}

/**
 * A kind of unit as it is for who looks on: what its characters add is counted.
 */
export interface UnitView {
  id: string;
  cost: number;
  range: number;
  capacity: number;
  time: number;
}
