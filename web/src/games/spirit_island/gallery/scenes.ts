/** The landscape behind each spirit: a few kinds of land, foreground and weather, painted in the spirit's colours. */
export const WIDTH = 320;
export const HEIGHT = 180;

export type Land = "hills" | "peaks" | "dunes" | "cliffs" | "cone" | "sea";
export type Fore = "reeds" | "pines" | "palms" | "huts" | "houses" | "rocks" | "waves" | "vines" | "path" | "stones" | "flames";
export type Weather = "sun" | "stars" | "rain" | "mist" | "embers" | "storm" | "birds" | "fireflies" | "cracks" | "clear";

export interface Scene {
  /** Above and at the horizon. */
  sky: readonly [string, string];
  /** What shines around the spirit. */
  glow: string;
  land: Land;
  /** The far land, the near land and what stands in front. */
  ground: readonly [string, string, string];
  fore: Fore;
  weather: Weather;
}

/** One stroke or patch of paint. */
export interface Paint {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const SCENES: Readonly<Record<string, Scene>> = {
  "a-spread-of-rampant-green": { sky: ["#9fd08a", "#eef6cf"], glow: "#f7ffd9", land: "hills", ground: ["#6fb35f", "#3d8443", "#1d5529"], fore: "vines", weather: "fireflies" },
  "bringer-of-dreams-and-nightmares": { sky: ["#1d1033", "#7a4fa2"], glow: "#e6c9ff", land: "hills", ground: ["#4b2f6c", "#30204a", "#1b1030"], fore: "houses", weather: "stars" },
  "downpour-drenches-the-world": { sky: ["#2f4a63", "#93adbd"], glow: "#d5ebf7", land: "hills", ground: ["#5d7f86", "#3f636a", "#24474c"], fore: "reeds", weather: "rain" },
  "finder-of-paths-unseen": { sky: ["#2b2550", "#a893dd"], glow: "#fff0c0", land: "peaks", ground: ["#6a5b9a", "#463b70", "#f0d98f"], fore: "path", weather: "stars" },
  "fractured-days-split-the-sky": { sky: ["#26345f", "#f0b3cf"], glow: "#fff1c9", land: "dunes", ground: ["#b98aa8", "#7f6391", "#514273"], fore: "stones", weather: "cracks" },
  "grinning-trickster-stirs-up-trouble": { sky: ["#8c3567", "#f7c177"], glow: "#ffe9a8", land: "hills", ground: ["#a8577a", "#74335a", "#471c3c"], fore: "houses", weather: "birds" },
  "heart-of-the-wildfire": { sky: ["#6d1c0d", "#ffb454"], glow: "#fff0a6", land: "hills", ground: ["#8f3a1c", "#5a2212", "#ff8a2a"], fore: "flames", weather: "embers" },
  "keeper-of-the-forbidden-wilds": { sky: ["#86a86a", "#ece4b3"], glow: "#fff6cf", land: "peaks", ground: ["#7fa06a", "#3f6d43", "#1f4429"], fore: "pines", weather: "mist" },
  "lightnings-swift-strike": { sky: ["#211d47", "#7d75bd"], glow: "#fff3a0", land: "peaks", ground: ["#5a558c", "#3a3568", "#201c42"], fore: "pines", weather: "storm" },
  "lure-of-the-deep-wilderness": { sky: ["#0b232c", "#3b7d70"], glow: "#fff0b0", land: "hills", ground: ["#245a52", "#153f3d", "#0a2427"], fore: "palms", weather: "fireflies" },
  "many-minds-move-as-one": { sky: ["#7fa9cf", "#f4eed6"], glow: "#ffffff", land: "hills", ground: ["#8fae86", "#5f8763", "#3d6247"], fore: "reeds", weather: "birds" },
  "oceans-hungry-grasp": { sky: ["#5f9bc6", "#e0eff5"], glow: "#ffffff", land: "sea", ground: ["#3f8fc0", "#22679b", "#0f3f69"], fore: "waves", weather: "clear" },
  "river-surges-in-sunlight": { sky: ["#6cc3e0", "#fff0bf"], glow: "#fff7c9", land: "hills", ground: ["#84b86a", "#4f9156", "#2f6b3d"], fore: "reeds", weather: "sun" },
  "serpent-slumbering-beneath-the-island": { sky: ["#2a6a7a", "#cfeadb"], glow: "#f5e7a6", land: "sea", ground: ["#4f9a5a", "#1d6374", "#0d3a4a"], fore: "waves", weather: "birds" },
  "shadows-flicker-like-flame": { sky: ["#140d1f", "#7a4a7c"], glow: "#ffcf9a", land: "hills", ground: ["#43294f", "#2b1a38", "#150c1f"], fore: "huts", weather: "embers" },
  "sharp-fangs-behind-the-leaves": { sky: ["#274a1f", "#b9c25a"], glow: "#fff2a0", land: "hills", ground: ["#4f8038", "#2c5a2b", "#123417"], fore: "palms", weather: "clear" },
  "shifting-memory-of-ages": { sky: ["#5a4a78", "#edc98f"], glow: "#fff0cc", land: "cliffs", ground: ["#a08a72", "#6f5d5a", "#473a44"], fore: "stones", weather: "stars" },
  "shroud-of-silent-mist": { sky: ["#73868f", "#e4ebea"], glow: "#ffffff", land: "peaks", ground: ["#9fb0b5", "#74888f", "#4c5f67"], fore: "pines", weather: "mist" },
  "starlight-seeks-its-form": { sky: ["#070c26", "#4a58a6"], glow: "#dfe8ff", land: "hills", ground: ["#2f3c7a", "#1e2856", "#10173a"], fore: "reeds", weather: "stars" },
  "stones-unyielding-defiance": { sky: ["#8f99a5", "#ece7da"], glow: "#fff8e4", land: "cliffs", ground: ["#a5a29b", "#77767a", "#4d4f56"], fore: "rocks", weather: "clear" },
  "thunderspeaker": { sky: ["#c9602f", "#fbdc9c"], glow: "#fff3c4", land: "hills", ground: ["#c17a48", "#8f4a2c", "#5c2a19"], fore: "huts", weather: "sun" },
  "vengeance-as-a-burning-plague": { sky: ["#2e100b", "#c96a33"], glow: "#f3e58a", land: "dunes", ground: ["#6a3320", "#431d14", "#23100c"], fore: "houses", weather: "embers" },
  "vital-strength-of-the-earth": { sky: ["#c9ad6d", "#fbf0cf"], glow: "#fff9dd", land: "cliffs", ground: ["#a98b58", "#6f8a4a", "#4a5f30"], fore: "rocks", weather: "sun" },
  "volcano-looming-high": { sky: ["#43202c", "#ee9a58"], glow: "#ffd98a", land: "cone", ground: ["#5b3a40", "#3d262c", "#22151a"], fore: "rocks", weather: "embers" },
};

const PLAIN: Scene = { sky: ["#7d97a8", "#efe6cf"], glow: "#ffffff", land: "hills", ground: ["#8aa37c", "#5d7d5a", "#3b563f"], fore: "reeds", weather: "clear" };

export const sceneOf = (spirit: string): Scene => SCENES[spirit] ?? PLAIN;

/** The same numbers for the same name, so that a picture never changes. */
function chance(name: string): () => number {
  let at = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const closed = (line: string): string => `${line}V${String(HEIGHT)}H0Z`;

/** Land is lower in the middle, where the spirit is seen. */
const low = (x: number): number => 0.35 + 0.65 * Math.min(1, Math.abs(x - WIDTH / 2) / 120);

/** The upper edge of a piece of land, from left to right. */
function ridge(land: Land, base: number, rise: number, random: () => number): string {
  switch (land) {
    case "peaks":
      return closed(`M0 ${n(base)}` + times(8, (i) => `L${at((i + 0.5) * 40, base - rise * low((i + 0.5) * 40) * (0.4 + random() * (i % 2 ? 0.9 : 0.4)))}`).join("") + `L${at(WIDTH, base)}`);
    case "cliffs":
      return closed(
        `M0 ${n(base)}` +
          times(7, (i) => {
            const x = i * 46 + random() * 8;
            const top = base - rise * low(x + 20) * (0.3 + random() * 0.7);
            return `L${at(x + 4, base)}L${at(x + 10, top)}L${at(x + 30, top - 3)}L${at(x + 40, base - 2)}`;
          }).join("") +
          `L${at(WIDTH, base)}`,
      );
    case "cone":
      return closed(`M0 ${n(base)}L${at(50, base - rise * 0.2)}L${at(118, base - rise * 0.7)}L${at(136, base - rise * 0.6)}L${at(184, base - rise * 0.6)}L${at(202, base - rise * 0.7)}L${at(270, base - rise * 0.2)}L${at(WIDTH, base)}`);
    case "dunes":
      return closed(`M0 ${n(base)}` + times(4, (i) => `Q${at(i * 80 + 48 + random() * 16, base - rise * (0.6 + random() * 0.7))} ${at((i + 1) * 80, base - 6 * random())}`).join(""));
    case "sea":
      return closed(`M0 ${n(base)}` + times(10, () => `q8 ${n(-rise * 0.12)} 16 0t16 0`).join(""));
    default:
      return closed(`M0 ${n(base)}` + times(4, (i) => `C${at(i * 80 + 24, base - rise * low(i * 80 + 24) * (0.4 + random()))} ${at(i * 80 + 52, base - rise * low(i * 80 + 52) * (0.3 + random() * 0.8))} ${at((i + 1) * 80, base - rise * 0.2 * random())}`).join(""));
  }
}

/** What stands in front, along the lower edge and away from the middle, where the spirit is. */
function foreground(kind: Fore, random: () => number): string[] {
  const sides = times(14, (i) => (i < 7 ? i * 17 + random() * 8 : WIDTH - (i - 7) * 17 - random() * 8));
  const tall = (x: number): number => 16 + 34 * Math.min(1, Math.abs(x - WIDTH / 2) / 130) * (0.6 + random() * 0.6);
  switch (kind) {
    case "pines":
      return sides.map((x) => {
        const h = tall(x);
        return `M${at(x, 178 - h)}l${n(h * 0.26)} ${n(h * 0.5)}h${n(-h * 0.1)}l${n(h * 0.18)} ${n(h * 0.5)}h${n(-h * 0.68)}l${n(h * 0.18)} ${n(-h * 0.5)}h${n(-h * 0.1)}z`;
      });
    case "palms":
      return sides.filter((_, i) => i % 2 === 0).map((x) => {
        const h = tall(x) * 1.5;
        const [cx, cy] = [x + 5, 180 - h];
        const leaf = (dx: number, dy: number): string => `M${at(cx, cy)}q${n(dx * 0.5)} ${n(dy - 12)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5)} -4 ${n(-dx)} ${n(-dy)}z`;
        return `M${at(x - 2, 182)}Q${at(x + 6, 180 - h / 2)} ${at(cx - 1, cy)}h3Q${at(x + 10, 180 - h / 2)} ${at(x + 4, 182)}z` + [leaf(24, 4), leaf(-24, 4), leaf(18, 16), leaf(-18, 16), leaf(10, -10), leaf(-10, -10)].join("");
      });
    case "huts":
      return [22, 62, 268, 302].map((x, i) => `M${at(x - 18, 164 + (i % 2) * 6)}Q${at(x - 6, 144)} ${at(x, 134 + (i % 2) * 6)}Q${at(x + 6, 144)} ${at(x + 18, 164 + (i % 2) * 6)}l-4 0v18h-28v-18z`);
    case "houses":
      return [14, 46, 80, 238, 272, 304].map((x, i) => {
        const y = 150 + ((i * 7) % 11);
        return `M${at(x - 13, y)}L${at(x, y - 15)}L${at(x + 13, y)}v34h-26z` + (i % 3 === 1 ? `M${at(x + 4, y - 26)}h7v18h-7z` : "");
      });
    case "rocks":
      return sides.filter((_, i) => i % 2 === 0).map((x) => {
        const h = tall(x) * 0.7;
        return `M${at(x - 16, 182)}L${at(x - 9, 180 - h * 0.8)}L${at(x + 2, 180 - h)}L${at(x + 12, 180 - h * 0.5)}L${at(x + 18, 182)}z`;
      });
    case "stones":
      return [26, 60, 92, 232, 262, 298].map((x, i) => {
        const h = 26 + ((i * 13) % 22);
        return `M${at(x - 7, 182)}L${at(x - 6, 178 - h)}Q${at(x, 172 - h)} ${at(x + 6, 179 - h)}L${at(x + 7, 182)}z`;
      });
    case "waves":
      return [150, 162, 173].map((y, i) => closed(`M0 ${n(y)}` + times(6, (k) => `c${n(18 + i * 2)} ${k % 2 === i % 2 ? -18 : -9} 34 -8 32 2q12 -8 ${n(24 - i)} 0`).join("")));
    case "vines":
      return [0, 1].flatMap((side) =>
        times(4, (i) => {
          const [x, to] = [side ? WIDTH - i * 22 : i * 22, side ? -1 : 1];
          const h = 96 - i * 20 + random() * 16;
          const leaf = (k: number): string => `M${at(x + to * 6 * Math.sin(k), 182 - h * k * 0.3)}q${n(to * 18)} -14 ${n(to * 22)} 2q${n(-to * 12)} 8 ${n(-to * 22)} -2z`;
          return `M${at(x - 3, 182)}C${at(x + to * 18, 180 - h * 0.4)} ${at(x - to * 8, 180 - h * 0.7)} ${at(x + to * 12, 180 - h)}C${at(x - to * 2, 180 - h * 0.7)} ${at(x + to * 24, 180 - h * 0.4)} ${at(x + 4, 182)}z` + [1, 2, 3].map(leaf).join("");
        }),
      );
    case "path":
      return ["M130 182C150 166 196 166 186 152S150 142 164 128l6 0C158 140 204 140 206 152S184 166 208 182z"];
    case "flames":
      return sides.map((x) => {
        const h = tall(x) * 1.1;
        return `M${at(x - 10, 182)}C${at(x - 14, 180 - h * 0.4)} ${at(x - 2, 180 - h * 0.5)} ${at(x, 180 - h)}C${at(x + 4, 180 - h * 0.5)} ${at(x + 14, 180 - h * 0.4)} ${at(x + 10, 182)}z`;
      });
    default:
      return sides.flatMap((x) => [0, 6].map((dx) => {
        const h = tall(x) * (dx ? 0.7 : 1);
        return `M${at(x + dx, 182)}q1 ${n(-h * 0.6)} ${n(dx ? 6 : -4)} ${n(-h)}q2 ${n(h * 0.5)} 0 ${n(h)}z`;
      }));
  }
}

const dot = (x: number, y: number, r: number): string => `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** What is in the air: behind the spirit, and before it. */
function air(kind: Weather, glow: string, random: () => number): { behind: Paint[]; before: Paint[] } {
  const spots = (count: number, low: number, high: number, r: number): string =>
    times(count, () => dot(random() * WIDTH, low + random() * (high - low), r * (0.5 + random()))).join("");
  switch (kind) {
    case "sun":
      return { behind: [{ d: times(12, (i) => ray(i * 30)).join(""), fill: glow, opacity: 0.45 }], before: [] };
    case "stars":
      return { behind: [{ d: spots(46, 4, 118, 1.1), fill: glow, opacity: 0.9 }], before: [] };
    case "rain":
      return {
        behind: [{ d: "M-10 34C20 6 70 14 96 24C130 2 190 4 216 22C250 6 310 12 332 36V0H-10z", fill: "#22384c", opacity: 0.55 }],
        before: [{ d: times(60, () => `M${at(random() * 340, random() * 170)}l-5 16`).join(""), stroke: glow, width: 1.4, opacity: 0.55 }],
      };
    case "mist":
      return { behind: [], before: [118, 138, 158].map((y, i) => ({ d: `M-20 ${n(y)}c60 ${i % 2 ? -16 : 12} 120 ${i % 2 ? 14 : -14} 180 0s120 -10 200 4v16c-80 -10 -140 6 -200 0s-120 -8 -180 2z`, fill: "#ffffff", opacity: 0.34 })) };
    case "embers":
      return { behind: [{ d: spots(24, 10, 120, 1.6), fill: glow, opacity: 0.7 }], before: [{ d: spots(20, 90, 176, 2), fill: glow, opacity: 0.85 }] };
    case "storm":
      return {
        behind: [
          { d: "M-10 44C20 8 76 16 98 30C130 4 196 6 218 30C252 10 308 16 332 44V0H-10z", fill: "#15112f", opacity: 0.6 },
          { d: "M52 30l-14 34h10l-8 30 26-40h-11l10-24zM276 26l-9 28h8l-7 26 22-36h-10l7-18z", fill: glow, opacity: 0.9 },
        ],
        before: [],
      };
    case "birds":
      return { behind: [], before: [{ d: times(16, () => { const [x, y, s] = [random() * WIDTH, 14 + random() * 96, 3 + random() * 5]; return `M${at(x - s, y - s / 2)}q${n(s / 2)} ${n(-s / 3)} ${n(s)} ${n(s / 2)}q${n(s / 2)} ${n(-s * 0.8)} ${n(s)} ${n(-s / 2)}`; }).join(""), stroke: "#22303f", width: 1.8, opacity: 0.75 }] };
    case "fireflies":
      return { behind: [], before: [{ d: spots(18, 60, 172, 3.6), fill: glow, opacity: 0.25 }, { d: spots(22, 60, 172, 1.5), fill: glow, opacity: 0.95 }] };
    case "cracks":
      return { behind: [{ d: "M40 -4l10 34-16 22 18 26-8 30M284 -4l-14 28 12 26-20 22 10 34M104 -2l-6 20 10 14M222 -2l8 22-12 16", stroke: glow, width: 2.2, opacity: 0.75 }], before: [] };
    default:
      return { behind: [], before: [] };
  }
}

function ray(turn: number): string {
  const [a, b] = [((turn - 5) * Math.PI) / 180, ((turn + 5) * Math.PI) / 180];
  return `M160 74L${at(160 + 240 * Math.cos(a), 74 + 240 * Math.sin(a))}L${at(160 + 240 * Math.cos(b), 74 + 240 * Math.sin(b))}z`;
}

/** A picture without the spirit: what lies behind it and what before it, each from back to front. */
export function painted(spirit: string): { behind: Paint[]; before: Paint[] } {
  const { land, ground, glow, fore, weather } = sceneOf(spirit);
  const random = chance(spirit);
  const { behind, before } = air(weather, glow, random);
  return {
    behind,
    before: [
      { d: ridge(land, 134, 44, random), fill: ground[0] },
      { d: ridge(land === "cone" ? "hills" : land, 152, 26, random), fill: ground[1] },
      { d: foreground(fore, random).join(""), fill: ground[2], ...(fore === "waves" ? { opacity: 0.75 } : {}) },
      ...before,
    ],
  };
}
