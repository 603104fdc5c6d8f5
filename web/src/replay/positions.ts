/** The positions of a game that have been asked for: the newest are kept, for stepping to and fro. */
import type { ReplayView } from "$lib/schema";

type Ask = (at: number | null, seat: number | null) => Promise<ReplayView>;

export class Positions {
  private readonly kept = new Map<string, Promise<ReplayView>>();

  constructor(
    private readonly ask: Ask,
    private readonly most = 64,
  ) {}

  /** The position after `at` picks, seen from that seat; null: the last, and a spectator's. */
  get(at: number | null, seat: number | null): Promise<ReplayView> {
    const key = `${at} ${seat}`;
    const kept = this.kept.get(key);
    const found = kept ?? this.ask(at, seat);
    this.kept.delete(key);
    this.kept.set(key, found); // as the newest
    if (!kept) found.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return found;
  }
}
