// Turns docs/rules/<game>.md into modules: `import rules from "virtual:rules/small_world_underground"` gives for each
// language a function that loads its number -> text table: rules are fetched only when somebody looks one up, and in
// the reader's language, docs/rules/<language>/<game>.md. A rule that is missing there is the English one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PREFIX = "virtual:rules/";
const ENGLISH = "en";
const LINE = /^\*\*([A-Z]{2}-[A-Z]*\d+[a-z]?)\*\* (.*)$/;

/** The numbered rules of one page, with the heading that each stands under. */
export function parseRules(markdown) {
  const rules = {};
  let section = "";
  for (const line of markdown.split("\n")) {
    const heading = /^#{2,4} (.*)$/.exec(line);
    const rule = LINE.exec(line);
    if (heading) section = heading[1];
    if (rule) rules[rule[1]] = { section, text: rule[2] };
  }
  return rules;
}

/** The languages that have this page, English first. */
const languagesOf = (folder, page) => [
  ENGLISH,
  ...readdirSync(folder).filter((language) => existsSync(join(folder, language, `${page}.md`))),
];

export function rulesOfTheGames(folder) {
  return {
    name: "rules-of-the-games",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const [page, language] = id.slice(PREFIX.length + 1).split("/");
      const file = join(folder, `${page}.md`);
      if (!existsSync(file)) throw new Error(`no rules at ${file}`);
      if (language === undefined) {
        const each = languagesOf(folder, page).map((other) => `${JSON.stringify(other)}: () => import(${JSON.stringify(`${PREFIX}${page}/${other}`)})`);
        return `export default {${each.join(", ")}};`;
      }
      const read = (path) => {
        this.addWatchFile(path);
        return parseRules(readFileSync(path, "utf8"));
      };
      const english = read(file);
      const own = language === ENGLISH ? english : read(join(folder, language, `${page}.md`));
      const rules = Object.fromEntries(Object.entries(english).map(([number, rule]) => [number, own[number] ?? rule]));
      return `export default ${JSON.stringify(rules)}`;
    },
  };
}
