/** Where lands meet: the points on which element markers lie. */
import { distance, type Point } from "$lib/shape";

import type { Island, Land } from "../island";

const SAME = 1.5; // points of two outlines are one if they are so near

const has = ({ ring }: Land, point: Point): boolean => ring.some((each) => distance(each, point) < SAME);

export const cornerTarget = (lands: readonly string[]): string => `corner:${lands.join("-")}`;

const known = new WeakMap<Island, Map<string, Point | null>>();

/** The point where these lands and no others meet; of two lands, where their border ends at the edge of the island. */
export function cornerAt(island: Island, ids: readonly string[]): Point | null {
  const found = known.get(island) ?? new Map<string, Point | null>();
  known.set(island, found);
  const name = ids.join("-");
  const point = found.get(name) ?? find(island, ids);
  found.set(name, point);
  return point;
}

function find(island: Island, ids: readonly string[]): Point | null {
  const [first, ...others] = ids.flatMap((id) => island.byId.get(id) ?? []);
  if (!first || others.length + 1 !== ids.length) return null;
  const rest = island.lands.filter(({ id }) => !ids.includes(id));
  const { ring } = first;
  const ends = ring.filter((point, at) => {
    if (!others.every((land) => has(land, point)) || rest.some((land) => has(land, point))) return false;
    if (others.length > 1) return true;
    const beside = [ring.at(at - 1), ring[(at + 1) % ring.length]];
    return beside.some((near) => near && !others.every((land) => has(land, near)));
  });
  return ends[0] ?? null;
}
