import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { parts } from "$lib/words";
import { option, wordsOfDots } from "../table/samples";

test("options, prompts and events become sentences", () => {
  const words = wordsOfDots();
  expect(words.option(option("lift a 4"))).toBe("Lift 4 from dot a");
  expect(words.option(option("done"))).toBe("Done");
  expect(words.prompt({ prompt: "act", about: { tokens: 2 } })).toBe("Act with 2.");
  expect(words.event({ kind: "marked", args: [1, "a", "pen"] })).toBe("Ben marks dot a with a pen.");
  expect(words.facts(option("mark a", { cost: 2 }))).toBe("costs 2");
  expect(words.facts(option("wait"))).toBe("");
});

test("a list names each of its things", () => {
  expect(wordsOfDots().facts(option("lift a", { tools: "pen, pen 2, 7" }))).toBe("with a pen, 2 times a pen, 7");
});

test("a seat without a name is called by its number", () => {
  expect(wordsOfDots([]).seat(1)).toBe("Player 2");
});

test("the names in a sentence can be found again", () => {
  const found = wordsOfDots().eventParts({ kind: "marked", args: [0, "a", "pen"] });
  expect(found).toEqual([
    { kind: "seat", id: "0", text: "Ana" },
    " marks ",
    { kind: "dot", id: "a", text: "dot a" },
    " with ",
    { kind: "tool", id: "pen", text: "a pen" },
    ".",
  ]);
  expect(parts("plain")).toEqual(["plain"]);
});

const SOURCE = join(import.meta.dirname, "../../src");
const MESSAGES = join(import.meta.dirname, "../../../src/rulebound/messages/en");

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(name)) yield path;
  }
}

/** The ids of the client's own messages; one that stands there twice is a fault. */
function ids(): Set<string> {
  const known = new Set<string>();
  for (const name of readdirSync(MESSAGES).filter((each) => each.startsWith("web-"))) {
    for (const { id } of new FluentResource(readFileSync(join(MESSAGES, name), "utf8")).body) {
      expect(known.has(id), `${id} is defined twice`).toBe(false);
      known.add(id);
    }
  }
  return known;
}

test("every message that the client asks for by name is there, and once", () => {
  const known = ids();
  const missing: string[] = [];
  for (const path of files(SOURCE)) {
    for (const [, id] of readFileSync(path, "utf8").matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)) {
      if (id && !known.has(id)) missing.push(`${path.slice(SOURCE.length)}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});

/** `si-target-${...}` and `${what}-${value}-help` as patterns; one without a word of its own would fit any id. */
function patterns(source: string): RegExp[] {
  const templates = [...source.matchAll(/`([a-z0-9-]*(?:\$\{[^`}]*\}[a-z0-9-]*)+)`/g)].map(([, text = ""]) => text.split(/\$\{[^}]*\}/));
  return templates.filter((parts) => parts.some((part) => /[a-z]/.test(part))).map((parts) => new RegExp(`^${parts.join(".+")}$`));
}

test("every message of the client is asked for, by its name or by one that is put together", () => {
  const source = [...files(SOURCE)].map((path) => readFileSync(path, "utf8")).join("\n");
  const messages = readdirSync(MESSAGES).filter((each) => each.startsWith("web-"));
  const words = messages.map((name) => readFileSync(join(MESSAGES, name), "utf8")).join("\n");
  const named = [...source.matchAll(/["'`]([a-z0-9-]+)["'`]/g), ...words.matchAll(/\{ ([a-z0-9-]+) \}/g)].map(([, id]) => id);
  const made = patterns(source);
  expect([...ids()].filter((id) => !named.includes(id) && !made.some((each) => each.test(id)))).toEqual([]);
});
