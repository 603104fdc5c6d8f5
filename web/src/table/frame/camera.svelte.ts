/** How the board is looked at: its stage says what it shows, the tools ask it to show more or less. */
export class Camera {
  /** Whether something else than the whole board is shown. */
  zoomed = $state(false);
  /** How many of the places that glow lie outside of what is shown. */
  outside = $state(0);
  /** Set by the stage. */
  fit: () => void = () => undefined;
  scale: (by: number) => void = () => undefined;
}
