// Writes the client's types from the server's JSON schema: `rulebound schema | node scripts/types.js [FILE [FOLDER]]`.
// FILE holds the schema (`-`: stdin, as when it is not named). In FOLDER, which is src unless named, what all games
// share goes into lib/schema.ts, and the view of a game into games/<game>/schema.ts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const HEADER = "// Generated from the server's schemas by `make types`; do not edit.";
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const NOISE = new Set(["title", "minItems", "maxItems"]);
const TARGET = /#\/\$defs\/(.+)$/;

/** The schema in the words that the compiler knows; a definition is named, never copied. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { tsType: TARGET.exec(node.$ref)[1] };
  if (node.prefixItems) return { tsType: `[${node.prefixItems.map(wordOf).join(", ")}]` };
  if (node.type === "object" && !node.properties && !node.additionalProperties) {
    return { tsType: "{ [k: string]: unknown }" }; // not Record<...>: a game's record has that name
  }
  const told = Object.entries(node).filter(([key, value]) => !NOISE.has(key) || typeof value === "object");
  return Object.fromEntries(told.map(([key, value]) => [key, plain(value)]));
}

function wordOf(item) {
  if (item.$ref) return TARGET.exec(item.$ref)[1];
  const word = { string: "string", integer: "number", number: "number", boolean: "boolean" }[item.type];
  if (!word) throw new Error(`no word for ${JSON.stringify(item)} in a tuple`);
  return word;
}

/** One exported type. */
async function typeOf(name, definition) {
  const schema = plain(definition);
  if (schema.description) schema.description = schema.description.replace(/\n +/g, "\n");
  const options = { bannerComment: "", additionalProperties: false };
  return compile(schema, name, { ...options, style: { printWidth: 115 } });
}

/** All definitions that a schema names, itself or in its parts. */
function namedIn(node) {
  if (node === null || typeof node !== "object") return [];
  const own = typeof node.$ref === "string" ? [TARGET.exec(node.$ref)[1]] : [];
  return [...own, ...Object.values(node).flatMap(namedIn)];
}

const [file = "-", folder = SOURCES] = process.argv.slice(2);
const { $defs, "x-games": games } = JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8"));

/** A file with these types; those that they use and that all games share are imported. */
async function write(path, names) {
  const types = [];
  for (const name of names) {
    if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${name}: two structs have this name; rename one`);
    types.push((await typeOf(name, $defs[name])).trim());
  }
  const used = [...new Set(names.flatMap((name) => namedIn($defs[name])))].filter((name) => !names.includes(name)).sort();
  const imported = used.length ? [`import type { ${used.join(", ")} } from "$lib/schema";`] : [];
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${[HEADER, ...imported, ...types].join("\n\n")}\n`);
}

const own = new Set(Object.values(games).flat());
await write("lib/schema.ts", Object.keys($defs).filter((name) => !own.has(name)).sort());
for (const [game, names] of Object.entries(games)) await write(`games/${game.replaceAll("-", "_")}/schema.ts`, names);
