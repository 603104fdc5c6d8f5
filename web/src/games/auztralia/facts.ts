/** How things stand with a card at this table: who has it, what is left of it, what is printed on it. */
import type { MatchView } from "$lib/schema";
import { t } from "$lib/words";
import type { CardRef, Play } from "../../table/game";
import type { FigureKind } from "./figures/figures";
import { helpFor } from "./prices";
import { mythosOf, pointsOf } from "./tables";
import { damageOn, hexOf, unitOf, worldOf, type TileView } from "./view";

export interface Fact {
  text: string;
  figure?: readonly [FigureKind, string];
}

/** A character lies on display or with a player. */
export function cardNow(card: CardRef, view: MatchView): CardRef | null {
  if (card.kind !== "character") return card;
  const { display, players } = worldOf(view);
  const lie = [...display, ...players.flatMap(({ hand, spent }) => [...hand, ...spent])];
  return lie.includes(card.name) ? card : null;
}

/** What each target, or each name in a sentence, is a piece of. */
const PIECE_OF: Readonly<Record<string, string>> = {
  card: "character",
  hand: "character",
  character: "character",
  unit: "unit",
  stack: "unit",
};

/** The unit, the character or the Old One that is pointed at; in a hex the first of the Old Ones that everybody sees. */
export function glance(target: string, view: MatchView): CardRef | null {
  const [at = "", name = ""] = target.split(":");
  const world = worldOf(view);
  if (at === "foe") {
    const tile = world.fight ? hexOf(world, world.fight.hex).tiles[Number(name) - 1] : undefined;
    return tile?.kind ? { kind: "foe", name: tile.kind } : null;
  }
  if (at === "hex") {
    const seen = world.hexes.find(({ id }) => id === name)?.tiles?.find((tile) => tile.kind && !tile.secret);
    return seen?.kind ? { kind: "foe", name: seen.kind } : null;
  }
  const kind = PIECE_OF[at];
  // What lies spread on the stage is read there.
  return kind === undefined || world.looking.includes(name) ? null : { kind, name };
}

/** A unit's numbers in words. */
export const unitSaid = (play: Play, type: string): string => cardFacts(play, { kind: "unit", name: type }).map(({ text }) => text).join(". ");

export function cardFacts(play: Play, card: CardRef): Fact[] {
  switch (card.kind) {
    case "character":
      return whereabouts(play, card.name);
    case "unit":
      return unit(play, card.name);
    case "foe":
      return foe(play, card.name);
    case "objective":
      return [{ text: t("az-points", { n: pointsOf(card.name) }), figure: ["piece", "score"] }];
    case "hex":
      return hex(play, card.name);
    case "mythos":
      return mythos(play, card.name);
    default:
      return [];
  }
}

function whereabouts(play: Play, name: string): Fact[] {
  const world = worldOf(play.view);
  if (world.display.includes(name)) return [{ text: t("az-on-display"), figure: ["piece", "deck"] }];
  return world.players.flatMap(({ hand, spent }, seat): Fact[] => {
    const player = play.words.seat(seat);
    if (hand.includes(name)) return [{ text: t("az-held-by", { player }) }];
    return spent.includes(name) ? [{ text: t("az-spent-by", { player }) }] : [];
  });
}

function unit(play: Play, type: string): Fact[] {
  const world = worldOf(play.view);
  const its = unitOf(world, type);
  if (!its) return [];
  return [
    { text: t("az-fact-cost", { n: its.cost }), figure: ["goods", "gold"] },
    { text: t("az-fact-range", { n: its.range }), figure: ["piece", "range"] },
    { text: t("az-fact-capacity", { n: its.capacity }), figure: ["piece", "capacity"] },
    ...helpFor(play, type).map((text) => ({ text, figure: ["piece", "deck"] }) as const),
    { text: t("az-fact-time", { n: its.time }), figure: ["piece", "time"] },
    { text: t("az-fact-left", { n: world.supply[type] ?? 0 }), figure: ["piece", "supply"] },
  ];
}

function mythos(play: Play, id: string): Fact[] {
  const card = mythosOf(id);
  if (!card) return [];
  const { dark, players, played } = worldOf(play.view);
  const waits = players.findIndex(({ waiting }) => waiting.includes(id));
  return [
    ...(card.time === undefined ? [] : [{ text: t("az-mythos-time", { n: card.time }), figure: ["piece", "time"] } as const]),
    ...(card.combat && !card.pending ? [{ text: t("az-mythos-combat"), figure: ["piece", "fight"] } as const] : []),
    ...(card.pending
      ? [{ text: t("az-mythos-waits", { pending: play.words.name("pending", card.pending) }), figure: ["piece", "fight"] } as const]
      : []),
    ...(card.level === undefined ? [] : [{ text: t("az-mythos-level", { n: card.level }), figure: ["piece", "mythos"] } as const]),
    ...(dark?.hand.includes(id) ? [{ text: t("az-mythos-held") }] : []),
    ...(waits < 0 ? [] : [{ text: t("az-mythos-before", { player: play.words.seat(waits) }) }]),
    ...(played.includes(id) ? [{ text: t("az-mythos-done") }] : []),
  ];
}

function foe(play: Play, kind: string): Fact[] {
  const known = worldOf(play.view).hexes.flatMap(({ id, tiles = [] }) =>
    tiles.filter((tile) => tile.kind === kind).map((tile) => ({ id, tile })),
  );
  return known.map(({ id, tile }) => ({ text: t("az-fact-foe", { hex: play.words.text("hex", { id }), ...numbers(tile) }) }));
}

function hex(play: Play, id: string): Fact[] {
  return hexOf(worldOf(play.view), id).tiles.map((tile) =>
    tile.secret
      ? { text: t("az-fact-secret", { foe: play.words.name("foe", tile.kind ?? ""), n: tile.level, vp: tile.vp ?? 0 }), figure: ["foe", tile.kind ?? ""] }
      : tile.kind
        ? { text: t("az-foe", { foe: play.words.name("foe", tile.kind), ...numbers(tile) }), figure: ["foe", tile.kind] }
        : { text: t("az-fact-hidden", { n: tile.level }), figure: ["foe", "unknown"] },
  );
}

function numbers(tile: TileView): { damage: number; capacity: number; vp: number } {
  return { damage: damageOn(tile), capacity: tile.capacity ?? 0, vp: tile.vp ?? 0 };
}
