import { penned } from "../../../table/kit/symbols";
import { namesOf } from "../content";

/** The names of all emblems, as in the message files. Each is a symbol `su-<kind>-<name>` in one of the *Symbols files. */
export const EMBLEMS = {
  race: namesOf("race"),
  power: namesOf("power"),
  relic: namesOf("relic"),
  place: namesOf("place"),
  marker: ["great-ancient", "volcano", "queen", "ghost", "balrog", "bag"],
  terrain: ["black-mountain", "mine", "mudpool", "mushroom-forest", "mystic-crystal", "river", "chasm"],
  piece: [
    "monster",
    "coin",
    "armor",
    "hammer",
    "vengeance",
    "die-0",
    "die-1",
    "die-2",
    "die-3",
    "token",
    "hand",
    "tomb",
  ],
} as const;

export type EmblemKind = keyof typeof EMBLEMS;

/** The outline all emblems are drawn with. */
export const INK = "#2a2420";

/** What every symbol starts from. */
export const drawn = penned(INK);
