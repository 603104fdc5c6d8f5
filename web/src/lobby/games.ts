/** How the lobby shows each game: its picture, and what must be said before it is chosen. */
import type { Component } from "svelte";

import type { GameInfo } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { GameWords, t } from "$lib/words";
import { canDraw } from "../games";
import Plain from "./art/Plain.svelte";
import SmallWorldUnderground from "./art/SmallWorldUnderground.svelte";

interface Shown {
  banner: Component;
  /** A message of the game that goes with so many players. */
  note?: (players: number) => string | null;
}

const SHOWN: Record<string, Shown> = {
  "small-world-underground": {
    banner: SmallWorldUnderground,
    note: (players) => (players === 5 ? "status-reconstructed" : null),
  },
};

/** A game with its words. */
export interface LobbyGame {
  info: GameInfo;
  words: GameWords;
}

async function withWords(info: GameInfo): Promise<LobbyGame> {
  return { info, words: await GameWords.load(info, settings.language, () => []) };
}

export async function lobbyGames(): Promise<LobbyGame[]> {
  const games = await session.allGames();
  return Promise.all(games.filter((game) => canDraw(game.id)).map(withWords));
}

export async function lobbyGame(id: string): Promise<LobbyGame> {
  const info = await session.game(id);
  if (!info) throw new Error(t("error-no-game", { game: id }));
  return withWords(info);
}

export function bannerOf(game: string): Component {
  return SHOWN[game]?.banner ?? Plain;
}

/** What must be known of a game for so many; empty if nothing. */
export function noteOn({ info, words }: LobbyGame, players: number): string {
  const message = SHOWN[info.id]?.note?.(players);
  return message ? words.text(message) : "";
}

/** How long a game lasts; empty if nobody has said. */
export function lengthOf(game: string): string {
  const message = `length-${game}`;
  const words = t(message);
  return words === message ? "" : words;
}
