/** A ravage in numbers, as it was told or as it is foretold, and what comes of it in short. */
import { t } from "$lib/words";
import type { Play } from "../../table/game";

import { symbolOf } from "./board/places";
import type { LogEntry } from "./news";
import type { ForecastView } from "./schema";

export type Ravage = Required<Pick<ForecastView, "damage" | "defend" | "dealt">>;

/** One thing that comes of it. */
export interface Outcome {
  sign: string;
  text: string;
  tone: "bad" | "good" | "plain";
}

const NAMED: readonly string[] = ["explorer", "town", "city", "dahan", "blight"];

/** So many pieces of a kind, in words. */
export function counted(play: Pick<Play, "words">, kind: string, n: number): string {
  return NAMED.includes(kind) ? t(`si-count-${kind}`, { n }) : t("si-count-other", { n, name: play.words.name("piece", kind) });
}

const piece = (play: Pick<Play, "words">, id: string, kind: string, n: number): Outcome => ({
  sign: symbolOf("piece", kind),
  text: t(id, { what: counted(play, kind, n) }),
  tone: kind === "dahan" ? "bad" : "good",
});

/** What comes of an invader action that is foretold. */
export function foretoldOutcomes(play: Pick<Play, "words">, view: ForecastView): Outcome[] {
  const { blight = 0, spreads = [], dahan = 0, strikes = 0, destroyed = {}, added = {} } = view;
  return [
    ...Object.entries(added).map(([kind, n]): Outcome => ({ sign: symbolOf("piece", kind), text: t("si-outcome-added", { what: counted(play, kind, n) }), tone: "bad" })),
    ...(dahan ? [piece(play, "si-outcome-destroyed", "dahan", dahan)] : []),
    ...(blight ? [{ sign: "piece-blight", text: t("si-outcome-blight", { n: blight }), tone: "bad" } as const] : []),
    ...spreads.map((): Outcome => ({ sign: "piece-blight", text: t("si-outcome-spreads"), tone: "bad" })),
    ...(strikes ? [{ sign: "piece-dahan", text: t("si-outcome-strikes", { n: strikes }), tone: "plain" } as const] : []),
    ...Object.entries(destroyed).map(([kind, n]) => piece(play, "si-outcome-destroyed", kind, n)),
  ];
}

/** What came of something as the log tells, the same only once; what it does not know in short stays a sentence. */
export function toldOutcomes(play: Pick<Play, "words">, land: string | null, entries: readonly LogEntry[]): Outcome[] {
  const found = new Map<string, { outcome: (n: number) => Outcome; n: number }>();
  for (const entry of entries) {
    const { key, n, outcome } = outcomeOf(play, land, entry);
    found.set(key, { outcome, n: n + (found.get(key)?.n ?? 0) });
  }
  return [...found.values()].map(({ outcome, n }) => outcome(n));
}

interface Counted {
  /** Those with the same key are counted together. */
  key: string;
  n: number;
  outcome: (n: number) => Outcome;
}

function outcomeOf(play: Pick<Play, "words">, land: string | null, { kind, about, event }: LogEntry): Counted {
  const here = land !== null && about.land === land;
  const number = Number(about.number ?? 1);
  const what = String(about.piece);
  if (here && kind === "destroyed") return { key: `destroyed ${what}`, n: 1, outcome: (n) => piece(play, "si-outcome-destroyed", what, n) };
  if (here && kind === "hurt") {
    const hurt = (n: number): Outcome => ({ sign: symbolOf("piece", what), text: t("si-outcome-hurt", { what: play.words.name("piece", what), n }), tone: "plain" });
    return { key: `hurt ${what}`, n: number, outcome: hurt };
  }
  if (here && kind === "blight") return { key: kind, n: number, outcome: (n) => ({ sign: "piece-blight", text: t("si-outcome-blight", { n }), tone: "bad" }) };
  if (kind === "struck-back") return { key: kind, n: number, outcome: (n) => ({ sign: "piece-dahan", text: t("si-outcome-strikes", { n }), tone: "plain" }) };
  if (kind === "fear") return { key: kind, n: number, outcome: (n) => ({ sign: "piece-fear", text: t("si-outcome-fear", { n }), tone: "good" }) };
  const text = play.words.event(event);
  const sign = about.piece === undefined ? (SIGNS[kind] ?? "sign-event") : symbolOf("piece", what);
  return { key: text, n: 1, outcome: (n) => ({ sign, text: n > 1 ? t("si-outcome-times", { text, n }) : text, tone: BAD.includes(kind) ? "bad" : "plain" }) };
}

const BAD: readonly string[] = ["cascade", "presence-lost", "blight"];
const SIGNS: Readonly<Record<string, string>> = {
  cascade: "piece-blight",
  blight: "piece-blight",
  "blight-kept": "piece-blight",
  "presence-lost": "piece-presence",
  terror: "piece-fear",
  energy: "piece-energy",
  defended: "piece-defend",
};
