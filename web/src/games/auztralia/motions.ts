/** What flies over the table when something happens. */
import type { EventView } from "$lib/schema";
import type { Motion, Play } from "../../table/game";

import type { FigureKind } from "./figures/figures";
import Person from "./sprites/Person.svelte";
import Thing from "./sprites/Thing.svelte";
import { STORES } from "./tables";
import { worldOf } from "./view";

/** The arguments of an event by name. */
type Named = Record<string, unknown>;

const seatOf = (seat: unknown): string => `seat:${String(seat)}`;
const hexAt = (hex: unknown): string => `hex:${String(hex)}`;
const cardOf = (name: unknown): string => `card:${String(name)}`;

/** What lies nowhere on the table comes from its middle, or goes there. */
const BOARD = "board";

function thing(from: string, to: string, kind: FigureKind, name: unknown, sound?: Motion["sound"], about: Named = {}): Motion {
  const number = Number(about.number ?? 0);
  return { from, to, sprite: Thing, about: { kind, name: String(name), number, seat: Number(about.seat ?? 0) }, sound };
}

function person(from: string, to: string, name: unknown, sound: Motion["sound"], fallen = 0): Motion {
  return { from, to, sprite: Person, about: { name: String(name), fallen }, sound };
}

/** A hex with its own sign for a moment: something comes to light, or falls, there. */
const here = (hex: unknown, kind: FigureKind, name: unknown, sound?: Motion["sound"]): Motion[] => [
  thing(hexAt(hex), hexAt(hex), kind, name, sound),
];

/** Where the fight is, for what the events do not say. */
const battlefield = (play: Play): string => {
  const fight = worldOf(play.view).fight;
  return fight ? hexAt(fight.hex) : BOARD;
};

/** The panel of who plays the Old Ones; without such a player they act from the middle of the table. */
const darkness = (play: Play): string => {
  const dark = worldOf(play.view).dark;
  return dark ? seatOf(dark.seat) : BOARD;
};

const portOf = (seat: unknown, play: Play): string => {
  const port = worldOf(play.view).players[Number(seat)]?.port;
  return port ? hexAt(port) : BOARD;
};

const MOTIONS: Readonly<Record<string, (a: Named, play: Play) => Motion[]>> = {
  port: (a) => [thing(seatOf(a.seat), hexAt(a.hex), "piece", "port", "move")],
  rail: (a) => [thing(seatOf(a.seat), hexAt(a["to-hex"]), "piece", "rail", "move")],
  farmed: (a) => [thing(seatOf(a.seat), hexAt(a.hex), "farm", a.farm, "move")],
  dug: (a) => [thing(hexAt(a.hex), seatOf(a.seat), "goods", a.goods, "coin", a)],
  imported: (a) => [thing(BOARD, seatOf(a.seat), "goods", a.goods, "coin")],
  exported: (a) => [thing(seatOf(a.seat), BOARD, "goods", a.goods, "coin")],
  gained: (a) => [thing(BOARD, seatOf(a.seat), "goods", a.goods, "coin", a)],
  benefit: (a) => {
    const unit = a.benefit === "infantry";
    if (!unit && !(STORES as readonly unknown[]).includes(a.benefit)) return [];
    return [thing(BOARD, seatOf(a.seat), unit ? "unit" : "goods", a.benefit, "coin", a)];
  },
  share: (a, play) => [thing(battlefield(play), seatOf(a.seat), "goods", "vp", "coin", a)],
  gave: (a) => [thing(seatOf(a.seat), seatOf(a["to-seat"]), "piece", "supply", "move")],
  enlisted: (a) => [thing(`unit:${String(a.unit)}`, seatOf(a.seat), "unit", a.unit, "move", a)],
  recruited: (a) => [person(cardOf(a.character), seatOf(a.seat), a.character, "move")],
  kept: (a) => [person(BOARD, seatOf(a.seat), a.character, "move")],
  swapped: (a) => [person(cardOf(a["to-character"]), seatOf(a.seat), a["to-character"], "move")],
  played: (a) => [person(seatOf(a.seat), BOARD, a.character, "move")],
  helped: (a, play) => [person(seatOf(a.seat), battlefield(play), a.character, "move")],
  assassinated: (a) => [person(cardOf(a.character), cardOf(a.character), a.character, "fall", 1)],
  retrieved: (a) => [thing(seatOf(a.seat), seatOf(a.seat), "piece", "cube", "move", { seat: a.seat })],
  attacked: (a) => [thing(seatOf(a.seat), hexAt(a.hex), "box", "attack", "move")],
  revelation: () => [thing(BOARD, BOARD, "piece", "revelation", "roll")],
  revealed: (a) => here(a.hex, "foe", a.foe, "roll"),
  spawned: (a) => here(a.hex, "foe", a.foe, "roll"),
  moved: (a) => [thing(hexAt(a["from-hex"]), hexAt(a["to-hex"]), "foe", a.foe, "move")],
  "at-port": (a) => here(a.hex, "foe", a.foe, "fall"),
  blighted: (a) => here(a.hex, "piece", "hurt", "fall"),
  "combat-card": (_a, play) => [thing(battlefield(play), battlefield(play), "piece", "old-one-card", "roll")],
  wounded: (a) => here(a.hex, "piece", "hit", "move"),
  destroyed: (a, play) => [thing(battlefield(play), seatOf(a.seat), "foe", a.foe, "fall")],
  "unit-lost": (a, play) => [thing(battlefield(play), BOARD, "unit", a.unit, "fall")],
  "unit-saved": (a, play) => [thing(battlefield(play), seatOf(a.seat), "unit", a.unit, "move")],
  "sanity-lost": (_a, play) => [thing(battlefield(play), battlefield(play), "piece", "sanity-gone", "fall")],
  restored: (a) => here(a.hex, "piece", "farm", "move"),
  demolished: (a) => here(a.hex, "piece", "hurt", "fall"),
  outpost: (a) => [thing(seatOf(a.seat), hexAt(a.hex), "piece", "outpost", "move")],
  "outpost-lost": (a) => here(a.hex, "piece", "outpost", "fall"),
  "at-outpost": (a) => here(a.hex, "foe", a.foe, "fall"),
  "port-weakened": (a, play) => [thing(portOf(a.seat, play), portOf(a.seat, play), "piece", "port-strength", "fall")],
  sank: (a) => [person(cardOf(a.character), BOARD, a.character, "move")],
  "token-taken": (a) => [thing(hexAt(a.hex), seatOf(a.seat), "piece", "rebirth", "coin")],
  "old-ones-gain": (a, play) => [thing(battlefield(play), darkness(play), "goods", "vp", "coin", { number: a.number })],
  placed: (a, play) => [thing(darkness(play), hexAt(a.hex), "foe", "unknown", "move")],
  summoned: (_a, play) => [thing(BOARD, darkness(play), "piece", "mythos", "move")],
  drew: (a, play) => [thing(BOARD, darkness(play), "piece", "mythos", "move", { number: a.number })],
  regained: (_a, play) => [thing(BOARD, darkness(play), "piece", "mythos", "move")],
  mythos: (_a, play) => [thing(darkness(play), battlefield(play), "piece", "mythos", "roll")],
  "mythos-waits": (a) => [thing(BOARD, seatOf(a.seat), "piece", "mythos", "move")],
  "mythos-applies": (a, play) => [thing(seatOf(a.seat), battlefield(play), "piece", "mythos", "roll")],
  arose: (a) => here(a.hex, "foe", "unknown", "roll"),
  soothed: (a) => here(a.hex, "piece", "capacity", "move"),
  bound: (_a, play) => [thing(battlefield(play), battlefield(play), "piece", "bound", "fall")],
  shielded: (_a, play) => [thing(battlefield(play), battlefield(play), "piece", "shield", "move")],
  "rail-lost": (a) => [thing(hexAt(a["to-hex"]), seatOf(a.seat), "piece", "rail", "fall")],
  returned: (a) => [thing(seatOf(a.seat), hexAt(a.hex), "foe", a.foe, "fall")],
  slain: (a) => [person(seatOf(a.seat), BOARD, a.character, "fall", 1)],
  robbed: (a) => [thing(seatOf(a.seat), BOARD, "goods", a.goods, "fall", a)],
  endangered: (a) => here(a.hex, "piece", "dangerous", "roll"),
};

export function motions(event: EventView, play: Play): Motion[] {
  return MOTIONS[event.kind]?.(play.words.named("events", event.kind, event.args), play) ?? [];
}
