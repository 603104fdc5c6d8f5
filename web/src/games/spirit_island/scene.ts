/** How the island looks between two views, by what the log tells in between: one event takes a town away, one adds it. */
import type { MatchView } from "$lib/schema";

import type { LogEntry } from "./news";
import { islandOf, type IslandView, type LandView, type PieceView } from "./view";

type About = LogEntry["about"];
type Lands = Map<string, LandView>;

const LAND_NAMES = ["land", "from-land", "to-land"] as const;
const landsOf = (about: About): string[] => LAND_NAMES.map((name) => about[name]).filter((land) => typeof land === "string");
const textOf = (value: unknown): string => String(value);
const numberOf = (value: unknown): number => Number(value ?? 1);

/** Draws a stretch of events one after the other. A land of which nothing more is told looks as it does in the end. */
export class Between {
  private island: IslandView;
  private readonly end: IslandView;
  private readonly lands: Lands;
  private readonly final: Lands;
  /** At which event a land is named for the last time. */
  private readonly last = new Map<string, number>();
  private at = -1;

  constructor(
    private readonly before: MatchView,
    after: MatchView,
    entries: readonly LogEntry[],
  ) {
    this.island = islandOf(before);
    this.end = islandOf(after);
    this.lands = byId(this.island);
    this.final = byId(this.end);
    entries.forEach(({ about }, at) => landsOf(about).forEach((land) => this.last.set(land, at)));
  }

  /** The next event has happened. */
  apply({ kind, about }: LogEntry): void {
    this.at += 1;
    LANDS[kind]?.(this.lands, about);
    const change = TABLE[kind];
    if (change) this.island = { ...this.island, ...change(this.island, about) };
    for (const land of landsOf(about)) if (this.last.get(land) === this.at) this.settle(land);
  }

  private settle(land: string): void {
    const view = this.final.get(land);
    if (view) this.lands.set(land, view);
    else this.lands.delete(land);
  }

  /** The table now; nobody is asked anything. */
  get view(): MatchView {
    return { ...this.before, ask: null, result: null, view: { ...this.island, lands: [...this.lands.values()], todo: [] } };
  }
}

const byId = ({ lands }: IslandView): Lands => new Map(lands.map((land) => [land.id, land]));

function change(lands: Lands, id: unknown, by: (land: LandView) => Partial<LandView>): void {
  const land = lands.get(textOf(id)) ?? { id: textOf(id) };
  lands.set(land.id, { ...land, ...by(land) });
}

// Pieces.

/** So many more pieces of a kind; those that are taken away are the most hurt. */
function pieces(lands: Lands, land: unknown, kind: unknown, number: number): void {
  change(lands, land, ({ pieces: there = [] }) => ({ pieces: number > 0 ? put(there, textOf(kind), number) : take(there, textOf(kind), -number) }));
}

const isPlain = ({ damage = 0, strife = 0 }: PieceView): boolean => !damage && !strife;

function put(there: readonly PieceView[], kind: string, number: number): PieceView[] {
  const plain = there.find((piece) => piece.kind === kind && isPlain(piece));
  if (!plain) return [...there, { kind, number }];
  return there.map((piece) => (piece === plain ? { ...piece, number: piece.number + number } : piece));
}

function take(there: readonly PieceView[], kind: string, number: number): PieceView[] {
  let left = number;
  const worst = there.filter((piece) => piece.kind === kind).sort((one, other) => (other.damage ?? 0) - (one.damage ?? 0));
  const taken = new Map(worst.map((piece): [PieceView, number] => {
    const some = Math.min(left, piece.number);
    left -= some;
    return [piece, some];
  }));
  return there.map((piece) => ({ ...piece, number: piece.number - (taken.get(piece) ?? 0) })).filter((piece) => piece.number > 0);
}

/** One piece of a kind takes damage: one that has some already, if there is one. */
function hurt(lands: Lands, { land, piece: kind, number }: About): void {
  change(lands, land, ({ pieces: there = [] }) => {
    const struck = there.filter((piece) => piece.kind === kind).sort((one, other) => (other.damage ?? 0) - (one.damage ?? 0))[0];
    if (!struck) return {};
    const rest = there.map((piece) => (piece === struck ? { ...piece, number: piece.number - 1 } : piece)).filter((piece) => piece.number > 0);
    return { pieces: [...rest, { ...struck, number: 1, damage: (struck.damage ?? 0) + numberOf(number) }] };
  });
}

function tokens(lands: Lands, land: unknown, token: unknown, number: number): void {
  change(lands, land, ({ tokens: there = {} }) => {
    const now = { ...there, [textOf(token)]: Math.max(0, (there[textOf(token)] ?? 0) + number) };
    return { tokens: Object.fromEntries(Object.entries(now).filter(([, n]) => n > 0)) };
  });
}

const blight = (lands: Lands, land: unknown, number: number): void =>
  change(lands, land, ({ blight: there = 0 }) => ({ blight: Math.max(0, there + number) }));

function presence(lands: Lands, land: unknown, seat: unknown, number: number): void {
  change(lands, land, ({ presence: there = [] }) => {
    const now = Array.from({ length: Math.max(there.length, Number(seat) + 1) }, (_, each) => there[each] ?? 0);
    now[Number(seat)] = Math.max(0, (now[Number(seat)] ?? 0) + number);
    return { presence: now };
  });
}

const LANDS: Readonly<Record<string, (lands: Lands, a: About) => void>> = {
  added: (lands, a) => pieces(lands, a.land, a.piece, numberOf(a.number)),
  destroyed: (lands, a) => pieces(lands, a.land, a.piece, -1),
  removed: (lands, a) => pieces(lands, a.land, a.piece, -1),
  replaced: (lands, a) => pieces(lands, a.land, a.piece, -1),
  moved: (lands, a) => {
    pieces(lands, a["from-land"], a.piece, -1);
    pieces(lands, a["to-land"], a.piece, 1);
  },
  hurt,
  token: (lands, a) => tokens(lands, a.land, a.token, numberOf(a.number)),
  stopped: (lands, a) => tokens(lands, a.land, a.token, -1),
  "token-moved": (lands, a) => {
    tokens(lands, a["from-land"], a.token, -1);
    tokens(lands, a["to-land"], a.token, 1);
  },
  blight: (lands, a) => blight(lands, a.land, numberOf(a.number)),
  healed: (lands, a) => blight(lands, a.land, -numberOf(a.number)),
  "blight-moved": (lands, a) => {
    blight(lands, a["from-land"], -1);
    blight(lands, a["to-land"], 1);
  },
  presence: (lands, a) => presence(lands, a.land, a.seat, 1),
  "presence-lost": (lands, a) => presence(lands, a.land, a.seat, -1),
  "presence-banished": (lands, a) => presence(lands, a.land, a.seat, -1),
  "presence-returned": (lands, a) => presence(lands, a.land, a.seat, -1),
  "presence-moved": (lands, a) => {
    presence(lands, a["from-land"], a.seat, -1);
    presence(lands, a["to-land"], a.seat, 1);
  },
  defended: (lands, a) => change(lands, a.land, ({ defend = 0 }) => ({ defend: defend + numberOf(a.number) })),
};

// What lies beside the board.

const TABLE: Readonly<Record<string, (island: IslandView, a: About) => Partial<IslandView>>> = {
  phase: (_, a) => ({ phase: textOf(a.phase), step: "" }),
  invaders: ({ slots, step }, a) => ({ phase: "invaders", step: slots.find(({ cards }) => cards.includes(textOf(a.card)))?.name ?? step }),
  revealed: ({ slots, invader_deck }, a) => ({
    slots: slots.map((slot) => (slot.does === "explore" ? { ...slot, cards: [...slot.cards, textOf(a.card)] } : slot)),
    invader_deck: invader_deck.slice(1),
  }),
  fear: ({ fear }, a) => ({ fear: fear + numberOf(a.number) }),
  "fear-card": ({ fear, fear_pool, fear_earned, fear_left, terror }) => ({
    fear: Math.max(0, fear - fear_pool),
    fear_earned: fear_earned + 1,
    fear_left: fear_left.map((left, level) => (level + 1 === terror ? Math.max(0, left - 1) : left)),
  }),
  "fear-resolved": ({ fear_earned, fear_resolved }, a) => ({
    fear_earned: Math.max(0, fear_earned - 1),
    fear_resolved: [...fear_resolved, textOf(a.fear)],
  }),
  terror: (_, a) => ({ terror: numberOf(a.number) }),
  blight: ({ blight_left }, a) => ({ blight_left: Math.max(0, blight_left - numberOf(a.number)) }),
  healed: ({ blight_left }, a) => ({ blight_left: blight_left + numberOf(a.number) }),
  "blight-card": (_, a) => ({ blight_card: textOf(a.blight), blighted: true }),
  "event-drawn": (_, a) => ({ event: textOf(a.happening) }),
};
