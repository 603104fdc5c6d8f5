/** Rivers and mud pools. */
import { inset, pathOf, type Point } from "$lib/shape";
import { wash, washes, type Brush, type Pen } from "$lib/pen";

export const RIVER: readonly Brush[] = [
  { name: "deep", fill: "#125262", opacity: 0.55 },
  { name: "deeper", fill: "#0d4254", opacity: 0.5 },
  { name: "foam", stroke: "#bff0ea", width: 1.7, opacity: 0.6, dash: "26 7 9 11" },
  { name: "ripple", stroke: "#7fd6d2", width: 1.3, opacity: 0.5, dash: "19 13 34 17" },
  { name: "calm", stroke: "#5fbcc0", width: 1.1, opacity: 0.42, dash: "12 22 27 16" },
  { name: "wave", stroke: "#c9f4ee", width: 1.4, opacity: 0.6 },
  { name: "shade", fill: "#0b2f3b", opacity: 0.5 },
  { name: "stone", fill: "#5d6a68" },
  { name: "wet", fill: "#93a5a0" },
];

export function river(pen: Pen): void {
  const { u, ring } = pen;
  const along = (brush: string, by: number): void => {
    const points = inset(ring, by * u);
    if (points.length) pen.add(brush, pathOf(points));
  };
  along("deep", 13);
  along("deeper", 24);
  along("foam", 4.5);
  along("ripple", 10.5);
  along("calm", 18);
  along("ripple", 27);
  along("calm", 38);
  pen.strew(1500 * u * u, 14, ([x, y]) => {
    const w = pen.between(5, 8) * u;
    const f = (v: number): string => v.toFixed(1);
    pen.add("wave", `M${f(x - w)} ${f(y)}q${f(w / 2)} ${f(-w * 0.6)} ${f(w)} 0q${f(w / 2)} ${f(w * 0.6)} ${f(w)} 0`);
  });
  for (const size of [7, 6, 5, 4]) {
    const s = size * u;
    const at = pen.place(s * 1.4, s * 1.6);
    if (!at) continue;
    const bumps = pen.bumps(8, 0.4);
    pen.blob("shade", [at[0] + s * 0.2, at[1] + s * 0.35], s * 1.2, s * 0.8, bumps);
    pen.blob("stone", at, s, s * 0.7, bumps);
    pen.blob("wet", [at[0] - s * 0.2, at[1] - s * 0.2], s * 0.5, s * 0.28, bumps);
  }
}

export const MUD: readonly Brush[] = [
  ...washes("#978850", "#544922"),
  { name: "fleck", fill: "#4d4320", opacity: 0.5 },
  { name: "pale", fill: "#b3a365", opacity: 0.4 },
  { name: "bank", fill: "#a08f55" },
  { name: "pool", fill: "#43361a" },
  { name: "sheen", fill: "#6a5828" },
  { name: "ring", stroke: "#8d7b42", width: 1.2, opacity: 0.8 },
  { name: "gloss", stroke: "#e3d49a", width: 1.7, opacity: 0.7 },
  { name: "rim", fill: "#33290f" },
  { name: "bubble", fill: "#93834a" },
  { name: "shine", fill: "#f4e9bb", opacity: 0.9 },
  { name: "reed", stroke: "#36401c", width: 1.6 },
  { name: "head", fill: "#5a3a1c" },
];

export function mud(pen: Pen): void {
  const { u } = pen;
  wash(pen);
  pen.strew(520 * u * u, 5, (at) => pen.disc(pen.roll() < 0.6 ? "fleck" : "pale", at, pen.between(1, 2.8) * u, pen.between(0.7, 1.4) * u));
  for (const size of [28, 23, 19, 16, 14, 12]) {
    const s = size * u * pen.between(0.9, 1.15);
    const at = pen.place(s * 0.9, s * 0.85);
    if (at) pool(pen, at, s);
  }
  for (const size of [10, 9, 8]) {
    const at = pen.place(size * u, size * u);
    if (at) reeds(pen, at, size * u);
  }
  for (const size of [5, 4.5, 4, 3.5, 3, 3]) {
    const at = pen.place(size * u * 1.2, size * u * 1.6);
    if (at) bubble(pen, at, size * u);
  }
}

/** A puddle of two lobes with the light on its upper side and bubbles at its brim. */
function pool(pen: Pen, at: Point, s: number): void {
  const flip = pen.roll() < 0.5 ? 1 : -1;
  const lobes = [
    { at: [at[0] - 0.22 * s * flip, at[1] - 0.06 * s] as Point, r: 0.74, bumps: pen.bumps(9, 0.36) },
    { at: [at[0] + 0.42 * s * flip, at[1] + 0.18 * s] as Point, r: 0.5, bumps: pen.bumps(8, 0.36) },
  ];
  for (const lobe of lobes) pen.blob("bank", [lobe.at[0], lobe.at[1] + s * 0.05], s * (lobe.r + 0.1), s * (lobe.r + 0.08) * 0.62, lobe.bumps);
  for (const lobe of lobes) pen.blob("pool", lobe.at, s * lobe.r, s * lobe.r * 0.6, lobe.bumps);
  const [big, small] = lobes as [(typeof lobes)[0], (typeof lobes)[0]];
  pen.blob("sheen", [big.at[0] - s * 0.08, big.at[1] + s * 0.08], s * 0.52, s * 0.24, big.bumps);
  pen.disc("ring", [small.at[0], small.at[1] - s * 0.02], s * 0.24, s * 0.11);
  const f = (v: number): string => v.toFixed(1);
  pen.add("gloss", `M${f(big.at[0] - s * 0.46)} ${f(big.at[1] - s * 0.08)}q${f(s * 0.14)} ${f(-s * 0.2)} ${f(s * 0.42)} ${f(-s * 0.2)}`);
  pen.add("gloss", `M${f(big.at[0] + s * 0.1)} ${f(big.at[1] - s * 0.27)}l${f(s * 0.1)} ${f(s * 0.01)}`);
  bubble(pen, [at[0] + s * 0.16 * flip, at[1] + s * 0.34], s * 0.13);
  bubble(pen, [at[0] + s * 0.0, at[1] + s * 0.42], s * 0.08);
}

function reeds(pen: Pen, at: Point, s: number): void {
  for (const [x, h] of [[-0.5, 1.1], [-0.1, 1.7], [0.3, 1.3], [0.65, 0.8]] as const) {
    const top: Point = [at[0] + x * s * 1.3, at[1] + s * (0.7 - h)];
    pen.line("reed", [[at[0] + x * s * 0.5, at[1] + s * 0.7], top]);
    if (h > 1.2) pen.disc("head", [top[0], top[1] + s * 0.1], s * 0.13, s * 0.32);
  }
}

function bubble(pen: Pen, at: Point, r: number): void {
  pen.disc("rim", at, r);
  pen.disc("bubble", at, r * 0.8);
  pen.disc("shine", [at[0] - r * 0.3, at[1] - r * 0.32], r * 0.26);
}
