/** How a seat's things are filled: its colour, and over it its pattern, so that nobody has to tell seats by colour alone. */
const KINDS = 6;

export const seatColour = (seat: number): string => `var(--seat-${String(seat % KINDS)})`;

/** `game`: what the names of the game's symbols begin with; its sheet has the patterns. */
export const seatPattern = (game: string, seat: number): string => `url(#${game}-seat-${String(seat % KINDS)})`;
