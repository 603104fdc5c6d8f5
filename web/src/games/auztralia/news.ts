/** What has happened since I last chose something: how the Old Ones moved, what came to light, how a combat went. */
import type { EventView } from "$lib/schema";
import type { Play } from "../../table/game";

import { rowsOf } from "./tables";
import { hexOf, worldOf, type AuztraliaView, type RowView } from "./view";

/** An event with its arguments by name. */
export interface LogEntry {
  event: EventView;
  kind: string;
  about: Readonly<Record<string, unknown>>;
}

/** A step of an Old One; `age`: how often the Old Ones have been active since. */
export interface Step {
  foe: string;
  from: string;
  to: string;
  age: number;
}

export interface Combat {
  seat: number;
  hex: string;
  /** The number of the last card; null if none has been turned. */
  card: number | null;
  /** What the last card brought; without a card, all so far. */
  entries: LogEntry[];
  /** The Old Ones that fell to the last card. */
  fallen: string[];
  end: Ending | null;
}

/** How a combat ends: `outpost`: it was destroyed; `token`: a rebirth token that fought was taken. */
export type Ending = "won" | "withdrew" | "defeated" | "outpost" | "token";

/** Worth a line when one comes back to the table. */
const WORTH_TELLING: readonly string[] = [
  "revelation",
  "revealed",
  "spawned",
  "blighted",
  "spared",
  "assassinated",
  "benefit",
  "at-port",
  "destroyed",
  "defeated",
  "port-held",
  ...["mythos", "mythos-waits", "mythos-applies", "at-outpost", "outpost-lost", "port-weakened", "token-taken", "old-ones-gain"],
  ...["arose", "rail-lost", "returned", "slain", "robbed", "delayed", "endangered", "rewound"],
];

const TURN = "turn";

function entryOf(play: Play, event: EventView): LogEntry {
  return { event, kind: event.kind, about: play.words.named("events", event.kind, event.args) };
}

/** All since my last turn; while I have not begun a new one, since the one before. One who looks on has everybody's. */
export function recent(play: Play): LogEntry[] {
  const { log, you } = play;
  const turns = log.flatMap((event, at) => (event.kind === TURN && (you === null || event.args[0] === you) ? [at] : []));
  const last = turns.at(-1) ?? -1;
  const fresh = last === log.length - 1 && worldOf(play.view).doing === "";
  const cut = fresh ? (turns.at(-2) ?? -1) : last;
  return log.slice(cut + 1).map((event) => entryOf(play, event));
}

/** The steps of the Old Ones among them, the oldest first. */
export function stepsOf(entries: readonly LogEntry[]): Step[] {
  const steps: Step[] = [];
  let activations = 0;
  for (const { kind, about } of entries) {
    if (kind === "awakened") activations += 1;
    if (kind !== "moved") continue;
    steps.push({ foe: String(about.foe), from: String(about["from-hex"]), to: String(about["to-hex"]), age: activations });
  }
  return steps.map((step) => ({ ...step, age: activations - step.age }));
}

/** What whoever plays the Old Ones has done: no news to that player. */
const BY_OLD_ONES: readonly string[] = ["mythos", "arose", "revealed", "rail-lost", "returned", "slain", "robbed", "delayed", "endangered"];

export const worthTelling = (entries: readonly LogEntry[], toOldOnes = false): LogEntry[] =>
  entries.filter(({ kind }) => WORTH_TELLING.includes(kind) && !(toOldOnes && BY_OLD_ONES.includes(kind)));

/** The last combat among them; null if there was none. */
export function combatOf(entries: readonly LogEntry[]): Combat | null {
  const began = entries.findLastIndex(({ kind }) => kind === "combat");
  const beginning = entries[began];
  if (!beginning) return null;
  const over = entries.findIndex(({ kind }, at) => at > began && kind === "combat-over");
  const course = entries.slice(began + 1, over < 0 ? undefined : over);
  const card = course.findLastIndex(({ kind }) => kind === "combat-card");
  const since = course.slice(card + 1);
  return {
    seat: Number(beginning.about.seat),
    hex: String(beginning.about.hex),
    card: card < 0 ? null : Number(course[card]?.about.number),
    entries: since,
    fallen: since.flatMap(({ kind, about }) => (kind.startsWith("destroyed") ? [String(about.foe)] : [])),
    end: over < 0 ? null : endOf(course),
  };
}

function endOf(course: readonly LogEntry[]): Ending {
  if (course.some(({ kind }) => kind === "outpost-lost")) return "outpost";
  if (course.some(({ kind }) => kind === "token-taken") && !course.some(({ kind }) => kind.startsWith("destroyed"))) return "token";
  if (course.some(({ kind }) => kind === "defeated")) return "defeated";
  const last = course.findLast(({ kind }) => kind === "withdrew" || kind.startsWith("destroyed"));
  return last?.kind === "withdrew" ? "withdrew" : "won";
}

/** Its rows for the Old Ones that are there, or that it felled. */
export function rowsThen(combat: Combat, world: AuztraliaView): RowView[] {
  if (combat.card === null) return [];
  const token = (world.fight?.place === "token" && world.fight.hex === combat.hex) || combat.end === "token" ? [world.token_kind] : [];
  const present = [...hexOf(world, combat.hex).tiles.map(({ kind }) => kind ?? ""), ...combat.fallen, ...token];
  return rowsOf(combat.card).filter(({ kind }) => present.includes(kind));
}
