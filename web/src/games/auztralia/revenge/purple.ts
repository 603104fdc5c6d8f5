/** Who plays the Old Ones is purple wherever the page shows a seat's colour. */
import type { Attachment } from "svelte/attachments";

const PURPLE = "var(--az-eldritch)";

/** Dye this seat's colour as long as the element is there; dialogs lie outside of the table's frame. */
export function purple(seat: number | null): Attachment<HTMLElement> {
  return () => {
    if (seat === null) return undefined;
    const { style } = document.documentElement;
    const name = `--seat-${String(seat % 6)}`;
    style.setProperty(name, PURPLE);
    return () => style.removeProperty(name);
  };
}
