/** What is laid out to be chosen from when a Mythos card, or a action of the Old One player, asks for one of several things. */
import type { OptionView } from "$lib/schema";

import { playerOf, type AuztraliaView, type TileView } from "../view";

export type Thing =
  | { what: "mythos"; id: string }
  | { what: "character"; name: string; seat: number }
  | { what: "tile"; tile: TileView; seat: number | null };

export interface Laid {
  target: string;
  thing: Thing;
}

/** The verbs whose options are laid out, all of one question. */
const LAID: readonly string[] = ["draw", "regain", "slay", "reclaim", "turn"];

function thingOf(world: AuztraliaView, { verb, args }: OptionView): Thing | null {
  const [first, second, third] = args;
  switch (verb) {
    case "draw":
    case "regain":
      return { what: "mythos", id: String(first) };
    case "slay":
      return { what: "character", name: String(second), seat: Number(first) };
    case "reclaim": {
      const tile = playerOf(world, Number(first))?.tiles[Number(third) - 1];
      return tile ? { what: "tile", tile, seat: Number(first) } : null;
    }
    case "turn":
      return { what: "tile", tile: { level: 0, kind: String(first) }, seat: null };
    default:
      return null;
  }
}

/** The verb that these options have, and what lies there for each; null: nothing is laid out. */
export function laidOut(world: AuztraliaView, options: readonly OptionView[]): { verb: string; laid: Laid[] } | null {
  const verb = options.find((option) => LAID.includes(option.verb))?.verb;
  if (verb === undefined) return null;
  const laid = options.flatMap((option): Laid[] => {
    const thing = thingOf(world, option);
    return thing && option.at !== null ? [{ target: option.at, thing }] : [];
  });
  return { verb, laid };
}

/** Tiles of one kind together, those that are worth most first. */
export function byKind(tiles: readonly TileView[]): { kind: string; n: number; vp: number }[] {
  const groups = new Map<string, TileView[]>();
  for (const tile of tiles) groups.set(tile.kind ?? "", [...(groups.get(tile.kind ?? "") ?? []), tile]);
  return [...groups]
    .map(([kind, some]) => ({ kind, n: some.length, vp: some.reduce((sum, { vp = 0 }) => sum + vp, 0) }))
    .sort((a, b) => b.vp / b.n - a.vp / a.n || a.kind.localeCompare(b.kind));
}
