/** Symbols: what a game's pictures refer to by name. */
import { mount, type Component } from "svelte";

/** Puts a game's symbol sheet on the page, once, as soon as anything of it is drawn. */
export function ensureSymbols(mark: string, Symbols: Component): void {
  if (typeof document === "undefined" || !document.body || document.body.dataset[mark]) return;
  document.body.dataset[mark] = "here";
  mount(Symbols, { target: document.body });
}

/** What a symbol starts from: a box of 64 and a round pen of this colour. */
export const penned = (stroke: string, width = 2.5) =>
  ({
    viewBox: "0 0 64 64",
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  }) as const;
