/** What the game does by itself, shown one step after the other, so that it can be followed. */
import type { EventView, MatchView, OptionView } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import type { CardRef, Play, Player } from "./game";
import type { GameWords } from "$lib/words";

/** One step: what is told of it, and how the table looks when it is done. */
export interface Step {
  view: MatchView;
  /** What happened in it: it flies over the table. */
  events: readonly EventView[];
  /** How many of the events that are followed had happened when it was done. */
  told: number;
  /** What it is about: it is marked on the board. */
  target: string | null;
  /** Milliseconds for which it is shown at the usual speed. */
  lasts: number;
  /** What the game's caption tells of it. */
  about: unknown;
}

/** Events that came with one move, and the table before and after them; `before`: null if that is not known any more. */
export interface Stretch {
  before: MatchView | null;
  after: MatchView;
  events: readonly EventView[];
  /** Where in the log they begin. */
  from: number;
}

/** A number of steps with how far the log had come before them. */
interface Queued extends Step {
  /** How long the log was when it was done. */
  log: number;
}

const UNSEEN = 500; // milliseconds after which a page that is not looked at is asked again

/** Plays steps: one is shown for its time, then the next. It can be held, gone through by hand, and left. */
export class Follower {
  private steps = $state.raw<Queued[]>([]);
  private at = $state(-1);
  /** It waits at the step that is shown. */
  held = $state(false);
  /** It is shown because somebody wants to see it again. */
  again = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is told of each step as it begins. */
  constructor(private readonly show: (step: Step) => void = () => undefined) {}

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** How much of the log is known at the shown step. */
  get log(): number | null {
    return this.steps[this.at]?.log ?? null;
  }

  get number(): number {
    return this.at + 1;
  }

  get length(): number {
    return this.steps.length;
  }

  /** Show these after those that are still to be shown. */
  add(steps: readonly Step[], from: number): void {
    if (!steps.length) return;
    this.steps = [...this.steps, ...steps.map((step) => ({ ...step, log: from + step.told }))];
    if (this.at < 0) this.go(0);
  }

  /** Show all of these from the first, whatever was shown. */
  start(stretches: readonly { steps: readonly Step[]; from: number }[]): void {
    this.stop();
    this.again = true;
    for (const { steps, from } of stretches) this.add(steps, from);
    if (!this.step) this.stop();
  }

  next(): void {
    if (this.at + 1 < this.steps.length) this.go(this.at + 1);
    else this.stop();
  }

  back(): void {
    this.go(Math.max(0, this.at - 1));
  }

  /** Wait at this step, or go on by itself. */
  hold(held: boolean): void {
    this.held = held;
    this.wait();
  }

  /** Leave it: the table is shown as it is now. Whether there was anything to leave. */
  stop(): boolean {
    const some = this.at >= 0;
    clearTimeout(this.timer);
    this.steps = [];
    this.at = -1;
    this.held = this.again = false;
    return some;
  }

  private go(at: number): void {
    this.at = at;
    const step = this.step;
    if (!step) return;
    this.show(step);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.step || this.held) return;
    this.timer = setTimeout(() => this.passed(), settings.reading(this.step.lasts) || 0);
  }

  private passed(): void {
    if (document.hidden) this.timer = setTimeout(() => this.passed(), UNSEEN);
    else this.next();
  }
}

/** The table as it looks at a step that is followed: nothing can be picked on it; a press leads back to the present. */
export class Scene implements Play {
  constructor(
    private readonly play: Play,
    private readonly follower: Follower,
    private readonly step: Step,
  ) {}

  get game(): string {
    return this.play.game;
  }
  get words(): GameWords {
    return this.play.words;
  }
  get view(): MatchView {
    return this.step.view;
  }
  get you(): number | null {
    return this.play.you;
  }
  get players(): readonly Player[] {
    return this.play.players;
  }
  get log(): readonly EventView[] {
    return this.play.log.slice(0, this.follower.log ?? undefined);
  }
  get pointed(): string | null {
    return this.play.pointed;
  }
  get acting(): string | null {
    return this.step.target;
  }
  lit(_target: string): boolean {
    return false;
  }
  options(_target: string): OptionView[] {
    return [];
  }
  press(_target: string): void {
    this.follower.stop();
  }
  point(target: string | null): void {
    this.play.point(target);
  }
  open(card: CardRef): void {
    this.play.open(card);
  }
  get showAgain(): (() => void) | null {
    return this.play.showAgain ?? null;
  }
}
