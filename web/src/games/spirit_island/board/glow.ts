/** What glows on the island: lands and pieces that can be picked, and the land that is pointed at. */
import type { Play } from "../../../table/game";
import { glowing, together, type GlowLayer, type GlowShape } from "../../../table/kit/glow";
import type { Island } from "../island";
import { landTarget, type LandView } from "../view";
import { placed, thingsIn, type Placed } from "./places";

const LIT = [
  { fill: "#fff0b8", fillOpacity: 0.2, stroke: "#ffd25e", opacity: 0.45, width: 40 },
  { stroke: "#3a2405", width: 19, opacity: 0.55 },
  { stroke: "#ffe07a", width: 14 },
];
const PIECE = [
  { fill: "#fff0b8", fillOpacity: 0.55, stroke: "#3a2405", width: 9 },
  { stroke: "#ffd94d", width: 6 },
];
const CAN = [
  { fill: "#fffaf0", fillOpacity: 0.22 },
  { stroke: "#1c1206", width: 12, opacity: 0.75 },
  { stroke: "#fffaf0", width: 7 },
];
const CANNOT = [
  { fill: "#fffaf0", fillOpacity: 0.08 },
  { stroke: "#1c1206", width: 8, opacity: 0.75 },
  { stroke: "#e6ddc8", width: 4 },
];

/** The land where the invaders act, in a step that is followed. */
const ACTING = [
  { fill: "#ffd9a0", fillOpacity: 0.28 },
  { stroke: "#1c0b06", width: 20, opacity: 0.7 },
  { stroke: "#ff8a4c", width: 12 },
];

export function glowOn(play: Play, island: Island, standings: ReadonlyMap<string, LandView>): GlowLayer[] {
  const { lit, pointed, can } = glowing(play, island.lands, (land) => landTarget(land.id));
  const lands = together(lit);
  const pieces = litPieces(play, island, standings).map((piece): GlowShape => ({ d: discOf(piece), strokes: PIECE }));
  const acting = island.lands.find((land) => landTarget(land.id) === play.acting);
  return [
    { shapes: [{ d: acting?.d ?? "", strokes: ACTING, inside: true }] },
    { shapes: [{ d: lands, strokes: LIT, inside: true }, ...pieces], breathes: lands || together(pieces) },
    { shapes: [{ d: pointed?.d ?? "", strokes: can ? CAN : CANNOT, pointed: true }] },
  ];
}

function litPieces(play: Play, island: Island, standings: ReadonlyMap<string, LandView>): Placed[] {
  return island.lands.flatMap((land) => {
    const standing = standings.get(land.id);
    const things = standing ? placed(thingsIn(standing), land) : [];
    return things.filter(({ target }) => target !== undefined && play.lit(target));
  });
}

/** The disc over a piece, as a path. */
function discOf({ at: [x, y], size }: Placed): string {
  const r = size * 0.62;
  return `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 1 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 1 ${String(-2 * r)} 0z`;
}
