/** Chasms: ledges going down into the dark, and lava at the bottom. */
import { inset, mix, pathOf, type Point } from "$lib/shape";
import { moved, type Brush, type Pen } from "$lib/pen";

export const CHASM: readonly Brush[] = [
  { name: "ledge", fill: "#3b2420" },
  { name: "lip", stroke: "#7a4a34", width: 1.3, opacity: 0.6 },
  { name: "below", fill: "#2a1715" },
  { name: "deep", fill: "#1b0d0d" },
  { name: "abyss", fill: "#100707" },
  { name: "glow", stroke: "#c8321a", width: 15, opacity: 0.16 },
  { name: "heat", stroke: "#d9431c", width: 8, opacity: 0.28 },
  { name: "lava", stroke: "#f0642a", width: 3.4 },
  { name: "core", stroke: "#ffd06a", width: 1.3 },
  { name: "ember", fill: "#ff9a4a", opacity: 0.85 },
  { name: "fire", fill: "#ff7a2e", opacity: 0.18 },
  { name: "blaze", fill: "#ff8f3c", opacity: 0.28 },
  { name: "cone", fill: "#74503f" },
  { name: "side", fill: "#47302a" },
  { name: "sun", fill: "#a8775c" },
  { name: "crater", fill: "#f0642a" },
  { name: "heart", fill: "#ffd972" },
  { name: "flame", fill: "#ffb04d", opacity: 0.75 },
  { name: "flow", stroke: "#ff8a3a", width: 2.2 },
];

export function chasm(pen: Pen, volcano: Point | null): void {
  const { u, ring } = pen;
  if (volcano) cone(pen, volcano, 29 * u);
  const steps: [string, number][] = [["ledge", 7], ["below", 14], ["deep", 22], ["abyss", 32]];
  for (const [brush, by] of steps) {
    const points = inset(ring, by * u);
    if (!points.length) continue;
    pen.add(brush, pathOf(points));
    if (brush !== "abyss") pen.add("lip", pathOf(points));
  }
  for (const size of [38, 34, 30, 28, 24, 22, 20, 17, 14]) {
    const at = pen.place(size * u * 0.62, size * u * 0.75);
    if (at) fissure(pen, at, size * u);
  }
  pen.strew(1100 * u * u, 14, (at) => pen.disc("ember", at, pen.between(0.6, 1.4) * u));
}

function fissure(pen: Pen, at: Point, s: number): void {
  const turn = pen.between(-0.5, 0.5);
  const points: Point[] = [-0.85, -0.5, -0.18, 0.15, 0.5, 0.85].map((x) => {
    const y = pen.between(-0.16, 0.16) + x * turn;
    return [at[0] + x * s, at[1] + y * s];
  });
  const [from, to] = [points[2] as Point, points[3] as Point];
  const fork: Point[] = [mix(from, to, 0.5), [at[0] + 0.12 * s, at[1] + 0.34 * s], [at[0] + 0.36 * s, at[1] + 0.5 * s]];
  for (const brush of ["glow", "heat", "lava"]) for (const line of [points, fork]) pen.line(brush, line);
  pen.line("core", points.slice(1, -1));
}

function cone(pen: Pen, at: Point, s: number): void {
  pen.disc("fire", [at[0], at[1] - s * 0.3], s * 1.5);
  pen.disc("blaze", [at[0], at[1] - s * 0.5], s * 0.85);
  pen.poly("cone", moved([[-1, 0.75], [-0.72, 0.3], [-0.34, -0.45], [0.34, -0.45], [0.7, 0.3], [1, 0.75], [0.3, 0.86], [-0.4, 0.84]], at, s));
  pen.poly("side", moved([[0.1, -0.45], [0.34, -0.45], [0.7, 0.3], [1, 0.75], [0.3, 0.86], [0.36, 0.2]], at, s));
  pen.poly("sun", moved([[-0.34, -0.45], [-0.2, -0.42], [-0.42, 0.25], [-0.8, 0.72], [-1, 0.75], [-0.72, 0.3]], at, s));
  pen.disc("crater", [at[0], at[1] - s * 0.45], s * 0.36, s * 0.14);
  pen.disc("heart", [at[0], at[1] - s * 0.46], s * 0.23, s * 0.08);
  pen.line("flow", moved([[-0.1, -0.36], [-0.16, -0.05], [-0.06, 0.2], [-0.14, 0.5]], at, s));
  pen.line("flow", moved([[0.16, -0.36], [0.24, -0.1], [0.34, 0.1]], at, s));
  pen.poly("flame", moved([[-0.2, -0.5], [-0.28, -0.95], [-0.08, -0.75], [0.02, -1.2], [0.14, -0.8], [0.3, -0.95], [0.2, -0.5]], at, s));
}
