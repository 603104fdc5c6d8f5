/**
 * What is printed on Old One and Mythos cards, from the tables that the rules read.
 *
 * They come from the server, for a table may be played with a content pack: `loadPack` fetches them before the first
 * picture. What something costs a player now is told by the view.
 */
import { api } from "$lib/api";
import type { TableInfo } from "$lib/schema";

import type { RowView } from "./view";

export const STORES = ["gold", "coal", "iron", "phosphate", "vp"] as const;

interface RawCard {
  number: number;
  rows: Record<string, Omit<RowView, "kind">>;
}

/** What is printed on a Mythos card; one of the solo deck has a level, and perhaps waits for a combat. */
export interface Mythos {
  id: string;
  combat: boolean;
  time?: number;
  level?: number;
  pending?: string;
}

/** The tables of a pack that are drawn; those of the maps are read in `hexes`. */
interface Pack {
  "old-one-cards": { cards: RawCard[] };
  objectives: { objectives: { id: string; vp: number }[] };
  mythos?: { cards: Mythos[] };
  "solo-mythos"?: { cards: Mythos[] };
  [table: string]: unknown;
}

const packs = new Map<string, Pack>();
let wanted = "";
let pack: Pack | null = null;

/** The pack that is drawn: `standard`, or a hash. */
export let packName = "";

/** A table of the pack that is drawn; null if it has none of this name. */
export const packTable = (name: string): unknown => pack?.[name] ?? null;

/** Have the pack of this table here, and draw with it. */
export async function loadPack({ id, setup }: Pick<TableInfo, "id" | "setup">): Promise<void> {
  const name = String(setup["pack"]);
  wanted = id;
  const found = packs.get(name) ?? ((await api.content(id)) as Pack);
  packs.set(name, found);
  if (wanted !== id) return; // another table has been opened meanwhile
  packName = name;
  pack = found;
}

const STANDARD = "standard";
const FILES = import.meta.glob<unknown>("$package/games/auztralia/data/*.json", { import: "default" });

/** Draw with the game's own tables, which the client has itself. */
export async function loadStandard(): Promise<void> {
  if (packName === STANDARD) return;
  const files = Object.entries(FILES).map(async ([path, load]) => [path.replace(/^.*\/|\.json$/g, ""), await load()] as const);
  const found = Object.fromEntries(await Promise.all(files)) as Pack;
  packs.set(STANDARD, found);
  wanted = "";
  packName = STANDARD;
  pack = found;
}

/** The rows of an Old One card, by its number. */
export function rowsOf(number: number): RowView[] {
  const card = pack?.["old-one-cards"].cards.find((each) => each.number === number);
  return Object.entries(card?.rows ?? {}).map(([kind, row]) => ({ kind, ...row }));
}

export const pointsOf = (objective: string): number =>
  pack?.objectives.objectives.find((each) => each.id === objective)?.vp ?? 0;

/** A Mythos card of either deck; null if the pack has none of this name. */
export const mythosOf = (id: string): Mythos | null =>
  [...(pack?.mythos?.cards ?? []), ...(pack?.["solo-mythos"]?.cards ?? [])].find((card) => card.id === id) ?? null;
