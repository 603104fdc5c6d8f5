/** What flies over the table when something happens. */
import type { EventView } from "$lib/schema";
import type { Motion, Play } from "../../table/game";

import type { EmblemKind } from "./art/emblems";
import { coinsAt } from "./content";
import Thing from "./sprites/Thing.svelte";
import Token from "./sprites/Token.svelte";
import { playerOf, worldOf } from "./view";

/** The arguments of an event by name. */
type Named = Record<string, unknown>;

const seatOf = (seat: unknown): string => `seat:${String(seat)}`;
const regionOf = (region: unknown): string => `region:${String(region)}`;

/** Where tokens in decline are given. */
const ALTAR = "altar-of-souls";

/** Where coins come from that nobody pays. */
const BOARD = "board";

function token(from: string, to: string, { seat, race, number }: Named, sound: Motion["sound"]): Motion {
  return { from, to, sprite: Token, about: { seat: Number(seat), race: String(race), number: Number(number ?? 1) }, sound };
}

function thing(from: string, to: string, kind: EmblemKind, name: unknown, sound?: Motion["sound"], number = 0): Motion {
  return { from, to, sprite: Thing, about: { kind, name: String(name), number }, sound };
}

const coin = (from: string, to: string, number = 0): Motion => thing(from, to, "piece", "coin", "coin", number);

/** A marker goes from its player's panel to a region. */
const marker = (name: string) => (a: Named): Motion[] => [
  thing(seatOf(a.seat), regionOf(a.region), "marker", name, "move"),
];

const MOTIONS: Readonly<Record<string, (a: Named, play: Play) => Motion[]>> = {
  chose: (a) => [
    token(`combo:${String(a.race)}`, seatOf(a.seat), a, "move"),
    ...(Number(a.coins) ? [coin(`combo:${String(a.race)}`, seatOf(a.seat), Number(a.coins))] : []),
  ],
  conquered: (a) => [token(seatOf(a.seat), regionOf(a.region), a, "move")],
  placed: (a) => [token(seatOf(a.seat), regionOf(a.region), a, "move")],
  reborn: (a) => [token(seatOf(a.seat), regionOf(a.region), a, "move")],
  ousted: (a) => [token(regionOf(a.region), seatOf(a.seat), a, "fall")],
  abandoned: (a, play) => leaves(a, play),
  "left-river": (a, play) => leaves(a, play),
  born: (a) => [token(BOARD, seatOf(a.seat), a, "move")],
  hammers: (a) => [thing(BOARD, seatOf(a.seat), "piece", "hammer", "move", Number(a.number))],
  armored: (a) => [thing(seatOf(a.seat), regionOf(a.region), "piece", "armor", "move")],
  rolled: (a) => [thing(regionOf(a.region), regionOf(a.region), "piece", `die-${String(a.number)}`, "roll")],
  "found-place": (a) => [thing(regionOf(a.region), regionOf(a.region), "place", a.place, "move")],
  "found-relic": (a) => [thing(regionOf(a.region), regionOf(a.region), "relic", a.relic, "move")],
  "relic-moved": (a) => [thing(seatOf(a.seat), regionOf(a.region), "relic", a.relic, "move")],
  "bag-moved": marker("bag"),
  "volcano-placed": marker("volcano"),
  "ancient-moved": marker("great-ancient"),
  "queen-moved": marker("queen"),
  "ghost-moved": marker("ghost"),
  "balrog-moved": marker("balrog"),
  taxed: (a) => [coin(seatOf(a.seat), seatOf(a["to-seat"]))],
  robbed: (a) => [coin(seatOf(a["from-seat"]), seatOf(a.seat))],
  martyred: (a) => [coin(BOARD, seatOf(a.seat))],
  sacrificed: (a) => [coin(regionOf(a.region), seatOf(a.seat), coinsAt(ALTAR))],
  scored: (a) => (Number(a.number) ? [coin(BOARD, seatOf(a.seat), Number(a.number))] : []),
  counted: (a) => (Number(a.number) ? [coin(BOARD, seatOf(a.seat), Number(a.number))] : []),
  collected: (a) => [coin(BOARD, seatOf(a.seat))],
  declined: (a) => {
    const fading = token(seatOf(a.seat), seatOf(a.seat), a, "fall");
    return [{ ...fading, about: { ...fading.about, declined: 1 } }];
  },
};

/** Tokens go back to the hand; the event does not say of which race, but only active races leave regions. */
function leaves(a: Named, play: Play): Motion[] {
  const race = playerOf(worldOf(play.view), Number(a.seat))?.active?.race;
  return race ? [token(regionOf(a.region), seatOf(a.seat), { ...a, race }, "move")] : [];
}

export function motions(event: EventView, play: Play): Motion[] {
  return MOTIONS[event.kind]?.(play.words.named("events", event.kind, event.args), play) ?? [];
}
