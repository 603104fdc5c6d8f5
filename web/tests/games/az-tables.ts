/** The tables of AuZtralia as the server tells them, and options. */
import { readdirSync, readFileSync } from "node:fs";

import { vi } from "vitest";

import { api } from "$lib/api";
import type { OptionView, TableInfo } from "$lib/schema";
import { loadPack } from "../../src/games/auztralia/tables";

const FOLDER = "../src/rulebound/games/auztralia/data";
export type Tables = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- as it comes over the wire

export function standardTables(): Tables {
  const names = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf8")) as unknown]));
}

export const MAPS = Object.entries(standardTables()).flatMap(([name, table]) => ("hexes" in (table as object) ? [name] : []));

export const tableAt = (id: string, pack: string, map = "east"): TableInfo => ({ id, setup: { pack, map } }) as unknown as TableInfo;

/** Draw with the game's own tables. */
export async function drawStandard(map = "east"): Promise<void> {
  const asked = vi.spyOn(api, "content").mockResolvedValue(standardTables());
  await loadPack(tableAt(`standard-${map}`, "standard", map));
  asked.mockRestore();
}

/** `dig g5 coal @ hex:g5` is an option with what it points at. */
export function option(told: string): OptionView {
  const [text = "", at = null] = told.split(" @ ");
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)), facts: {}, at };
}
