/** What is announced on the island: a terror level gained, a blight card turned. */
import type { Sound } from "$lib/sound";
import type { Moments } from "../../table/game";

import MomentFace from "./MomentFace.svelte";

const LASTS: Readonly<Record<string, number>> = { terror: 4000, "blight-card": 5000 };

const SOUNDS: Readonly<Record<string, Sound>> = { terror: "rise", "blight-card": "turned" };

export const moments: Moments = { lasts: ({ kind }) => LASTS[kind] ?? 0, sound: ({ kind }) => SOUNDS[kind] ?? null, captioned: ["blight-card"], Face: MomentFace };
