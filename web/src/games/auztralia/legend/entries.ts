/** The legend: every symbol of the sheets, and what else is drawn on the board and the cards, group by group. */
import { t, type GameWords } from "$lib/words";
import type { LegendEntry, LegendGroup } from "../../../table/game";
import { EMBLEMS } from "../art/emblems";
import { FIGURES } from "../figures/figures";

const of = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind}-${name}`);

/** A symbol goes by its id on the sheet, without `az-`; `mark`, `track`, `row` and `card` are drawn by other components. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ground: [...of("terrain", EMBLEMS.terrain), "mark-number", "mark-level", "mark-survey", "mark-hex", "piece-anchor"],
  goods: of("goods", EMBLEMS.goods),
  farms: [...of("farm", EMBLEMS.farm), "mark-blighted", "piece-farm"],
  "old-ones": [
    "foe-unknown",
    "mark-tile",
    ...of("foe", EMBLEMS.foe).filter((id) => id !== "foe-unknown"),
    "mark-x",
    "mark-arrow",
    "mark-compass",
    "piece-old-ones",
    "piece-old-one-card",
    "piece-revelation",
  ],
  units: [...of("unit", FIGURES.unit), "piece-range", "piece-capacity", "mark-pips"],
  pieces: [
    "mark-seats",
    "piece-port",
    "mark-rail",
    "piece-rail",
    "piece-cube",
    "piece-time",
    "piece-score",
    "piece-supply",
    "piece-fight",
  ],
  boxes: of("box", FIGURES.box),
  track: ["track-now", "track-disc", "track-old-ones", "track-start", "track-lamp", "track-end", "track-closed"],
  rows: ["row-hit", "row-miss", "piece-hit", "piece-hurt", "row-airship", "piece-sanity", "piece-sanity-gone"],
  characters: [
    "card-persistent",
    "card-once-per-combat",
    "card-one-use",
    "card-end-scoring",
    "mark-seal",
    "mark-exposed",
    "piece-deck",
  ],
  revenge: [
    "piece-rebirth",
    "piece-dangerous",
    "piece-outpost",
    "piece-port-strength",
    "piece-mythos",
    "piece-bound",
    "piece-shield",
    ...of("action", FIGURES.action),
  ],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What has a card is called and told of as there. */
const NAMED: readonly string[] = ["terrain", "goods", "farm", "foe", "unit"];

function entryOf(words: GameWords, id: string): LegendEntry {
  const [kind = "", ...rest] = id.split("-");
  const name = rest.join("-");
  if (NAMED.includes(kind) && words.has(id)) return { id, name: capital(words.name(kind, name)), text: t(`az-text-${id}`) };
  if (kind === "box") return { id, name: t(`az-${id}`), text: t(`az-legend-${id}-text`) };
  if (kind === "card") return { id, name: capital(t(`az-use-${name}`)), text: t(`az-use-text-${name}`) };
  return { id, name: t(`az-legend-${id}`), text: t(`az-legend-${id}-text`) };
}

export const groups = (words: GameWords): LegendGroup[] =>
  Object.entries(GROUPS).map(([id, ids]) => ({
    id,
    name: t(`az-legend-${id}`),
    entries: ids.map((each) => entryOf(words, each)),
  }));
