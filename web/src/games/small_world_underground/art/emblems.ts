import { penned } from "../../../table/kit/symbols";

/** The names of all emblems, as in the message files. Each is a symbol `su-<kind>-<name>` in one of the *Symbols files. */
export const EMBLEMS = {
  race: [
    "cultists",
    "drow",
    "flames",
    "gnomes",
    "iron-dwarves",
    "kraken",
    "liches",
    "lizardmen",
    "mudmen",
    "mummies",
    "ogres",
    "shadow-mimes",
    "shrooms",
    "spiderines",
    "will-o-wisps",
  ],
  power: [
    "adventurous",
    "fisher",
    "flocking",
    "frightened",
    "immortal",
    "magic",
    "martyr",
    "mining",
    "muddy",
    "mystic",
    "quarreling",
    "reborn",
    "royal",
    "shield",
    "stone",
    "thieving",
    "tomb",
    "vampire",
    "vanishing",
    "vengeful",
    "wise",
  ],
  relic: [
    "flying-doormat",
    "froggys-ring",
    "stinky-trolls-socks",
    "scepter-of-avarice",
    "shiny-orb",
    "sword-of-killer-rabbit",
  ],
  place: [
    "altar-of-souls",
    "crypt-of-tomb-raider",
    "diamond-fields",
    "great-brass-pipe",
    "fountain-of-youth",
    "keep-on-motherland",
    "mine-of-lost-dwarf",
    "stonehedge",
    "wickedest-pentacle",
  ],
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
