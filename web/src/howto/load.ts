/** What "How to play" of a game is drawn with. */
import { session } from "$lib/session.svelte";
import { GameWords, t } from "$lib/words";
import { gameUI, howToOf } from "../games";
import type { GameUI, Player } from "../table/game";
import type { HowTo } from "./script";

export interface Lesson {
  game: string;
  ui: GameUI;
  words: GameWords;
  players: readonly Player[];
  howTo: HowTo;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const info = await session.game(game);
  const [ui, howTo] = await Promise.all([gameUI(game), howToOf(game)]);
  if (!info || !ui || !howTo) throw new Error(t("error-no-game", { game }));
  await ui.loadStandard?.();
  const players = Array.from({ length: howTo.seats }, (_, seat): Player => {
    const called = { get name() { return t("player-number", { number: seat + 1 }); } }; // in the language that is spoken then
    return Object.assign(called, { seat, kind: "person" as const, away: false, botFrom: null, guest: false, role: "", colour: seat });
  });
  const words = await GameWords.load(info, () => players.map(({ name }) => name));
  return { game, ui, words, players, howTo };
}
