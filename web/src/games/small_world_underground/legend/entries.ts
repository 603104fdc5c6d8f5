/** The legend: every symbol of the sheets, group by group. */
import { t, type GameWords } from "$lib/words";
import type { LegendEntry, LegendGroup } from "../../../table/game";
import { EMBLEMS, type EmblemKind } from "../art/emblems";

const KINDS = ["terrain", "piece", "marker", "race", "power", "place", "relic"] as const satisfies readonly EmblemKind[];
/** Drawn on the panels, and no emblem of a sheet. */
const FLAG = "piece-flag";

/** What has a card is called and told of as there. */
function entryOf(words: GameWords, kind: EmblemKind, name: string): LegendEntry {
  const text = kind === "terrain" || kind === "marker" || kind === "piece" ? t(`su-text-${kind}-${name}`) : words.textOf(kind, name);
  const called = kind === "piece" ? t(`su-piece-${name}`) : words.name(kind, name);
  return { id: `${kind}-${name}`, name: called.charAt(0).toUpperCase() + called.slice(1), text };
}

export const groups = (words: GameWords): LegendGroup[] =>
  KINDS.map((kind) => {
    const entries = EMBLEMS[kind].map((name) => entryOf(words, kind, name));
    const flag = { id: FLAG, name: t("su-piece-flag"), text: t("su-text-piece-flag") };
    return { id: kind, name: t(`su-legend-${kind}`), entries: kind === "piece" ? [...entries, flag] : entries };
  });
