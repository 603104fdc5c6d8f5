/** Black mountains and mines. */
import { mix, type Point } from "$lib/shape";
import { moved, wash, washes, type Brush, type Pen } from "$lib/pen";

export const MOUNTAIN: readonly Brush[] = [
  ...washes("#5a5664", "#2c2a33"),
  { name: "crack", stroke: "#211f26", width: 1.3, opacity: 0.7 },
  { name: "scree", fill: "#5f5c69", opacity: 0.55 },
  { name: "foot", fill: "#16141a", opacity: 0.4 },
  { name: "shade", fill: "#232129" },
  { name: "face", fill: "#5b5866" },
  { name: "light", fill: "#8a8798" },
  { name: "ridge", stroke: "#17151b", width: 1.1, opacity: 0.8 },
];

export function mountain(pen: Pen): void {
  const { u } = pen;
  let lit = false;
  pen.strew(2300 * u * u, 4, (at) => {
    const slab: Point[] = [[-1, 0.3], [-0.5, -0.6], [0.3, -0.8], [1, -0.1], [0.6, 0.7], [-0.4, 0.8]];
    const skew = slab.map(([x, y]): Point => [x * pen.between(0.8, 1.3), y * pen.between(0.5, 0.9)]);
    pen.poly((lit = !lit) ? "sunlit" : "dusky", moved(skew, at, pen.between(14, 30) * u));
  });
  pen.strew(330 * u * u, 5, (at) => {
    const slant = pen.between(-3, 3) * u;
    pen.line("crack", [at, [at[0] + 4 * u, at[1] + slant], [at[0] + pen.between(7, 11) * u, at[1] + slant * 0.3]]);
  });
  pen.strew(900 * u * u, 6, (at) => {
    pen.poly("scree", moved([[-1, 0.6], [-0.4, -0.6], [0.6, -0.5], [1, 0.6]], at, pen.between(1.6, 3) * u));
  });
  for (const size of [29, 26, 24, 21, 19, 18, 16, 14, 13, 12, 11]) {
    const s = size * u * pen.between(0.9, 1.15);
    const at = pen.place(s * 0.82, s * 0.8);
    if (at) peak(pen, at, s);
  }
}

function peak(pen: Pen, at: Point, s: number): void {
  const lean = pen.between(-0.14, 0.1);
  const [l, r] = [pen.between(0.75, 0.95), pen.between(0.75, 0.95)];
  const top: Point = [lean, -1];
  const saddle: Point = [lean + 0.16, -0.35];
  const foot: Point = [lean - 0.02, 0.62];
  const notch = pen.between(-0.4, -0.2);
  const left: Point[] = [[-l, 0.55], [-0.62, 0.1], [-0.48, notch + 0.25], [-0.24, -0.45]];
  const right: Point[] = [[r, 0.55], [0.66, 0.2], [0.5, -0.05], [0.3, -0.55]];
  pen.disc("foot", [at[0] + 0.15 * s, at[1] + 0.58 * s], s, s * 0.2);
  pen.poly("face", moved([top, saddle, [lean - 0.1, 0.1], foot, [-0.4, 0.66], ...left], at, s));
  pen.poly("shade", moved([top, ...right.toReversed(), [0.45, 0.66], foot, [lean - 0.1, 0.1], saddle], at, s));
  pen.poly("light", moved([top, [lean + 0.05, -0.55], [-0.2, -0.2], [-0.3, 0.12], [-0.42, 0.02], [-0.48, notch + 0.25], [-0.24, -0.45]], at, s));
  pen.line("ridge", moved([top, saddle, [lean - 0.1, 0.1], foot], at, s));
  pen.line("ridge", moved([[0.3, -0.1], [0.38, 0.2], [0.3, 0.42]], at, s));
}

export const MINE: readonly Brush[] = [
  ...washes("#b3824a", "#6e4824"),
  { name: "chip", stroke: "#5d3d1f", width: 1.4, opacity: 0.6 },
  { name: "pale", stroke: "#c49a62", width: 1.2, opacity: 0.5 },
  { name: "bed", stroke: "#4a3018", width: 3.6, opacity: 0.65 },
  { name: "vein", stroke: "#e9b83d", width: 1.9, opacity: 0.95 },
  { name: "nugget", fill: "#f6d063" },
  { name: "glint", fill: "#fff3c4" },
  { name: "sleeper", stroke: "#4b2f18", width: 2.6 },
  { name: "rail", stroke: "#b9b2a6", width: 1.3 },
  { name: "bank", fill: "#4a3019", opacity: 0.75 },
  { name: "mouth", fill: "#130c08" },
  { name: "lamp", fill: "#f3a93a", opacity: 0.3 },
  { name: "timber", fill: "#a8743c" },
  { name: "grain", stroke: "#5a3818", width: 0.9 },
  { name: "flame", fill: "#ffd87a" },
];

export function mine(pen: Pen): void {
  const { u } = pen;
  wash(pen);
  pen.strew(420 * u * u, 5, (at) => {
    const w = pen.between(3, 6) * u;
    pen.line(pen.roll() < 0.65 ? "chip" : "pale", [at, [at[0] + w, at[1] - w * 0.7], [at[0] + w * 1.5, at[1] - w * 0.5]]);
  });
  for (const size of [25, 16]) {
    const s = size * u;
    const at = pen.place(s * 0.95, s * 0.9);
    if (at) entrance(pen, at, s);
  }
  for (const size of [21, 19, 18, 16, 15, 14, 13, 12]) {
    const s = size * u;
    const at = pen.place(s * 0.85, s * 0.9);
    if (at) vein(pen, at, s);
  }
}

function entrance(pen: Pen, at: Point, s: number): void {
  pen.poly("bank", moved([[-1.05, 0.75], [-0.95, 0.1], [-0.7, -0.6], [-0.1, -0.95], [0.55, -0.75], [0.92, -0.1], [1.05, 0.75]], at, s));
  pen.poly("mouth", moved([[-0.5, 0.75], [-0.46, -0.36], [0.46, -0.36], [0.5, 0.75]], at, s));
  pen.disc("lamp", [at[0] + 0.12 * s, at[1] - 0.1 * s], s * 0.34);
  const beams: Point[][] = [
    [[-0.68, 0.8], [-0.6, -0.42], [-0.42, -0.42], [-0.46, 0.8]],
    [[0.68, 0.8], [0.6, -0.42], [0.42, -0.42], [0.46, 0.8]],
    [[-0.82, -0.34], [-0.8, -0.58], [0.82, -0.62], [0.84, -0.38]],
  ];
  for (const beam of beams) pen.poly("timber", moved(beam, at, s));
  pen.line("grain", moved([[-0.72, -0.46], [0.1, -0.5], [0.74, -0.5]], at, s));
  pen.line("grain", moved([[-0.55, 0.6], [-0.52, -0.2]], at, s));
  pen.line("grain", moved([[0.55, 0.6], [0.52, -0.2]], at, s));
  pen.disc("flame", [at[0] + 0.12 * s, at[1] - 0.12 * s], s * 0.09, s * 0.12);
  for (const [y, half] of [[0.5, 0.28], [0.66, 0.34], [0.84, 0.4]] as const) {
    pen.line("sleeper", moved([[-half, y], [half, y]], at, s));
  }
  pen.line("rail", moved([[-0.12, 0.3], [-0.26, 0.92]], at, s));
  pen.line("rail", moved([[0.12, 0.3], [0.26, 0.92]], at, s));
}

function vein(pen: Pen, at: Point, s: number): void {
  const flip = pen.roll() < 0.5 ? 1 : -1;
  const jag = (): number => pen.between(-0.16, 0.16);
  const main: Point[] = [[-0.9, 0.5 + jag()], [-0.55, 0.2 + jag()], [-0.2, 0.28 + jag()], [0.15, -0.12 + jag()], [0.5, -0.1 + jag()], [0.9, -0.5 + jag()]];
  const fork: Point[] = [main[3] as Point, [0.3, 0.26 + jag()], [0.62, 0.36 + jag()]];
  for (const line of [main, fork]) {
    const put = moved(line, at, s, flip);
    pen.line("bed", put);
    pen.line("vein", put);
    const spot = mix(put[1] as Point, put[2] as Point, pen.roll());
    pen.poly("nugget", moved([[-1, 0.2], [-0.3, -0.9], [0.8, -0.6], [1, 0.4], [0.1, 0.9]], spot, s * 0.15));
    pen.disc("glint", [spot[0] - s * 0.04, spot[1] - s * 0.05], s * 0.045);
  }
}
