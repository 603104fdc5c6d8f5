/** What is announced on the island: a terror level gained, a blight card turned. */
import type { Moments } from "../../table/game";

import MomentFace from "./MomentFace.svelte";

const LASTS: Readonly<Record<string, number>> = { terror: 4000, "blight-card": 5000 };

export const moments: Moments = { lasts: ({ kind }) => LASTS[kind] ?? 0, captioned: ["blight-card"], Face: MomentFace };
