/** The rounds of a game, from the turns it tells of: where each begins, and its number. */
import type { Turn } from "$lib/schema";
import type { GameWords } from "$lib/words";

export interface Round {
  at: number;
  label: string;
  turns: Turn[];
}

/** Turns of one round together; a game that does not count rounds has one for each turn. */
export function rounds(turns: readonly Turn[], words: Pick<GameWords, "named">): Round[] {
  const found: Round[] = [];
  for (const turn of turns) {
    const { round } = words.named("events", turn.event.kind, turn.event.args);
    const label = round === undefined ? String(found.length + 1) : String(round);
    const last = found.at(-1);
    if (last?.label === label) last.turns.push(turn);
    else found.push({ at: turn.at, label, turns: [turn] });
  }
  return found;
}
