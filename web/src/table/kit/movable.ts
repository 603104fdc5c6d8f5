/** What lies over the board can be dragged out of the way. */

const STILL = 6; // pixels that a press may slip
const EDGE = 40; // pixels of it that stay on the screen

/** An attachment: the box can be dragged by its grips; without any, by all of it but its buttons. */
export function movable(grips = ""): (box: HTMLElement) => () => void {
  return (box) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = { x: 0, y: 0 };
    let before = moved;
    let dragged = false;

    const held = (at: Element): boolean => (grips ? at.closest(grips) !== null : !at.closest("button, a, input, select"));
    const down = (event: PointerEvent): void => {
      if (event.button || !(event.target instanceof Element) || !held(event.target)) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      before = moved;
      dragged = false;
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(x, y) <= STILL) return;
      if (!dragged) box.setPointerCapture(from.id);
      dragged = true;
      moved = within(box, moved, { x: before.x + x, y: before.y + y });
      box.style.translate = `${String(moved.x)}px ${String(moved.y)}px`;
    };
    const up = (): void => {
      from = null;
    };
    // What was dragged has not been pressed.
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("click", click, true);
    return () => {
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", move);
      box.removeEventListener("pointerup", up);
      box.removeEventListener("pointercancel", up);
      box.removeEventListener("click", click, true);
    };
  };
}

/** Some of it stays on the screen. */
function within(box: HTMLElement, now: { x: number; y: number }, wanted: { x: number; y: number }): { x: number; y: number } {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const most = (from: number, to: number, size: number, shift: number): number => Math.max(EDGE - to, Math.min(size - EDGE - from, shift));
  return {
    x: now.x + most(left, right, innerWidth, wanted.x - now.x),
    y: now.y + most(top, bottom, innerHeight, wanted.y - now.y),
  };
}
