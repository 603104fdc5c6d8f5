/** Arrows from hex to hex: bent to the right of the way, so that there and back lie side by side. */
import { mix, number as f, type Point } from "$lib/shape";

const BEND = 0.16; // of the length
const SHORT = 0.2; // of the way is left out at each end
const HEAD = 16;

export interface Arrow {
  shaft: string;
  head: string;
}

export function arrowOf(from: Point, to: Point): Arrow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND];
  const start = mix(from, to, SHORT);
  const tip = mix(to, from, SHORT);
  const way = Math.atan2(tip[1] - middle[1], tip[0] - middle[0]);
  const wing = (turn: number): Point => [tip[0] - HEAD * Math.cos(way + turn), tip[1] - HEAD * Math.sin(way + turn)];
  const at = ([x, y]: Point): string => `${f(x)} ${f(y)}`;
  return {
    shaft: `M${at(start)}Q${at(middle)} ${at(tip)}`,
    head: `M${at(tip)}L${at(wing(0.5))}L${at(wing(-0.5))}Z`,
  };
}
