/** A game looked at again: any position of it, from any seat that may be seen. */
import { api, Refused } from "$lib/api";
import { router } from "$lib/router.svelte";
import type { MatchView, OptionView, Picked, ReplayView, ScoreChange, TableInfo, Turn } from "$lib/schema";
import { t } from "$lib/words";
import { Showing } from "../table/showing.svelte";
import { Positions } from "./positions";

export type Speed = "slow" | "normal" | "fast" | "quick";

/** Milliseconds from one move to the next. */
export const SPEEDS: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 450, quick: 150 };
const AHEAD = 4; // positions asked for before they are needed
const WRITE_EVERY = 300; // browsers refuse an address that changes too often

export class Replay extends Showing {
  /** The position that is wanted; the one drawn follows as soon as it is here. */
  at = $state(0);
  length = $state(0);
  /** Whose eyes; null: a spectator's. */
  seat = $state<number | null>(null);
  finished = $state(false);
  picked = $state.raw<Picked | null>(null);
  running = $state(false);
  speed = $state<Speed>("normal");
  turns = $state.raw<Turn[]>([]);
  scores = $state.raw<ScoreChange[]>([]);
  /** Why something could not be shown, in words. */
  trouble = $state<string | null>(null);
  /** The turn that is on at the wanted position. */
  readonly turn: Turn | null = $derived(this.turns.findLast((turn) => turn.at <= this.at) ?? null);

  private table: TableInfo | null = null;
  private readonly positions: Positions;
  private drawn: ReplayView | null = null;
  private stepped = false;
  private chasing: Promise<void> | null = null;
  private ticking: ReturnType<typeof setTimeout> | undefined;
  private writing: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    super();
    this.positions = new Positions((at, seat) => api.replay(id, at, seat));
  }

  /** Load the game and stand where the address says; without a word of it a finished game is at its beginning. */
  async load(query: URLSearchParams): Promise<void> {
    const [{ table }, last] = await Promise.all([api.table(this.id), this.lastPosition(numberIn(query, "seat"))]);
    this.table = table;
    this.info = asPlayed(table, last.view);
    this.length = last.length;
    this.finished = last.finished;
    await Promise.all([this.prepare(last.game), this.finished ? this.loadCourse() : null]);
    if (!this.ui) throw new Error(t("replay-no-board"));
    await this.go(numberIn(query, "at") ?? (this.finished ? 0 : this.length), false);
  }

  /** A seat that may not be seen is left for the view that may. */
  private async lastPosition(seat: number | null): Promise<ReplayView> {
    this.seat = seat;
    try {
      return await this.positions.get(null, this.seat);
    } catch (error) {
      if (seat === null || !(error instanceof Refused)) throw error;
      this.trouble = error.message;
      this.seat = null;
      return await this.positions.get(null, this.seat);
    }
  }

  private async loadCourse(): Promise<void> {
    try {
      ({ turns: this.turns, scores: this.scores } = await api.course(this.id));
    } catch (error) {
      // The positions can be shown without it.
      if (!(error instanceof Refused)) throw error;
    }
  }

  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.writing);
  }

  // Going through the game.

  step(by: 1 | -1): Promise<void> {
    this.trouble = null;
    return this.go(this.at + by, by === 1);
  }

  jump(at: number): Promise<void> {
    this.trouble = null;
    return this.go(at, false);
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  jumpTurn(by: 1 | -1): Promise<void> {
    const marks = this.turns.map((turn) => turn.at);
    if (by === 1) return this.jump(marks.find((at) => at > this.at) ?? this.length);
    return this.jump(marks.findLast((at) => at < this.at) ?? 0);
  }

  /** See it with the eyes of this seat. */
  look(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.jump(this.at);
  }

  play(): void {
    if (this.running || !this.length) return;
    this.running = true;
    if (this.at >= this.length) void this.jump(0);
    this.tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.ticking);
  }

  private tick(): void {
    this.ticking = setTimeout(async () => {
      if (this.follower.step) return this.tick(); // first what is being followed
      await this.step(1);
      if (this.at >= this.length) this.pause();
      if (this.running) this.tick();
    }, SPEEDS[this.speed]);
  }

  private go(at: number, stepped: boolean): Promise<void> {
    this.follower.stop();
    this.at = Math.max(0, Math.min(this.length, Math.round(at)));
    this.stepped = stepped;
    this.chasing ??= this.chase().finally(() => (this.chasing = null));
    return this.chasing;
  }

  /** Draw what is wanted; while one position is on its way, only the newest wish counts. */
  private async chase(): Promise<void> {
    while (!this.closed && !this.isDrawn()) {
      try {
        this.draw(await this.positions.get(this.at, this.seat));
      } catch (error) {
        this.giveUp(error);
      }
    }
  }

  private isDrawn(): boolean {
    return this.drawn?.at === this.at && this.drawn.seat === this.seat;
  }

  private giveUp(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.pause();
    this.trouble = error.message;
    if (!this.drawn) throw error;
    this.at = this.drawn.at;
    this.seat = this.drawn.seat;
  }

  private draw(found: ReplayView): void {
    const before = this.drawn;
    const follows = before !== null && found.at === before.at + 1 && found.seat === before.seat;
    this.drawn = found;
    if (!this.finished) this.seat = found.seat;
    this.picked = found.picked;
    this.log = found.events;
    this.see(found.view);
    if (this.table) this.info = asPlayed(this.table, found.view);
    if (follows && this.stepped) this.happened(before.view, found.events.slice(found.newest));
    else this.forget();
    this.lookAhead(found.at);
    this.write();
  }

  private lookAhead(at: number): void {
    for (let next = at + 1; next <= Math.min(this.length, at + AHEAD); next++) {
      this.positions.get(next, this.seat).catch(() => undefined); // asked again, and told, when it is needed
    }
  }

  /** The address of the wanted position. */
  get address(): string {
    return this.addressOf(this.at, this.seat);
  }

  private addressOf(at: number, seat: number | null): string {
    const eyes = this.finished && seat !== null ? `&seat=${seat}` : "";
    return `/replay/${this.id}?at=${at}${eyes}`;
  }

  /** The address line names what is drawn: a position that is wanted may still be on its way, or never come. */
  private write(): void {
    this.writing ??= setTimeout(() => {
      this.writing = undefined;
      if (this.drawn) router.go(this.addressOf(this.drawn.at, this.drawn.seat), true);
    }, WRITE_EVERY);
  }

  // What a table can do and a replay cannot.

  override lit(_target: string): boolean {
    return false;
  }

  override options(_target: string): OptionView[] {
    return [];
  }

  override press(_target: string): void {
    // Nothing can be picked here.
  }
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The table as it was at that position. Players who share a name are called by their seats. */
function asPlayed(table: TableInfo, view: MatchView): TableInfo {
  const names = table.players.map((player) => player.name);
  const players = table.players.map((player) => {
    const shared = names.filter((name) => name === player.name).length > 1;
    return { ...player, name: shared ? null : player.name, away: false, bot_from: null };
  });
  const then = { waiting: view.ask?.seats ?? [], since: null, deadline: null, proposal: null, result: view.result };
  return { ...table, ...then, players, status: view.result ? "over" : "playing" };
}
