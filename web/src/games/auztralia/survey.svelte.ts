/** The survey at a fresh table: site after site is lit, and what was found there is laid out. It keeps nobody waiting. */
import { settings } from "$lib/settings.svelte";
import type { Play } from "../../table/game";

import type { BoardMap } from "./hexes";
import { worldOf } from "./view";

const STEP = 70; // milliseconds for each site
const KEPT = "rulebound.surveyed";

/** The hexes where the survey has found something, in the order of their numbers; those without one come first. */
export function sitesOf(play: Play, map: BoardMap): string[] {
  return worldOf(play.view)
    .hexes.filter(({ tiles, goods }) => tiles?.length || Object.keys(goods ?? {}).length)
    .map(({ id }) => map.byId.get(id))
    .filter((hex) => hex !== undefined)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ id }) => id);
}

class Survey {
  /** The sites that are still to come; the first of them is the one that is lit. */
  private sites = $state.raw<readonly string[]>([]);
  private timer: ReturnType<typeof setInterval> | undefined;

  get going(): boolean {
    return this.sites.length > 0;
  }

  /** The site that is looked at now; null when all is laid out. */
  get site(): string | null {
    return this.sites[0] ?? null;
  }

  /** Whether what lies there is not to be seen yet. */
  hides(hex: string): boolean {
    return this.sites.includes(hex);
  }

  /** Show it, if the table is fresh, it was not shown before, and people want to see things move. */
  begin(play: Play, map: BoardMap, table: string): void {
    const step = settings.duration(STEP);
    const fresh = worldOf(play.view).phase === "ports" && play.you !== null && play.view.result === null;
    if (!step || !fresh || sessionStorage.getItem(KEPT) === table) return;
    sessionStorage.setItem(KEPT, table);
    this.skip();
    this.sites = sitesOf(play, map);
    this.timer = setInterval(() => this.next(), step);
  }

  private next(): void {
    this.sites = this.sites.slice(1);
    if (!this.sites.length) this.skip();
  }

  /** All is laid out now. */
  skip(): void {
    clearInterval(this.timer);
    this.sites = [];
  }
}

export const survey = new Survey();
