// Generated from the server's schemas by `make types`; do not edit.

/**
 * A scenario marker on a corner of lands.
 */
export interface CornerView {
  lands: string[];
  kind: string;
  face?: string;
}

/**
 * What an adversary or a scenario counts, and the number at which the game is lost, if it is (else 0).
 */
export interface CounterView {
  name: string;
  number: number;
  limit: number;
}

/**
 * What makes the game more difficult: an adversary, a scenario or a variant, and by how much.
 */
export interface DifficultyView {
  kind: string;
  name: string;
  number: number;
}

/**
 * An adversary with its level.
 */
export interface FoeView {
  name: string;
  level: number;
}

/**
 * One invader action that is to come in a land if nobody acts. What is not said is nothing.
 */
export interface ForecastView {
  land: string;
  does: string;
  damage?: number;
  defend?: number;
  dealt?: number;
  blight?: number;
  spreads?: string[];
  dahan?: number;
  strikes?: number;
  destroyed?: {
    [k: string]: number;
  };
  added?: {
    [k: string]: number;
  };
  sort?: string;
  name?: string;
  chosen?: boolean;
  maybe?: boolean;
}

/**
 * The table.
 */
export interface IslandView {
  boards: string[];
  layout: string;
  foes: FoeView[];
  scenarios: string[];
  counters: CounterView[];
  difficulty: number;
  challenge: string;
  difficulty_parts: DifficultyView[];
  turn: number;
  phase: string;
  step: string;
  lands: LandView[];
  spirits: SpiritView[];
  slots: SlotView[];
  invader_deck: number[];
  invader_shown: {
    [k: string]: number;
  };
  invader_discard: string[];
  invader_face_down: number[];
  todo: string[];
  terror: number;
  fear: number;
  fear_pool: number;
  fear_left: number[];
  fear_earned: number;
  fear_resolved: string[];
  fear_shown: string[];
  under_fear: UnderFearView[];
  event: string;
  event_part: string;
  events_lasting: string[];
  events_left: number;
  event_discard: string[];
  blight_card: string;
  blight_left: number;
  blighted: boolean;
  has_blight_card: boolean;
  minors_left: number;
  majors_left: number;
  minors_discard: string[];
  majors_discard: string[];
  links: string[][];
  joined: string[][];
  gone: string[];
  added: number[][];
  lasting: LastingView[];
  forecast: ForecastView[];
  corners: CornerView[];
  score: number;
  score_parts: ScorePartView[];
  won: string;
  lost: string;
}

/**
 * A land where something is. What is not said is nothing.
 */
export interface LandView {
  id: string;
  pieces?: PieceView[];
  tokens?: {
    [k: string]: number;
  };
  blight?: number;
  presence?: number[];
  sacred?: number[];
  defend?: number;
  effects?: string[];
  isolated?: boolean;
  markers?: MarkerView[];
}

/**
 * Something that is in force for all: what sort of name it has, the name, and until when it holds.
 */
export interface LastingView {
  sort: string;
  name: string;
  until: string;
}

/**
 * Scenario markers that look the same; a face that is not said is nothing, or cannot be seen.
 */
export interface MarkerView {
  kind: string;
  number: number;
  face?: string;
}

/**
 * Pieces of one kind that look the same.
 */
export interface PieceView {
  kind: string;
  number: number;
  damage?: number;
  strife?: number;
}

/**
 * A part of the score: victory, difficulty, cards (left after a win, else gone), dahan or blight.
 */
export interface ScorePartView {
  name: string;
  number: number;
  points: number;
}

/**
 * A slot of the invader board: what it does, its cards, and the lands where they act as things stand.
 */
export interface SlotView {
  name: string;
  does: string;
  cards: string[];
  lands: string[];
}

/**
 * A spirit's panel and cards: hands are open among those who play together.
 */
export interface SpiritView {
  id: string;
  aspect: string;
  rules: string[];
  innates: string[];
  energy: number;
  income: number;
  plays: number;
  card_plays: number;
  open: number[];
  destroyed: number;
  hand: string[];
  played: string[];
  used: string[];
  discard: string[];
  lent: string[];
  drawn: string[];
  reserve: string[];
  markers: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
  kept: number;
  elements: {
    [k: string]: number;
  };
  levels: {
    [k: string]: number[];
  };
  stage: string;
  groups: number[];
  groups_left: number;
  growth: string[];
  done: boolean;
  notes: {
    [k: string]: number;
  };
  effects: string[];
  face_down: string[];
  slots: {
    [k: string]: string;
  };
  locked: number[];
}

/**
 * An invader card that lies face down in the fear deck: under how many fear cards, and its stage.
 */
export interface UnderFearView {
  above: number;
  stage: number;
}
