import { afterEach, expect, it, vi } from "vitest";

import { api } from "$lib/api";
import type { MatchView } from "$lib/schema";
import { maps, sizeOf, type RawMap } from "../../src/games/auztralia/hexes";
import * as tables from "../../src/games/auztralia/tables";
import { standardTables, tableAt as at, type Tables } from "./az-tables";

/** A pack with another card, other points, and a map of a row more. */
function pack(): Tables {
  const made = standardTables();
  made["old-one-cards"].cards[0].rows.zombie.damage = 5;
  made["objectives"].objectives[0].vp = 17;
  const east = made["east"] as RawMap;
  east.rows += 1;
  const [first] = east.hexes;
  if (first) first.terrain = "desert";
  return made;
}

const EAST = { view: { map: "east" } } as unknown as MatchView;

afterEach(() => vi.restoreAllMocks());

it("draws with the tables that the server tells of the table, the game's own or a pack's", async () => {
  const fetched = vi.spyOn(api, "content").mockResolvedValueOnce(standardTables()).mockResolvedValue(pack());
  await tables.loadPack(at("first", "standard"));
  const [ours, size] = [await maps.load("east"), sizeOf(EAST)];
  const points = tables.pointsOf("quiet-port");

  await tables.loadPack(at("abc", "0123456789abcdef"));
  expect(fetched).toHaveBeenCalledWith("abc");
  expect(maps.known("east")).toBeNull();
  const theirs = await maps.load("east");
  expect(theirs.byId.get("a1")?.terrain).toBe("desert");
  expect(maps.known("east")).toBe(theirs);
  expect(sizeOf(EAST)).toEqual({ width: theirs.width, height: theirs.height });
  expect(theirs.height).toBeGreaterThan(size.height);
  expect(tables.rowsOf(1).find((row) => row.kind === "zombie")?.damage).toBe(5);
  expect(tables.pointsOf("quiet-port")).toBe(17);

  await tables.loadPack(at("xyz", "standard"));
  expect(maps.known("east")).toBe(ours);
  expect(sizeOf(EAST)).toEqual(size);
  expect(tables.pointsOf("quiet-port")).toBe(points);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("fetches a pack once for all tables that are played with it", async () => {
  const fetched = vi.spyOn(api, "content").mockResolvedValue(pack());
  await tables.loadPack(at("one", "feedfeedfeedfeed"));
  await tables.loadPack(at("other", "feedfeedfeedfeed"));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("keeps to the table that was opened last, even if its pack was here sooner", async () => {
  let arrive: (made: Tables) => void = () => undefined;
  vi.spyOn(api, "content").mockReturnValueOnce(new Promise((done) => (arrive = done))).mockResolvedValue(standardTables());
  const late = tables.loadPack(at("slow", "aaaabbbbccccdddd"));
  await tables.loadPack(at("fast", "standard"));
  arrive(pack());
  await late;
  expect(tables.packName).toBe("standard");
});

it("says that a pack could not be had, and asks again next time", async () => {
  const fetched = vi.spyOn(api, "content").mockRejectedValueOnce(new Error("away")).mockResolvedValue(pack());
  await expect(tables.loadPack(at("abc", "1111222233334444"))).rejects.toThrow("away");
  await tables.loadPack(at("abc", "1111222233334444"));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(tables.packName).toBe("1111222233334444");
});
