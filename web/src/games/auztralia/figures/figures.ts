import { penned } from "../../../table/kit/symbols";
import type { EmblemKind } from "../art/emblems";

/** The names of the figures. Each is a symbol `az-<kind>-<name>` in one of the *Symbols files. */
export const FIGURES = {
  unit: ["infantry", "armoured-car", "artillery", "airship", "armoured-train"],
  box: ["railway", "hills", "mine", "help", "military", "trade", "farming", "attack", "retrieve"],
  piece: [
    "cube",
    "time",
    "score",
    "rail",
    "farm",
    "sanity",
    "sanity-gone",
    "hurt",
    "hit",
    "range",
    "capacity",
    "old-ones",
    "old-one-card",
    "revelation",
    "deck",
    "supply",
    "rebirth",
    "dangerous",
    "outpost",
    "port-strength",
    "mythos",
    "bound",
    "shield",
  ],
  action: ["place", "reveal", "move", "summon"],
} as const;

/** Figures of ours, and the emblems of the map, which go by the same rule. */
export type FigureKind = keyof typeof FIGURES | EmblemKind;

/** What every symbol starts from: the engraver's pen, in the colour of the words beside it. */
export const engraved = penned("currentColor", 2.6);
