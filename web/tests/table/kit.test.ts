/** The board kit: maps are made once, and what glows is what can be picked. */
import { expect, test, vi } from "vitest";

import type { Play } from "../../src/table/game";
import { glowing, together } from "../../src/table/kit/glow";
import { mapLoader } from "../../src/table/kit/maps";

test("a map is fetched once, however many ask for it", async () => {
  const make = vi.fn((name: string) => Promise.resolve({ name }));
  const maps = mapLoader(make);
  expect(maps.known("east")).toBeNull();
  const [one, other] = await Promise.all([maps.load("east"), maps.load("east")]);
  expect(other).toBe(one);
  expect(maps.known("east")).toBe(one);
  expect(await maps.load("east")).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a map that failed to come is asked for again", async () => {
  const make = vi.fn((name: string) => ({ name }));
  make.mockImplementationOnce(() => {
    throw new Error("no map east");
  });
  const maps = mapLoader(make);
  await expect(maps.load("east")).rejects.toThrow("no map east");
  expect(await maps.load("east")).toEqual({ name: "east" });
});

test("maps of one name are told apart by their key", async () => {
  let pack = "standard";
  const maps = mapLoader(
    (name: string) => ({ name, pack }),
    (name) => `${pack}/${name}`,
  );
  await maps.load("east");
  pack = "other";
  expect(maps.known("east")).toBeNull();
  expect(await maps.load("east")).toEqual({ name: "east", pack: "other" });
});

test("a map that was made elsewhere is here at once", () => {
  const maps = mapLoader((name: string) => ({ name }));
  const map = { name: "west" };
  expect(maps.keep("west", map)).toBe(map);
  expect(maps.known("west")).toBe(map);
});

test("what can be picked glows, and what is pointed at is found though it cannot be picked", () => {
  const places = [
    { id: "a", d: "M0 0" },
    { id: "b", d: "M1 1" },
    { id: "c", d: "M2 2" },
  ];
  const play = { lit: (target: string) => target !== "hex:b", pointed: "hex:b" } as Play;
  const { lit, pointed, can } = glowing(play, places, ({ id }) => `hex:${id}`);
  expect(together(lit)).toBe("M0 0M2 2");
  expect(pointed).toBe(places[1]);
  expect(can).toBe(false);
});
