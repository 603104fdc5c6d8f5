/** How a seat's things are filled: its colour, and over it its pattern, so that nobody has to tell seats by colour alone. */
import { COLOURS, colourOf } from "$lib/seats.svelte";

export const seatColour = (seat: number): string => `var(--seat-${String(seat % COLOURS)})`;

/** `game`: what the names of the game's symbols begin with; its sheet has the patterns. */
export const seatPattern = (game: string, seat: number): string => `url(#${game}-seat-${String(colourOf(seat))})`;
