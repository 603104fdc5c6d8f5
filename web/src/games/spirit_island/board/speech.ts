/** A land in words, for those who hear the board. */
import { t } from "$lib/words";
import type { Play } from "../../../table/game";

import type { Land } from "../island";
import { comingTo, islandOf, type LandView } from "../view";
import { isSkipped, symbolOf, thingsIn, type Thing } from "./places";

export function spoken(play: Play, land: Land, standing: LandView | undefined): string {
  const island = islandOf(play.view);
  const parts = [t("si-board-land", { land: land.id, terrain: t(`si-terrain-${land.terrain}`) })];
  if (island.gone.includes(land.id)) parts.push(t("si-board-gone"));
  for (const [one = "", other = ""] of island.joined) {
    if (land.id === one) parts.push(t("si-board-joined", { land: other }));
    if (land.id === other) parts.push(t("si-board-part-of", { land: one }));
  }
  for (const link of island.links) {
    if (link.includes(land.id)) parts.push(t("si-board-linked", { land: link.find((each) => each !== land.id) ?? "" }));
  }
  if (standing) parts.push(...contents(play, standing));
  for (const step of comingTo(island, land.id)) if (!isSkipped(standing, step)) parts.push(t(`si-coming-${step}`));
  return parts.join(", ");
}

function contents(play: Play, standing: LandView): string[] {
  const parts: string[] = [];
  for (const { kind, number, damage = 0, strife = 0 } of standing.pieces ?? []) parts.push(inWords(play, "piece", kind, number, damage, strife));
  for (const [name, n] of Object.entries(standing.tokens ?? {})) parts.push(inWords(play, "token", name, n));
  if (standing.blight) parts.push(t("si-count-blight", { n: standing.blight }));
  for (const [seat, n] of (standing.presence ?? []).entries()) {
    if (!n) continue;
    const sacred = standing.sacred?.includes(seat) ?? false;
    parts.push(t(sacred ? "si-board-sacred" : "si-board-presence", { n, player: play.words.seat(seat) }));
  }
  for (const thing of thingsIn(standing)) if (thing.marker) parts.push(thingText(play, thing));
  if (standing.defend) parts.push(t("si-count-defend", { n: standing.defend }));
  for (const kind of standing.effects ?? []) parts.push(play.words.name("lasting", kind));
  if (standing.isolated) parts.push(t("si-board-isolated"));
  return parts;
}

function inWords(play: Play, group: "piece" | "token", kind: string, n: number, damage = 0, strife = 0): string {
  const known = symbolOf(group, kind) === `${group}-${kind}` && kind !== "thief";
  const marks = [
    ...(damage ? [t("si-board-damage", { n: damage })] : []),
    ...(strife ? [t("si-board-strife", { n: strife })] : []),
  ];
  return [known ? t(`si-count-${kind}`, { n }) : t("si-count-other", { n, name: play.words.name(group, kind) }), ...marks].join(" ");
}

export function spokenPiece(play: Play, land: string, thing: Thing): string {
  const target = thing.target ?? "";
  const what = play.options(target).map((option) => play.words.option(option));
  if (play.hand?.held === target) what.push(t("hint-held"));
  else if (play.hand?.takes(target)) what.push(t("hint-take"));
  return [thingText(play, thing), t("si-board-in", { land }), ...what].join(", ");
}

/** A piece, token, blight or presence in words. */
export function thingText(play: Play, { symbol, kind, n, damage, strife, seat, sacred, value, marker }: Thing): string {
  if (marker) return t("si-count-marker", { n, name: play.words.name("marker", kind) });
  if (seat !== undefined) return t(sacred ? "si-board-sacred" : "si-board-presence", { n, player: play.words.seat(seat) });
  if (kind === "blight") return t("si-count-blight", { n });
  if (kind === "defend") return t("si-count-defend", { n: value ?? 0 });
  const unknown = symbolOf("piece", kind) === symbol && symbolOf("token", kind) === symbol; // a disc with its letter
  const token = unknown ? play.words.has(`token-${kind}`) : symbol.startsWith("token-");
  return inWords(play, token ? "token" : "piece", kind, n, damage, strife);
}
