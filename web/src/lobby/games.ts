/** How the lobby shows each game: its picture, and what must be said before it is chosen. */
import type { Component } from "svelte";

import type { GameInfo } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { GameWords, t } from "$lib/words";
import { canDraw } from "../games";
import Auztralia from "./art/Auztralia.svelte";
import Plain from "./art/Plain.svelte";
import SmallWorldUnderground from "./art/SmallWorldUnderground.svelte";
import SpiritIsland from "./art/SpiritIsland.svelte";

interface Shown {
  banner: Component;
  /** A message of the game that goes with so many players and this set-up. */
  note?: (players: number, setup: Readonly<Record<string, unknown>>) => string | null;
  /** Questions of the set-up that are asked only for so many players. */
  asks?: Readonly<Record<string, (players: number) => boolean>>;
}

const SHOWN: Record<string, Shown> = {
  auztralia: {
    banner: Auztralia,
    note: (_players, { pack = "standard" }) => (pack === "standard" ? "status-reconstructed" : null),
    asks: {
      coop: (players) => players > 1,
      challenge: (players) => players > 2,
      solo: (players) => players === 1,
      objective: (players) => players === 1,
      variants: (players) => players === 2,
    },
  },
  "small-world-underground": {
    banner: SmallWorldUnderground,
    note: (players) => (players === 5 ? "status-reconstructed" : null),
  },
  "spirit-island": { banner: SpiritIsland },
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

/** What must be known of a game for so many, with this set-up; empty if nothing. */
export function noteOn({ info, words }: LobbyGame, players: number, setup: Readonly<Record<string, unknown>> = {}): string {
  const message = SHOWN[info.id]?.note?.(players, setup);
  return message ? words.text(message) : "";
}

/** Whether the set-up has this question for so many players. */
export function asks(game: string, field: string, players: number): boolean {
  return SHOWN[game]?.asks?.[field]?.(players) ?? true;
}

/** How long a game lasts; empty if nobody has said. */
export function lengthOf(game: string): string {
  const message = `length-${game}`;
  const words = t(message);
  return words === message ? "" : words;
}
