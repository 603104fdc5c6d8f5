/** Which tables wait for me, and in what order they are listed. */
import type { TableInfo } from "$lib/schema";

export type Standing = "vote" | "mine" | "others" | "open" | "over";

/** How a table stands to me. */
export function standing(table: TableInfo): Standing {
  if (table.status === "open") return "open";
  if (table.status !== "playing") return "over";
  if (mayVote(table)) return "vote";
  return isMyTurn(table) ? "mine" : "others";
}

/** Whether the table waits for a pick of mine; where a bot stands in for me it does not. */
export function isMyTurn(table: TableInfo): boolean {
  const { you } = table;
  if (table.status !== "playing" || you === null) return false;
  return table.waiting.includes(you) && !table.players[you]?.away;
}

function mayVote(table: TableInfo): boolean {
  const { you, proposal } = table;
  if (you === null || !proposal) return false;
  if (table.players[you]?.away) return proposal.awaited.includes(you);
  return !proposal.agreed.includes(you);
}

const ORDER: Record<Standing, number> = { vote: 0, mine: 0, others: 1, open: 2, over: 3 };

/** Those that wait for me first, the longest wait on top; then the others, the newest on top. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort((one, other) => {
    const rank = ORDER[standing(one)];
    const by = rank - ORDER[standing(other)];
    if (by) return by;
    const older = (one.since ?? 0) - (other.since ?? 0);
    return rank === 0 ? older : -older;
  });
}

export function underWay(tables: readonly TableInfo[]): TableInfo[] {
  return inOrder(tables.filter((table) => standing(table) !== "over"));
}

export function finished(tables: readonly TableInfo[]): TableInfo[] {
  return inOrder(tables.filter((table) => standing(table) === "over"));
}

export function waitingForMe(tables: readonly TableInfo[]): number {
  return tables.filter((table) => ORDER[standing(table)] === 0).length;
}

/** How a finished game went for me; null: I only looked on, or it was ended early. */
export function outcome(table: TableInfo): "won" | "shared" | "lost" | null {
  if (table.you === null || table.hot_seat || !table.result || table.status === "ended") return null;
  if (!table.result.winners.includes(table.you)) return "lost";
  return table.result.winners.length > 1 ? "shared" : "won";
}
