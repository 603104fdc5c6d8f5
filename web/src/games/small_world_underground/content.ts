/** What is printed on the pieces. The file is written by `make content` from the rules. */
import printed from "./content.json";

interface Printed {
  race: Readonly<Record<string, { tokens: number; tray: number; lasts: boolean }>>;
  power: Readonly<Record<string, { tokens: number; lasts: boolean }>>;
  place: Readonly<Record<string, { coins: number; lasts: boolean }>>;
  relic: Readonly<Record<string, { for_conquest: boolean }>>;
}

const CONTENT: Printed = printed;

/** The names of all pieces of a kind. */
export const namesOf = (kind: keyof Printed): string[] => Object.keys(CONTENT[kind]);

/** The coins that a place pays at once for what is given there. */
export const coinsAt = (place: string): number => CONTENT.place[place]?.coins ?? 0;
