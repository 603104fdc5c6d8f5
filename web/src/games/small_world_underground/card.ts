/** Small World Underground in the lobby. */
import type { GameCard } from "..";
import Banner from "./banner/Banner.svelte";

export const card: GameCard = { id: "small-world-underground", Banner, load: () => import("."), howTo: () => import("./howto.json") };
