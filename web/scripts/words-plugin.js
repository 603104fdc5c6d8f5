// Puts the Fluent files together into few modules: over a slow line each request costs more than its words.
// `import words from "virtual:words"` gives, for each group, how it is loaded: `en/frame` has the frame's own words
// and what the server refuses, `en/<game>` all of a game, and `en/<game>.brief` what the lobby says of the game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "virtual:words";
const PREFIX = `${LIST}/`;
const FRAME = "web-";
const COMMON = "kernel";
const ERRORS = "errors"; // of what the server refuses
const ENGLISH = "en";
const BRIEF = /^(?:-|(?:game|role|seat|status)(?:-[\w-]+)? =)/;

const namesIn = (folder) => readdirSync(folder).filter((file) => file.endsWith(".ftl")).map((file) => file.slice(0, -4)).sort();
const languagesIn = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map(({ name }) => name);

/** The files that are not the continuation of another one: `orchard`, not `orchard-cards`. */
function rootsOf(names) {
  const own = names.filter((name) => !name.startsWith(FRAME) && !name.startsWith(ERRORS) && name !== COMMON);
  return own.filter((name) => !own.some((other) => name.startsWith(`${other}-`)));
}

/** The messages and terms of a file, each with its continued lines; before them what stands above the first. */
const entriesIn = (text) => text.split(/^(?=[-a-zA-Z][\w-]* *=)/m);

/** The messages and terms that the lobby needs, with their continued lines. */
export function briefly(text) {
  return entriesIn(text).filter((entry) => BRIEF.test(entry)).map((entry) => entry.replace(/^#.*\n?/gm, "")).join("");
}

/** A language's messages with English ones in place of those it lacks, and which these are. */
export function filled(text, english) {
  const idOf = (entry) => /^-?[a-zA-Z][\w-]*/.exec(entry)?.[0] ?? "";
  const own = new Set(entriesIn(text).map(idOf));
  const lacking = entriesIn(english).filter((entry) => idOf(entry) && !own.has(idOf(entry)));
  return { text: [text, ...lacking].join("\n"), missing: lacking.map(idOf) };
}

function filesOf(group, names) {
  if (group === "frame") return names.filter((name) => name.startsWith(FRAME) || name === ERRORS);
  return names.filter((name) => name === COMMON || name === group || name.startsWith(`${group}-`));
}

export function wordsInGroups(folder) {
  const groups = () =>
    languagesIn(folder).flatMap((language) => {
      const roots = rootsOf(namesIn(join(folder, language)));
      return ["frame", ...roots, ...roots.map((root) => `${root}.brief`)].map((group) => `${language}/${group}`);
    });
  return {
    name: "words-in-groups",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + LIST) {
        const lines = groups().map((group) => `${JSON.stringify(group)}: () => import(${JSON.stringify(PREFIX + group)})`);
        return `export default {${lines.join(",\n")}};`;
      }
      if (!id.startsWith("\0" + PREFIX)) return null;
      const [language, name] = id.slice(PREFIX.length + 1).split("/");
      const group = name.replace(/\.brief$/, "");
      const read = (spoken) => {
        const files = filesOf(group, namesIn(join(folder, spoken))).map((file) => join(folder, spoken, `${file}.ftl`));
        files.forEach((file) => this.addWatchFile(file));
        const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
        return name === group ? text : briefly(text);
      };
      const { text, missing } = filled(read(language), language === ENGLISH ? "" : read(ENGLISH));
      return `export default ${JSON.stringify(text)};\nexport const missing = ${JSON.stringify(missing)};`;
    },
  };
}
