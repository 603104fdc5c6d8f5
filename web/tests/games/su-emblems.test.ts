import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { EMBLEMS } from "../../src/games/small_world_underground/art/emblems";

const FOLDER = "src/games/small_world_underground/art";

it("draws an emblem of every race, power, relic and place that the rules have, and of all else", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith("Symbols.svelte"));
  const drawn = files.flatMap((name) => [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/<symbol id="su-([a-z0-9-]+)"/g)].map(([, id]) => id));
  const named = Object.entries(EMBLEMS).flatMap(([kind, names]) => names.map((name) => `${kind}-${name}`));
  expect(named.filter((name) => !drawn.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});
