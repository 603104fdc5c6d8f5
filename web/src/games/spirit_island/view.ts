/** The table as the server shows it, with what it leaves unsaid filled in. */
import type { MatchView } from "$lib/schema";
import type { IslandView, LandView, SpiritView } from "./schema";

export type { IslandView, LandView, LastingView, PieceView, SlotView, SpiritView } from "./schema";

export const islandOf = (view: MatchView): IslandView => view.view as IslandView;
export const spiritOf = (island: IslandView, seat: number): SpiritView | null => island.spirits[seat] ?? null;

/** One land; a land of which nothing is said is empty. */
export function landOf(island: IslandView, id: string): Required<LandView> {
  const said = island.lands.find((land) => land.id === id);
  return { pieces: [], tokens: {}, blight: 0, presence: [], sacred: [], defend: 0, effects: [], isolated: false, markers: [], id, ...said };
}

/** Which invader actions are coming in a land, as the cards lie; each once, in the order in which they come. */
export const comingTo = (island: IslandView, id: string): string[] => [
  ...new Set(island.slots.filter(({ lands }) => lands.includes(id)).map(({ does }) => does)),
];

// Targets: what the options point at and the elements carry as data-target.

export const landTarget = (land: unknown): string => `land:${String(land)}`;
export const powerTarget = (power: unknown): string => `power:${String(power)}`;
export const spiritTarget = (seat: unknown): string => `spirit:${String(seat)}`;

/** A piece of a land: `piece:A5:town`, with damage and strife `piece:A5:town:1:0`; `piece:A5:beasts`, `piece:A5:presence-0`. */
export function pieceTarget(land: unknown, kind: unknown, damage: unknown = 0, strife: unknown = 0): string {
  const marks = Number(damage) || Number(strife) ? `:${String(damage)}:${String(strife)}` : "";
  return `piece:${String(land)}:${String(kind)}${marks}`;
}
