/** What is held down with a finger can be read: there is no pointer that could rest on it. */
const LONG = 450; // milliseconds; sooner than a phone's own menu
const STILL = 10; // pixels that a finger may slip

/** An attachment: calls `act` when the element is held down for long, and the tap that ends it counts for nothing. */
export function onHold(act: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;

    const stop = (): void => clearTimeout(timer);
    const handlers: Record<string, (event: PointerEvent) => void> = {
      pointerdown: (event) => {
        stop();
        held = false;
        if (event.pointerType !== "touch") return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          held = true;
          act();
        }, LONG);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        if (held) event.preventDefault();
      },
      click: (event) => {
        if (!held || event.detail === 0) return; // by a key: no finger was there
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    for (const [name, handle] of Object.entries(handlers)) element.addEventListener(name, handle as EventListener, true);
    return () => {
      stop();
      for (const [name, handle] of Object.entries(handlers)) element.removeEventListener(name, handle as EventListener, true);
    };
  };
}
