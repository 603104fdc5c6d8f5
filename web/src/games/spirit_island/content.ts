/** What is printed on cards and panels. The file is written by `make content` from the rules. */
import printed from "./content.json";

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal" | "any";
export type Terrain = "jungle" | "mountain" | "sands" | "wetland" | "ocean";
export type Counts = Readonly<Partial<Record<Element, number>>>;

export interface Power {
  kind: "minor" | "major" | "unique" | "innate";
  speed: "fast" | "slow" | "fast-or-slow";
  cost: number;
  elements: Counts;
  /** Null for a power that targets a spirit. */
  range: number | null;
  /** `P`, `SS`, or `P in W`. */
  source: string;
  target: string;
  /** The thresholds, or the levels of an innate power. */
  needs: readonly Counts[];
  spirit?: string;
  farther?: readonly number[];
}

/** What its numbers count is `energy`, `plays` or nothing. */
export interface Track {
  name: string;
  counts: string;
  spaces: readonly string[];
}

/** What a spirit is good at, each from 0 to `MOST`. */
export type Figures = Readonly<Record<"offence" | "control" | "fear" | "defence" | "utility", number>>;

export interface Panel {
  box: string;
  complexity: string;
  figures: Figures;
  always: readonly string[];
  groups: readonly (readonly string[])[];
  costs: readonly number[];
  pick: number;
  tracks: readonly Track[];
  innates: readonly string[];
  uniques: readonly string[];
  /** The cards that it takes one after the other in the power progression; none for most. */
  progression: readonly string[];
  rules: readonly string[];
}

/** Another face of a spirit: it replaces a special rule or an innate power, or adds one. */
export interface Aspect {
  spirit: string;
  replaces: string;
  rules: readonly string[];
  innates: readonly string[];
}

interface Printed {
  elements: readonly Element[];
  pieces: Readonly<Record<string, { health: number; strength: number }>>;
  terrain: Readonly<Record<string, readonly Terrain[]>>;
  powers: Readonly<Record<string, Power>>;
  spirits: Readonly<Record<string, Panel>>;
  aspects?: Readonly<Record<string, Aspect>>;
  fear: Readonly<Record<string, readonly number[]>>;
  blight: Readonly<Record<string, { perPlayer: number; healthy: boolean }>>;
}

const CONTENT = printed as unknown as Printed;

export const ELEMENTS = CONTENT.elements;
export const SPIRITS = CONTENT.spirits;

export const ASPECTS = CONTENT.aspects ?? {};

export const powerOf = (name: string): Power | null => CONTENT.powers[name] ?? null;
export const panelOf = (spirit: string): Panel | null => CONTENT.spirits[spirit] ?? null;
export const terrainOf = (board: string, number: number): Terrain => CONTENT.terrain[board]?.[number] ?? "ocean";

/** Elements and their numbers, in the order in which they are always shown. */
export function listed(counts: Counts): { element: Element; n: number }[] {
  const all: readonly Element[] = [...ELEMENTS, "any"];
  return all.flatMap((element) => (counts[element] ? [{ element, n: counts[element] }] : []));
}
