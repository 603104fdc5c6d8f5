/** Where the land ends: the hexes go on as land beyond some edges of the sheet, beyond the others lies the sea. */
import { hash, lineOf, number as f, random, rough, smooth, type Point } from "$lib/shape";
import { around, centreOf, cornersOf, hexPath, placeKey, type BoardMap } from "../hexes";

export interface Coast {
  /** The land beyond the hexes, and the few strokes on it: nobody has surveyed it yet. */
  beyond: string;
  strokes: string;
  /** The line between land and sea, rough as if drawn by hand. */
  line: string;
}

type Place = readonly [number, number];

const isLand = ({ inland }: BoardMap, row: number, col: number): boolean =>
  inland.some(({ rows, columns }) => row >= rows[0] && row <= rows[1] && col >= columns[0] && col <= columns[1]);

/** So far outside that nobody sees it. */
const isOff = ({ rows, columns }: BoardMap, row: number, col: number): boolean =>
  row < -2 || col < -2 || row >= rows + 2 || col >= columns + 2;

export function coastOf(map: BoardMap): Coast {
  const land = new Set(map.hexes.map(({ row, col }) => placeKey(row, col)));
  const ghosts: Place[] = [];
  for (let row = -2; !isOff(map, row, 0); row++) {
    for (let col = -2; !isOff(map, row, col); col++) {
      if (land.has(placeKey(row, col)) || !isLand(map, row, col)) continue;
      ghosts.push([row, col]);
      land.add(placeKey(row, col));
    }
  }
  const shores: [Point, Point][] = [];
  for (const [row, col] of [...map.hexes.map((hex): Place => [hex.row, hex.col]), ...ghosts]) {
    const corners = cornersOf(centreOf(row, col));
    around(row, col).forEach(([r, c], direction) => {
      if (land.has(placeKey(r, c)) || isOff(map, r, c)) return;
      // North lies between the corners 4 and 5; each direction is one corner further.
      shores.push([corners[(direction + 4) % 6] as Point, corners[(direction + 5) % 6] as Point]);
    });
  }
  return {
    strokes: ghosts.map(([row, col]) => sparse(centreOf(row, col), hash(map.rows, row, col))).join(""),
    beyond: ghosts.map(([row, col]) => hexPath(centreOf(row, col))).join(""),
    line: chains(shores).map((chain) => lineOf(smooth(roughened(chain), 2))).join(""),
  };
}

/** Some blades of grass and bare ground. */
function sparse([x, y]: Point, seed: number): string {
  const roll = random(seed);
  let d = "";
  for (let n = 0; n < 26; n++) {
    const [px, py] = [x + (roll() - 0.5) * 100, y + (roll() - 0.5) * 108];
    d += n % 3 ? `M${f(px)} ${f(py)}h${f(2 + roll() * 7)}` : `M${f(px)} ${f(py)}l-2.500 -5M${f(px + 1.5)} ${f(py)}v-6.500M${f(px + 3)} ${f(py)}l2.500 -5`;
  }
  return d;
}

const key = ([x, y]: Point): string => `${String(Math.round(x))} ${String(Math.round(y))}`;

/** The shores of single hexes joined to long lines. */
function chains(shores: readonly [Point, Point][]): Point[][] {
  const next = new Map(shores.map(([a, b]) => [key(a), [a, b] as const]));
  const ends = new Set(shores.map(([, b]) => key(b)));
  const open = [...next.keys()].filter((from) => !ends.has(from));
  const lines: Point[][] = [];
  // What is left when all lines with a beginning are drawn goes round: an island.
  for (let start = open.pop() ?? [...next.keys()][0]; start !== undefined; start = open.pop() ?? [...next.keys()][0]) {
    const line: Point[] = [];
    let from = start;
    for (let step = next.get(from); step; step = next.get(from)) {
      if (line.length === 0) line.push(step[0]);
      line.push(step[1]);
      next.delete(from);
      from = key(step[1]);
    }
    lines.push(line);
  }
  return lines;
}

function roughened(line: readonly Point[]): Point[] {
  return line.flatMap((p, i) => {
    const q = line[i + 1];
    return q ? rough(p, q, 13, 0.17).slice(0, -1) : [p];
  });
}
