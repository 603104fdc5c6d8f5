/** The cavern around the map: rough stones, and the ways in. */
import { FRAME, type BoardMap } from "../maps";
import { depth, distance, hash, number, pathOf, random, smoothRing, type Point, type Ring } from "$lib/shape";

export interface Entrance {
  at: Point;
  /** Which way in lies, in degrees; 0 is down. */
  turn: number;
}

export interface Cavern {
  rock: string;
  rim: string;
  dark: string;
  pale: string;
  lines: string;
  entrances: Entrance[];
}

export function cavernOf(map: BoardMap): Cavern {
  const rim = pathOf(map.rim);
  const stones = [...row(map)];
  const light = (wanted: boolean): string =>
    stones.filter((stone) => stone.pale === wanted).map((stone) => pathOf(stone.ring)).join("");
  return {
    rock: `${rounded(map.width, map.height, 16)}${rim}`,
    rim,
    dark: light(false),
    pale: light(true),
    lines: stones.map((stone) => lit(stone.ring)).join(""),
    entrances: entrancesOf(map),
  };
}

function rounded(width: number, height: number, r: number): string {
  const a = `a${number(r)} ${number(r)} 0 0 1 `;
  return `M${number(r)} 0H${number(width - r)}${a}${number(r)} ${number(r)}V${number(height - r)}${a}${number(-r)} ${number(r)}H${number(r)}${a}${number(-r)} ${number(-r)}V${number(r)}${a}${number(r)} ${number(-r)}Z`;
}

/** Stones all around, in the band between the board's edge and the rim of the map. */
function* row(map: BoardMap): Generator<{ ring: Ring; pale: boolean }> {
  const roll = random(hash(map.players, map.width));
  const { width, height } = map;
  const sides: [from: Point, to: Point][] = [
    [[8, 0], [width - 8, 0]],
    [[width, FRAME.top - 12], [width, height - 8]],
    [[width - 8, height], [8, height]],
    [[0, height - 8], [0, FRAME.top - 12]],
  ];
  for (const [from, to] of sides) {
    const length = distance(from, to);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const at = (along: number, deep: number): Point => [from[0] + dx * along - dy * deep, from[1] + dy * along + dx * deep];
    const room = (along: number): number => {
      let deep = 8;
      while (deep < 70 && [-16, 0, 16].every((by) => depth(at(along + by, deep), map.rim) < -4)) deep += 5;
      return deep;
    };
    for (let along = 0; along < length - 10; ) {
      const long = Math.min(30 + roll() * 46, length - along);
      const [gap, lower] = [1.5 + roll() * 2, room(along + long / 2) - 4 - roll() * 4];
      const corners: Point[] = [
        at(along + gap, 3 + roll() * 3),
        at(along + long / 2, 2 + roll() * 2),
        at(along + long - gap, 3 + roll() * 3),
        at(along + long - gap - roll() * 3, lower * 0.6),
        at(along + long - gap - 3 - roll() * 4, lower),
        at(along + long * 0.5, lower + roll() * 4),
        at(along + gap + 2 + roll() * 5, lower - roll() * 3),
        at(along + gap + roll() * 3, lower * 0.55),
      ];
      const ring = smoothRing(corners, 1);
      if (ring.every((p) => depth(p, map.rim) < -1)) yield { ring, pale: roll() < 0.45 };
      along += long;
    }
  }
}

/** The upper left part of a stone's outline, where the light falls. */
function lit(ring: Ring): string {
  const middle = ring.reduce<Point>((sum, p) => [sum[0] + p[0] / ring.length, sum[1] + p[1] / ring.length], [0, 0]);
  let d = "";
  let on = false;
  for (const [x, y] of ring) {
    const is = x - middle[0] + (y - middle[1]) * 1.6 < 0;
    if (is) d += `${on ? "L" : "M"}${number(x + 0.8)} ${number(y + 1)}`;
    on = is;
  }
  return d;
}

/** Where a race without a region may come in: at the middle of each edge region's part of the rim. */
function entrancesOf(map: BoardMap): Entrance[] {
  return map.borders.flatMap(({ points, sides }) => {
    const region = sides.length === 1 ? map.byId.get(sides[0] as string) : undefined;
    const ends = [points[0] as Point, points[points.length - 1] as Point] as const;
    if (!region?.edge || region.terrain === "chasm" || distance(...ends) < 36) return [];
    const at = points[Math.floor(points.length / 2)] as Point;
    const turns = [0, 90, 180, 270].map((turn) => {
      const angle = ((turn + 90) * Math.PI) / 180;
      return { turn, deep: depth([at[0] + Math.cos(angle) * 14, at[1] + Math.sin(angle) * 14], map.rim) };
    });
    const { turn } = turns.reduce((a, b) => (b.deep > a.deep ? b : a));
    return [{ at, turn }];
  });
}
