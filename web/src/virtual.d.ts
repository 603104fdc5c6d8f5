/** The numbered rules of a game by language, made from its pages in docs/rules (see scripts/rules-plugin.js). */
declare module "virtual:rules/*" {
  const rules: import("$lib/rules").Pages;
  export default rules;
}

/** The words by language and group, and how each is loaded (see scripts/words-plugin.js). */
declare module "virtual:words" {
  const words: Record<string, () => Promise<{ default: string; missing: readonly string[] }>>;
  export default words;
}
