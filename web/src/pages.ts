/** The pages by their addresses. Each is its own file to load: a table need not wait for the replay's code. */
import type { Component } from "svelte";

import { session } from "$lib/session.svelte";

type Page = Component<{ id: string }> | Component<Record<string, never>>;
type Load = () => Promise<{ default: Page }>;

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import("./lobby/LobbyPage.svelte")],
  [/^\/new\/([a-z0-9-]+)$/, () => import("./lobby/NewTablePage.svelte")],
  [/^\/how-to-play\/([a-z0-9-]+)$/, () => import("./howto/HowToPage.svelte")],
  [/^\/account$/, () => import("./lobby/AccountPage.svelte")],
  [/^\/table\/([\w-]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/replay\/([\w-]+)$/, () => import("./replay/ReplayPage.svelte")],
];

/** The page at this address, and the id in it; null: there is none. */
export function pageAt(path: string): { load: Load; id: string } | null {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load, id: match[1] ?? "" };
  }
  return null;
}

/** Begin to load what this address needs. What fails here is asked for again, and told, by the page itself. */
export function preload(path: string): void {
  pageAt(path)?.load().catch(() => undefined);
  session.allGames().catch(() => undefined);
}
