/** What is announced on the map: an Old One that is turned up or rises, a farm that is lost. */
import type { EventView } from "$lib/schema";
import type { Sound } from "$lib/sound";
import type { Moments, Play } from "../../table/game";

import MomentFace from "./MomentFace.svelte";

const LASTS: Readonly<Record<string, number>> = { revealed: 3500, spawned: 3500, blighted: 2500 };

function target(event: EventView, play: Play): string | null {
  const { hex } = play.words.named("events", event.kind, event.args);
  return hex === undefined ? null : `hex:${String(hex)}`;
}

const SOUNDS: Readonly<Record<string, Sound>> = { revealed: "turned", spawned: "menace", blighted: "loss" };

export const moments: Moments = { lasts: ({ kind }) => LASTS[kind] ?? 0, target, sound: ({ kind }) => SOUNDS[kind] ?? null, Face: MomentFace };
