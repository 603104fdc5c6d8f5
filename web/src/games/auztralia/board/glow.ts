/** Which hexes glow, and the one that is pointed at. Rails that can be laid glow by themselves. */
import type { Play } from "../../../table/game";
import { glowing, type GlowLayer } from "../../../table/kit/glow";
import { hexPath, type BoardMap, type Hex } from "../hexes";

const LIGHT = [{ fill: "#ffd866", fillOpacity: 0.34, stroke: "#ffc22e", opacity: 0.55, width: 15 }];
const LIT = [
  { stroke: "#3a2405", width: 9, opacity: 0.85 },
  { stroke: "#ffc93f", width: 5.5 },
];
const CAN = [
  { fill: "#fff4d6", fillOpacity: 0.3 },
  { stroke: "#1c1206", width: 10, opacity: 0.85 },
  { stroke: "#fffaf0", width: 5.5 },
];
const CANNOT = [
  { fill: "#fff4d6", fillOpacity: 0.14 },
  { stroke: "#1c1206", width: 6, opacity: 0.85 },
  { stroke: "#efe2c6", width: 2.8 },
];

export function glowOn(play: Play, map: BoardMap): GlowLayer[] {
  const { lit, pointed, can } = glowing(play, map.hexes, ({ id }) => `hex:${id}`);
  return [
    { shapes: [{ d: inset(lit, 9), strokes: LIGHT }], breathes: lit.length ? "lit" : "" },
    {
      shapes: [
        { d: inset(lit, 4), strokes: LIT },
        { d: pointed ? inset([pointed], 2) : "", strokes: can ? CAN : CANNOT, pointed: true },
      ],
    },
  ];
}

/** The outlines of hexes as one path, so far within their borders. */
const inset = (hexes: readonly Hex[], by: number): string => hexes.map(({ at }) => hexPath(at, by)).join("");
