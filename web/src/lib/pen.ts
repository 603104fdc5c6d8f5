/** Draws the scenery of a place: many small shapes gathered into a few paths, one for each brush. */
import { boxOf, lineOf, number, pathOf, random, smoothRing, type Point, type Ring } from "./shape";

/** How a layer of scenery is painted. Later ones lie on earlier ones. */
export interface Brush {
  name: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

export interface Layer extends Brush {
  d: string;
}

interface Disc {
  at: Point;
  r: number;
}

/** What is drawn on: its outline, and how deep inside it a point lies. */
export interface Ground {
  ring: Ring;
  depth: (at: Point) => number;
}

const LEVELS = [0, 1, 2, 3];

export class Pen {
  readonly roll: () => number;
  /** What is drawn on a higher level covers all that lies on a lower one. */
  level = 0;
  private readonly paths = new Map<string, string>();
  private readonly taken: Disc[];
  private readonly box: ReturnType<typeof boxOf>;

  /** `keep`: where nothing large may stand, because the pieces do. `u`: how large things are drawn. */
  constructor(
    private readonly ground: Ground,
    keep: readonly Disc[],
    seed: number,
    readonly u: number,
  ) {
    this.roll = random(seed);
    this.taken = [...keep];
    this.box = boxOf(ground.ring);
  }

  get ring(): Ring {
    return this.ground.ring;
  }

  layers(brushes: readonly Brush[]): Layer[] {
    return LEVELS.flatMap((level) =>
      brushes.flatMap((brush) => {
        const d = this.paths.get(`${String(level)} ${brush.name}`);
        return d === undefined ? [] : [{ ...brush, d }];
      }),
    );
  }

  add(brush: string, d: string): void {
    const key = `${String(this.level)} ${brush}`;
    this.paths.set(key, (this.paths.get(key) ?? "") + d);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.roll();
  }

  poly(brush: string, points: Ring): void {
    this.add(brush, pathOf(points));
  }

  line(brush: string, points: Ring): void {
    this.add(brush, lineOf(points));
  }

  disc(brush: string, [x, y]: Point, rx: number, ry = rx): void {
    const [a, b] = [number(rx), number(ry)];
    this.add(brush, `M${number(x - rx)} ${number(y)}a${a} ${b} 0 1 0 ${number(2 * rx)} 0a${a} ${b} 0 1 0 ${number(-2 * rx)} 0Z`);
  }

  /** An uneven round shape; the same one again, larger or smaller, with the same `bumps`. */
  blob(brush: string, [x, y]: Point, rx: number, ry: number, bumps: readonly number[]): void {
    const points = bumps.map((bump, i): Point => {
      const turn = (i / bumps.length) * 2 * Math.PI;
      return [x + Math.cos(turn) * rx * bump, y + Math.sin(turn) * ry * bump];
    });
    this.poly(brush, smoothRing(points, 2));
  }

  bumps(count: number, rough: number): number[] {
    return Array.from({ length: count }, () => 1 + (this.roll() - 0.5) * rough);
  }

  /** A free place for something of this size, which is then taken; null if there is none. */
  place(r: number, margin = r, tries = 40): Point | null {
    for (let n = 0; n < tries; n++) {
      const at = this.anywhere();
      if (this.taken.some((disc) => Math.hypot(disc.at[0] - at[0], disc.at[1] - at[1]) < disc.r + r)) continue;
      if (this.ground.depth(at) < margin) continue;
      this.taken.push({ at, r });
      return at;
    }
    return null;
  }

  /** So many small marks all over the place, one for about each `every` square units. */
  strew(every: number, margin: number, draw: (at: Point) => void): void {
    const { left, top, right, bottom } = this.box;
    const count = ((right - left) * (bottom - top)) / every;
    for (let n = 0; n < count; n++) {
      const at = this.anywhere();
      if (this.ground.depth(at) >= margin) draw(at);
    }
  }

  private anywhere(): Point {
    const { left, top, right, bottom } = this.box;
    return [this.between(left, right), this.between(top, bottom)];
  }
}

/** Shapes given around nought, put where they belong. */
export const moved = (points: Ring, [x, y]: Point, size: number, flip = 1): Point[] =>
  points.map(([px, py]) => [x + px * size * flip, y + py * size]);

/** Large soft patches that keep the ground from being flat. */
export const washes = (light: string, dark: string): Brush[] => [
  { name: "sunlit", fill: light, opacity: 0.28 },
  { name: "dusky", fill: dark, opacity: 0.3 },
];

export function wash(pen: Pen): void {
  const { u } = pen;
  let lit = false;
  pen.strew(2600 * u * u, 4, (at) => {
    const r = pen.between(14, 34) * u;
    pen.blob((lit = !lit) ? "sunlit" : "dusky", at, r, r * pen.between(0.4, 0.7), pen.bumps(10, 0.5));
  });
}
