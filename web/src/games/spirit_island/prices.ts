/** What the cost or the range of a power is made up of, as the server tells it: facts named `part-<what>-<cause>`. */
import { t } from "$lib/words";
import type { Play } from "../../table/game";
import { powerTarget } from "./view";

export interface Sum {
  name: string;
  rows: { text: string; n: string }[];
}

const PART = /^part-([a-z]+)-(.+)$/;

/** The sums of the options that play or use this power; none where all is as printed. */
export function sumsOf(play: Play, power: string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { facts } of play.options(powerTarget(power)).slice(0, 1)) {
    for (const [fact, n] of Object.entries(facts)) {
      const [, what = "", cause = ""] = PART.exec(fact) ?? [];
      if (!what) continue;
      const sum = sums.get(what) ?? { name: t(`si-part-${what}`), rows: [] };
      sums.set(what, sum);
      sum.rows.push({ text: t(`si-part-${what}-${cause}`), n: Number(n) < 0 ? `−${String(-Number(n))}` : sum.rows.length ? `+${String(n)}` : String(n) });
    }
  }
  return [...sums.values()];
}
