/** What glows on a board, as data: a game says which outlines and how they are painted, `Glow.svelte` draws them. */
import type { Play } from "../game";

/** Once along an outline, with a brush of this width; `fill`: and all over what it encloses. */
export interface GlowStroke {
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  fill?: string;
  fillOpacity?: number;
}

/** An outline painted with one brush after the other. */
export interface GlowShape {
  d: string;
  strokes: readonly GlowStroke[];
  /** Nothing is painted outside the outline. */
  inside?: boolean;
  /** It shows what is pointed at or has the focus: a name for tests. */
  pointed?: boolean;
}

export interface GlowLayer {
  shapes: readonly GlowShape[];
  /** The layer breathes a few times whenever this changes, unless it is empty; then it rests. */
  breathes?: string;
  /** A soft light over large parts of the board: hidden while the board moves. */
  soft?: boolean;
  /** Painted together with the pieces, not as a layer of its own: for what changes with them. */
  withPieces?: boolean;
}

/** Which of these places can be picked, which one is pointed at, and whether that one can be picked. */
export interface Glowing<Place> {
  lit: Place[];
  pointed: Place | undefined;
  can: boolean;
}

export function glowing<Place>(play: Play, places: readonly Place[], targetOf: (place: Place) => string): Glowing<Place> {
  const lit = places.filter((place) => play.lit(targetOf(place)));
  const pointed = places.find((place) => targetOf(place) === play.pointed);
  return { lit, pointed, can: pointed !== undefined && lit.includes(pointed) };
}

/** Several outlines as one: one clip and one stroke are drawn far quicker than twenty. */
export const together = (places: readonly { d: string }[]): string => places.map(({ d }) => d).join("");
