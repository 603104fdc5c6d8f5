/** What is announced on the board for a moment: a find, a decline, the coins of a turn. One after the other. */
import type { EventView } from "$lib/schema";
import { settings } from "$lib/settings.svelte";

const MOST = 6; // that wait; of more, the oldest are left out
const UNSEEN = 500; // milliseconds after which a page that is not looked at is asked again

export class Announcer {
  private queue = $state.raw<readonly EventView[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: for how many milliseconds an event is announced at the usual speed; 0: not at all. */
  constructor(private readonly lasts: (event: EventView) => number) {}

  /** What is announced now. */
  get event(): EventView | null {
    return this.queue[0] ?? null;
  }

  /** How many wait behind it. */
  get waiting(): number {
    return Math.max(0, this.queue.length - 1);
  }

  /** Whether this event is one that is announced. */
  has(event: EventView): boolean {
    return this.lasts(event) > 0;
  }

  /** Announce what of these is worth it, after what is announced now. */
  add(events: readonly EventView[]): void {
    const fresh = settings.reading(1) ? events.filter((event) => this.has(event)) : [];
    if (!fresh.length) return;
    const [first, ...rest] = [...this.queue, ...fresh];
    const idle = !this.queue.length;
    this.queue = first ? [first, ...rest.slice(-MOST)] : [];
    if (idle) this.wait();
  }

  /** Announce this one again, and nothing else. */
  show(event: EventView): void {
    this.queue = [event];
    this.wait();
  }

  next(): void {
    this.queue = this.queue.slice(1);
    this.wait();
  }

  /** Announce nothing more. Whether there was anything. */
  stop(): boolean {
    const some = this.queue.length > 0;
    clearTimeout(this.timer);
    this.queue = [];
    return some;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { event } = this;
    if (event) this.timer = setTimeout(() => this.passed(), settings.reading(this.lasts(event)) || this.lasts(event));
  }

  private passed(): void {
    if (document.hidden) this.timer = setTimeout(() => this.passed(), UNSEEN);
    else this.next();
  }
}
