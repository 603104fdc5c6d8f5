/** How things stand with a card at this table: who has it, where it lies, what is left of it. */
import type { MatchView } from "$lib/schema";
import { t } from "$lib/words";
import type { CardRef, Play } from "../../table/game";
import { tellsBeside } from "./numbers";
import type { TroopView } from "./schema";
import { comboCard, worldOf } from "./view";

export interface Fact {
  text: string;
  /** What a click on the line opens. */
  card?: CardRef;
}

/** A combo goes on with its race: with another power, or without one once it is in decline (SU-075). */
export function cardNow(card: CardRef, view: MatchView): CardRef | null {
  if (card.kind !== "combo") return card;
  const race = card.name.split(" ")[0];
  const { combos, players } = worldOf(view);
  const troops = players.flatMap(({ active, declined }) => [active, declined]);
  const found = [...combos, ...troops].find((each) => each?.race === race);
  if (!found) return null;
  return found.power ? comboCard(found) : { kind: "race", name: found.race };
}

/** The card of what stands in a region, a race or Monsters, when it is asked for. */
export function cardOf(target: string, view: MatchView): CardRef | null {
  const region = target.startsWith("region:") ? worldOf(view).regions.find(({ id }) => `region:${id}` === target) : undefined;
  if (region?.race) return { kind: "race", name: region.race };
  return region?.monsters ? { kind: "piece", name: "monster" } : null;
}

/** The same while the region is pointed at, unless its price is told beside it. */
export const glance = (target: string, view: MatchView): CardRef | null => (tellsBeside(target, view) ? null : cardOf(target, view));

export function cardFacts(play: Play, card: CardRef): Fact[] {
  switch (card.kind) {
    case "race":
      return [...holders(play, (troop) => troop.race === card.name, true), ...offered(play, card)];
    case "power":
      return [...holders(play, (troop) => troop.power === card.name, false), ...lent(play, card.name), ...offered(play, card)];
    case "combo":
      return [...holders(play, (troop) => troop.race === card.name, true), ...offered(play, { kind: "race", name: card.name })];
    case "place":
      return [...lies(play, card.name, "finds"), ...(card.name === "stonehedge" ? hedge(play) : [])];
    case "relic":
      return lies(play, card.name, "finds");
    case "marker":
      return lies(play, card.name, "markers");
    default:
      return [];
  }
}

function holders(play: Play, has: (troop: TroopView) => boolean, tray: boolean): Fact[] {
  return worldOf(play.view).players.flatMap(({ active, declined }, seat) =>
    [active, declined]
      .filter((troop) => troop !== null && has(troop))
      .flatMap((troop): Fact[] => [
        { text: t(troop?.in_decline ? "su-with-declined" : "su-with", { player: play.words.seat(seat) }) },
        ...(tray && troop ? [{ text: t("su-tray", { n: troop.tray }) }] : []),
      ]),
  );
}

function offered(play: Play, card: CardRef): Fact[] {
  const { combos } = worldOf(play.view);
  const combo = combos.find(({ race, power }) => (card.kind === "race" ? race : power) === card.name);
  if (!combo) return [];
  return [
    { text: t("su-on-offer", { price: combo.price }) },
    ...(combo.coins ? [{ text: t("su-fact-coins-on", { n: combo.coins }) }] : []),
    { text: t("su-fact-tokens", { n: combo.tokens }) },
  ];
}

function lent(play: Play, power: string): Fact[] {
  if (worldOf(play.view).hedge !== power) return [];
  return [{ text: t("su-hedge-of"), card: { kind: "place", name: "stonehedge" } }];
}

function hedge(play: Play): Fact[] {
  const power = worldOf(play.view).hedge;
  if (!power) return [];
  return [{ text: t("su-hedge", { power: play.words.name("power", power) }), card: { kind: "power", name: power } }];
}

function lies(play: Play, name: string, where: "finds" | "markers"): Fact[] {
  const region = worldOf(play.view).regions.find((each) => each[where]?.includes(name));
  if (!region) return [];
  const holder = region.seat ?? null;
  const facts = [{ text: t("su-lies", { region: Number(region.id.slice(1)) }) }];
  if (holder !== null) facts.push({ text: t("su-held", { player: play.words.seat(holder) }) });
  return facts;
}
