// Writes the client's types from the server's JSON schema: `rulebound schema | node scripts/types.js [FILE [OUTPUT]]`.
// FILE holds the schema (`-`: stdin, as when it is not named); OUTPUT is the folder the types go to, src without it.
// What all share goes to lib/schema.ts, what only one game's view has to games/<game>/schema.ts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const HEADER = "// Generated from the server's schemas by `make types`; do not edit.";
const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
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

const [file = "-", output = SOURCE] = process.argv.slice(2);
const { $defs, views } = JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8"));

/** The names of the definitions that these hold, and of all that those hold. */
function reached(names) {
  const found = new Set(names);
  for (const name of found) {
    for (const [, other] of JSON.stringify($defs[name]).matchAll(/#\/\$defs\/(\w+)"/g)) found.add(other);
  }
  return found;
}

/** Writes these definitions as types; what they hold of `shared` is imported. */
async function write(path, names, shared = new Set()) {
  const types = [];
  for (const name of [...names].sort()) {
    if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${name}: two structs have this name; rename one`);
    types.push((await typeOf(name, $defs[name])).trim());
  }
  const used = [...reached(names)].filter((name) => shared.has(name)).sort();
  const imports = used.length ? [`import type { ${used.join(", ")} } from "$lib/schema";`] : [];
  mkdirSync(join(output, path), { recursive: true });
  writeFileSync(join(output, path, "schema.ts"), `${[HEADER, ...imports, ...types].join("\n\n")}\n`);
}

const folderOf = (game) => join("games", game.replaceAll("-", "_"));
const drawn = Object.entries(views).filter(([game]) => existsSync(join(SOURCE, folderOf(game))));
const held = drawn.map(([game, view]) => [game, reached([view])]);
const ofGames = new Set(held.flatMap(([, names]) => [...names]));
const common = reached(Object.keys($defs).filter((name) => !ofGames.has(name)));
// What two games have belongs to none of them.
for (const name of ofGames) if (held.filter(([, names]) => names.has(name)).length > 1) common.add(name);
await write("lib", common);
for (const [game, names] of held) await write(folderOf(game), [...names].filter((name) => !common.has(name)), common);
