// Turns docs/rules/<game>.md into modules: `import rules from "virtual:rules/small_world_underground"` gives
// a number -> text table, loaded only when somebody looks a rule up.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PREFIX = "virtual:rules/";
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

export function rulesOfTheGames(folder) {
  return {
    name: "rules-of-the-games",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const file = join(folder, id.slice(PREFIX.length + 1) + ".md");
      if (!existsSync(file)) throw new Error(`no rules at ${file}`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseRules(readFileSync(file, "utf8")))}`;
    },
  };
}
