/** Questions to the server that only these pages have. */
import { Refused, send } from "$lib/api";
import type { Record, TableInfo, TokenInfo, TokenMade } from "$lib/schema";
import { t } from "$lib/words";

/** Personal tokens: with one of them a program plays in my name. */
export const tokens = {
  list: () => send<TokenInfo[]>("GET", "/tokens"),
  make: (label: string) => send<TokenMade>("POST", "/tokens", JSON.stringify({ label })),
  revoke: (id: string) => send<null>("DELETE", `/tokens/${encodeURIComponent(id)}`),
};

/** Bring a record, as it was written: its seed is longer than a number of JavaScript can be. */
export async function bringRecord(text: string): Promise<TableInfo> {
  if (!isRecord(text)) throw new Refused(0, "bad-record", t("record-wrong-file"));
  return send("POST", "/records", text);
}

function isRecord(text: string): boolean {
  try {
    const read = JSON.parse(text) as Partial<Record> | null;
    return typeof read?.game === "string" && Array.isArray(read.picks);
  } catch {
    return false;
  }
}
