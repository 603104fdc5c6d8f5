/** The hand at a live table: it takes up what options move, and puts it down where one of them leads. */
import type { OptionView } from "$lib/schema";
import type { Decision } from "./decision";
import type { Hand } from "./game";

/** What the hand needs of the table. */
interface Table {
  readonly decision: Decision | null;
  readonly ended: boolean;
  press(target: string): void;
}

export class TableHand implements Hand {
  held = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number } | null>(null);

  constructor(private readonly table: Table) {}

  takes(target: string): boolean {
    return !this.table.ended && (this.table.decision?.byThing.has(target) ?? false);
  }

  goes(target: string): boolean {
    return this.moving(target).length > 0;
  }

  /** What takes the held thing there. */
  moving(to: string): OptionView[] {
    return this.held === null ? [] : (this.table.decision?.moving(this.held, to) ?? []);
  }

  /** Whether a press takes it up, and does not pick at once: it must still be said where it goes. */
  lifts(target: string): boolean {
    const decision = this.table.decision;
    if (!decision || !this.takes(target)) return false;
    return !decision.byTarget.has(target) || decision.goals(target).length > 1;
  }

  lift(target: string): void {
    this.held = target;
  }

  /** Whether there was anything to put back. */
  putBack(): boolean {
    const held = this.held !== null;
    this.held = null;
    this.at = null;
    return held;
  }

  carry(at: { x: number; y: number }): void {
    this.at = at;
  }

  drop(target: string | null): void {
    this.at = null;
    if (target !== null && this.goes(target)) this.table.press(target);
    else this.putBack();
  }
}
