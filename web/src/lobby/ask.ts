/** Questions to the server that only these pages have. */
import { Refused } from "$lib/api";
import type { Record, TableInfo, TokenInfo, TokenMade } from "$lib/schema";
import { t } from "$lib/words";

/** `body` is JSON already. */
async function ask<T>(method: string, path: string, body?: string): Promise<T> {
  const headers = new Headers({ "X-Rulebound": "1" });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const answer = await fetch(`/api${path}`, { method, headers, body }).catch(() => {
    throw new Refused(0, "offline", t("error-offline"));
  });
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return said as T;
  const { code, reason } = (said ?? {}) as { code?: string; reason?: string };
  throw new Refused(answer.status, code ?? "refused", reason ?? t("error-unknown"));
}

/** Personal tokens: with one of them a program plays in my name. */
export const tokens = {
  list: () => ask<TokenInfo[]>("GET", "/tokens"),
  make: (label: string) => ask<TokenMade>("POST", "/tokens", JSON.stringify({ label })),
  revoke: (id: string) => ask<null>("DELETE", `/tokens/${encodeURIComponent(id)}`),
};

/** Bring a record, as it was written: its seed is longer than a number of JavaScript can be. */
export async function bringRecord(text: string): Promise<TableInfo> {
  if (!isRecord(text)) throw new Refused(0, "bad-record", t("record-wrong-file"));
  return ask("POST", "/records", text);
}

function isRecord(text: string): boolean {
  try {
    const read = JSON.parse(text) as Partial<Record> | null;
    return typeof read?.game === "string" && Array.isArray(read.picks);
  } catch {
    return false;
  }
}
