/** Which regions glow: brightly, or faintly where all one can do is give them up; and the one that is pointed at. */
import type { Play } from "../../../table/game";
import { glowing, together, type GlowLayer, type GlowStroke } from "../../../table/kit/glow";
import type { BoardMap, Region } from "../maps";

const targetOf = ({ id }: Region): string => `region:${id}`;

export function glowOn(play: Play, map: BoardMap): GlowLayer[] {
  const { lit, pointed, can } = glowing(play, map.regions, targetOf);
  // Giving a region up is possible all the time, and seldom what one wants.
  const quiet = (region: Region): boolean => play.options(targetOf(region)).every(({ verb }) => verb === "abandon");
  const bright = together(lit.filter((region) => !quiet(region)));
  const dim = together(lit.filter(quiet));
  const brush = brushes(map.piece / 50);
  return [
    { shapes: [{ d: bright, strokes: brush.light, inside: true }], breathes: bright, soft: true },
    { shapes: [{ d: pointed?.d ?? "", strokes: can ? brush.can : brush.cannot, pointed: true }] },
    {
      shapes: [
        { d: bright, strokes: brush.bright, inside: true },
        { d: dim, strokes: brush.dim, inside: true },
      ],
      withPieces: true, // one layer less to put together
    },
  ];
}

/** `u`: how large the map's pieces are; lines go by that. */
function brushes(u: number): Record<"light" | "can" | "cannot" | "bright" | "dim", GlowStroke[]> {
  return {
    light: [
      { fill: "#ffe3a0", fillOpacity: 0.2, stroke: "#ffc845", opacity: 0.4, width: 22 * u },
      { stroke: "#ffd25e", opacity: 0.6, width: 12 * u },
    ],
    can: [
      { fill: "#fff4d6", fillOpacity: 0.18 },
      { stroke: "#1c1206", width: 9 * u, opacity: 0.8 },
      { stroke: "#fffaf0", width: 5 * u },
    ],
    cannot: [
      { fill: "#fff4d6", fillOpacity: 0.07 },
      { stroke: "#1c1206", width: 6 * u, opacity: 0.8 },
      { stroke: "#d9c9ae", width: 2.6 * u },
    ],
    bright: [
      { stroke: "#3a2405", width: 9.5 * u, opacity: 0.55 },
      { stroke: "#ffdc7a", width: 7 * u },
    ],
    dim: [
      { stroke: "#2a1a06", width: 8 * u, opacity: 0.5 },
      { stroke: "#ecd08a", width: 5 * u, dash: `${String(7 * u)} ${String(6 * u)}` },
    ],
  };
}
