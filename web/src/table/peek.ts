/** The card of what is pointed at: which one it is. An element says so by `data-peek`, or by being a target that has a card. */
import type { MatchView } from "$lib/schema";
import type { CardRef, GameUI } from "./game";

/** Something with a card, and its element. */
export interface Peeked {
  at: Element;
  card: CardRef;
  /** Pointing at it is not enough to show the card: that is asked for, by the key or by holding it down. */
  quiet: boolean;
}

/** A card as `data-peek` has it: its kind, a colon, its name. */
export const peekOf = ({ kind, name }: CardRef): string => `${kind}:${name}`;

/** The card that `data-peek` names. */
export function cardIn(peek: string): CardRef {
  const colon = peek.indexOf(":");
  return { kind: peek.slice(0, colon), name: peek.slice(colon + 1) };
}

/** The nearest thing with a card, at an element or around it. */
export function peekAt(from: EventTarget | null, ui: Pick<GameUI, "glance" | "cardOf">, view: MatchView): Peeked | null {
  for (let at = from instanceof Element ? from : null; at; at = at.parentElement) {
    const peek = at.getAttribute("data-peek");
    if (peek) return { at, card: cardIn(peek), quiet: at.hasAttribute("data-whole") };
    const target = at.getAttribute("data-target");
    const glanced = target === null ? null : (ui.glance?.(target, view) ?? null);
    if (glanced) return { at, card: glanced, quiet: false };
    const asked = target === null ? null : (ui.cardOf?.(target, view) ?? null);
    if (asked) return { at, card: asked, quiet: true };
  }
  return null;
}

export const sameCard = (one: CardRef | null | undefined, other: CardRef | null | undefined): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;
