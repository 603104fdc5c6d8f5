/** The games that can be drawn: the one list of them. Each has its own folder, whose `card.ts` is all the lobby loads. */
import type { Component } from "svelte";

import type { GameUI } from "../table/game";
import { card as auztralia } from "./auztralia/card";
import { card as smallWorldUnderground } from "./small_world_underground/card";
import { card as spiritIsland } from "./spirit_island/card";

/** What the lobby knows of a game before it is played. */
export interface GameCard {
  /** As the server calls it. */
  id: string;
  /** The picture of the game in the lobby. */
  Banner: Component;
  /** What draws the game at the table; loaded when it is played. */
  load: () => Promise<{ ui: GameUI }>;
}

const GAMES: ReadonlyMap<string, GameCard> = new Map([auztralia, smallWorldUnderground, spiritIsland].map((card) => [card.id, card]));

/** What draws this game; null for a game without a board of its own. */
export async function gameUI(id: string): Promise<GameUI | null> {
  const card = GAMES.get(id);
  return card ? (await card.load()).ui : null;
}

/** The picture of this game in the lobby, if it has one. */
export const bannerOf = (id: string): Component | undefined => GAMES.get(id)?.Banner;

/** Whether the client can draw this game. */
export const canDraw = (id: string): boolean => GAMES.has(id);
