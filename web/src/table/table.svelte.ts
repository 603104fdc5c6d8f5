/** A live table: what the server says of it, and what I do there. */
import type { LessonView, OptionView, StateNow, TableInfo, WhyView } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import { reasonOf } from "$lib/said";
import { RejectedError, socketAddress, TableSocket, type Ask, type Connection, type CloseReason, type Heard } from "$lib/socket";
import { t } from "$lib/words";
import { sameQuestion } from "./decision";
import { TableHand } from "./hand.svelte";
import { Planning } from "./planning.svelte";
import { Showing } from "./showing.svelte";

type Said = Extract<Heard, { type: "chat" }>;
type Present = Extract<Heard, { type: "present" }>;
type Ack = Extract<Heard, { type: "ack" }>;
type WhyAnswer = Extract<Heard, { type: "why" }>;

/** A small bubble at a target: why it cannot be picked. */
export interface Bubble {
  target: string;
  text: string;
  rule: string;
}

const STEP = 380; // milliseconds for which each move of another player is shown
const SHORTEST = 60;
const SHOWN_AT_ONCE = 2500; // milliseconds in which a queue of moves is played back
const MANY = 80; // moves that are no longer played back one by one

export class LiveTable extends Showing {
  connection = $state<Connection>("connecting");
  closeReason = $state.raw<CloseReason | null>(null);
  chat = $state.raw<Said[]>([]);
  /** Whose people have the table open, and how many watch. */
  present = $state.raw<Pick<Present, "seats" | "spectators">>({ seats: [], spectators: 0 });
  deadline = $state<number | null>(null);
  /** A pick is on its way. */
  busy = $state(false);
  /** Several people at this screen: the one to whom another has handed it while both are asked. */
  private handedTo = $state<number | null>(null);
  /** The move after which the shown position stands; an answer is an answer to this one. */
  seq = $state(0);
  /** The move since which I am asked what I am asked now: the picks of others may leave my question as it is. */
  askedSince = $state(-1);
  /** An option that wants a second press, until it is confirmed. */
  confirming = $state.raw<OptionView | null>(null);
  /** The target whose options are shown in the bar, because a click alone does not say which. */
  chosen = $state<string | null>(null);
  /** The target that was pressed last: what else can be done there is offered as a button. */
  last = $state<string | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** What is taken up, to be put down elsewhere. */
  private readonly ownHand = new TableHand(this);
  /** A line for a moment: what was refused, and why. It goes when something else is asked. */
  notice = $state<string | null>(null);
  /** Whether there is a pick of mine to take back, and one to make again. */
  canUndo = $state(false);
  canRedo = $state(false);
  /** The step of the lesson that I am at; null: this is none, or it is over. */
  lesson = $state.raw<LessonView | null>(null);
  /** Moves that have arrived and are still being played back. */
  behind = $state(0);
  /** Where the log stood when I was last here. */
  missed = $state(0);

  readonly planning = new Planning((message) => this.act(message));
  private readonly socket: TableSocket;
  private queue: StateNow[] = [];
  private playing: ReturnType<typeof setTimeout> | undefined;
  private received: number | null = null;
  private awaited = 0; // the move that my last pick was, once that is known
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private noticeSeq = 0;

  constructor(readonly id: string) {
    super();
    this.socket = new TableSocket(socketAddress(id), {
      hear: (message) => this.hear(message),
      connection: (now, closeReason) => {
        this.connection = now;
        this.closeReason = closeReason;
      },
      since: () => this.received,
    });
  }

  close(): void {
    clearTimeout(this.playing);
    clearTimeout(this.noticeTimer);
    this.planning.close();
    this.socket.close();
  }

  reconnect(): void {
    this.socket.now();
  }

  // What the server says.

  private hear(message: Heard): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.know(message.table);
        break;
      case "state":
        this.arrive(message);
        break;
      case "ack":
        if (message.state) this.arrive(message.state, true);
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "present":
        this.present = message;
        break;
      case "pointed":
        this.planning.show(message.seat, message.target);
        break;
      case "marks":
        this.planning.marks = message.marks;
        break;
      case "error":
        this.say(reasonOf(message));
        break;
    }
  }

  private know(info: TableInfo): void {
    const first = this.info === null;
    this.info = info;
    if (first) this.prepare(info.game).then(() => this.playBack(), (error: Error) => this.say(error.message));
  }

  private arrive(state: StateNow, mine = false): void {
    this.received = state.seq;
    this.queue.push(state);
    this.behind = this.queue.length;
    const followsPick = this.awaited > this.seq && state.seq >= this.awaited;
    if (mine || followsPick || state.reset || this.queue.length > MANY) this.catchUp();
    else this.playBack();
  }

  /** Show what has arrived, one move after the other, so that it can be followed. */
  private playBack(): void {
    if (this.playing !== undefined || !this.ui) return;
    const state = this.queue.shift();
    this.behind = this.queue.length;
    if (!state) return;
    this.show(state);
    const shared = Math.max(SHORTEST, SHOWN_AT_ONCE / (this.queue.length + 1));
    const wait = state.events.length ? settings.duration(Math.min(STEP, shared)) : 0;
    this.playing = setTimeout(() => {
      this.playing = undefined;
      this.playBack();
    }, wait);
  }

  /** Show the newest state now. */
  catchUp(): void {
    clearTimeout(this.playing);
    this.playing = undefined;
    if (!this.ui) return;
    const states = this.queue;
    this.queue = [];
    this.behind = 0;
    for (const state of states) this.show(state);
  }

  private show(state: StateNow): void {
    const before = this.current;
    const first = before === null;
    const asksTheSame = !this.busy && sameQuestion(this.current, state.view);
    this.log = state.reset ? state.events : [...this.log, ...state.events];
    this.see(state.view);
    this.seq = state.seq;
    if (this.awaited && this.seq >= this.awaited) this.busy = false;
    if (state.view.seat === this.handedTo) this.handedTo = null;
    this.deadline = state.deadline;
    this.canUndo = state.can_undo;
    this.canRedo = state.can_redo;
    this.lesson = state.lesson;
    if (asksTheSame) this.keepBegun();
    else this.dropBegun(state.seq);
    if (first) this.missed = this.log.length;
    if (state.reset) this.forget();
    else this.happened(before, state.events);
  }

  /** Something else is asked: what was begun or said at the old question goes. */
  private dropBegun(seq: number): void {
    this.askedSince = seq;
    this.back();
    if (seq > this.noticeSeq) this.notice = null;
  }

  /** Others have picked, and my question is the same: a half-made choice stays, with what it costs by now. */
  private keepBegun(): void {
    if (this.hand.held !== null && !this.hand.takes(this.hand.held)) this.hand.putBack();
    const text = this.confirming?.text;
    if (text !== undefined) this.confirming = this.view.ask?.options.find((option) => option.text === text) ?? null;
  }

  /** Whether the players have ended the game before its time. */
  get ended(): boolean {
    return this.info?.status === "ended";
  }

  /** Whether I can point at things and mark them. */
  get mayPlan(): boolean {
    return this.you !== null && this.info?.you !== null && this.info?.status === "playing" && !this.view.result;
  }

  // What I do.

  override get subject(): string | null {
    return this.lesson?.at ?? null;
  }

  override get hand(): TableHand {
    return this.ownHand;
  }

  override lit(target: string): boolean {
    if (this.ended || !this.decision) return false;
    if (this.hand.held !== null) return target === this.hand.held || this.hand.goes(target);
    const chosen = this.chosen;
    // A place was pressed first: what can go there glows, to say which.
    if (chosen !== null && this.options(chosen).every(({ moves }) => moves?.to === chosen)) {
      return target === chosen || this.decision.moving(target, chosen).length > 0;
    }
    return this.decision.lit(target);
  }

  override options(target: string): OptionView[] {
    return (this.hand.held === null ? this.decision?.options(target) : this.hand.moving(target)) ?? [];
  }

  override press(target: string): void {
    if (this.behind) this.catchUp();
    this.bubble = null;
    if (this.hand.held !== null && this.put(this.hand.held, target)) return;
    const [only, ...others] = this.chosen === null ? [] : (this.decision?.moving(target, this.chosen) ?? []);
    if (only && !others.length) {
      void this.pick(only);
    } else if (!this.ended && this.hand.lifts(target)) {
      this.chosen = null;
      this.last = target;
      this.hand.lift(target);
    } else if (this.hand.held === null && !this.ended && this.decision?.lit(target)) {
      const option = this.decision?.click(target) ?? null;
      this.chosen = option ? null : target;
      this.last = target;
      if (option) void this.pick(option);
    } else {
      void this.ask(target);
    }
  }

  /** Put down what is held, or back to where it was. Whether that is all that the press meant. */
  private put(held: string, target: string): boolean {
    if (target === held) return this.hand.putBack();
    const options = this.hand.moving(target);
    const [option] = options;
    if (!option) return false;
    if (options.length === 1) void this.pick(option);
    else this.chosen = target;
    return true;
  }

  /** What else than a click's own option the last pressed target still offers: the other five tokens at once. */
  more(): OptionView[] {
    if (!this.last || !this.decision) return [];
    const plain = this.decision.click(this.last);
    return plain ? this.decision.options(this.last).filter((option) => option !== plain) : [];
  }

  /** Why an option wants a second press: people regret it, or others would have to agree to take it back; else null. */
  warning(option: OptionView): string | null {
    if (!settings.confirm) return null;
    const regret = this.words.caution("regret", option);
    const reveals = this.info?.consent ? this.words.caution("reveals", option) : null;
    return [regret, reveals && `${reveals} ${t("needs-consent")}`].filter(Boolean).join(" ") || null;
  }

  /** Pick an option; one that comes with a warning wants a second press. */
  async pick(option: OptionView, confirmed = false): Promise<void> {
    if (this.busy || !this.decision) return;
    this.follower.stop(); // who answers has seen enough
    if (!confirmed && this.warning(option)) {
      this.confirming = option;
      return;
    }
    this.busy = true;
    this.awaited = 0;
    const done = await this.act({ type: "pick", seq: this.seq, pick: option.text });
    // The answer may come before the position that it leads to: until then the old question is not to be answered.
    this.awaited = done?.seq ?? 0;
    this.busy = this.seq < this.awaited;
    // It has arrived, behind moves of others that are still played back: they must not keep me waiting.
    if (this.busy && (this.received ?? 0) >= this.awaited) this.catchUp();
  }

  /** Leave a half-made choice. */
  back(): boolean {
    const something = this.confirming ?? this.chosen ?? this.bubble;
    this.confirming = this.chosen = null;
    this.bubble = null;
    return this.hand.putBack() || something !== null;
  }

  override hasBot(seat: number): boolean {
    const player = this.players[seat];
    return player?.kind === "bot" || (player?.away === true && (player.botFrom ?? 0) <= Date.now());
  }

  /** Whether I may act for this other one of my seats. */
  override mayTake(seat: number): boolean {
    return seat !== this.you && !this.view.result && (this.info?.yours.includes(seat) ?? false) && (this.view.ask?.seats.includes(seat) ?? false);
  }

  override take(seat: number): void {
    if (this.shared) this.handedTo = seat;
    else void this.act({ type: "sit", seat });
  }

  /** Whether several people with secrets of their own play at this screen. */
  get shared(): boolean {
    const several = (this.info?.yours.length ?? 0) > 1;
    return several && (this.info?.hot_seat ?? false) && !this.gameInfo?.together;
  }

  /** The seat of who is to have the device before anything is shown; null: the one who is asked has it. */
  get passTo(): number | null {
    if (!this.shared || this.view.result || this.ended) return null;
    const { yours = [], players = [] } = this.info ?? {};
    const asked = (this.view.ask?.seats ?? []).filter((seat) => yours.includes(seat) && !players[seat]?.away);
    if (this.handedTo !== null && this.handedTo !== this.you && asked.includes(this.handedTo)) return this.handedTo;
    return this.you !== null && asked.includes(this.you) ? null : (asked[0] ?? null);
  }

  /** The one who now has the device asks for what this seat sees. */
  async uncover(seat: number): Promise<void> {
    this.busy = true;
    await this.act({ type: "sit", seat });
    this.busy = false;
  }

  undo = async (): Promise<void> => {
    this.follower.stop();
    this.announcer.stop();
    if (this.canUndo) await this.act({ type: "undo" });
  };
  redo = async (): Promise<void> => {
    if (this.canRedo) await this.act({ type: "redo" });
  };
  end = (): Promise<unknown> => this.act({ type: "end" });
  agree = (yes: boolean): Promise<unknown> => this.act({ type: "agree", yes });
  talk = (text: string): Promise<unknown> => this.act({ type: "chat", text });

  private async act(message: Ask): Promise<Ack | null> {
    try {
      return await this.socket.ask<Ack>(message);
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  /** Why this target, or this option, is not open. */
  private async ask(target: string): Promise<void> {
    const what = this.ui?.whyOf(target);
    if (!what || this.info?.you === null || this.view.result) return;
    try {
      const { why } = await this.socket.ask<WhyAnswer>({ type: "why", what });
      if (why) this.bubble = this.explain(target, why);
    } catch (error) {
      this.refused(error);
    }
  }

  private explain(target: string, why: WhyView): Bubble {
    return { target, text: this.words.why(why), rule: why.rule };
  }

  private refused(error: unknown): void {
    if (!(error instanceof RejectedError)) throw error;
    const seq = error.seq ?? 0;
    if (error.code === "stale") this.say(t("refused-stale"), seq); // the server gives a number, which nobody knows
    else if (error.code !== "closed") this.say(error.message || t(`refused-${error.code}`), seq);
  }

  /** Show a line for a while, or until the table has moved on from `seq`. */
  say(line: string, seq = 0): void {
    this.notice = line;
    this.noticeSeq = Math.max(seq, this.received ?? 0);
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), 6000);
  }
}
