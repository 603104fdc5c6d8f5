/** A finished game of ten picks between two, as the server would tell of it. */
import { vi } from "vitest";

import { api } from "$lib/api";
import { session } from "$lib/session.svelte";
import type { Timeline, GameInfo, ReplayView, TableInfo, TableState } from "$lib/schema";
import { GameWords } from "$lib/words";
import * as games from "../../src/games";
import type { GameUI } from "../../src/table/game";

export const LENGTH = 10;

export const ui = { target: () => null, primary: () => null, motions: () => [] } as unknown as GameUI;

const game = { id: "pebbles", verbs: { place: "region number" }, events: { turn: "seat round" }, names: {} } as unknown as GameInfo;

export const words = {
  named: (_: string, kind: string, args: number[]) => (kind === "turn" ? { seat: args[0], round: args[1] } : {}),
} as unknown as GameWords;

const table = {
  id: "abc",
  game: "pebbles",
  status: "over",
  players: ["Ana", "Ben"].map((name) => ({ name, kind: "person", bot: null, away: true, bot_from: null, guest: false, role: "", colour: 0 })),
  result: { winners: [0], scores: [7, 3], reason: "most" },
} as unknown as TableInfo;

export const course: Timeline = {
  turns: [0, 3, 6].map((at, index) => ({ at, seat: index % 2, event: { kind: "turn", args: [index % 2, 1 + (index >> 1)] } })),
  scores: [
    { at: 0, scores: [0, 0] },
    { at: 4, scores: [5, 0] },
    { at: 10, scores: [7, 3] },
  ],
};

export function position(at: number | null, seat: number | null, more: Partial<ReplayView> = {}): ReplayView {
  const now = at ?? LENGTH;
  return {
    table: "abc",
    game: "pebbles",
    at: now,
    length: LENGTH,
    seat,
    finished: true,
    view: { game: "pebbles", seq: now, seat, ask: null, result: now === LENGTH ? table.result : null, view: {}, sequel: false },
    events: Array.from({ length: now }, (_, index) => ({ kind: "placed", args: [index] })),
    newest: Math.max(0, now - 1),
    picked: now ? { seat: 0, pick: "place r07 4" } : null,
    ...more,
  };
}

/** Answer as the server would; returns what was asked for. */
export function serve(answer: (at: number | null, seat: number | null) => ReplayView | Promise<ReplayView> = position) {
  vi.spyOn(session, "game").mockResolvedValue(game);
  vi.spyOn(games, "gameUI").mockResolvedValue(ui);
  vi.spyOn(GameWords, "load").mockResolvedValue(words);
  vi.spyOn(api, "table").mockResolvedValue({ table } as TableState);
  vi.spyOn(api, "course").mockResolvedValue(course);
  return vi.spyOn(api, "replay").mockImplementation(async (_, at, seat) => answer(at, seat));
}
