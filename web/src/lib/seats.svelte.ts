/** Which colour each seat of the shown table has: its number's, unless another was chosen. Each colour has its pattern. */

export const COLOURS = 6;

let chosen = $state.raw<readonly number[]>([]);

/** The colour of a seat, a number from 0 to 5. */
export const colourOf = (seat: number): number => chosen[seat] ?? seat % COLOURS;

/** Show the seats in these colours, on the whole page, until the returned function is called. */
export function wear(colours: readonly number[]): () => void {
  chosen = colours;
  const { style } = document.documentElement;
  const names = colours.map((_, seat) => `--chosen-${String(seat)}`);
  colours.forEach((colour, seat) => style.setProperty(names[seat] ?? "", `var(--colour-${String(colour)})`));
  return () => {
    chosen = [];
    names.forEach((name) => style.removeProperty(name));
  };
}
