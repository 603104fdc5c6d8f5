import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import type { FieldInfo, GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import type { PickerProps } from "../../src/games";
import { ASPECTS, SPIRITS } from "../../src/games/spirit_island/content";
import { answersFor, aspectsOf, entriesOf, FIGURES, found, MOST, stepTo } from "../../src/games/spirit_island/gallery/gallery";
import Gallery from "../../src/games/spirit_island/gallery/Gallery.svelte";
import { painted, sceneOf } from "../../src/games/spirit_island/gallery/scenes";

const IDS = Object.keys(SPIRITS);
const [RIVER, EARTH, FANGS] = ["river-surges-in-sunlight", "vital-strength-of-the-earth", "sharp-fangs-behind-the-leaves"];
const FIRST = ["lightnings-swift-strike", RIVER, "shadows-flicker-like-flame", EARTH];

const field = (name: string, values: string[]): FieldInfo => ({
  name, kind: "choice", default: values[0], values, low: null, high: null, per_seat: true, many: false, distinct: true, only: {}, when: null,
});
const SPIRIT = field("spirits", ["random", ...IDS]);
const ASPECT = field("aspects", ["none", "swift", "deep"]);

let words: GameWords;
beforeAll(async () => {
  await speak("en");
  words = await GameWords.load({ id: "spirit-island", verbs: {}, events: {}, names: {} } as unknown as GameInfo, () => []);
});

const isBase = (id: string): boolean => id === "random" || SPIRITS[id]?.box === "base";

function asked(more: Partial<PickerProps> = {}): PickerProps {
  return {
    field: SPIRIT, setup: [SPIRIT], words, answers: {}, offered: (each) => (each.values ?? []).filter((id) => each !== SPIRIT || isBase(id)),
    taken: [], value: "random", seat: 0, disabled: false, onanswer: vi.fn(), ...more,
  };
}

test("those for a first game come first, then the simpler ones, and what is not in play last", () => {
  const entries = entriesOf(asked());
  expect(entries).toHaveLength(IDS.length);
  expect(entries.slice(0, 4).map(({ id }) => id)).toEqual(FIRST);
  expect(entries.filter(({ first }) => first).map(({ id }) => id)).toEqual(FIRST);
  const closed = entries.map(({ closed: why }) => why === "boxed");
  expect(closed).toEqual([...closed].sort());
  expect(closed.filter(Boolean)).toHaveLength(IDS.filter((id) => !isBase(id)).length);
  expect(entries.filter((each) => !each.closed).map(({ complexity }) => complexity)).toEqual(["low", "low", "low", "low", "moderate", "moderate", "high", "high"]);
});

test("what another seat has taken is closed", () => {
  const entries = entriesOf(asked({ taken: [RIVER] }));
  expect(entries.filter(({ closed }) => closed === "taken").map(({ id }) => id)).toEqual([RIVER]);
});

test("a search finds names by any of their words, whatever the accents and apostrophes", () => {
  const entries = entriesOf(asked());
  const names = (search: string, complexity = "all"): string[] => found(entries, search, complexity).map(({ id }) => id);
  expect(names("oceans")).toEqual(["oceans-hungry-grasp"]);
  expect(names("STRIKE  lightning's")).toEqual(["lightnings-swift-strike"]);
  expect(names("", "low")).toEqual(FIRST);
  expect(names("river", "high")).toEqual([]);
  expect(names("")).toHaveLength(IDS.length);
});

test("every spirit has its emblem, a scene of its own, five figures and words", () => {
  const art = readFileSync(join(import.meta.dirname, "../../src/games/spirit_island/art/SpiritSymbols.svelte"), "utf8");
  const scenes = new Set<string>();
  for (const [id, panel] of Object.entries(SPIRITS)) {
    expect(art).toContain(`id="si-spirit-${id}"`);
    const { sky, land, fore, weather } = sceneOf(id);
    scenes.add([...sky, land, fore, weather].join());
    const { behind, before } = painted(id);
    expect([...behind, ...before].every(({ d }) => d.startsWith("M") && !/NaN|undefined/.test(d))).toBe(true);
    expect(painted(id)).toEqual({ behind, before });
    expect(FIGURES.every((each) => panel.figures[each] >= 0 && panel.figures[each] <= MOST)).toBe(true);
    expect(words.has(`spirit-${id}-text`)).toBe(true);
  }
  expect(scenes.size).toBe(IDS.length);
});

test("the arrow keys go from tile to tile and stay in the grid", () => {
  expect(stepTo("ArrowRight", 0, 8, 3)).toBe(1);
  expect(stepTo("ArrowDown", 4, 8, 3)).toBe(7);
  expect(stepTo("ArrowDown", 5, 8, 3)).toBe(5);
  expect(stepTo("ArrowUp", 4, 8, 3)).toBe(1);
  expect(stepTo("ArrowLeft", 0, 8, 3)).toBe(0);
  expect([stepTo("Home", 4, 8, 3), stepTo("End", 4, 8, 3), stepTo("a", 4, 8, 3)]).toEqual([0, 7, null]);
});

test("an aspect is asked for only where the set-up has it, and goes with its own spirit", () => {
  const known = ASPECTS as Record<string, unknown>;
  known.swift = { spirit: RIVER, replaces: "", rules: [], innates: [] };
  known.deep = { spirit: EARTH, replaces: "", rules: [], innates: [] };
  const with_them = asked({ setup: [SPIRIT, ASPECT] });
  expect(aspectsOf(RIVER, asked())).toEqual([]);
  expect(aspectsOf(RIVER, with_them)).toEqual(["swift"]);
  expect(answersFor(RIVER, null, asked())).toEqual({ spirits: RIVER });
  expect(answersFor(RIVER, "swift", with_them)).toEqual({ spirits: RIVER, aspects: "swift" });
  expect(answersFor(EARTH, null, with_them)).toEqual({ spirits: EARTH, aspects: "none" });
  delete known.swift;
  delete known.deep;
});

/** The spirits of the list; the filter has options of its own. */
const tiles = (): HTMLElement[] => {
  const list = screen.queryByRole("listbox");
  return list ? within(list).queryAllByRole("option") : [];
};

test("a spirit is looked at, then chosen; one of a box that is not in play cannot be", async () => {
  const onchoose = vi.fn();
  const { container } = render(Gallery, { asked: asked(), onchoose });
  const tile = (id: string): HTMLElement => container.querySelector<HTMLElement>(`[data-spirit=${id}]`) as HTMLElement;
  expect(tiles()).toHaveLength(IDS.length);
  await fireEvent.click(tile(EARTH));
  expect(tile(EARTH).getAttribute("aria-selected")).toBe("true");
  const about = screen.getByRole("region", { name: "Vital Strength of the Earth" });
  expect(within(about).getByText("Gift of Strength")).toBeTruthy();
  expect(within(about).getByText("Guard the Healing Land")).toBeTruthy();
  expect(within(about).getAllByText(/^\d of 5$/)).toHaveLength(5);
  await fireEvent.click(screen.getByRole("button", { name: /Play this spirit/ }));
  expect(onchoose).toHaveBeenCalledWith({ spirits: EARTH });
  await fireEvent.click(tile(FANGS));
  expect((screen.getByRole("button", { name: /Play this spirit/ }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Draw by lot" }));
  expect(onchoose).toHaveBeenLastCalledWith({ spirits: "random" });
});

test("the list is narrowed by name and by complexity, and says when nothing is left", async () => {
  render(Gallery, { asked: asked(), onchoose: vi.fn() });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "serpent" } });
  expect(tiles()).toHaveLength(1);
  expect(screen.getByText("1 spirit")).toBeTruthy();
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "low" } });
  expect(tiles()).toEqual([]);
  expect(screen.getByText("No spirit is called that.")).toBeTruthy();
});
