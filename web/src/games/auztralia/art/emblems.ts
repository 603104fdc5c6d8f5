import { penned } from "../../../table/kit/symbols";

/** The names of all emblems, as in the message files. Each is a symbol `az-<kind>-<name>` in one of the *Symbols files. */
export const EMBLEMS = {
  foe: ["cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple", "blank", "unknown"],
  goods: ["coal", "iron", "gold", "phosphate", "vp"],
  farm: ["sheep", "cattle", "corn"],
  terrain: ["outback", "hills", "coast", "farmland", "desert", "cornlands", "lake"],
  piece: ["anchor", "port", "fight"],
} as const;

export type EmblemKind = keyof typeof EMBLEMS;

/** The outline all emblems are drawn with. */
export const INK = "#2a2018";

/** What every symbol starts from. */
export const drawn = penned(INK);

/** The Old Ones are ink blots: no outline, only what has run on the paper. */
export const blotted = { viewBox: "0 0 64 64", fill: "#211c2b", stroke: "none", "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
