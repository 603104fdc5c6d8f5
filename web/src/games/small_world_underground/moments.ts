/** What is announced on the board: what is found, a race in decline, the coins of a turn. */
import type { EventView } from "$lib/schema";
import type { Sound } from "$lib/sound";
import type { Moments, Play } from "../../table/game";

import MomentFace from "./MomentFace.svelte";

const READ = 4500; // milliseconds
const GLIMPSE = 2500;

const LASTS: Readonly<Record<string, number>> = { "found-place": READ, "found-relic": READ, declined: GLIMPSE, counted: READ };

function target(event: EventView, play: Play): string | null {
  const { region } = play.words.named("events", event.kind, event.args);
  return region === undefined ? null : `region:${String(region)}`;
}

/** Everybody's coins are told where they are open: one's own longer. */
function lasts({ kind, args }: EventView, play: Play): number {
  if ((kind === "scored" || kind === "counted") && !args[1]) return 0;
  if (kind === "scored") return args[0] === play.you ? READ : GLIMPSE;
  return LASTS[kind] ?? 0;
}

const SOUNDS: Readonly<Record<string, Sound>> = { "found-place": "find", "found-relic": "find", declined: "decline", scored: "payday", counted: "payday" };

export const moments: Moments = { lasts, target, sound: ({ kind }) => SOUNDS[kind] ?? null, Face: MomentFace };
