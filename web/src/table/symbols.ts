/** Puts the symbols that a game's pictures refer to on the page, once, as soon as anything of it is drawn. */
import { mount, type Component } from "svelte";

export function ensureSymbols(mark: string, Symbols: Component): void {
  if (typeof document === "undefined" || !document.body || document.body.dataset[mark]) return;
  document.body.dataset[mark] = "here";
  mount(Symbols, { target: document.body });
}
