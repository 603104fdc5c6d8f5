/** What answers the pending question, for the keyboard: buttons of the decision bar, or places on the table. */
import type { LiveTable } from "./table.svelte";

const ABOVE = 24; // pixels of my hand that stay in sight above what it is turned to
const BUTTONS = "[data-tour=decision] .answers button:not(:disabled)";

/** Press the n-th button, counted from one. */
export function pressAnswer(n: number): void {
  document.querySelectorAll<HTMLButtonElement>(BUTTONS)[n - 1]?.click();
}

/** The focus goes to the first of these targets, or to the first button; it is not taken from what somebody writes in. */
export function focusAnswer(targets: readonly string[]): void {
  const inside = document.activeElement;
  if (inside instanceof HTMLInputElement || inside instanceof HTMLTextAreaElement) return;
  const places = targets.map((target) => `[data-target="${target}"]`);
  const shown = (targets.length ? places : [BUTTONS]).flatMap((each) => document.querySelector<HTMLElement>(each) ?? []);
  shown[0]?.focus({ preventScroll: true });
}

/** From one open place to the next. */
export function focusNext(table: LiveTable): void {
  const targets = (table.decision?.targets ?? []).filter((target) => table.lit(target));
  const at = document.activeElement?.getAttribute("data-target") ?? "";
  focusAnswer(targets.slice((targets.indexOf(at) + 1) % Math.max(1, targets.length)));
}

const myHand = (): Element | null => document.querySelector("[data-tour=mine]");
const thingsOf = (targets: readonly string[]): Element[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")].filter(({ dataset }) => targets.includes(dataset.target ?? ""));

/** Whether what can be picked lies in my hand alone, some of it out of sight: then the hand is pulled up, or stays so. */
export function liesInHand(targets: readonly string[], raised: boolean): boolean {
  const hand = myHand();
  if (!hand) return false;
  const found = thingsOf(targets);
  const mine = found.filter((each) => hand.contains(each));
  if (!mine.length || found.some((each) => each.closest("[data-tour=board]"))) return false;
  const sight = hand.getBoundingClientRect();
  return raised || mine.some((each) => each.getBoundingClientRect().bottom > sight.bottom || each.getBoundingClientRect().top < sight.top);
}

/** Whether this is my hand, or something in it. */
export function isOfHand(subject: string | null): boolean {
  return subject === "mine" || thingsOf(subject ? [subject] : []).some((each) => myHand()?.contains(each));
}

/** What a lesson speaks of is seen in my hand; else one of these; where none of them can be seen, my hand is seen from its beginning. */
export function turnHand(targets: readonly string[], subject: string | null): void {
  const hand = myHand();
  if (!hand) return;
  const sight = hand.getBoundingClientRect();
  const [told] = thingsOf(subject ? [subject] : []).filter((each) => hand.contains(each));
  if (told) {
    const { top, bottom } = told.getBoundingClientRect();
    if (top < sight.top || bottom > sight.bottom) hand.scrollTop += top - sight.top - ABOVE;
    return;
  }
  const seen = thingsOf(targets).some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return hand.contains(each) && bottom > sight.top && top < sight.bottom;
  });
  if (!seen) hand.scrollTop = 0;
}
