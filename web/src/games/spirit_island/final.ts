/** How a game went, for its end screen. */
import type { EventView } from "$lib/schema";
import type { IslandView } from "./schema";

/** The fear of each turn, as the log tells it. */
export function fearByTurn(log: readonly EventView[]): number[] {
  const found: number[] = [];
  for (const { kind, args } of log) {
    if (kind === "turn") found.push(0);
    if (kind === "fear" && found.length) found[found.length - 1] = (found.at(-1) ?? 0) + Number(args[0]);
  }
  return found;
}

const INVADERS: readonly string[] = ["explorer", "town", "city"];

/** How many invaders and how much blight lie on the island. */
export function leftOn({ lands }: Pick<IslandView, "lands">): { invaders: number; blight: number } {
  const pieces = lands.flatMap((land) => land.pieces ?? []).filter(({ kind }) => INVADERS.includes(kind));
  return {
    invaders: pieces.reduce((sum, { number }) => sum + number, 0),
    blight: lands.reduce((sum, land) => sum + (land.blight ?? 0), 0),
  };
}

export const presenceOf = ({ lands }: Pick<IslandView, "lands">, seat: number): number =>
  lands.reduce((sum, land) => sum + (land.presence?.[seat] ?? 0), 0);
