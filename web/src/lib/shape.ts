/** The outlines of a map: rough as if drawn by hand, and the same from both sides of every border. */

export type Point = readonly [number, number];
export type Ring = readonly Point[];

/** A border: the line between two junctions, shared by the regions on its sides. */
export interface Border {
  points: Ring;
  sides: string[];
}

export interface Outline {
  id: string;
  ring: Ring;
  d: string;
}

export interface Outlines {
  regions: Map<string, Outline>;
  borders: Border[];
  /** The rim of the whole map. */
  rim: Ring;
}

/** A whole number out of whole numbers: the same ones always give the same one. */
export function hash(...numbers: number[]): number {
  let h = 0x811c9dc5;
  for (const n of numbers) {
    h = Math.imul(h ^ Math.round(n * 8), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  }
  return (h ^ (h >>> 13)) >>> 0;
}

/** A stream of numbers from 0 to 1 that depends on the seed alone. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const before = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const keyOf = (p: Point): string => `${p[0]},${p[1]}`;
const at = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length] as T;

/** An edge with bends in it. It depends only on its two ends, not on the side it is seen from. */
export function rough(a: Point, b: Point, step: number, amount: number): Point[] {
  if (!before(a, b)) return rough(b, a, step, amount).reverse();
  return [a, ...bend(a, b, step, amount), b];
}

function bend(a: Point, b: Point, step: number, amount: number): Point[] {
  const length = distance(a, b);
  if (length < step) return [];
  const roll = random(hash(a[0], a[1], b[0], b[1]));
  const t = 0.4 + 0.2 * roll();
  const off = (roll() - 0.5) * 2 * Math.min(amount * length, step * 0.6);
  const [x, y] = mix(a, b, t);
  const middle: Point = [x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off];
  return [...bend(a, middle, step, amount), middle, ...bend(middle, b, step, amount)];
}

/** Round the corners of an open line; its ends stay. */
export function smooth(line: Ring, times: number): Ring {
  let points = line;
  for (let n = 0; n < times; n++) {
    const next: Point[] = [points[0] as Point];
    for (let i = 0; i + 1 < points.length; i++) {
      const a = points[i] as Point;
      const b = points[i + 1] as Point;
      if (i > 0) next.push(mix(a, b, 0.25));
      if (i + 2 < points.length) next.push(mix(a, b, 0.75));
    }
    next.push(points[points.length - 1] as Point);
    points = next;
  }
  return points;
}

/** Round the corners of a ring. */
export function smoothRing(ring: Ring, times: number): Ring {
  let points = ring;
  for (let n = 0; n < times; n++) {
    const from = points;
    points = from.flatMap((p, i) => [mix(p, at(from, i + 1), 0.25), mix(p, at(from, i + 1), 0.75)]);
  }
  return points;
}

/** The line without the points that hardly bend it. */
export function simplify(line: Ring, tolerance: number): Ring {
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  let far = 0;
  let worst = tolerance ** 2;
  for (let i = 1; i + 1 < line.length; i++) {
    const off = toSegment(line[i] as Point, first, last);
    if (off > worst) [far, worst] = [i, off];
  }
  if (far === 0) return [first, last];
  return [...simplify(line.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(line.slice(far), tolerance)];
}

/** The rough outlines of all regions of a map. `step`: how fine the bends are. */
export function outlines(polygons: ReadonlyMap<string, Ring>, step: number): Outlines {
  const junctions = junctionsOf([...polygons.values()]);
  const borders = new Map<string, Border>();
  const regions = new Map<string, Outline>();
  for (const [id, polygon] of polygons) {
    const ring: Point[] = [];
    for (const piece of pieces(polygon, junctions)) {
      const first = piece[0] as Point;
      const last = piece[piece.length - 1] as Point;
      const forward = before(first, last) || (keyOf(first) === keyOf(last) && before(at(piece, 1), at(piece, -2)));
      const line = forward ? piece : [...piece].reverse();
      const key = line.map(keyOf).join(" ");
      const known = borders.get(key) ?? { points: drawn(line, step), sides: [] };
      borders.set(key, known);
      known.sides.push(id);
      const points = forward ? known.points : [...known.points].reverse();
      ring.push(...points.slice(0, -1));
    }
    regions.set(id, { id, ring, d: pathOf(ring) });
  }
  const all = [...borders.values()];
  return { regions, borders: all, rim: rimOf(all.filter((border) => border.sides.length === 1)) };
}

function drawn(line: Ring, step: number): Ring {
  const bent: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const edge = rough(line[i] as Point, line[i + 1] as Point, step, 0.13);
    bent.push(...(i === 0 ? edge : edge.slice(1)));
  }
  return simplify(smooth(bent, 2), 0.3).map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const);
}

/** Where three lines meet: there an outline keeps its corner. */
function junctionsOf(polygons: readonly Ring[]): Set<string> {
  const beside = new Map<string, Set<string>>();
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const [a, b] = [keyOf(at(polygon, i)), keyOf(at(polygon, i + 1))];
      beside.set(a, (beside.get(a) ?? new Set()).add(b));
      beside.set(b, (beside.get(b) ?? new Set()).add(a));
    }
  }
  return new Set([...beside].filter(([, others]) => others.size > 2).map(([key]) => key));
}

/** A polygon cut at its junctions. */
function pieces(polygon: Ring, junctions: ReadonlySet<string>): Ring[] {
  const start = Math.max(0, polygon.findIndex((p) => junctions.has(keyOf(p))));
  const found: Point[][] = [[at(polygon, start)]];
  for (let i = 1; i <= polygon.length; i++) {
    const p = at(polygon, start + i);
    (found[found.length - 1] as Point[]).push(p);
    if (i < polygon.length && junctions.has(keyOf(p))) found.push([p]);
  }
  return found;
}

/** The outer borders joined to one ring. */
function rimOf(outer: readonly Border[]): Ring {
  const left = [...outer];
  const ring: Point[] = [...(left.shift()?.points ?? [])];
  while (left.length > 0) {
    const end = keyOf(ring[ring.length - 1] as Point);
    const i = left.findIndex(({ points }) => keyOf(at(points, 0)) === end || keyOf(at(points, -1)) === end);
    if (i < 0) break;
    const [{ points }] = left.splice(i, 1) as [Border];
    ring.push(...(keyOf(at(points, 0)) === end ? points : [...points].reverse()).slice(1));
  }
  return ring;
}

export const number = (n: number): string => String(Math.round(n * 10) / 10);
export const pathOf = (ring: Ring): string => `M${ring.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z`;
export const lineOf = (line: Ring): string => pathOf(line).slice(0, -1);

/** A line as a pen draws it, now thinner and now thicker. */
export function ribbon(line: Ring, width: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < line.length; i++) {
    const [x, y] = line[i] as Point;
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width / 2) * (0.72 + 0.5 * wave(x, y));
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  }
  return pathOf([...left, ...right.reverse()]);
}

const wave = (x: number, y: number): number => 0.5 + 0.25 * (Math.sin(x / 9 + y / 13) + Math.sin(y / 7 - x / 17));

export const inside = (p: Point, ring: Ring): boolean => depth(p, ring) > 0;

/** How far a point is inside a ring; less than nothing outside it. */
export function depth(p: Point, ring: Ring): number {
  const x = p[0];
  const y = p[1];
  let nearest = Infinity;
  let is = false;
  let a = ring[ring.length - 1] as Point;
  for (const b of ring) {
    nearest = Math.min(nearest, toSegment(p, a, b));
    if (b[1] > y !== a[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) is = !is;
    a = b;
  }
  return is ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** `depth` in a ring for many points: nearly right, and found once for each crossing of a grid. */
export function depthField(ring: Ring, step = 6): (p: Point) => number {
  const { left, top, right, bottom } = boxOf(ring);
  const columns = Math.ceil((right - left) / step) + 2;
  const rows = Math.ceil((bottom - top) / step) + 2;
  const known = new Float32Array(columns * rows).fill(NaN);
  const node = (i: number, j: number): number => {
    const k = j * columns + i;
    if (Number.isNaN(known[k])) known[k] = depth([left + i * step, top + j * step], ring);
    return known[k] as number;
  };
  /** From the box around the ring: no farther than the ring itself. */
  const outsideOf = ([x, y]: Point): number => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return (p) => {
    const gx = (p[0] - left) / step;
    const gy = (p[1] - top) / step;
    const i = Math.floor(gx);
    const j = Math.floor(gy);
    if (i < 0 || j < 0 || i + 1 >= columns || j + 1 >= rows) return -outsideOf(p);
    const fx = gx - i;
    const fy = gy - j;
    const above = node(i, j) * (1 - fx) + node(i + 1, j) * fx;
    const below = node(i, j + 1) * (1 - fx) + node(i + 1, j + 1) * fx;
    return above * (1 - fy) + below * fy;
  };
}

/** The square of the way from a point to a line from `a` to `b`. Called millions of times: nothing is unpacked. */
function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const px = p[0] - a[0];
  const py = p[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  const ex = px - t * dx;
  const ey = py - t * dy;
  return ex * ex + ey * ey;
}

/** The ring that runs `by` further in; empty where there is no room for it. */
export function inset(ring: Ring, by: number): Ring {
  const turn = area(ring) > 0 ? 1 : -1;
  const found: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = at(ring, i - 1);
    const [bx, by_] = at(ring, i + 1);
    const length = Math.hypot(bx - ax, by_ - ay) || 1;
    const [x, y] = ring[i] as Point;
    const p: Point = [x - ((by_ - ay) / length) * by * turn, y + ((bx - ax) / length) * by * turn];
    if (depth(p, ring) >= by * 0.97) found.push(p);
  }
  return found.length < 8 ? [] : smoothRing(found, 1);
}

/** Twice the signed area is what the cross products add up to: positive where y points down and the ring runs clockwise. */
export function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j] as Point;
    const [bx, by] = ring[i] as Point;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

export function boxOf(ring: Ring): { left: number; top: number; right: number; bottom: number } {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
