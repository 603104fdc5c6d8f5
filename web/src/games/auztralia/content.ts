/** What is printed and no content pack replaces. The file is written by `make content` from the rules. */
import printed from "./content.json";

/** When a character's card works. */
export type Use = "persistent" | "once-per-combat" | "one-use" | "end-scoring";

interface Printed {
  characters: Readonly<Record<string, { use: Use; number: number }>>;
  boxes: readonly string[];
  farms: readonly string[];
}

const CONTENT = printed as Printed;

export const BOXES = CONTENT.boxes;
export const FARMS = CONTENT.farms;
export const CHARACTERS = CONTENT.characters;

export const useOf = (name: string): Use => CHARACTERS[name]?.use ?? "persistent";
