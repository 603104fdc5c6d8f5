/** What the invaders have done since the spirits last acted, told land by land. */
import type { EventView } from "$lib/schema";
import type { Play } from "../../table/game";

export interface LogEntry {
  event: EventView;
  kind: string;
  about: Readonly<Record<string, unknown>>;
}

/** One heading and what came of it: a ravaged land, a fear card, the build step. */
export interface Chapter {
  /** Which sign stands before it. */
  sign: string;
  /** The land, if it is about one. */
  land: string | null;
  head: LogEntry;
  entries: LogEntry[];
}

export const SIGNS: Readonly<Record<string, (about: LogEntry["about"]) => string>> = {
  invaders: (about) => `step-${String(about.step)}`,
  revealed: () => "step-explore",
  ravaged: () => "step-ravage",
  "fear-resolved": () => "piece-fear",
  "event-drawn": () => "sign-event",
  "event-passed": () => "sign-event",
  "event-way": () => "sign-event",
  "event-part": () => "sign-event",
  "blight-card": () => "piece-blight",
};

/** What is worth a line beneath a heading. */
export const TOLD: readonly string[] = [
  "added",
  "destroyed",
  "hurt",
  "struck-back",
  "removed",
  "replaced",
  "moved",
  "token",
  "token-moved",
  "agreed",
  "paid",
  "turned-up",
  "blight-moved",
  "blight-taken",
  "blight-returned",
  "blight",
  "blight-kept",
  "cascade",
  "presence-lost",
  "skipped",
  "skipped-by-fear",
  "skipped-by-event",
  "skipped-by-spirit",
  "stopped",
  "defended",
  "fear",
  "terror",
  "energy",
];

/** The events of the last invader phase, from its beginning on. */
export function invaderEntries(play: Play): LogEntry[] {
  const named = play.log.map((event): LogEntry => ({ event, kind: event.kind, about: play.words.named("events", event.kind, event.args) }));
  const began = named.findLastIndex(({ kind, about }) => kind === "phase" && about.phase === "invaders");
  if (began < 0) return [];
  const rest = named.slice(began + 1);
  const over = rest.findIndex(({ kind }) => kind === "phase");
  return over < 0 ? rest : rest.slice(0, over);
}

/** The entries in chapters; what happens before any heading is left out. */
export function chapters(entries: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of entries) {
    const sign = SIGNS[entry.kind]?.(entry.about);
    if (sign) found.push({ sign, land: entry.about.land === undefined ? null : String(entry.about.land), head: entry, entries: [] });
    else if (TOLD.includes(entry.kind)) found.at(-1)?.entries.push(entry);
  }
  return found;
}
