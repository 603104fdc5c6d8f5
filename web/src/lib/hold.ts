/** What is held down with a finger can be read: there is no pointer that could rest on it. */
const LONG = 450; // milliseconds; sooner than a phone's own menu
const STILL = 10; // pixels that a finger may slip

/** The finger that held something down will go: the tap and the menu which that may bring are not meant for what lies there by then. */
function swallowTap(): void {
  const stop = (event: MouseEvent): void => {
    if (event.type === "click" && event.detail === 0) return; // by a key
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = (): void => {
    for (const kind of ["click", "contextmenu"] as const) window.removeEventListener(kind, stop, true);
    window.removeEventListener("pointerdown", end, true);
  };
  for (const kind of ["click", "contextmenu"] as const) window.addEventListener(kind, stop, true);
  window.addEventListener("pointerdown", end, true); // the next touch
}

/** An attachment: calls `act` when the element is held down for long; the tap that ends it counts for nothing, unless that gave `false`. */
export function onHold(act: (at: EventTarget | null) => unknown): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let from = { x: 0, y: 0 };
    let at: EventTarget | null = null;

    const stop = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const read = (): void => {
      if (act(at) !== false) swallowTap();
    };
    const handlers: Record<string, (event: PointerEvent) => void> = {
      pointerdown: (event) => {
        stop();
        if (event.pointerType !== "touch") return;
        at = event.target;
        from = { x: event.clientX, y: event.clientY };
        // Before the next frame the page hears of a finger that has gone meanwhile, however busy it is.
        timer = setTimeout(() => (frame = requestAnimationFrame(read)), LONG);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
      },
      pointerup: stop,
      pointercancel: stop,
    };
    for (const [name, handle] of Object.entries(handlers)) element.addEventListener(name, handle as EventListener);
    return () => {
      stop();
      for (const [name, handle] of Object.entries(handlers)) element.removeEventListener(name, handle as EventListener);
    };
  };
}
