/** What flies over the table when something happens. */
import type { EventView } from "$lib/schema";
import type { Motion, Play } from "../../table/game";

import { symbolOf } from "./board/places";
import Thing from "./sprites/Thing.svelte";
import { landTarget, powerTarget } from "./view";

/** The arguments of an event by name. */
type Named = Record<string, unknown>;

const FEAR = "fear";
const BLIGHT = "blight";
const seatOf = (seat: unknown): string => `seat:${String(seat)}`;
const slotOf = (step: unknown): string => `slot:${String(step)}`;

function thing(from: string, to: string, symbol: string, sound?: Motion["sound"], about: Motion["about"] = {}): Motion {
  return { from, to, sprite: Thing, about: { symbol, ...about }, ...(sound ? { sound } : {}) };
}

const piece = (a: Named): string => symbolOf("piece", String(a.piece));
const standing = (a: Named, symbol: string, gone: boolean, sound: Motion["sound"]): Motion =>
  thing(landTarget(a.land), landTarget(a.land), symbol, sound, gone ? { gone: 1 } : { number: Number(a.number ?? 1) });
const presence = (from: string, to: string, a: Named, sound: Motion["sound"]): Motion =>
  thing(from, to, "piece-presence", sound, { seat: Number(a.seat) });

const MOTIONS: Readonly<Record<string, (a: Named) => Motion[]>> = {
  moved: (a) => [thing(landTarget(a["from-land"]), landTarget(a["to-land"]), piece(a), "move")],
  added: (a) => [standing(a, piece(a), false, "move")],
  destroyed: (a) => [standing(a, piece(a), true, "fall")],
  removed: (a) => [standing(a, piece(a), true, "move")],
  replaced: (a) => [standing(a, piece(a), true, "move")],
  token: (a) => [standing(a, symbolOf("token", String(a.token)), false, "move")],
  "token-moved": (a) => [thing(landTarget(a["from-land"]), landTarget(a["to-land"]), symbolOf("token", String(a.token)), "move")],
  "blight-moved": (a) => [thing(landTarget(a["from-land"]), landTarget(a["to-land"]), "piece-blight", "move")],
  "presence-returned": (a) => [presence(landTarget(a.land), seatOf(a.seat), a, "move")],
  blight: (a) => [thing(BLIGHT, landTarget(a.land), "piece-blight", "fall", { number: Number(a.number) })],
  healed: (a) => [thing(landTarget(a.land), BLIGHT, "piece-blight", "move", { number: Number(a.number) })],
  presence: (a) => [presence(seatOf(a.seat), landTarget(a.land), a, "move")],
  "presence-moved": (a) => [presence(landTarget(a["from-land"]), landTarget(a["to-land"]), a, "move")],
  "presence-lost": (a) => [presence(landTarget(a.land), seatOf(a.seat), a, "fall")],
  defended: (a) => [standing(a, "piece-defend", false, "move")],
  fear: (a) => [thing("board", FEAR, "piece-fear", "move", { number: Number(a.number) })],
  energy: (a) => [thing("board", seatOf(a.seat), "piece-energy", "coin", { number: Number(a.number) })],
  income: (a) => (Number(a.number) ? [thing("board", seatOf(a.seat), "piece-energy", "coin", { number: Number(a.number) })] : []),
  gained: (a) => [thing(powerTarget(a.power), seatOf(a.seat), "piece-card", "move")],
  revealed: () => [thing(slotOf("explore"), slotOf("explore"), "step-explore", "roll")],
  ravaged: (a) => [thing(landTarget(a.land), landTarget(a.land), "step-ravage", "fall")],
};

export function motions(event: EventView, play: Play): Motion[] {
  return MOTIONS[event.kind]?.(play.words.named("events", event.kind, event.args)) ?? [];
}
