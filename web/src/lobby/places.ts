/** The seats of a table before the game: which are free, for whom, and where one may sit down. */
import type { TableInfo } from "$lib/schema";
import { listed, t, type GameWords } from "$lib/words";

type Table = Pick<TableInfo, "players" | "yours">;

/** Whether anybody may sit down there: nobody sits there, and it is kept for nobody. */
export function isFree(table: Pick<Table, "players">, seat: number): boolean {
  const player = table.players[seat];
  return player?.kind === "open" && player.name === null;
}

/** Whether it matters where one sits: some seats have a role. */
export function hasRoles(table: Pick<Table, "players">): boolean {
  return table.players.some((player) => player.role !== "");
}

/** Where whoever sits in this seat of mine can go: free seats, seats of bots, and other seats of mine. */
export function placesFor(table: Table, mine: number): number[] {
  const seats = table.players.map((_, seat) => seat);
  const may = (seat: number): boolean => isFree(table, seat) || table.players[seat]?.kind === "bot" || table.yours.includes(seat);
  return seats.filter((seat) => seat !== mine && may(seat));
}

/** What is still free at a table with roles: "2 players and the ferryman"; empty where no seat has one. */
export function freeRoles(table: Pick<Table, "players">, words: GameWords): string {
  if (!hasRoles(table)) return "";
  const free = table.players.filter((_, seat) => isFree(table, seat)).map((player) => player.role);
  const plain = free.filter((role) => role === "").length;
  const roles = free.filter((role) => role !== "").map((role) => words.role(role));
  const all = plain ? [t("free-players", { n: plain }), ...roles] : roles;
  return all.length ? listed(all) : "";
}
