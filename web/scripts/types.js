// Writes src/lib/schema.ts from the server's JSON schema: `rulebound schema | node scripts/types.js [FILE [OUTPUT]]`.
// FILE holds the schema (`-`: stdin, as when it is not named); OUTPUT is where the types go.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const HEADER = "// Generated from the server's schemas by `make types`; do not edit.";
const OUTPUT = fileURLToPath(new URL("../src/lib/schema.ts", import.meta.url));
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

const [file = "-", output = OUTPUT] = process.argv.slice(2);
const { $defs } = JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8"));
const types = [];
for (const name of Object.keys($defs).sort()) {
  if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${name}: two structs have this name; rename one`);
  types.push((await typeOf(name, $defs[name])).trim());
}
writeFileSync(output, `${HEADER}\n\n${types.join("\n\n")}\n`);
