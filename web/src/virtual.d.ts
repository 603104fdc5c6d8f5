/** The numbered rules of a game, made from its page in docs/rules (see scripts/rules-plugin.js). */
declare module "virtual:rules/*" {
  const rules: Record<string, import("$lib/rules").Rule>;
  export default rules;
}
