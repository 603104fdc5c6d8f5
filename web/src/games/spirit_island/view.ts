/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { MatchView } from "$lib/schema";

export interface PieceView {
  kind: string;
  number: number;
  damage?: number;
  strife?: number;
}

/** A land where something is. What is not said is nothing. */
export interface LandView {
  id: string;
  pieces?: PieceView[];
  tokens?: Record<string, number>;
  blight?: number;
  presence?: number[];
  sacred?: number[];
  defend?: number;
  effects?: string[];
  isolated?: boolean;
}

export interface SpiritView {
  id: string;
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
  elements: Record<string, number>;
  levels: Record<string, number[]>;
  stage: string;
  groups: number[];
  growth: string[];
  done: boolean;
  notes: Record<string, number>;
  effects: string[];
}

export interface SlotView {
  cards: string[];
  lands: string[];
}

export interface IslandView {
  boards: string[];
  layout: string;
  turn: number;
  phase: string;
  step: string;
  lands: LandView[];
  spirits: SpiritView[];
  explore: SlotView;
  build: SlotView;
  ravage: SlotView;
  invader_deck: number[];
  invader_discard: string[];
  todo: string[];
  terror: number;
  fear: number;
  fear_pool: number;
  fear_left: number[];
  fear_earned: number;
  fear_resolved: string[];
  fear_shown: string[];
  blight_card: string;
  blight_left: number;
  blighted: boolean;
  has_blight_card: boolean;
  minors_left: number;
  majors_left: number;
  minors_discard: string[];
  majors_discard: string[];
  drawn: string[];
  drawing: number | null;
  score: number;
  won: string;
  lost: string;
}

export const islandOf = (view: MatchView): IslandView => view.view as IslandView;
export const spiritOf = (island: IslandView, seat: number): SpiritView | null => island.spirits[seat] ?? null;

/** One land; a land of which nothing is said is empty. */
export function landOf(island: IslandView, id: string): Required<LandView> {
  const said = island.lands.find((land) => land.id === id);
  return { pieces: [], tokens: {}, blight: 0, presence: [], sacred: [], defend: 0, effects: [], isolated: false, id, ...said };
}

export const STEPS = ["ravage", "build", "explore"] as const;
export type Step = (typeof STEPS)[number];

/** Which invader actions are coming in a land, as the cards lie. */
export const comingTo = (island: IslandView, id: string): Step[] => STEPS.filter((step) => island[step].lands.includes(id));

// Targets: what the options point at and the elements carry as data-target.

export const landTarget = (land: unknown): string => `land:${String(land)}`;
export const powerTarget = (power: unknown): string => `power:${String(power)}`;
export const spiritTarget = (seat: unknown): string => `spirit:${String(seat)}`;

/** A piece of a land: `piece:A5:town`, or with damage and strife `piece:A5:town:1:0`. */
export function pieceTarget(land: unknown, kind: unknown, damage: unknown = 0, strife: unknown = 0): string {
  const marks = Number(damage) || Number(strife) ? `:${String(damage)}:${String(strife)}` : "";
  return `piece:${String(land)}:${String(kind)}${marks}`;
}
