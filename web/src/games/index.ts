/** The games that can be drawn; each is loaded only when it is played. The lobby shows their banners. */
import type { Component } from "svelte";

import type { GameUI } from "../table/game";
import AuztraliaBanner from "./auztralia/banner/Banner.svelte";
import SmallWorldUndergroundBanner from "./small_world_underground/banner/Banner.svelte";
import SpiritIslandBanner from "./spirit_island/banner/Banner.svelte";

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

const BANNERS: Record<string, Component> = {
  auztralia: AuztraliaBanner,
  "small-world-underground": SmallWorldUndergroundBanner,
  "spirit-island": SpiritIslandBanner,
};

/** The picture of this game in the lobby, if it has one. */
export function bannerOf(id: string): Component | undefined {
  return BANNERS[id];
}

/** Whether the client can draw this game. */
export function canDraw(id: string): boolean {
  return id in GAMES;
}
