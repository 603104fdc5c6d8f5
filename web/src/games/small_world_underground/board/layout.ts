/** Where things stand in a region: worked out once for each map, so that pieces do not jump about. */
import type { BoardMap, Region } from "../maps";
import { boxOf, type Point } from "$lib/shape";

export interface Layout {
  /** The race tokens, or the monsters. */
  main: Point;
  /** The price of a conquest. */
  chip: Point;
  /** Everything else, the best place first. */
  small: Point[];
  /** The mark of the terrain and the region's number. */
  badge: Point;
}

/** Sizes that go by the size of a race token. */
export interface Sizes {
  main: number;
  small: number;
  chip: { width: number; height: number };
  badge: { width: number; height: number };
}

export function sizesOf(piece: number): Sizes {
  return {
    main: piece,
    small: piece * 0.62,
    chip: { width: piece * 0.94, height: piece * 0.46 },
    badge: { width: piece * 0.8, height: piece * 0.38 },
  };
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SMALL_PLACES = 7;
/** What speaks against a layout with things over each other or over the border. */
const CROWDED = 120;
const known = new WeakMap<BoardMap, Map<string, Layout>>();

export function layoutOf(map: BoardMap, region: Region): Layout {
  const all = known.get(map) ?? new Map<string, Layout>();
  known.set(map, all);
  const layout = all.get(region.id) ?? roomiest(region, sizesOf(map.piece));
  all.set(region.id, layout);
  return layout;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** How far a box sticks out of a region: the sum over its corners and its middle. */
function sticksOut(box: Box, region: Region): number {
  let out = 0;
  for (const sx of [-0.5, 0, 0.5]) {
    for (const sy of [-0.5, 0, 0.5]) {
      out += Math.max(0, 4 - region.depth([box.x + sx * box.w, box.y + sy * box.h]));
    }
  }
  return out;
}

/** The tokens stand at the label, unless in a small region more has room when they stand a little off it. */
function roomiest(region: Region, sizes: Sizes): Layout {
  let best = arrange(region, sizes, region.label);
  if (best.cost < CROWDED || region.terrain === "chasm") return best;
  for (const dx of [-0.45, 0, 0.45]) {
    for (const dy of [-0.45, 0, 0.45]) {
      const layout = arrange(region, sizes, [region.label[0] + dx * sizes.main, region.label[1] + dy * sizes.main]);
      if (layout.cost < best.cost) best = layout;
    }
  }
  return best;
}

function arrange(region: Region, sizes: Sizes, [x, y]: Point): Layout & { cost: number } {
  // A stack is a little larger than its token: its count sits at the lower right.
  const taken: Box[] = [{ x: x + sizes.main * 0.05, y: y + sizes.main * 0.03, w: sizes.main * 1.1, h: sizes.main * 1.14 }];
  const gap = sizes.main * 0.1;

  const off = Math.hypot(x - region.label[0], y - region.label[1]);
  let cost = sticksOut({ x, y, w: sizes.main * 1.1, h: sizes.main * 1.1 }, region) * 30 + off;
  const besides = ({ width, height }: Sizes["chip"], spots: Point[], near: Point): Point => {
    const found = pick(triesOf(region, width, height, spots, near), taken, width, height);
    cost += found.cost;
    return found.at;
  };

  const { width, height } = sizes.badge;
  const badge = besides({ width: width + gap, height: height + gap }, grid(region, height / 2), corner(region));
  taken.push({ x: badge[0], y: badge[1], w: width, h: height });

  const down = (sizes.main + sizes.chip.height) / 2 + gap;
  const aside = (sizes.main + sizes.chip.width) / 2 + gap;
  const below: Point = [x - sizes.main * 0.1, y + down];
  const near: Point[] = [below, [x, y - down], [x + aside, y], [x - aside, y]];
  const chip = besides(sizes.chip, [...near.filter((p) => region.depth(p) > 0), ...grid(region, sizes.chip.height / 2)], below);
  taken.push({ x: chip[0], y: chip[1], w: sizes.chip.width, h: sizes.chip.height });

  const reach = (sizes.main + sizes.small) / 2 + gap;
  const beside = around([x, y], reach, (sizes.small + gap) / 2).filter((p) => region.depth(p) > sizes.small / 4);
  const spots = [...beside, ...grid(region, sizes.small / 3)];
  const tries = triesOf(region, sizes.small, sizes.small, spots, [x, y]);
  const small: Point[] = [];
  for (let n = 0; n < SMALL_PLACES; n++) {
    const { at: spot, cost: against } = pick(tries, taken, sizes.small, sizes.small);
    if (n < 3) cost += against;
    small.push(spot);
    taken.push({ x: spot[0], y: spot[1], w: sizes.small + gap, h: sizes.small + gap });
  }
  return { main: [x, y], chip, small, badge, cost };
}

/** Places beside and above a token: two on each side, in line with its edges. */
function around([x, y]: Point, reach: number, half: number): Point[] {
  const sides: Point[] = [];
  for (const side of [1, -1]) sides.push([x + side * reach, y - half], [x + side * reach, y + half], [x + side * reach, y]);
  for (const side of [-1, 1]) sides.push([x - half, y + side * reach], [x + half, y + side * reach]);
  return sides;
}

function grid(region: Region, step: number): Point[] {
  const box = boxOf(region.ring);
  const points: Point[] = [];
  for (let x = box.left + step; x < box.right; x += step) {
    for (let y = box.top + step; y < box.bottom; y += step) if (region.depth([x, y]) > step / 2) points.push([x, y]);
  }
  return points;
}

function corner(region: Region): Point {
  let found: Point = region.label;
  for (const p of region.ring) if (p[0] + p[1] * 1.4 < found[0] + found[1] * 1.4) found = p;
  return found;
}

interface Try {
  at: Point;
  cost: number;
}

/** Spots and what speaks against them: how far they stick out, and how far they are from where it should be. */
function triesOf(region: Region, w: number, h: number, spots: readonly Point[], near: Point): Try[] {
  return spots.map((at) => {
    const far = Math.hypot(at[0] - near[0], at[1] - near[1]);
    return { at, cost: far * 0.25 + sticksOut({ x: at[0], y: at[1], w, h }, region) * 4 };
  });
}

/** The spot with the least against it, where it does not cover what is there. */
function pick(tries: readonly Try[], taken: readonly Box[], w: number, h: number): Try {
  let found: Try = { at: [0, 0], cost: Infinity };
  for (const { at, cost } of tries) {
    if (cost >= found.cost) continue;
    const box = { x: at[0], y: at[1], w, h };
    const all = taken.reduce((sum, other) => sum + overlap(box, other) * 1.5, cost);
    if (all < found.cost) found = { at, cost: all };
  }
  return found;
}
