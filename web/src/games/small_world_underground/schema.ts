// Generated from the server's schemas by `make types`; do not edit.

/**
 * A combo on offer: its price, the coins that lie on it, and the tokens it brings.
 */
export interface ComboView {
  race: string;
  power: string;
  price: number;
  coins: number;
  tokens: number;
}

/**
 * What one source gave or cost a seat in one turn.
 */
export interface LedgerView {
  round: number;
  seat: number;
  source: SourceView;
}

/**
 * A player: coins are null where they are hidden from the viewer, and so is what they consist of.
 *
 * `scored` is the last turn that was scored, 0 for none; `earned`: its coins; `sources`: those of the whole game.
 */
export interface PlayerView {
  coins: number | null;
  scored: number;
  earned: SourceView[] | null;
  sources: SourceView[] | null;
  active: TroopView | null;
  declined: TroopView | null;
  avenged: boolean;
}

/**
 * One region where something is: who stands there, and what lies there. What is not said is nothing.
 */
export interface RegionView {
  id: string;
  seat?: number | null;
  race?: string;
  in_decline?: boolean;
  tokens?: number;
  monsters?: number;
  armor?: number;
  hammers?: number;
  finds?: string[];
  markers?: string[];
}

/**
 * Coins by where they came from or went to.
 *
 * `kind` is race, power, place or relic with its `name`, or `regions`, `start`, `price` or `found` without one.
 */
export interface SourceView {
  kind: string;
  name: string;
  coins: number;
}

/**
 * A race in play.
 */
export interface TroopView {
  race: string;
  power: string;
  hand: number;
  hammers: number;
  tray: number;
  in_decline: boolean;
  together: boolean;
}

/**
 * The table.
 */
export interface UndergroundView {
  round: number;
  rounds: number;
  phase: string;
  seat: number;
  first: number;
  regions: RegionView[];
  players: PlayerView[];
  combos: ComboView[];
  banners_left: number;
  badges_left: number;
  finds_left: number;
  hedge: string;
  taken_up: string[];
  provenance: string;
  ledger: LedgerView[];
}
