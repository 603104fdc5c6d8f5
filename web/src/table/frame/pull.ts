/** A finger, or any pointer, that draws something up or down. */

export interface Pulled {
  /** How far it is drawn up, in pixels. */
  up: number;
  /** Let go: where it goes from there. */
  end?: "up" | "down";
}

const STILL = 6; // pixels that a tap may slip
const QUICK = 0.4; // pixels a millisecond: a flick goes all the way

/** Where it goes when it is let go here, at this speed: pixels a millisecond, upwards. */
export function settles(up: number, most: number, speed: number): "up" | "down" {
  if (Math.abs(speed) > QUICK) return speed > 0 ? "up" : "down";
  return up > most / 2 ? "up" : "down";
}

/** An attachment: the element is a grip. `from`: how far it is up before; `most`: how far it can go. */
export function pull(from: () => number, most: () => number, act: (pulled: Pulled) => void): (grip: HTMLElement) => () => void {
  return (grip) => {
    let pointer: number | null = null;
    let moved = false;
    let [start, before] = [0, 0];
    let last = { y: 0, at: 0 };
    let speed = 0;

    const down = (event: PointerEvent): void => {
      if (event.button || pointer !== null) return;
      pointer = event.pointerId;
      [start, before, moved, speed] = [event.clientY, from(), false, 0];
      last = { y: start, at: event.timeStamp };
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      if (!moved && Math.abs(event.clientY - start) <= STILL) return;
      if (!moved) grip.setPointerCapture(pointer);
      moved = true;
      speed = (last.y - event.clientY) / Math.max(1, event.timeStamp - last.at);
      last = { y: event.clientY, at: event.timeStamp };
      act({ up: before + start - event.clientY });
    };
    const release = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      if (!moved) return;
      const up = before + start - last.y;
      act({ up, end: settles(up, most(), speed) });
      swallow(grip);
    };
    const handlers: Record<string, (event: PointerEvent) => void> = { pointerdown: down, pointermove: move, pointerup: release, pointercancel: release };
    for (const [name, handle] of Object.entries(handlers)) grip.addEventListener(name, handle as EventListener);
    return () => {
      for (const [name, handle] of Object.entries(handlers)) grip.removeEventListener(name, handle as EventListener);
    };
  };
}

/** What was drawn has not been pressed. */
function swallow(grip: HTMLElement): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  grip.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => grip.removeEventListener("click", stop, true));
}
