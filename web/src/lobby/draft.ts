/** A table that is being made: what the form holds, and what the server is asked for. */
import { usualBot } from "$lib/bots";
import type { GameInfo, NewTable, SeatRequest } from "$lib/schema";
import { fittedAnswers, usualAnswers } from "./questions";

export interface Draft {
  seats: SeatRequest[];
  /** Several people at this screen. */
  hotSeat: boolean;
  setup: Record<string, unknown>;
  access: "private" | "unlisted" | "public";
  pace: "live" | "correspondence";
  /** Seconds for a move of a live game; null: no clock. */
  clock: number | null;
  /** Days for a move by correspondence. */
  days: number;
  timeout: "move" | "seat";
  /** Seconds until a bot plays for who has left; 0: at once. */
  botAfter: number;
  /** Seconds for which who is away can still vote; null: ten minutes, or the time for a move. */
  awayVote: number | null;
  takeBack: "always" | "never";
}

export const CLOCKS: readonly number[] = [30, 60, 120, 180, 300, 600, 1800];
export const BOT_AFTER: readonly number[] = [60, 300, 900, 3600, 86_400, 259_200];
export const AWAY_VOTE: readonly number[] = [60, 3600, 86_400, 259_200, 604_800];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7, 14];
const USUAL_PLAYERS = 3;

const OPEN: SeatRequest = { kind: "open" };

export function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Good answers to every question: I sit down, and the others are invited. */
export function firstDraft(game: GameInfo): Draft {
  const players = between(game.seat_range[0], USUAL_PLAYERS, game.seat_range[1]);
  const seats = Array.from({ length: players }, (_, seat): SeatRequest => (seat === 0 ? { kind: "me" } : OPEN));
  return {
    seats,
    hotSeat: false,
    setup: usualAnswers(game, players),
    access: "private",
    pace: "live",
    clock: null,
    days: 3,
    timeout: "move",
    botAfter: 0,
    awayVote: null,
    takeBack: "always",
  };
}

/** The same table for another number of players: who has a place keeps it, and so do their answers. */
export function resized(draft: Draft, game: GameInfo, players: number): Draft {
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? OPEN);
  const mine = draft.seats.findIndex((wish) => wish.kind === "me");
  if (mine >= players) seats[players - 1] = { kind: "me" };
  return { ...draft, seats, setup: fittedAnswers(game, players, draft.setup) };
}

/** The same table with another answer; answers that no longer go with it are the usual ones again. */
export function answered(draft: Draft, game: GameInfo, name: string, value: unknown): Draft {
  return { ...draft, setup: fittedAnswers(game, draft.seats.length, { ...draft.setup, [name]: value }) };
}

/** The same table with other answers of one seat. */
export function answeredBySeat(draft: Draft, game: GameInfo, seat: number, answers: Record<string, unknown>): Draft {
  return Object.entries(answers).reduce((made, [name, value]) => {
    const given = made.setup[name] as unknown[];
    return answered(made, game, name, given.map((old, at) => (at === seat ? value : old)));
  }, draft);
}

/** Somebody else in one seat; I can sit in one only, unless the seats play together. */
export function seated(draft: Draft, seat: number, wish: SeatRequest, together = false): Draft {
  const seats = draft.seats.map((old, at) => {
    if (at === seat) return wish;
    return wish.kind === "me" && old.kind === "me" && !together ? OPEN : old;
  });
  return { ...draft, seats };
}

/** Whether nobody else is awaited: then the game begins at once. */
export function full(draft: Draft): boolean {
  return draft.seats.every((wish) => wish.kind !== "open");
}

/** What the server is asked for; a clock is left out where there is none. */
export function newTable(game: GameInfo, draft: Draft): NewTable {
  const live = draft.pace === "live";
  return {
    game: game.id,
    seats: draft.seats,
    ...(draft.hotSeat ? { hot_seat: true } : {}),
    setup: { seats: draft.seats.length, ...draft.setup },
    access: full(draft) && draft.access === "public" ? "unlisted" : draft.access,
    pace: draft.pace,
    ...(live && draft.clock !== null ? { clock: draft.clock } : {}),
    ...(live ? {} : { days: draft.days }),
    on_timeout: draft.timeout,
    ...(full(draft) ? {} : { bot_after: draft.botAfter, away_vote: draft.awayVote, take_back: draft.takeBack }),
  };
}

/** A table for me and so many bots, with the game's usual set-up; I sit in the seat `mine`. */
export function withBots(game: GameInfo, bots: number, mine = 0, bot = usualBot(game.bots)): NewTable {
  const seats = Array.from({ length: bots + 1 }, (_, seat): SeatRequest =>
    seat === mine ? { kind: "me" } : { kind: "bot", bot },
  );
  return { game: game.id, seats };
}

/** A table for somebody's first game, by a set-up that the game says suits it: bots have the other seats, if any. */
export function firstGame(game: GameInfo, setup: Readonly<Record<string, unknown>>): NewTable {
  return { ...withBots(game, Number(setup.seats ?? 1) - 1), setup: { ...setup } };
}
