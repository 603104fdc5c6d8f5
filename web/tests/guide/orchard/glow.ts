/** Which fields glow, and the one that is pointed at. */
import type { Play } from "../../../src/table/game";
import { glowing, together, type GlowLayer } from "../../../src/table/kit/glow";
import type { Orchard } from "./fields";

const LIT = [
  { fill: "#fff0b8", fillOpacity: 0.3, stroke: "#3a2405", width: 12 },
  { stroke: "#ffd94d", width: 8 },
];
const POINTED = [{ stroke: "#fffaf0", width: 5 }];

export function glowOn(play: Play, { fields }: Orchard): GlowLayer[] {
  const { lit, pointed } = glowing(play, fields, ({ id }) => `field:${id}`);
  const all = together(lit);
  return [
    { shapes: [{ d: all, strokes: LIT, inside: true }], breathes: all },
    { shapes: [{ d: pointed?.d ?? "", strokes: POINTED, pointed: true }] },
  ];
}
