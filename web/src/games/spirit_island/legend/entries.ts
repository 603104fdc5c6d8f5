/** The legend: every symbol of the sheets, group by group. */
import { t, type GameWords } from "$lib/words";
import type { LegendEntry, LegendGroup } from "../../../table/game";
import { SPIRITS } from "../content";
import { DRAWN as FOES } from "../foes/foes";

const of = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind}-${name}`);

/** A symbol goes by its id on the sheet, without `si-`. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  lands: of("terrain", ["jungle", "mountain", "sands", "wetland", "ocean", "coastal", "inland"]),
  pieces: [
    ...of("piece", ["explorer", "town", "city", "dahan", "blight", "presence", "defend", "strife"]),
    ...of("token", ["beasts", "wilds", "disease", "badlands"]),
    ...of("piece", ["thief", "thief-loot", "other"]),
  ],
  steps: [...of("step", ["ravage", "build", "explore"]), "sign-escalation", ...of("phase", ["spirits", "fast", "invaders", "slow", "time"])],
  powers: ["phase-fast-or-slow", ...of("piece", ["energy", "card"]), ...of("sign", ["range", "presence", "sacred", "spirit"])],
  elements: of("element", ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal", "any"]),
  growth: of("grow", ["reclaim", "card", "move", "discard", "fast", "damage", "tide-in", "tide-out", "time", "days", "marker", "slot", "row"]),
  fear: ["piece-fear", ...of("terror", ["1", "2", "3"]), ...of("sign", ["event", "scenario", "danger", "lasting", "lock"])],
  markers: of("marker", ["ward", "flame", "isles-heart", "element", "other"]),
  foes: of("foe", [...FOES, "other"]),
  spirits: of("spirit", Object.keys(SPIRITS)),
};

/** Spirits and adversaries are called and told of as on their cards. */
const CARDS: Readonly<Record<string, string>> = { foe: "adversary", spirit: "spirit" };

function entryOf(words: GameWords, id: string): LegendEntry {
  const [kind = "", ...rest] = id.split("-");
  const name = rest.join("-");
  const card = CARDS[kind];
  if (card && words.has(`${card}-${name}`)) return { id, name: words.name(card, name), text: words.textOf(card, name) };
  return { id, name: t(`si-legend-${id}`), text: t(`si-legend-${id}-text`) };
}

export const groups = (words: GameWords): LegendGroup[] =>
  Object.entries(GROUPS).map(([id, ids]) => ({ id, name: t(`si-legend-${id}`), entries: ids.map((each) => entryOf(words, each)) }));
