/** What answers the pending question, for the keyboard: buttons of the decision bar, or places on the table. */
import type { LiveTable } from "./table.svelte";

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

/** Whether what can be picked lies in my hand alone, some of it further down: then the hand is pulled up. */
export function liesInHand(targets: readonly string[]): boolean {
  const hand = document.querySelector("[data-tour=mine]");
  if (!hand) return false;
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")].filter(({ dataset }) => targets.includes(dataset.target ?? ""));
  const mine = found.filter((each) => hand.contains(each));
  if (!mine.length || found.some((each) => each.closest("[data-tour=board]"))) return false;
  const floor = hand.getBoundingClientRect().bottom;
  return mine.some((each) => each.getBoundingClientRect().bottom > floor);
}
