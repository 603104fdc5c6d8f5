/** The games of the lobby with their words, and what must be said before one is chosen. */
import type { Component } from "svelte";

import type { GameInfo } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { GameWords, t } from "$lib/words";
import { bannerOf as drawnBanner, canDraw } from "../games";
import PlainBanner from "./PlainBanner.svelte";
import { notesFor, type Answers } from "./questions";

/** A game with its words. */
export interface LobbyGame {
  info: GameInfo;
  words: GameWords;
}

async function withWords(info: GameInfo): Promise<LobbyGame> {
  return { info, words: await GameWords.load(info, () => []) };
}

export async function lobbyGames(): Promise<LobbyGame[]> {
  const games = await session.allGames();
  const brief = async (info: GameInfo): Promise<LobbyGame> => ({ info, words: await GameWords.brief(info) });
  return Promise.all(games.filter((game) => canDraw(game.id)).map(brief));
}

export async function lobbyGame(id: string): Promise<LobbyGame> {
  const info = await session.game(id);
  if (!info) throw new Error(t("error-no-game", { game: id }));
  return withWords(info);
}

export function bannerOf(game: string): Component {
  return drawnBanner(game) ?? PlainBanner;
}

/** What must be known of a game for so many, with this set-up; empty if nothing. */
export function noteOn({ info, words }: LobbyGame, players: number, setup: Answers = {}): string {
  return notesFor(info, players, setup).map((message) => words.text(message)).join(" ");
}

/** How long a game lasts; empty if nobody has said. */
export function lengthOf({ words }: LobbyGame): string {
  return words.has("game-length") ? words.text("game-length") : "";
}
