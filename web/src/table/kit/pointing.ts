/** Something that can be pointed at: the attributes its element needs, in SVG and in HTML. */
import type { Play } from "../game";

interface Pointing {
  "data-target": string;
  /** It can be taken up: the board does not pan under it. */
  "data-takes": "" | undefined;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** The frame finds the element by its target; pointer and focus tell the table what is pointed at. */
export function pointing(play: Play, target: string): Pointing {
  const on = (): void => play.point(target);
  const off = (): void => play.point(null);
  const takes = play.hand?.takes(target) ? "" : undefined;
  return { "data-target": target, "data-takes": takes, onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}

/** Enter and Space press what is not a <button>, and nothing beneath it. */
export function onKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}
