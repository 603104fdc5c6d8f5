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
  /** Elements that will do for a level as well. */
  either?: readonly { level: number; need: Counts }[];
  /** The range of its second target land. */
  second?: number;
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
  /** If there are any, one group of each is picked. */
  sets: readonly (readonly number[])[];
  tracks: readonly Track[];
  /** What presence is called that it keeps on its panel: `note-time`. */
  keeps?: string;
  /** Lines between tracks of one space each: they are drawn as a web. */
  links?: readonly (readonly [string, string])[];
  /** A space of one track through which another leads too. */
  crossing?: { track: string; space: number; other: string };
  /** The growth groups that a track opens when it is empty. */
  opens?: Readonly<Record<string, readonly number[]>>;
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

/** A way that a main event can go: at these terror levels, stages, or on a healthy (1) or blighted (2) island. */
export interface EventWay {
  name: string;
  when?: readonly number[];
  energy?: number;
  per?: string;
  aidedBy?: string;
}

export interface EventCard {
  /** What decides which of its ways happens: `choice`, `health`, `terror`, `stage`, `each-spirit`. */
  kind: string;
  box: string;
  ways: readonly EventWay[];
  /** The names of its token event and its dahan event. */
  token?: string;
  dahan?: string;
}

/** The difficulty of each level from 0 on, and the counter of its loss condition. */
export interface AdversaryCard {
  difficulty: readonly number[];
  loss?: string;
}

interface Printed {
  elements: readonly Element[];
  pieces: Readonly<Record<string, { health: number; strength: number }>>;
  terrain: Readonly<Record<string, readonly Terrain[]>>;
  powers: Readonly<Record<string, Power>>;
  spirits: Readonly<Record<string, Panel>>;
  aspects?: Readonly<Record<string, Aspect>>;
  fear: Readonly<Record<string, readonly number[]>>;
  events?: Readonly<Record<string, EventCard>>;
  blight: Readonly<Record<string, { perPlayer: number; healthy: boolean }>>;
  adversaries: Readonly<Record<string, AdversaryCard>>;
  scenarios: Readonly<Record<string, { difficulty: number }>>;
}

const CONTENT = printed as unknown as Printed;

export const ELEMENTS = CONTENT.elements;
export const SPIRITS = CONTENT.spirits;

export const ASPECTS = CONTENT.aspects ?? {};

export const powerOf = (name: string): Power | null => CONTENT.powers[name] ?? null;
export const panelOf = (spirit: string): Panel | null => CONTENT.spirits[spirit] ?? null;
export const eventOf = (name: string): EventCard | null => CONTENT.events?.[name] ?? null;
export const adversaryOf = (name: string): AdversaryCard | null => CONTENT.adversaries[name] ?? null;
export const difficultyOf = (scenario: string): number => CONTENT.scenarios[scenario]?.difficulty ?? 0;
export const terrainOf = (board: string, number: number): Terrain => CONTENT.terrain[board]?.[number] ?? "ocean";

/** Elements and their numbers, in the order in which they are always shown. */
export function listed(counts: Counts): { element: Element; n: number }[] {
  const all: readonly Element[] = [...ELEMENTS, "any"];
  return all.flatMap((element) => (counts[element] ? [{ element, n: counts[element] }] : []));
}
