/** Which regions glow: brightly, or faintly where all one can do is give them up. */
import type { Play } from "../../../table/game";
import type { BoardMap, Region } from "../maps";

export interface Lit {
  bright: Region[];
  dim: Region[];
}

export function litRegions(play: Play, map: BoardMap): Lit {
  const lit = map.regions.filter((region) => play.lit(`region:${region.id}`));
  // Giving a region up is possible all the time, and seldom what one wants.
  const quiet = (region: Region): boolean => play.options(`region:${region.id}`).every(({ verb }) => verb === "abandon");
  return { bright: lit.filter((region) => !quiet(region)), dim: lit.filter(quiet) };
}

/** Several regions as one path: one clip and one stroke are drawn far quicker than twenty. */
export const together = (regions: Region[]): string => regions.map((region) => region.d).join("");
