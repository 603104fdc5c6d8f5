import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { rulesOfTheGames } from "./scripts/rules-plugin.js";
import { wordsInGroups } from "./scripts/words-plugin.js";

/** Words and rules are files of their language: `words-pl-frame-HASH.js`, `rules-pl-auztralia-HASH.js`. */
function fileOf(module: string | null): string {
  const words = /^\0virtual:words\/([\w-]+)\/([\w.-]+)$/.exec(module ?? "");
  const rules = /^\0virtual:rules\/([\w-]+)\/([\w-]+)$/.exec(module ?? "");
  if (words) return `assets/words-${words[1]}-${words[2]}-[hash].js`;
  return rules ? `assets/rules-${rules[2]}-${rules[1]}-[hash].js` : "assets/[name]-[hash].js";
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The built client lies in the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), rulesOfTheGames(here("../docs/rules")), wordsInGroups(here("../src/rulebound/messages")), svelteTesting()],
  resolve: { alias: { $lib: here("src/lib"), $package: here("../src/rulebound") } },
  build: {
    outDir: here("../src/rulebound/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => fileOf(facadeModuleId) } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [here("..")] } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
  },
});
