/** The games that can be drawn: the one list of them. Each has its own folder, whose `card.ts` is all the lobby loads. */
import type { Component } from "svelte";

import type { FieldInfo } from "$lib/schema";
import type { GameWords } from "$lib/words";
import type { HowTo } from "../howto/script";
import type { GameUI } from "../table/game";
import { card as auztralia } from "./auztralia/card";
import { card as smallWorldUnderground } from "./small_world_underground/card";
import { card as spiritIsland } from "./spirit_island/card";

/** A question of the set-up, as a picker sees it. */
export interface PickerProps {
  field: FieldInfo;
  /** All questions: a picker may answer another one as well. */
  setup: readonly FieldInfo[];
  words: GameWords;
  /** The whole set-up. */
  answers: Readonly<Record<string, unknown>>;
  /** The values of a question that go with the other answers. */
  offered: (field: FieldInfo) => string[];
  /** Values that other seats have taken. */
  taken: readonly string[];
  value: unknown;
  /** The seat that answers; none for a question to the whole table. */
  seat?: number | undefined;
  disabled: boolean;
  /** Answers of this seat, or of the table, each by its question. */
  onanswer: (answers: Record<string, unknown>) => void;
}

/** What the lobby knows of a game before it is played. */
export interface GameCard {
  /** As the server calls it. */
  id: string;
  /** The picture of the game in the lobby. */
  Banner: Component;
  /** For some questions of the set-up, by their names: what stands beside the plain list of the values. */
  pickers?: Readonly<Record<string, () => Promise<{ default: Component<PickerProps> }>>>;
  /** What draws the game at the table; loaded when it is played. */
  load: () => Promise<{ ui: GameUI }>;
  /** The steps of "How to play", as the workshop has written them. */
  howTo: () => Promise<{ default: unknown }>;
}

const GAMES: ReadonlyMap<string, GameCard> = new Map([auztralia, smallWorldUnderground, spiritIsland].map((card) => [card.id, card]));

/** What draws this game; null for a game without a board of its own. */
export async function gameUI(id: string): Promise<GameUI | null> {
  const card = GAMES.get(id);
  return card ? (await card.load()).ui : null;
}

/** How this game is played, step by step; null for a game without a board of its own. */
export async function howToOf(id: string): Promise<HowTo | null> {
  const card = GAMES.get(id);
  return card ? ((await card.howTo()).default as HowTo) : null;
}

/** The picture of this game in the lobby, if it has one. */
export const bannerOf = (id: string): Component | undefined => GAMES.get(id)?.Banner;

/** What helps to answer this question of the game's set-up, if there is something. */
export const pickerOf = async (id: string, field: string): Promise<Component<PickerProps> | null> =>
  (await GAMES.get(id)?.pickers?.[field]?.())?.default ?? null;

/** Whether the client can draw this game. */
export const canDraw = (id: string): boolean => GAMES.has(id);
