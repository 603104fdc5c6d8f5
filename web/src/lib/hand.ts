/** Whether somebody uses the keyboard. A mouse that rests while the page moves under it has not been used. */
let keyboard = false;
let place: string | null = null; // where the pointer was last

export function usesKeyboard(): boolean {
  return keyboard;
}

function pointed(event: MouseEvent): void {
  const now = `${event.screenX} ${event.screenY}`;
  if (place !== null && now !== place) keyboard = false;
  place = now;
}

// Before anything else hears of it.
window.addEventListener("keydown", () => (keyboard = true), true);
window.addEventListener("pointerdown", () => (keyboard = false), true);
window.addEventListener("pointerover", pointed, true);
window.addEventListener("pointermove", pointed, true);
