/** What the invaders have done since the spirits last acted, told land by land. */
import type { EventView } from "$lib/schema";
import type { Play } from "../../table/game";

export interface Deed {
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
  head: Deed;
  deeds: Deed[];
}

const SIGNS: Readonly<Record<string, (about: Deed["about"]) => string>> = {
  invaders: (about) => `step-${String(about.step)}`,
  revealed: () => "step-explore",
  ravaged: () => "step-ravage",
  "fear-resolved": () => "piece-fear",
  "blight-card": () => "piece-blight",
};

/** What is worth a line beneath a heading. */
const TOLD: readonly string[] = [
  "added",
  "destroyed",
  "hurt",
  "removed",
  "replaced",
  "moved",
  "token",
  "blight",
  "blight-kept",
  "cascade",
  "presence-lost",
  "skipped",
  "skipped-by-fear",
  "skipped-by-spirit",
  "stopped",
  "defended",
  "fear",
  "terror",
  "energy",
];

/** The events of the last invader phase, from its beginning on. */
export function invaderDeeds(play: Play): Deed[] {
  const named = play.log.map((event): Deed => ({ event, kind: event.kind, about: play.words.named("events", event.kind, event.args) }));
  const began = named.findLastIndex(({ kind, about }) => kind === "phase" && about.phase === "invaders");
  if (began < 0) return [];
  const rest = named.slice(began + 1);
  const over = rest.findIndex(({ kind }) => kind === "phase");
  return over < 0 ? rest : rest.slice(0, over);
}

/** The deeds in chapters; what happens before any heading is left out. */
export function chapters(deeds: readonly Deed[]): Chapter[] {
  const found: Chapter[] = [];
  for (const deed of deeds) {
    const sign = SIGNS[deed.kind]?.(deed.about);
    if (sign) found.push({ sign, land: deed.about.land === undefined ? null : String(deed.about.land), head: deed, deeds: [] });
    else if (TOLD.includes(deed.kind)) found.at(-1)?.deeds.push(deed);
  }
  return found;
}
