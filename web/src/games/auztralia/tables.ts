/** What is printed on boxes, units and Old One cards, from the tables that the rules read. */
import cards from "$package/games/auztralia/data/old-one-cards.json";
import objectives from "$package/games/auztralia/data/objectives.json";
import units from "$package/games/auztralia/data/units.json";

import type { RowView } from "./view";

export const BOXES = ["railway", "hills", "mine", "help", "military", "trade", "farming", "attack", "retrieve"] as const;
export const STORES = ["gold", "coal", "iron", "phosphate", "vp"] as const;
export const FARMS = ["sheep", "cattle", "corn"] as const;

export type Box = (typeof BOXES)[number];

/** How much time a box takes: from, to. */
export const TIME: Readonly<Record<Box, readonly [number, number]>> = {
  railway: [2, 2],
  hills: [3, 3],
  mine: [1, 1],
  help: [1, 1],
  military: [1, 1],
  trade: [1, 1],
  farming: [1, 3],
  attack: [1, 3],
  retrieve: [1, 1],
};

export interface Unit {
  type: string;
  count: number;
  cost: number;
  range: number;
  capacity: number;
  time: number;
}

export const UNITS: readonly Unit[] = units.units;

/** Who makes a kind of unit tougher by one. */
const HARDENED: Readonly<Record<string, string>> = { "armoured-car": "proust", airship: "zhu", "armoured-train": "krupp" };

export const unitOf = (type: string): Unit | null => UNITS.find((unit) => unit.type === type) ?? null;

/** How much damage destroys a unit of somebody who holds these characters. */
export function capacityOf(type: string, hand: readonly string[]): number {
  const hardened = HARDENED[type];
  return (unitOf(type)?.capacity ?? 0) + (hardened && hand.includes(hardened) ? 1 : 0);
}

/** The rows of an Old One card, by its number. */
export function rowsOf(number: number): RowView[] {
  const card = cards.cards.find((each) => each.number === number);
  return Object.entries(card?.rows ?? {}).map(([kind, row]) => ({ kind, ...row }));
}

export const pointsOf = (objective: string): number =>
  objectives.objectives.find((each) => each.id === objective)?.vp ?? 0;
