/** Who plays the Old Ones is purple wherever the table shows a seat's colour. */
import type { Attachment } from "svelte/attachments";

const PURPLE = "var(--az-eldritch)";

/** Dye the frame around this element while it is there. */
export function purple(seat: number | null): Attachment<HTMLElement> {
  return (inside) => {
    const frame = inside.closest<HTMLElement>("[data-game]");
    if (!frame || seat === null) return undefined;
    const name = `--seat-${String(seat % 6)}`;
    frame.style.setProperty(name, PURPLE);
    return () => frame.style.removeProperty(name);
  };
}
