/** Boxes on the board keep clear of what can be picked. */
import { freeCorner, type Corner } from "../frame/geometry";

const INSETS: Record<Corner, string> = {
  "lower-right": "auto 10px 10px auto",
  "lower-left": "auto auto 10px 10px",
  "upper-left": "10px auto auto 10px",
  "upper-right": "48px 10px auto auto",
};

/** It lies where it covers least of what glows, whenever something else is asked and once all has its size. */
export function keepClear(panel: HTMLElement, stage: Element): () => void {
  const asked = document.querySelector("[data-tour=decision] .decision");
  const place = (): void => {
    const glows = [...stage.querySelectorAll(".lit[data-target], .lit [data-target]")].map((each) => each.getBoundingClientRect());
    const its = panel.getBoundingClientRect();
    const covers = glows.some(({ left, right, top, bottom }) => left < its.right && right > its.left && top < its.bottom && bottom > its.top);
    if (!covers) return;
    const corner = freeCorner(stage.getBoundingClientRect(), its, glows, null, null);
    panel.style.inset = INSETS[corner];
  };
  const watch = new MutationObserver(() => requestAnimationFrame(place));
  if (asked) watch.observe(asked, { attributeFilter: ["data-seq", "aria-busy"] });
  // On a page that has just been opened the board is laid out after the panel.
  const sizes = new ResizeObserver(place);
  for (const each of [panel, stage, stage.querySelector(".canvas")]) if (each) sizes.observe(each);
  return () => {
    watch.disconnect();
    sizes.disconnect();
  };
}
