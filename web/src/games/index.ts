/** The games that can be drawn; each is loaded only when it is played. */
import type { GameUI } from "../table/game";

const GAMES: Record<string, () => Promise<{ ui: GameUI }>> = {
  auztralia: () => import("./auztralia"),
  "small-world-underground": () => import("./small_world_underground"),
  "spirit-island": () => import("./spirit_island"),
};

/** What draws this game; null for a game without a board of its own. */
export async function gameUI(id: string): Promise<GameUI | null> {
  const load = GAMES[id];
  return load ? (await load()).ui : null;
}

/** Whether the client can draw this game. */
export function canDraw(id: string): boolean {
  return id in GAMES;
}
