/** The ground of the lands: their colour and all that grows, flows and lies there. It never changes. */
import { moved, Pen, wash, washes, type Brush, type Layer } from "$lib/pen";
import { hash, random, type Point } from "$lib/shape";

import type { Terrain } from "../content";
import type { Island, Land } from "../island";

interface Ground {
  /** One of them for each land, so that neighbours of a kind differ a little. */
  tints: readonly [string, string, string];
  brushes: readonly Brush[];
  draw: (pen: Pen) => void;
}

export interface Scenery {
  land: Land;
  tint: string;
  layers: Layer[];
}

const JUNGLE: readonly Brush[] = [
  ...washes("#3f8a52", "#123a24"),
  { name: "shade", fill: "#0d2b1b", opacity: 0.55 },
  { name: "trunk", stroke: "#5a3d22", width: 3 },
  { name: "crown", fill: "#2f7a45" },
  { name: "bright", fill: "#5aa85c" },
  { name: "leaf", stroke: "#8ed07c", width: 2 },
];

function jungle(pen: Pen): void {
  wash(pen);
  for (const size of [26, 24, 22, 20, 20, 18, 18, 16, 16, 15, 14, 14, 13, 12]) {
    const at = pen.place(size * 0.8, size * 0.9);
    if (at) tree(pen, at, size);
  }
  pen.strew(1500, 12, ([x, y]) => pen.line("leaf", [[x - 3, y + 3], [x, y - 3], [x + 3, y + 3]]));
}

function tree(pen: Pen, [x, y]: Point, s: number): void {
  const bumps = pen.bumps(9, 0.4);
  pen.disc("shade", [x + s * 0.15, y + s * 0.6], s * 0.85, s * 0.28);
  pen.line("trunk", [[x, y + s * 0.6], [x, y]]);
  pen.blob("crown", [x, y - s * 0.1], s * 0.8, s * 0.68, bumps);
  pen.blob("bright", [x - s * 0.18, y - s * 0.28], s * 0.42, s * 0.34, bumps);
}

const MOUNTAIN: readonly Brush[] = [
  ...washes("#8d87a3", "#47435c"),
  { name: "foot", fill: "#2b2839", opacity: 0.45 },
  { name: "face", fill: "#a29cb6" },
  { name: "side", fill: "#5f5a78" },
  { name: "snow", fill: "#f4f2f8" },
  { name: "stone", fill: "#4f4a64", opacity: 0.7 },
];

function mountain(pen: Pen): void {
  wash(pen);
  for (const size of [34, 30, 28, 25, 22, 20, 18, 17, 15, 14]) {
    const at = pen.place(size * 0.8, size * 0.95);
    if (at) peak(pen, at, size);
  }
  pen.strew(1300, 10, (at) => pen.disc("stone", at, pen.between(1.5, 3.4), pen.between(1, 2)));
}

function peak(pen: Pen, at: Point, s: number): void {
  const lean = pen.between(-0.12, 0.12);
  pen.disc("foot", [at[0] + s * 0.1, at[1] + s * 0.58], s * 0.95, s * 0.2);
  pen.poly("face", moved([[lean, -0.9], [lean + 0.1, -0.2], [0.05, 0.6], [-0.85, 0.6], [-0.4, -0.1]], at, s));
  pen.poly("side", moved([[lean, -0.9], [0.42, -0.15], [0.88, 0.6], [0.05, 0.6], [lean + 0.1, -0.2]], at, s));
  pen.poly("snow", moved([[lean, -0.9], [lean + 0.22, -0.5], [lean + 0.06, -0.42], [lean - 0.04, -0.28], [lean - 0.24, -0.4]], at, s));
}

const SANDS: readonly Brush[] = [
  ...washes("#f0d592", "#b98a3c"),
  { name: "dune", stroke: "#a8782c", width: 2.6, opacity: 0.65 },
  { name: "crest", stroke: "#fff0c4", width: 2.4, opacity: 0.75 },
  { name: "grain", fill: "#8f6524", opacity: 0.5 },
  { name: "bush", fill: "#7f8b3f" },
];

function sands(pen: Pen): void {
  wash(pen);
  pen.strew(1500, 14, ([x, y]) => {
    const w = pen.between(12, 24);
    pen.add("dune", `M${x - w} ${y}q${w * 0.6} ${-w * 0.5} ${w} ${-w * 0.1}t${w} ${w * 0.1}`);
    pen.add("crest", `M${x - w} ${y - 3}q${w * 0.6} ${-w * 0.5} ${w} ${-w * 0.1}`);
  });
  pen.strew(420, 6, (at) => pen.disc("grain", at, 1.1));
  for (const size of [9, 8, 7]) {
    const at = pen.place(size, size * 1.6);
    if (at) pen.blob("bush", at, size, size * 0.6, pen.bumps(7, 0.6));
  }
}

const WETLAND: readonly Brush[] = [
  ...washes("#4fa59b", "#0f4f55"),
  { name: "pool", fill: "#135a68" },
  { name: "shine", stroke: "#9fe3dc", width: 2, opacity: 0.8 },
  { name: "reed", stroke: "#bfd98a", width: 2.2 },
  { name: "head", fill: "#a0662f" },
];

function wetland(pen: Pen): void {
  wash(pen);
  for (const size of [34, 28, 24, 22, 18, 16, 14]) {
    const at = pen.place(size * 0.8, size * 0.9);
    if (!at) continue;
    pen.blob("pool", at, size, size * 0.55, pen.bumps(10, 0.35));
    pen.line("shine", [[at[0] - size * 0.5, at[1] - size * 0.12], [at[0] + size * 0.1, at[1] - size * 0.2]]);
    pen.line("shine", [[at[0] - size * 0.1, at[1] + size * 0.18], [at[0] + size * 0.5, at[1] + size * 0.1]]);
  }
  pen.strew(2300, 14, ([x, y]) => {
    for (const [dx, h] of [[-4, 12], [0, 18], [5, 13]] as const) {
      pen.line("reed", [[x + dx * 0.5, y + 6], [x + dx, y + 6 - h]]);
      pen.disc("head", [x + dx, y + 6 - h], 1.6, 3.6);
    }
  });
}

const OCEAN: readonly Brush[] = [
  ...washes("#3f86b8", "#123f66"),
  { name: "wave", stroke: "#a7d6f2", width: 2.2, opacity: 0.6 },
];

function ocean(pen: Pen): void {
  wash(pen);
  pen.strew(1500, 14, ([x, y]) => {
    const w = pen.between(7, 12);
    pen.add("wave", `M${x - w} ${y}q${w / 2} ${-w * 0.6} ${w} 0q${w / 2} ${w * 0.6} ${w} 0`);
  });
}

export const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  jungle: { tints: ["#236338", "#205c34", "#28693d"], brushes: JUNGLE, draw: jungle },
  mountain: { tints: ["#716b8a", "#6b6583", "#787292"], brushes: MOUNTAIN, draw: mountain },
  sands: { tints: ["#d9b467", "#d3ad5f", "#dfbb70"], brushes: SANDS, draw: sands },
  wetland: { tints: ["#2b8684", "#277f7d", "#318d8a"], brushes: WETLAND, draw: wetland },
  ocean: { tints: ["#245f90", "#215a8a", "#276496"], brushes: OCEAN, draw: ocean },
};

/** The scenery of the whole island, land by land. */
export function sceneryOf(island: Island): Scenery[] {
  return island.lands.map((land) => {
    const ground = GROUNDS[land.terrain];
    const seed = hash(land.board.charCodeAt(0) + (land.board.charCodeAt(1) || 0), land.number);
    const keep = [
      { at: land.at, r: land.room * 0.62 },
      { at: land.badge, r: 26 },
    ];
    const pen = new Pen(land, keep, seed, 1.5);
    ground.draw(pen);
    const tint = ground.tints[Math.floor(random(seed + 1)() * 3)] ?? ground.tints[0];
    return { land, tint, layers: pen.layers(ground.brushes) };
  });
}
