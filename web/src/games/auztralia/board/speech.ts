/** A hex in words, for those who hear the board. */
import { t } from "$lib/words";
import type { Play } from "../../../table/game";

import type { Hex } from "../hexes";
import { damageOn, worldOf, type HexView, type TileView } from "../view";

export function spoken(play: Play, hex: Hex, standing: HexView | undefined): string {
  const parts = [t("az-board-hex", { hex: hex.id, terrain: play.words.name("terrain", hex.terrain) })];
  if (hex.number !== null) parts.push(t("az-board-number", { number: hex.number, level: hex.level ?? 0 }));
  if (hex.survey) parts.push(t("az-board-survey"));
  if (standing) parts.push(...contents(play, standing));
  if (worldOf(play.view).fight?.hex === hex.id) parts.push(t("az-board-fight"));
  if (hex.port && (standing?.port ?? null) === null) parts.push(t("az-board-site"));
  return parts.join(", ");
}

function contents(play: Play, standing: HexView): string[] {
  const { words } = play;
  const parts: string[] = [];
  const port = standing.port ?? null;
  if (port !== null) {
    const strength = worldOf(play.view).players[port]?.strength ?? 0;
    parts.push(t(strength ? "az-board-port-strength" : "az-board-port", { player: words.seat(port), strength }));
  }
  const outpost = standing.outpost ?? null;
  if (outpost !== null) parts.push(t("az-board-outpost", { player: words.seat(outpost) }));
  if (standing.token) parts.push(words.name("piece", standing.token === "normal" ? "rebirth" : standing.token));
  if (standing.farm) {
    const id = standing.blighted ? "az-board-blighted" : "az-board-farm";
    parts.push(t(id, { farm: words.name("farm", standing.farm), player: words.seat(standing.seat ?? 0) }));
  }
  for (const [goods, number] of Object.entries(standing.goods ?? {})) {
    parts.push(t("az-board-goods", { goods: words.name("goods", goods), number }));
  }
  for (const tile of standing.tiles ?? []) parts.push(tileSpoken(play, tile));
  return parts;
}

function tileSpoken({ words }: Play, tile: TileView): string {
  if (!tile.kind) return t("az-board-hidden", { level: tile.level });
  const foe = words.name("foe", tile.kind);
  if (tile.secret) return t("az-board-secret", { level: tile.level, foe });
  return t("az-board-foe", { foe, damage: damageOn(tile), capacity: tile.capacity ?? 0, points: tile.vp ?? 0 });
}
