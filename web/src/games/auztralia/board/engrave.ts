/** The engraving on the map: many small strokes gathered into a few paths, one for each brush. It never changes. */
import { Pen, type Brush, type Layer } from "$lib/pen";
import { hash, number as f, type Point } from "$lib/shape";
import { cornersOf, depthIn, RADIUS, TALL, type BoardMap, type Hex } from "../hexes";

/** A grain of sand: no way at all for a round pen, the shortest path there is. */
const dot = (pen: Pen, [x, y]: Point): void => pen.add("dot", `M${f(x)} ${f(y)}h0`);

/** A tuft of dry grass. */
function tuft(pen: Pen, [x, y]: Point, s: number): void {
  const blades = [-0.75, -0.35, 0.05, 0.45, 0.85];
  for (const lean of blades) {
    const h = s * pen.between(0.8, 1.25) * (1 - Math.abs(lean) * 0.35);
    pen.add("grass", `M${f(x + lean * s * 0.25)} ${f(y)}q${f(lean * s * 0.12)} ${f(-h * 0.6)} ${f(lean * s * 0.62)} ${f(-h)}`);
  }
  pen.add("ground", `M${f(x - s * 0.55)} ${f(y + 1)}h${f(s * 1.2)}`);
}

/** Bare red earth, its lower half in fine lines. */
function patch(pen: Pen, [x, y]: Point, w: number, h: number): void {
  pen.blob("earth", [x, y], w, h, pen.bumps(10, 0.5));
  for (let line = -1; line < 4; line++) {
    const dy = line * 2.6;
    const reach = w * Math.sqrt(Math.max(0, 1 - (dy / h) ** 2)) * 0.86;
    const from = line < 1 ? pen.between(0.1, 0.4) * reach : -reach * pen.between(0.5, 1);
    if (reach > 3) pen.add("hatch", `M${f(x + from)} ${f(y + dy)}H${f(x + reach * pen.between(0.75, 1))}`);
  }
}

function outback(pen: Pen): void {
  for (let n = 0; n < 3; n++) {
    const at = pen.place(15, 17);
    if (at) patch(pen, at, pen.between(14, 22), pen.between(7, 11));
  }
  pen.strew(260, 7, ([x, y]) => pen.add("ground", `M${f(x)} ${f(y)}h${f(pen.between(2, 7))}`));
  for (let n = 0; n < 7; n++) {
    const at = pen.place(8, 11);
    if (at) tuft(pen, at, pen.between(6.5, 9.5));
  }
  for (let n = 0; n < 3; n++) {
    const at = pen.place(4, 9);
    if (at) pen.disc("stone", at, pen.between(1.4, 2.4), 1.2);
  }
}

/** A hill seen from the side, its far slope in hatches. */
function hill(pen: Pen, [x, y]: Point, w: number, h: number): void {
  const lean = pen.between(-0.12, 0.12) * w;
  const top: Point = [x + lean, y - h];
  const side = (t: number): Point => [
    top[0] + (x + w - top[0]) * (0.25 * t + 0.75 * t ** 1.15),
    top[1] + h * t ** 1.7,
  ];
  pen.add(
    "slope",
    `M${f(x - w)} ${f(y)}C${f(x - w * 0.62)} ${f(y - h * 0.2)} ${f(x - w * 0.5)} ${f(y - h)} ${f(top[0])} ${f(top[1])}C${f(x + w * 0.5)} ${f(y - h)} ${f(x + w * 0.66)} ${f(y - h * 0.25)} ${f(x + w)} ${f(y)}Z`,
  );
  pen.add(
    "ridge",
    `M${f(x - w)} ${f(y)}C${f(x - w * 0.62)} ${f(y - h * 0.2)} ${f(x - w * 0.5)} ${f(y - h)} ${f(top[0])} ${f(top[1])}C${f(x + w * 0.5)} ${f(y - h)} ${f(x + w * 0.66)} ${f(y - h * 0.25)} ${f(x + w)} ${f(y)}`,
  );
  for (let i = 0; i < 9; i++) {
    const t = 0.06 + i * 0.1;
    const [sx, sy] = side(t);
    const long = (y - sy) * pen.between(0.6, 0.95);
    pen.add("hatch", `M${f(sx - 1.5)} ${f(sy + 1.2)}q${f(-long * 0.1)} ${f(long * 0.5)} ${f(-long * 0.42)} ${f(long)}`);
  }
  pen.add("hatch", `M${f(x - w * 0.55)} ${f(y - h * 0.28)}q${f(w * 0.06)} ${f(h * 0.16)} ${f(-w * 0.05)} ${f(h * 0.24)}`);
}

function hills(pen: Pen): void {
  for (const [w, h] of [[25, 24], [21, 19], [17, 15], [15, 13], [13, 11], [11, 9]] as const) {
    const at = pen.place(w * 0.86, w * 0.95, 60);
    if (at) hill(pen, [at[0], at[1] + h * 0.4], w, h);
  }
  for (let n = 0; n < 4; n++) {
    const at = pen.place(5, 9);
    if (at) tuft(pen, at, 5.5);
  }
}

/** A crescent of sand with its lee side dotted. */
function dune(pen: Pen, [x, y]: Point, w: number): void {
  const h = w * pen.between(0.3, 0.45);
  pen.add("ridge", `M${f(x - w)} ${f(y)}q${f(w * 0.7)} ${f(-h * 1.5)} ${f(w * 1.2)} ${f(-h * 0.7)}q${f(w * 0.4)} ${f(h * 0.5)} ${f(w * 0.8)} ${f(h * 0.9)}`);
  for (let n = 0; n < 12; n++) {
    const t = pen.roll();
    dot(pen, [x - w * 0.75 + t * w * 1.5, y + 1 - h * Math.sin(t * 2.6) * 0.35 + pen.roll() * h * 0.55]);
  }
}

function wavelet(pen: Pen, [x, y]: Point, w: number): void {
  pen.add("wave", `M${f(x - w)} ${f(y)}q${f(w * 0.35)} ${f(-w * 0.55)} ${f(w * 0.75)} ${f(-w * 0.1)}q${f(w * 0.3)} ${f(w * 0.25)} ${f(w * 0.6)} ${f(-w * 0.1)}q${f(w * 0.3)} ${f(-w * 0.25)} ${f(w * 0.6)} ${f(w * 0.2)}`);
}

function coast(pen: Pen): void {
  for (let n = 0; n < 5; n++) {
    const at = pen.place(11, 13);
    if (at) dune(pen, at, pen.between(12, 17));
  }
  for (let n = 0; n < 7; n++) {
    const at = pen.place(7, 10);
    if (at) wavelet(pen, at, pen.between(6, 8));
  }
  pen.strew(520, 6, (at) => dot(pen, at));
}

/** Furrows: the field is cut in parcels, each ploughed its own way. */
function farmland(pen: Pen, { at, row, col }: Hex): void {
  const cut = ((row * 2 + col) % 3) * (Math.PI / 3) + pen.between(-0.16, 0.16);
  const across: Point = [Math.cos(cut), Math.sin(cut)];
  for (const side of [-1, 1]) {
    const plough = cut + side * pen.between(0.5, 0.95);
    const [dx, dy] = [Math.cos(plough), Math.sin(plough)];
    const green = side < 0;
    for (let off = -66; off <= 66; off += green ? 6 : 8) {
      furrow(pen, at, [dx, dy], off, green ? "furrow" : "crop", (p) => {
        const s = (p[0] - at[0]) * -across[1] + (p[1] - at[1]) * across[0];
        return side * s > 3.5 && depthIn(at, p) > 7;
      });
    }
  }
  let hedge: Point[] = [];
  for (let t = -RADIUS; t <= RADIUS; t += 6) {
    const p: Point = [at[0] + across[0] * t, at[1] + across[1] * t + pen.between(-1, 1)];
    if (depthIn(at, p) > 6) hedge.push(p);
  }
  hedge = hedge.filter(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 15);
  for (const p of hedge) {
    pen.disc("bush", p, pen.between(2.6, 3.6), pen.between(2.2, 3));
    pen.add("leaf", `M${f(p[0] - 1.6)} ${f(p[1] - 1)}q1.4 -2 3 -.2`);
  }
}

function furrow(pen: Pen, at: Point, [dx, dy]: Point, off: number, brush: string, ok: (p: Point) => boolean): void {
  let run: Point[] = [];
  const bow = pen.between(-1.5, 1.5);
  const end = (): void => {
    if (run.length > 2) pen.line(brush, [run[0] as Point, run[Math.floor(run.length / 2)] as Point, run.at(-1) as Point]);
    run = [];
  };
  for (let t = -70; t <= 70; t += 4) {
    const bend = off + bow * Math.sin(t / 26);
    const p: Point = [at[0] + dx * t - dy * bend, at[1] + dy * t + dx * bend];
    if (ok(p)) run.push(p);
    else end();
  }
  end();
}

/** Long sinuous ridges of sand, each with a row of short strokes down its lee side. */
function desert(pen: Pen, { at }: Hex): void {
  const [x, y] = at;
  const phase = pen.roll() * 6;
  for (let k = -4; k <= 4; k++) {
    const base = y + k * 12 + pen.between(-2, 2);
    const points: Point[] = [];
    const [from, to] = [pen.between(-60, -20), pen.between(20, 60)];
    for (let t = from; t <= to; t += 5) {
      const p: Point = [x + t, base + Math.sin(t / 13 + phase + k * 0.9) * 3.6];
      if (depthIn(at, p) > 7) points.push(p);
    }
    if (points.length < 4) continue;
    pen.line("ridge", points);
    points.forEach(([px, py], i) => {
      if (i % 2 === 0 && i > 0 && i < points.length - 1) pen.add("lee", `M${f(px)} ${f(py + 1.6)}l${f(2.6)} ${f(pen.between(3, 5))}`);
    });
  }
  pen.strew(330, 6, (p) => dot(pen, p));
}

/** A stalk of corn: two leaves that hang over, and a cob. */
function stalk(pen: Pen, [x, y]: Point, h: number): void {
  const lean = pen.between(-0.1, 0.1) * h;
  pen.add("stalk", `M${f(x)} ${f(y)}q${f(lean * 0.3)} ${f(-h * 0.6)} ${f(lean)} ${f(-h)}`);
  for (const side of [-1, 1]) {
    const from = y - h * pen.between(0.25, 0.5);
    pen.add("blade", `M${f(x + lean * 0.4)} ${f(from)}q${f(side * h * 0.18)} ${f(-h * 0.42)} ${f(side * h * 0.42)} ${f(-h * 0.02)}`);
  }
  pen.disc("cob", [x + lean * 0.8 + pen.between(-1, 1), y - h * 0.72], 1.5, 2.7);
}

/** Corn in rows, each row a little nearer than the one behind it; none where words or pieces stand. */
function cornlands(pen: Pen, { at, port, number }: Hex): void {
  const [x, y] = at;
  for (let row = -3; row <= 4; row++) {
    const base = y + row * 13.5;
    pen.add("furrow", rowLine(pen, at, base + 1.5));
    for (let t = -58 + (row % 2) * 5; t <= 58; t += 10.5) {
      const foot: Point = [x + t + pen.between(-1.5, 1.5), base + pen.between(-1, 1)];
      if (depthIn(at, foot) < 7 || depthIn(at, [foot[0], foot[1] - 11]) < 6) continue;
      if (port && Math.hypot(foot[0] - x, foot[1] - 5 - y) < 25) continue;
      if (number !== null && base - 11 < y - TALL / 2 + 26 && Math.abs(t) < 33) continue;
      if (base > y + TALL / 2 - 22 && Math.abs(t) < 18) continue;
      stalk(pen, foot, pen.between(9.5, 12.5));
    }
  }
}

/** The furrow under a row, from border to border. */
function rowLine(pen: Pen, at: Point, y: number): string {
  const xs = Array.from({ length: 25 }, (_, i) => at[0] - 60 + i * 5).filter((x) => depthIn(at, [x, y]) > 7);
  const [from, to] = [xs[0], xs.at(-1)];
  return from === undefined || to === undefined ? "" : `M${f(from)} ${f(y)}q${f((to - from) / 2)} ${f(pen.between(-2, 2))} ${f(to - from)} 0`;
}

/** Water from shore to shore, with lines along the shore and ripples in the middle. */
function lake(pen: Pen, { at }: Hex): void {
  const bumps = pen.bumps(14, 0.16);
  pen.blob("water", at, 51, 45, bumps);
  pen.blob("shore", at, 51, 45, bumps);
  for (const [i, by] of [6, 13].entries()) pen.blob(i ? "faint" : "line", at, 51 - by, 45 - by, bumps);
  for (let n = 0; n < 9; n++) {
    const spot = pen.place(9, 24);
    if (spot) wavelet(pen, spot, pen.between(6, 9));
  }
  for (let n = 0; n < 5; n++) {
    const turn = pen.roll() * 2 * Math.PI;
    const foot: Point = [at[0] + Math.cos(turn) * 52, at[1] + Math.sin(turn) * 46];
    if (depthIn(at, foot) > 3) tuft(pen, foot, 6);
  }
}

/** How each ground is drawn; one that is not known here stays bare. */
const DRAW: Readonly<Record<string, (pen: Pen, hex: Hex) => void>> = { outback, hills, coast, farmland, desert, cornlands, lake };

const ink = "var(--az-ink)";
const BRUSHES: Readonly<Record<string, readonly Brush[]>> = {
  outback: [
    { name: "earth", fill: "var(--az-earth)", opacity: 0.42 },
    { name: "hatch", stroke: "var(--az-earth-ink)", width: 0.7, opacity: 0.5 },
    { name: "ground", stroke: "var(--az-earth-ink)", width: 0.8, opacity: 0.55 },
    { name: "grass", stroke: "var(--az-earth-ink)", width: 1.15, opacity: 0.85 },
    { name: "stone", fill: "var(--az-earth-ink)", opacity: 0.5 },
  ],
  hills: [
    { name: "slope", fill: "var(--az-slope)", opacity: 0.75 },
    { name: "hatch", stroke: ink, width: 0.85, opacity: 0.6 },
    { name: "ridge", stroke: ink, width: 1.35, opacity: 0.72 },
    { name: "ground", stroke: ink, width: 0.7, opacity: 0.4 },
    { name: "grass", stroke: ink, width: 0.8, opacity: 0.45 },
  ],
  coast: [
    { name: "dot", stroke: ink, width: 1.5, opacity: 0.5 },
    { name: "ridge", stroke: "var(--az-sand-ink)", width: 1.2, opacity: 0.85 },
    { name: "wave", stroke: "var(--az-wave-ink)", width: 1.35, opacity: 0.85 },
  ],
  farmland: [
    { name: "furrow", stroke: "var(--az-green-ink)", width: 1, opacity: 0.62 },
    { name: "crop", stroke: "var(--az-green-ink)", width: 1.5, opacity: 0.45, dash: "1.5 3.5" },
    { name: "bush", fill: "var(--az-green-ink)", opacity: 0.7 },
    { name: "leaf", stroke: "var(--az-farmland)", width: 0.9, opacity: 0.9 },
  ],
  desert: [
    { name: "dot", stroke: "var(--az-sand-ink)", width: 1.5, opacity: 0.55 },
    { name: "lee", stroke: "var(--az-sand-ink)", width: 0.8, opacity: 0.55 },
    { name: "ridge", stroke: "var(--az-sand-ink)", width: 1.15, opacity: 0.8 },
  ],
  cornlands: [
    { name: "furrow", stroke: "var(--az-sand-ink)", width: 0.9, opacity: 0.5 },
    { name: "blade", stroke: "var(--az-green-ink)", width: 1.1, opacity: 0.75 },
    { name: "stalk", stroke: "var(--az-green-ink)", width: 1.2, opacity: 0.8 },
    { name: "cob", fill: "var(--az-cob)", opacity: 0.95 },
  ],
  lake: [
    { name: "water", fill: "var(--az-sea)" },
    { name: "faint", stroke: "var(--az-sea-ink)", width: 0.8, opacity: 0.4 },
    { name: "line", stroke: "var(--az-sea-ink)", width: 1, opacity: 0.6 },
    { name: "shore", stroke: ink, width: 1.4, opacity: 0.75 },
    { name: "wave", stroke: "var(--az-wave-ink)", width: 1.35, opacity: 0.85 },
    { name: "ground", stroke: ink, width: 0.7, opacity: 0.4 },
    { name: "grass", stroke: "var(--az-green-ink)", width: 1, opacity: 0.75 },
  ],
};

/** Where the hex has its printed words, and its anchor: no strokes there. */
function keepOf(hex: Hex): { at: Point; r: number }[] {
  const [x, y] = hex.at;
  const head = hex.number !== null || hex.survey ? [-20, -8, 8, 20].map((dx) => ({ at: [x + dx, y - TALL / 2 + 15] as Point, r: 9 })) : [];
  const foot = { at: [x, y + TALL / 2 - 12] as Point, r: 11 };
  return [...head, foot, ...(hex.port ? [{ at: hex.at, r: 22 }] : [])];
}

export interface Engraving {
  terrain: string;
  /** All hexes of this ground, and the same a little farther in for the wash along their borders. */
  hexes: Hex[];
  layers: Layer[];
}

export function engravingOf(map: BoardMap): Engraving[] {
  const terrains = [...new Set(map.hexes.map((hex) => hex.terrain))];
  return terrains.map((terrain) => {
    const hexes = map.hexes.filter((hex) => hex.terrain === terrain);
    const all = new Map<string, string>();
    const brushes = BRUSHES[terrain] ?? [];
    for (const hex of hexes) {
      const ground = { ring: cornersOf(hex.at), depth: (p: Point) => depthIn(hex.at, p) };
      const pen = new Pen(ground, keepOf(hex), hash(map.rows, hex.row, hex.col), 1);
      DRAW[terrain]?.(pen, hex);
      for (const { name, d } of pen.layers(brushes)) all.set(name, (all.get(name) ?? "") + d);
    }
    const layers = brushes.flatMap((brush) => {
      const d = all.get(brush.name);
      return d === undefined ? [] : [{ ...brush, d }];
    });
    return { terrain, hexes, layers };
  });
}
