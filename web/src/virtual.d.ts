/** The numbered rules of a game, made from its page in docs/rules (see scripts/rules-plugin.js). */
declare module "virtual:rules/*" {
  const rules: Record<string, import("$lib/rules").Rule>;
  export default rules;
}

/** The words by language and group, and how each is loaded (see scripts/words-plugin.js). */
declare module "virtual:words" {
  const words: Record<string, () => Promise<{ default: string; missing: readonly string[] }>>;
  export default words;
}
