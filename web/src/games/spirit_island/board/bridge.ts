/** A bridge from one land to another: an arch with planks across it. */
import type { Point } from "$lib/shape";

export interface Bridge {
  way: string;
  planks: string;
}

/** How far the arch rises, as a share of its length, and how far apart its planks lie. */
const RISE = 0.14;
const PLANK = 26;
/** It begins and ends so far from the middles of the lands, as a share of the way. */
const INSET = 0.16;

const round = (n: number): number => Math.round(n * 10) / 10;

export function bridge(from: Point, to: Point): Bridge {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  /** The point so far along, from 0 to 1. */
  const along = (share: number): Point => {
    const t = INSET + share * (1 - 2 * INSET);
    const rise = 4 * t * (1 - t) * RISE * length;
    return [from[0] + dx * t - nx * rise, from[1] + dy * t - ny * rise];
  };
  const steps = Math.max(2, Math.round((length * (1 - 2 * INSET)) / PLANK));
  const points = Array.from({ length: steps + 1 }, (_, i) => along(i / steps));
  const way = points.map(([x, y], i) => `${i ? "L" : "M"}${String(round(x))} ${String(round(y))}`).join("");
  const planks = points
    .map(([x, y]) => `M${String(round(x - nx * 9))} ${String(round(y - ny * 9))}L${String(round(x + nx * 9))} ${String(round(y + ny * 9))}`)
    .join("");
  return { way, planks };
}
