/** An attachment for what can be taken up: it is dragged with mouse, pen or finger to where it can go. */
import type { Hand, Play } from "../game";

const SLIP = 6; // pixels that a press may slip without becoming a drag

/** The first target under this point where what is held can go. */
function goalAt(hand: Hand, { clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest<HTMLElement | SVGElement>("[data-target]")?.dataset.target;
    if (target !== undefined && hand.goes(target)) return target;
  }
  return null;
}

/** The click that follows a drag is not meant for what lies there. */
function swallowClick(): void {
  const stop = (event: MouseEvent): void => event.stopImmediatePropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, true));
}

export function dragging(play: Play, target: string): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    let leave = (): void => undefined;

    const begin = (down: PointerEvent): void => {
      const hand = play.hand;
      leave();
      if (!hand?.takes(target) || !down.isPrimary || down.button !== 0) return;
      let dragged = false;
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== down.pointerId) return;
        if (!dragged && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLIP) return;
        if (!dragged) hand.lift(target);
        dragged = true;
        if (hand.held !== target) return leave(); // something else is asked by now
        hand.carry({ x: event.clientX, y: event.clientY });
        play.point(goalAt(hand, event));
      };
      const end = (event: PointerEvent): void => {
        if (event.pointerId !== down.pointerId) return;
        leave();
        if (!dragged || hand.held !== target) return;
        swallowClick();
        hand.drop(event.type === "pointerup" ? goalAt(hand, event) : null);
      };
      const cancel = (event: KeyboardEvent): void => {
        if (event.key === "Escape" && dragged) leave(); // the table puts it back
      };
      leave = () => {
        window.removeEventListener("pointermove", move);
        for (const kind of ["pointerup", "pointercancel"] as const) window.removeEventListener(kind, end);
        window.removeEventListener("keydown", cancel, true);
        leave = () => undefined;
      };
      window.addEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"] as const) window.addEventListener(kind, end);
      window.addEventListener("keydown", cancel, true);
    };

    element.addEventListener("pointerdown", begin as EventListener);
    return () => element.removeEventListener("pointerdown", begin as EventListener); // a drag goes on without it
  };
}
