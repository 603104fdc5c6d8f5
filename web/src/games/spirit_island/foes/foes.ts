/** What belongs to which adversary or scenario, and how near a loss is. */
import { adversaryOf } from "../content";
import type { CounterView, FoeView, IslandView } from "../view";

/** The levels of an adversary: 0 has no rule of its own. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6];

export const DRAWN: readonly string[] = ["brandenburg-prussia", "england", "sweden", "france", "habsburg-monarchy", "russia", "scotland"];

/** The shield of an adversary: a plain one if a box brought it that has no picture here. */
export const shieldOf = (foe: string): string => `foe-${DRAWN.includes(foe) ? foe : "other"}`;

/** The counter of the adversary's loss condition, if it is in play. */
export const lossOf = ({ counters }: IslandView, foe: string): CounterView | undefined =>
  counters.find(({ name }) => name === adversaryOf(foe)?.loss);

/** What a level counts for itself. */
export const countedBy = ({ counters }: IslandView, foe: string, level: number): CounterView | undefined =>
  counters.find(({ name }) => name === `${foe}-level-${String(level)}`);

/** Counters of scenarios, and whatever belongs to no adversary in play. */
export function otherCounters(island: IslandView): CounterView[] {
  const theirs = (name: string): boolean =>
    island.foes.some((foe: FoeView) => adversaryOf(foe.name)?.loss === name || name.startsWith(`${foe.name}-level-`));
  return island.counters.filter(({ name }) => !theirs(name));
}

/** How many steps the number still has to the one at which the game is lost; some count down to it. */
export const stepsLeft = ({ number, limit }: CounterView): number => Math.abs(limit - number);

/** How near the loss is: `last` one step before it. What loses nothing is always `calm`. */
export function nearness(counter: CounterView): "calm" | "near" | "last" {
  const { number, limit } = counter;
  if (!limit) return "calm";
  const left = stepsLeft(counter);
  if (left <= 1) return "last";
  return left <= 2 || (number < limit && number >= 0.7 * limit) ? (number ? "near" : "calm") : "calm";
}

export const isOver = ({ won, lost }: IslandView): boolean => won !== "" || lost !== "";

/** The counters that a player must not overlook. */
export const warnings = (island: IslandView): CounterView[] =>
  isOver(island) ? [] : island.counters.filter((counter) => nearness(counter) !== "calm");
