/** Planning together: what players point at for a moment, and the marks they set on the table. */
import type { Mark } from "$lib/schema";
import type { Ask } from "$lib/socket";

/** Somebody points at something; a seat of null: I look it up myself. */
export interface Pointing {
  number: number;
  seat: number | null;
  target: string;
}

export type Wish = "point" | "mark";

const LASTS = 3000; // milliseconds for which it is shown
const AT_ONCE = 8;

export class Planning {
  marks = $state.raw<Mark[]>([]);
  pointings = $state.raw<Pointing[]>([]);
  /** Whether the list of marks and the buttons are shown. */
  open = $state(false);
  /** What the next press on the table does; null: what it always does. */
  wish = $state<Wish | null>(null);
  private number = 0;
  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly act: (message: Ask) => Promise<unknown>) {}

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** Show for a moment what somebody points at. */
  show(seat: number | null, target: string): void {
    const shown = { number: ++this.number, seat, target };
    this.pointings = [...this.pointings, shown].slice(-AT_ONCE);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.pointings = this.pointings.filter((each) => each !== shown);
    }, LASTS);
    this.timers.add(timer);
  }

  /** Do what was wished for with this target. */
  press(target: string, wish: Wish, seat: number): void {
    if (wish === "point") void this.point(target);
    else void this.toggle(target, seat);
  }

  point(target: string): Promise<unknown> {
    this.wish = null;
    return this.act({ type: "point", target });
  }

  /** Set my mark there, or remove it. */
  toggle(target: string, seat: number): Promise<unknown> {
    const on = !this.marks.some((mark) => mark.seat === seat && mark.target === target);
    return this.act({ type: "mark", target, on });
  }

  clear(): Promise<unknown> {
    return this.act({ type: "clear-marks" });
  }

  /** Leave what was begun. Whether there was anything. */
  back(): boolean {
    const something = this.wish !== null || this.open;
    if (this.wish) this.wish = null;
    else this.open = false;
    return something;
  }
}
