/** The ground of a region: its colour and all that grows, flows and lies there. It never changes. */
import type { BoardMap, Region, Terrain } from "../maps";
import { hash, random, type Point } from "$lib/shape";
import { CHASM, chasm } from "./chasm";
import { CRYSTALS, crystals, MUSHROOMS, mushrooms } from "./growth";
import { layoutOf, sizesOf } from "./layout";
import { Pen, type Brush, type Layer } from "$lib/pen";
import { MINE, mine, MOUNTAIN, mountain } from "./rock";
import { MUD, mud, RIVER, river } from "./wet";

interface Ground {
  /** One of them for each region, so that neighbours of a kind differ a little. */
  tints: readonly [string, string, string];
  /** What lies lower than its neighbours has its shadow on the other side. */
  sunken: boolean;
  brushes: readonly Brush[];
  draw: (pen: Pen, volcano: Point | null) => void;
}

export const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  "black-mountain": { tints: ["#46434e", "#413e48", "#4b4752"], sunken: false, brushes: MOUNTAIN, draw: mountain },
  mine: { tints: ["#96693a", "#8f6236", "#9c7040"], sunken: false, brushes: MINE, draw: mine },
  mudpool: { tints: ["#7a6d3a", "#746735", "#807341"], sunken: true, brushes: MUD, draw: mud },
  "mushroom-forest": { tints: ["#4c6b42", "#476640", "#527247"], sunken: false, brushes: MUSHROOMS, draw: mushrooms },
  "mystic-crystal": { tints: ["#5f4a8c", "#594584", "#655093"], sunken: false, brushes: CRYSTALS, draw: crystals },
  river: { tints: ["#1f7482", "#1f7482", "#1f7482"], sunken: true, brushes: RIVER, draw: river },
  chasm: { tints: ["#4a2f28", "#4a2f28", "#4a2f28"], sunken: true, brushes: CHASM, draw: chasm },
};

export interface Scenery {
  region: Region;
  tint: string;
  sunken: boolean;
  layers: Layer[];
}

/** The scenery of a whole map, region by region. */
export function sceneryOf(map: BoardMap): Scenery[] {
  const u = map.piece / 50;
  const sizes = sizesOf(map.piece);
  return map.regions.map((region) => {
    const ground = GROUNDS[region.terrain];
    const { main, badge } = layoutOf(map, region);
    const seed = hash(map.players, region.number, region.label[0], region.label[1]);
    const volcano = region.volcano ? volcanoAt(region) : null;
    const keep = [
      { at: main, r: sizes.main * (region.terrain === "chasm" ? 0.2 : 0.6) },
      { at: badge, r: sizes.badge.width * 0.5 },
      ...(volcano ? [{ at: volcano, r: 27 * u }] : []),
    ];
    const pen = new Pen(region, keep, seed, u);
    ground.draw(pen, volcano);
    const tint = ground.tints[Math.floor(random(seed + 1)() * 3)] ?? ground.tints[0];
    return { region, tint, sunken: ground.sunken, layers: pen.layers(ground.brushes) };
  });
}

/** Where the cone of a volcano chasm stands. */
export const volcanoAt = (region: Region): Point => region.symbol ?? region.label;
