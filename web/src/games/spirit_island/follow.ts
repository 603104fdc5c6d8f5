/** The invaders' turn in steps: fear, the event, each land that is ravaged, built in or explored. */
import type { EventView } from "$lib/schema";
import { t } from "$lib/words";
import type { Step, Stretch } from "../../table/follow.svelte";
import type { Play } from "../../table/game";

import { SIGNS, TOLD, type LogEntry } from "./news";
import { Between } from "./scene";
import { islandOf, landTarget } from "./view";

/** What a caption tells. */
export interface Shown {
  sort: "heading" | "card" | "ravage" | "land";
  sign: string;
  /** The step of the invaders that is on: ravage, build or explore; else empty. */
  step: string;
  land: string | null;
  /** What it begins with; null: with what follows a choice. */
  head: LogEntry | null;
  entries: LogEntry[];
  /** A heading after which no land acts. */
  empty: boolean;
}

const HEADINGS: readonly string[] = ["invaders", "revealed", "escalated", "accelerated"];
const CARDS: readonly string[] = ["fear-resolved", "event-drawn", "event-passed", "event-way", "event-part", "blight-card"];
/** In these steps each of these is told by itself. */
const IN_A_LAND: readonly string[] = ["added", "stopped", "skipped", "skipped-by-fear", "skipped-by-event", "skipped-by-spirit"];
const LASTS: Readonly<Record<Shown["sort"], number>> = { heading: 1200, card: 3600, ravage: 2000, land: 1000 };
const A_LINE = 450;

const isInvaders = ({ kind, args }: EventView): boolean => kind === "phase" && args[0] === "invaders";

/** Where the last invader phase begins. */
export const lastInvaders = ({ log }: Pick<Play, "log">): number => log.findLastIndex(isInvaders);

export const nameOf = (): string => t("si-follow");

/** Cuts a stretch of the log into steps, each with the island as it is when the step is done. */
export function stepsOf({ before, after, events, from }: Stretch, play: Play): Step[] {
  const named = events.map((event): LogEntry => ({ event, kind: event.kind, about: play.words.named("events", event.kind, event.args) }));
  if (!before && !named.length) return [];
  const between = before ? new Between(before, after, named) : null;
  const earlier = play.log.slice(0, from);
  const phase = earlier.findLast(({ kind }) => kind === "phase");
  let on = phase !== undefined && isInvaders(phase);
  let step = on ? stepIn(earlier) : "";
  let now: (Shown & { events: EventView[] }) | null = null;
  const steps: Step[] = [];
  const close = (told: number): void => {
    if (now) steps.push(asStep(now, now.events, told, between?.view ?? after));
    now = null;
  };
  named.forEach((entry, at) => {
    const { kind, about, event } = entry;
    if (kind === "phase") {
      close(at);
      on = isInvaders(event);
      step = "";
    }
    if (on && kind !== "phase") {
      if (kind === "invaders") step = String(about.step);
      else if (HEADINGS.includes(kind) || (CARDS.includes(kind) && kind !== "blight-card")) step = "";
      const begins = beginning(entry, now, step);
      if (begins) {
        close(at);
        now = { ...begins, events: [event] };
      } else if (now) {
        const told: Shown & { events: EventView[] } = now;
        told.events.push(event);
        if (kind === "ravaged") told.head = entry;
        else if (TOLD.includes(kind)) told.entries.push(entry);
      }
    }
    between?.apply(entry);
  });
  close(events.length);
  return marked(steps, islandOf(after).todo.length > 0);
}

/** Which step of the invaders the log has come to. */
function stepIn(log: readonly EventView[]): string {
  const last = log.findLast(({ kind }) => kind === "invaders" || kind === "phase" || CARDS.includes(kind));
  return last?.kind === "invaders" ? String(last.args[0]) : "";
}

/** What this event is the beginning of; null: it goes on with what is told already. */
function beginning(entry: LogEntry, now: Shown | null, step: string): Shown | null {
  const { kind, about } = entry;
  const land = typeof about.land === "string" ? about.land : null;
  const told = { sign: SIGNS[kind]?.(about) ?? (step ? `step-${step}` : "phase-invaders"), step: kind === "revealed" ? "explore" : step, land, head: entry, entries: [], empty: false };
  if (HEADINGS.includes(kind)) return now?.head?.kind === "revealed" && kind === "invaders" ? null : { sort: "heading", ...told, land: null };
  if (CARDS.includes(kind)) return { sort: "card", ...told, land: kind === "blight-card" ? (now?.land ?? null) : null };
  if (kind === "ravaged" || kind === "struck-back") {
    const same = now?.sort === "ravage" && now.land === land && (kind === "struck-back" || now.head?.kind !== "ravaged");
    return same ? null : { sort: "ravage", ...told, sign: "step-ravage", entries: kind === "ravaged" ? [] : [entry] };
  }
  if (step && IN_A_LAND.includes(kind) && now?.sort !== "ravage") return { sort: "land", ...told };
  if (step === "ravage" && kind.startsWith("skipped")) return { sort: "land", ...told };
  // After a choice the rest is told without a beginning.
  if (!now && TOLD.includes(kind)) return { sort: "land", ...told, head: null, entries: [entry] };
  return null;
}

function asStep(about: Shown, events: EventView[], told: number, view: Step["view"]): Step {
  const lasts = LASTS[about.sort] + A_LINE * about.entries.length;
  return { view, events, told, target: about.land === null ? null : landTarget(about.land), lasts, about };
}

/** A heading that nothing follows says so; unless it is still to be chosen what follows. */
function marked(steps: Step[], more: boolean): Step[] {
  steps.forEach((step, at) => {
    const about = step.about as Shown;
    const next = steps[at + 1]?.about as Shown | undefined;
    const over = next ? next.sort === "heading" || next.sort === "card" : !more;
    if (about.head?.kind === "invaders" && over && !about.entries.length) about.empty = true;
  });
  return steps;
}
