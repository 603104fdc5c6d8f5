/** A panel whose tracks are a web: where each of its spaces is drawn. */
import type { Track } from "./content";

export interface Node {
  name: string;
  column: number;
  /** 0 for what counts energy, 2 for card plays, 1 for what is linked to both. */
  row: number;
}

type Links = readonly (readonly [string, string])[];

const partners = (name: string, links: Links): string[] =>
  links.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []));

/** Each space as far to the right as it is steps away from the first ones, which are nobody's goal. */
export function laidOut(tracks: readonly Track[], links: Links): Node[] {
  const goals = new Set(links.map(([, goal]) => goal));
  const steps = new Map(tracks.filter(({ name }) => !goals.has(name)).map(({ name }) => [name, 0]));
  for (const [name, far] of steps) {
    for (const next of partners(name, links)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  const sideOf = new Map(tracks.map(({ name, counts }) => [name, counts]));
  /** How much a space lies between the others of its column: by what it is linked to there, and on the other side. */
  const ties = (name: string): number =>
    partners(name, links).reduce(
      (sum, next) => sum + (steps.get(next) === steps.get(name) ? 2 : 0) + (sideOf.get(next) === sideOf.get(name) ? 0 : 1),
      0,
    );
  const inTheMiddle = (name: string): boolean => {
    const others = tracks.filter((track) => track.name !== name && steps.get(track.name) === steps.get(name));
    return others.length > 1 && others.every((track) => ties(track.name) < ties(name));
  };
  return tracks.map(({ name, counts }) => ({
    name,
    column: steps.get(name) ?? 0,
    row: inTheMiddle(name) ? 1 : counts === "energy" ? 0 : 2,
  }));
}
