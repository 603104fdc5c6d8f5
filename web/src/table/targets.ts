/** The targets on the screen, and what they are called. */
import type { Showing } from "./showing.svelte";

/** Every target that is drawn now. */
export function targetsShown(): Set<string> {
  return new Set([...document.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-target") ?? ""));
}

/** The target at or around an element; null: there is none. */
export function targetAt(at: EventTarget | null): string | null {
  return at instanceof Element ? (at.closest("[data-target]")?.getAttribute("data-target") ?? null) : null;
}

/** What a target is called; null: nothing here is known by this name. */
export function nameOf(target: string, play: Showing): string | null {
  const [kind = "", id = "", more] = target.split(":");
  const plain = more === undefined && id ? play.words.called(kind, id) : null;
  if (plain !== null) return plain;
  const drawn = [...document.querySelectorAll("[data-target]")].find((each) => each.getAttribute("data-target") === target);
  const label = drawn?.getAttribute("aria-label") ?? drawn?.querySelector(".visually-hidden")?.textContent ?? "";
  const first = label.split(/[,:;.]/)[0]?.trim();
  if (first) return first;
  const card = play.ui?.glance?.(target, play.view);
  return card && play.words.has(`${card.kind}-${card.name}`) ? play.words.name(card.kind, card.name) : null;
}
