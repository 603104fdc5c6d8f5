/** Mushroom forests and mystic crystals. */
import type { Point } from "$lib/shape";
import { moved, wash, washes, type Brush, type Pen } from "$lib/pen";

export const MUSHROOMS: readonly Brush[] = [
  ...washes("#6a8a50", "#33502f"),
  { name: "moss", fill: "#2f4a33", opacity: 0.55 },
  { name: "blade", stroke: "#8fae62", width: 1.2, opacity: 0.6 },
  { name: "spore", fill: "#d6f5b8", opacity: 0.55 },
  { name: "halo", fill: "#c9f2c0", opacity: 0.1 },
  { name: "near", fill: "#d4f7c5", opacity: 0.13 },
  { name: "foot", fill: "#16241a", opacity: 0.45 },
  { name: "stem", fill: "#e9dcc0" },
  { name: "dim", fill: "#b7a787" },
  { name: "gill", fill: "#8c3f36" },
  { name: "under", fill: "#2b7f80" },
  { name: "cap", fill: "#d2604a" },
  { name: "blue", fill: "#57c5bd" },
  { name: "shine", fill: "#fff1d6", opacity: 0.85 },
];

export function mushrooms(pen: Pen): void {
  const { u } = pen;
  wash(pen);
  pen.strew(1500 * u * u, 8, (at) => pen.blob("moss", at, pen.between(5, 11) * u, pen.between(3, 6) * u, pen.bumps(8, 0.5)));
  pen.strew(480 * u * u, 5, (at) => {
    for (const [x, y] of [[-2.2, -3.4], [0, -4.6], [2.2, -3.2]] as const) pen.line("blade", [at, [at[0] + x * u, at[1] + y * u]]);
  });
  pen.strew(1300 * u * u, 6, (at) => pen.disc("spore", at, pen.between(0.6, 1.2) * u));
  for (const size of [23, 19, 17, 14, 13, 12, 11, 10, 9]) {
    const s = size * u * pen.between(0.92, 1.12);
    const at = pen.place(s * 0.8, s * 0.85);
    if (!at) continue;
    pen.disc("halo", [at[0], at[1] - s * 0.25], s * 1.5);
    pen.disc("near", [at[0], at[1] - s * 0.3], s * 1.02);
    const blue = pen.roll() < 0.4;
    mushroom(pen, at, s * 0.86, blue);
    if (size > 12) {
      pen.level = 1;
      mushroom(pen, [at[0] + s * 0.5, at[1] + s * 0.22], s * 0.48, !blue);
      pen.level = 0;
    }
  }
}

function mushroom(pen: Pen, at: Point, s: number, blue: boolean): void {
  const lean = pen.between(-0.1, 0.1);
  pen.disc("foot", [at[0] + 0.1 * s, at[1] + 0.72 * s], s * 0.5, s * 0.14);
  pen.poly("stem", moved([[-0.2, 0.72], [-0.13, 0.2], [-0.16 + lean, -0.25], [0.18 + lean, -0.25], [0.16, 0.2], [0.24, 0.72], [0, 0.78]], at, s));
  pen.poly("dim", moved([[0.06, 0.76], [0.06, 0.2], [0.06 + lean, -0.25], [0.18 + lean, -0.25], [0.16, 0.2], [0.24, 0.72]], at, s));
  const [x, y] = [at[0] + lean * s, at[1] - 0.28 * s];
  const n = (v: number): string => (v * s).toFixed(1);
  const start = `M${(x - 0.78 * s).toFixed(1)} ${y.toFixed(1)}`;
  pen.add(blue ? "under" : "gill", `${start}q${n(0.78)} ${n(0.46)} ${n(1.56)} 0Z`);
  pen.add(blue ? "blue" : "cap", `${start}c${n(0.02)} ${n(-0.95)} ${n(1.54)} ${n(-0.95)} ${n(1.56)} 0q${n(-0.78)} ${n(0.24)} ${n(-1.56)} 0Z`);
  for (const [dx, dy, r] of [[-0.36, -0.26, 0.1], [0.05, -0.47, 0.12], [0.38, -0.2, 0.09]] as const) {
    pen.disc("shine", [x + dx * s, y + dy * s], r * s, r * s * 0.8);
  }
}

export const CRYSTALS: readonly Brush[] = [
  ...washes("#7b62ad", "#43326a"),
  { name: "facet", stroke: "#3a2b5c", width: 1.3, opacity: 0.65 },
  { name: "vein", stroke: "#a98fdc", width: 1.1, opacity: 0.45 },
  { name: "halo", fill: "#d9c2ff", opacity: 0.1 },
  { name: "near", fill: "#dfcbff", opacity: 0.13 },
  { name: "foot", fill: "#1d1433", opacity: 0.5 },
  { name: "dark", fill: "#6b47ae" },
  { name: "mid", fill: "#9c78e0" },
  { name: "light", fill: "#d6c1fb" },
  { name: "edge", stroke: "#38245f", width: 0.9, opacity: 0.8 },
  { name: "star", fill: "#f6eeff", opacity: 0.9 },
];

export function crystals(pen: Pen): void {
  const { u } = pen;
  wash(pen);
  pen.strew(620 * u * u, 6, (at) => {
    const [w, h] = [pen.between(4, 9) * u, pen.between(-5, 5) * u];
    pen.line(pen.roll() < 0.6 ? "facet" : "vein", [at, [at[0] + w, at[1] + h], [at[0] + w * 1.7, at[1] + h * 0.2]]);
  });
  for (const size of [27, 22, 19, 16, 14, 13, 12, 11]) {
    const s = size * u * pen.between(0.92, 1.12);
    const at = pen.place(s * 0.8, s * 0.85);
    if (at) cluster(pen, at, s);
  }
  pen.strew(3600 * u * u, 8, (at) => star(pen, at, pen.between(2, 3.6) * u));
}

function cluster(pen: Pen, at: Point, s: number): void {
  pen.disc("halo", [at[0], at[1] - s * 0.1], s * 1.4);
  pen.disc("near", [at[0], at[1] - s * 0.1], s * 0.95);
  pen.disc("foot", [at[0] + 0.08 * s, at[1] + 0.6 * s], s * 0.8, s * 0.2);
  const shards = [
    { turn: -0.62 + pen.between(-0.1, 0.1), tall: 0.82, wide: 0.17 },
    { turn: 0.6 + pen.between(-0.1, 0.1), tall: 0.9, wide: 0.18 },
    { turn: -0.26 + pen.between(-0.06, 0.06), tall: 1.15, wide: 0.19 },
    { turn: 0.1 + pen.between(-0.06, 0.06), tall: 1.5, wide: 0.24 },
  ];
  shards.forEach((shard, i) => {
    pen.level = i;
    prism(pen, [at[0] + shard.turn * 0.42 * s, at[1] + 0.6 * s], s, shard);
  });
  pen.level = 0;
}

function prism(pen: Pen, foot: Point, s: number, { turn, tall, wide }: { turn: number; tall: number; wide: number }): void {
  const put = (points: Point[]): Point[] =>
    points.map(([x, y]) => [
      foot[0] + (x * Math.cos(turn) - y * Math.sin(turn)) * s,
      foot[1] + (x * Math.sin(turn) + y * Math.cos(turn)) * s,
    ]);
  const shoulder = -tall + wide * 1.5;
  const [tip, ridge]: [Point, Point] = [[wide * 0.1, -tall], [wide * 0.15, shoulder + wide * 0.5]];
  pen.poly("dark", put([[-wide, 0], [-wide, shoulder], tip, [wide, shoulder], [wide, 0]]));
  pen.poly("mid", put([[-wide, 0], [-wide, shoulder], tip, ridge, [wide * 0.15, 0]]));
  pen.poly("light", put([[-wide, -tall * 0.25], [-wide, shoulder], tip, ridge, [-wide * 0.45, shoulder + wide * 0.4], [-wide * 0.5, -tall * 0.2]]));
  pen.line("edge", put([[-wide, 0], [-wide, shoulder], tip, [wide, shoulder], [wide, 0]]));
  pen.line("edge", put([tip, ridge, [wide * 0.15, 0]]));
}

export function star(pen: Pen, at: Point, r: number): void {
  pen.poly("star", moved([[0, -1], [0.16, -0.16], [1, 0], [0.16, 0.16], [0, 1], [-0.16, 0.16], [-1, 0], [-0.16, -0.16]], at, r));
}
