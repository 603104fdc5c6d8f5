/** A match on the screen, live or replayed: who plays, the view, the log, and which card lies open. */
import { botWord } from "$lib/bots";
import { usesKeyboard } from "$lib/hand";
import { calledBy } from "$lib/people";
import { session } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import type { GameInfo, MatchView, OptionView, TableInfo, EventView } from "$lib/schema";
import { GameWords, t } from "$lib/words";
import { gameUI } from "../games";
import { Announcer } from "./announcer.svelte";
import { Decision } from "./decision";
import { Follower, Scene, type Stretch } from "./follow.svelte";
import type { CardRef, GameUI, Hand, Play, Player } from "./game";

/** Events are shown as they come: whoever animates them listens here. */
export type Watcher = (events: EventView[]) => void;

export abstract class Showing implements Play {
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<EventView[]>([]);
  card = $state.raw<CardRef | null>(null);
  /** A rule that is looked up by its number: a new object each time, so that the same one can be asked for again. */
  rule = $state.raw<{ number: string } | null>(null);
  pointed = $state<string | null>(null);
  /** The target that a finger has held down: what is told beside it stays until the next touch. */
  heldDown = $state<string | null>(null);
  ui = $state.raw<GameUI | null>(null);
  gameInfo = $state.raw<GameInfo | null>(null);
  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly watchers = new Set<Watcher>();
  /** Shows step by step what the game does by itself. */
  readonly follower = new Follower(({ events }) => this.tell(events, this.ui?.moments?.captioned));
  /** Announces on the board what has just happened. */
  readonly announcer: Announcer = new Announcer((event) => this.ui?.moments?.lasts(event, this) ?? 0);
  /** What the table looks like: as it is, or at the step that is followed. */
  readonly scene: Play = $derived(this.follower.step ? new Scene(this, this.follower, this.follower.step) : this);
  /** What can be followed again: what came with each of the last moves. */
  private stretches: Stretch[] = [];
  protected current = $state.raw<MatchView | null>(null);
  private spoken = $state.raw<GameWords | null>(null);

  readonly players: readonly Player[] = $derived.by(() => playersOf(this.info));
  readonly decision: Decision | null = $derived(
    this.ui && this.current ? new Decision(this.ui, this.current) : null,
  );

  /** Load what the game needs; before that nothing can be drawn. */
  protected async prepare(id: string): Promise<void> {
    const game = await session.game(id);
    if (!game) throw new Error(t("error-no-game", { game: id }));
    const [words, ui] = await Promise.all([
      GameWords.load(game, () => this.players.map((player) => player.name)),
      gameUI(id),
    ]);
    if (this.info) await ui?.load?.(this.info);
    this.gameInfo = game;
    this.spoken = words;
    this.ui = ui;
  }

  get ready(): boolean {
    return this.ui !== null && this.spoken !== null && this.current !== null;
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get words(): GameWords {
    if (!this.spoken) throw new Error("the words are not loaded yet");
    return this.spoken;
  }

  get view(): MatchView {
    if (!this.current) throw new Error("there is no view yet");
    return this.current;
  }

  get you(): number | null {
    return this.current?.seat ?? null;
  }

  get hand(): Hand | undefined {
    return undefined;
  }

  /** What a lesson speaks of just now: a target, or an area of the screen. */
  get subject(): string | null {
    return null;
  }

  abstract lit(target: string): boolean;
  abstract options(target: string): OptionView[];
  abstract press(target: string): void;

  /** Whether a bot decides for this seat while one looks on. */
  hasBot(_seat: number): boolean {
    return false;
  }

  /** Whether another of my seats is asked as well, so that I can act for that one. */
  mayTake(_seat: number): boolean {
    return false;
  }

  take(_seat: number): void {
    throw new Error("nobody acts here");
  }

  /** Mark a target; what the keyboard has reached keeps its mark when the page moves under a resting mouse. */
  point(target: string | null): void {
    const reached = usesKeyboard() ? (document.activeElement?.getAttribute("data-target") ?? null) : null;
    this.pointed = reached ?? target;
  }

  hold(target: string): void {
    this.heldDown = target;
  }

  open(card: CardRef): void {
    this.card = card;
  }

  lookUp(number: string): void {
    this.rule = { number };
  }

  /** Show this view; an open card goes with what lies on the table. */
  protected see(view: MatchView): void {
    const now = this.ui?.cardNow;
    if (now && this.card && this.current) {
      const found = now(this.card, view);
      if (found || now(this.card, this.current)) this.card = found;
    }
    this.current = view;
  }

  /** `captioned`: kinds that are told otherwise, and so not announced. */
  protected tell(events: readonly EventView[], captioned: readonly string[] = []): void {
    for (const watcher of this.watchers) watcher([...events]);
    this.announcer.add(events.filter(({ kind }) => !captioned.includes(kind)));
  }

  /** A move has brought these events, the last ones of the log: what the game did by itself is followed in steps. */
  protected happened(before: MatchView | null, events: readonly EventView[]): void {
    const follow = this.ui?.follow;
    const from = this.log.length - events.length;
    const stretch = { before, after: this.view, events, from };
    const steps = follow && before ? follow.steps(stretch, this) : [];
    if (!follow || !steps.length) return this.tell(events);
    const last = follow.last(this);
    this.stretches = [...this.stretches.filter((each) => each.from + each.events.length > last), stretch];
    if (!settings.reading(1)) return this.tell(events);
    // Of what was done before that, nothing more is shown.
    if (last >= from) this.follower.stop();
    this.tell(events.filter((event) => !steps.some((step) => step.events.includes(event))));
    this.follower.add(steps, from);
  }

  /** Nothing that was kept fits what is shown now. */
  protected forget(): void {
    this.follower.stop();
    this.announcer.stop();
    this.stretches = [];
  }

  readonly showAgain: (() => void) | null = $derived.by(() => {
    const last = this.ui?.follow && this.current ? this.ui.follow.last(this) : -1;
    return last < 0 ? null : () => this.follow(last);
  });

  private follow(last: number): void {
    const follow = this.ui?.follow;
    if (!follow) return;
    const kept = this.stretches.filter(({ from, events }) => from + events.length > last);
    const [first] = kept;
    // What came before this page was opened is told on the table as it is.
    const missing = this.log.slice(last, first?.from ?? this.log.length);
    const unseen: Stretch[] = missing.length ? [{ before: null, after: first?.before ?? this.view, events: missing, from: last }] : [];
    this.follower.start([...unseen, ...kept].map((each) => ({ steps: follow.steps(each, this), from: each.from })));
  }
}

/** The players by name; bots of one kind, and the seats of one person, are told apart by their numbers. */
export function playersOf(info: TableInfo | null): Player[] {
  const named = (name: string | null): number => (info?.players ?? []).filter((each) => each.name === name).length;
  return (info?.players ?? []).map((player, seat) => {
    const number = seat + 1;
    const bot = player.kind === "bot" || player.kind === "person" ? player.bot : null;
    let name = player.name === null ? null : calledBy(player.name);
    if (name !== null && named(player.name) > 1) name = t("player-of-several", { name, number });
    if (player.kind === "bot") name = t("player-bot", { bot: botWord(bot ?? "greedy"), number });
    return {
      seat,
      name: name ?? t(player.kind === "open" ? "player-nobody" : "player-number", { number }),
      kind: player.kind as Player["kind"],
      away: player.away,
      guest: player.guest,
      botFrom: player.bot_from,
      role: player.role,
      colour: player.colour,
    };
  });
}
