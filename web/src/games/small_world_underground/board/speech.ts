/** A region in words, for those who hear the board. */
import { t } from "$lib/words";
import type { Play } from "../../../table/game";

import { isRelic, priceOf, type Standing } from "./table";
import type { Region } from "../maps";

export function spoken(play: Play, region: Region, standing: Standing | undefined): string {
  const { words } = play;
  const parts = [t("su-board-region", { number: region.number, terrain: words.name("terrain", region.terrain) })];
  if (region.volcano) parts.push(t("su-board-volcano"));
  if (region.edge) parts.push(t("su-board-edge"));
  if (standing) parts.push(...contents(play, standing));
  const price = priceOf(play, `region:${region.id}`);
  if (price) parts.push(t(price.die ? "su-board-price-die" : "su-board-price", { cost: price.cost }));
  return parts.join(", ");
}

function contents({ words }: Play, standing: Standing): string[] {
  const parts: string[] = [];
  const { seat, race = "", tokens = 0, monsters = 0, armor = 0, hammers = 0 } = standing;
  if (seat !== undefined && seat !== null) {
    const id = standing.in_decline ? "su-board-held-declined" : "su-board-held";
    parts.push(t(id, { tokens, race: words.name("race", race), player: words.seat(seat) }));
  }
  if (monsters) parts.push(t("su-board-monsters", { number: monsters }));
  if (armor) parts.push(t("su-board-armor", { number: armor }));
  if (hammers) parts.push(t("su-board-hammers", { number: hammers }));
  for (const find of standing.finds ?? []) parts.push(words.name(isRelic(find) ? "relic" : "place", find));
  for (const marker of standing.markers ?? []) parts.push(words.name("marker", marker));
  return parts;
}
