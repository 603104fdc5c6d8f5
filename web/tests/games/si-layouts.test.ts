/** Layouts as small drawings in the lobby, and archipelagos on the map. */
import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import boards from "$package/games/spirit_island/data/boards.json";
import type { FieldInfo } from "../../src/lib/schema";
import { distance, type Point } from "../../src/lib/shape";
import { speak } from "../../src/lib/words";
import type { PickerProps } from "../../src/games";
import Ground from "../../src/games/spirit_island/board/Ground.svelte";
import { islandFor } from "../../src/games/spirit_island/island";
import { LAYOUTS, sketchOf } from "../../src/games/spirit_island/layout/layouts";
import LayoutPicker from "../../src/games/spirit_island/layout/LayoutPicker.svelte";
import Picker from "../../src/games/spirit_island/Picker.svelte";
import { option, view } from "./si-samples";

beforeAll(() => speak("en"));

const NAMES = ["A", "B", "C", "D", "E", "F"];
const ARCHIPELAGOS = LAYOUTS.filter(({ facing }) => facing);
const island = (id: string, players: number) => islandFor([id, ...NAMES.slice(0, players)].join(" "));

describe("a layout's drawing", () => {
  it.each(LAYOUTS)("has every board of $id inside its frame", (layout) => {
    const { viewBox, boards, crossings } = sketchOf(layout);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
    expect(boards.length).toBe(layout.players);
    expect(crossings.length).toBe(layout.facing?.length ?? 0);
    for (const { outline } of boards) {
      const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(points.length).toBe(4);
      expect(points.every(([x, y]) => x > left && x < left + width && y > top && y < top + height)).toBe(true);
    }
  });

  it("is chosen with a click, the standard one by its common name", async () => {
    const onanswer = vi.fn();
    const asked = {
      field: { name: "layout" } as FieldInfo,
      setup: [],
      words: { text: (id: string) => id },
      answers: {},
      offered: () => ["standard", "standard-3", "lagoon"],
      taken: [],
      value: "standard",
      disabled: false,
      onanswer,
    } as unknown as PickerProps;
    const { getByText } = render(LayoutPicker, asked);
    const button = (name: string) => getByText(`setup-layout-${name}`).closest("button") as HTMLButtonElement;
    expect(button("standard-3").getAttribute("aria-pressed")).toBe("true");
    expect(button("lagoon").getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(button("lagoon"));
    await fireEvent.click(button("standard-3"));
    expect(onanswer.mock.calls).toEqual([[{ layout: "lagoon" }], [{ layout: "standard" }]]);
  });
});

describe("the thematic map", () => {
  const whole = islandFor("thematic NW NE WE EA SW SE");

  it("has all lands of its boards, each with room for pieces and its name inside", () => {
    expect(whole.lands.length).toBe(57 + 6);
    for (const land of whole.lands) {
      const inside = land.ring.every(([x, y]) => x > 0 && y > 0 && x < whole.width && y < whole.height);
      expect(inside, land.id).toBe(true);
      if (!land.number) continue;
      expect(land.terrain, land.id).not.toBe("ocean");
      expect(land.room, land.id).toBeGreaterThan(70);
      expect(land.depth(land.badge), land.id).toBeGreaterThan(8);
    }
  });

  it("has the same borders between boards as the rules", () => {
    const sides = whole.borders.flatMap(({ sides: [one, other] }) => (one && other && !/\D0$/.test(one) && !/\D0$/.test(other) ? [[one, other]] : []));
    const boardOf = (land: string): string => land.replace(/\d+$/, "");
    const across = new Set(sides.filter(([one = "", other = ""]) => boardOf(one) !== boardOf(other)).map((pair) => pair.toSorted().join(" ")));
    expect([...across].sort()).toEqual(boards.joins.map((pair) => pair.toSorted().join(" ")).sort());
  });

  it("has every board in its place, whoever begins there and whatever else is in play", () => {
    const { byId } = islandFor("thematic EA WE");
    expect(byId.get("WE4")?.at[0]).toBeLessThan(byId.get("EA4")?.at[0] ?? 0);
    expect(islandFor("thematic WE EA").byId.get("EA4")?.at).toEqual(byId.get("EA4")?.at);
    expect(whole.byId.get("NW5")?.at[1]).toBeLessThan(whole.byId.get("SW5")?.at[1] ?? 0);
  });

  it("takes land 10 for a land, not for an ocean", () => {
    const { container } = render(Ground, { island: islandFor("thematic WE") });
    const shore = container.querySelector("path[fill='#f6e3b4']")?.getAttribute("d") ?? "";
    const sea = whole.borders.filter(({ sides }) => sides.some((id) => id === "WE0") && sides.length > 1);
    expect(sea.length).toBeGreaterThan(0);
    expect(shore.split("M").length - 1).toBe(3); // the coast of three lands
  });
});

describe("an archipelago", () => {
  it.each(ARCHIPELAGOS)("has its islets apart in $id, with a way over the sea where oceans face each other", ({ id, players, facing }) => {
    const { lands, crossings, borders } = island(id, players);
    expect(crossings.length).toBe(facing?.length);
    const ringOf = (board: string): Point[] => lands.filter((land) => land.board === board).flatMap(({ ring }) => [...ring]);
    for (const pair of facing ?? []) {
      const [one = [], other = []] = pair.map((at) => ringOf(NAMES[at] ?? ""));
      expect(Math.min(...one.map((point) => Math.min(...other.map((its) => distance(point, its)))))).toBeGreaterThan(5);
    }
    const across = borders.filter(({ sides: [a = "", b = ""] }) => facing?.some((pair) => pair.map((at) => NAMES[at]).sort().join() === [a[0], b[0]].sort().join()));
    expect(across).toEqual([]);
  });

  it("says on the map how far it is", () => {
    const { container } = render(Ground, { island: island("two-islets", 2) });
    expect([...container.querySelectorAll("text.steps")].map((text) => text.textContent)).toEqual(["2"]);
    expect(render(Ground, { island: island("standard-2", 2) }).container.querySelector("text.steps")).toBeNull();
  });

  it("has a later board drawn with the islet at which it lies", () => {
    const boardOf = (key: string, name: string): Point => islandFor(key).byId.get(`${name}4`)?.at ?? [0, 0];
    const apart = (key: string): number => distance(boardOf(key, "B"), boardOf(key, "C"));
    // C lies on the lattice in the same place; with the second islet it is as far from B as if there was no shift.
    expect(apart("two-islets A B C:1,1,3,1")).not.toBeCloseTo(apart("two-islets A B C:1,1,3,0"), 0);
  });

  it("names the price of a power over the sea beside the spirit", () => {
    const options = [option("spirit 0 @ spirit:0"), option("spirit-far 1 2 @ spirit:1")];
    const play = {
      view: view(options, {}),
      words: { seat: (seat: number) => `player ${String(seat + 1)}`, name: (_: string, id: string) => id, option: () => "" },
      lit: () => true,
      options: () => [],
      press: vi.fn(),
      point: vi.fn(),
      open: vi.fn(),
    };
    const { container } = render(Picker, { play: play as never });
    const said = [...container.querySelectorAll("li")].map((each) => each.textContent.replaceAll(/\s+/g, " ").trim());
    expect(said.length).toBe(2);
    expect(said[0]).not.toContain("energy");
    expect(said[1]).toContain("over the sea, 2 energy");
  });
});
