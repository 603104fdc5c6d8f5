/** A piece that slides to its new place instead of jumping there, even when it is drawn in another order. */
import { settings } from "$lib/settings.svelte";

const LASTS = 250;
const last = new WeakMap<Element, string>();

export function glide(x: number, y: number): (node: SVGElement) => void {
  const place = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  return (node) => {
    const before = last.get(node);
    last.set(node, place);
    node.style.transform = place;
    const duration = settings.duration(LASTS);
    if (!before || before === place || !duration) return;
    node.animate?.([{ transform: before }, { transform: place }], { duration, easing: "ease-out" });
  };
}
