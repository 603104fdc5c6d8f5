/** What Branch & Claw, Jagged Earth and the promo box bring to the table. */
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { EventView, OptionView } from "../../src/lib/schema";
import { speak, t } from "../../src/lib/words";
import printed from "../../src/games/spirit_island/content.json";
import { panelOf, type Panel } from "../../src/games/spirit_island/content";
import Board from "../../src/games/spirit_island/Board.svelte";
import { bridge } from "../../src/games/spirit_island/board/bridge";
import Counters from "../../src/games/spirit_island/Counters.svelte";
import EventFace from "../../src/games/spirit_island/EventFace.svelte";
import { glance } from "../../src/games/spirit_island/facts";
import Force from "../../src/games/spirit_island/Force.svelte";
import Growth from "../../src/games/spirit_island/Growth.svelte";
import { isPast, lastHappening } from "../../src/games/spirit_island/happening";
import { islandFor, keyOf } from "../../src/games/spirit_island/island";
import { marksOf, symbolsOf } from "../../src/games/spirit_island/marks";
import { targetText } from "../../src/games/spirit_island/say";
import Tracks from "../../src/games/spirit_island/Tracks.svelte";
import type { IslandView, SpiritView } from "../../src/games/spirit_island/view";
import { laidOut } from "../../src/games/spirit_island/web";
import type { Play } from "../../src/table/game";
import { ISLAND, option, SPIRIT, view } from "./si-samples";

beforeAll(() => speak("en"));

const words = {
  seat: (seat: number) => `player ${String(seat + 1)}`,
  name: (_: string, id: string) => id,
  textOf: () => "",
  has: (id: string) => id.startsWith("note-") || id.startsWith("symbol-"),
  text: (id: string) => id,
  option: (each: OptionView) => each.text,
  named: () => ({}),
};

function play(island: Partial<IslandView> = {}, texts: string[] = [], log: EventView[] = []): Play {
  const options = texts.map((text) => option(text));
  const at = (name: string): OptionView[] => options.filter((each) => each.at === name);
  return {
    view: view(options, island),
    you: 0,
    log,
    players: [],
    pointed: null,
    words,
    lit: (name: string) => at(name).length > 0,
    options: at,
    press: vi.fn(),
    point: vi.fn(),
    open: vi.fn(),
  } as unknown as Play;
}

const spirits = printed.spirits as unknown as Record<string, Panel>;
const spirit = (id: string, more: Partial<SpiritView> = {}): SpiritView => ({
  ...SPIRIT,
  id,
  open: (panelOf(id)?.tracks ?? []).map(() => 1),
  groups: [],
  groups_left: 1,
  ...more,
});

describe("every symbol of every panel", () => {
  const symbols = Object.values(spirits).flatMap((panel) => [
    ...panel.always,
    ...panel.groups.flat(),
    ...panel.tracks.flatMap(({ spaces }) => spaces.flatMap(symbolsOf)),
  ]);

  it("is drawn by signs that are on the sheet", () => {
    render(Board, { play: play() });
    const signs = new Set(symbols.flatMap((symbol) => marksOf(symbol).flatMap(({ sign }) => sign ?? [])));
    expect(signs.size).toBeGreaterThan(30);
    expect([...signs].filter((sign) => !document.querySelector(`#si-${sign}`))).toEqual([]);
  });

  it("is known: none is shown by its name alone", () => {
    const unknown = [...new Set(symbols)].filter((symbol) => marksOf(symbol).some(({ text }) => text === symbol && !/^\+?\d+$/.test(symbol)));
    expect(unknown).toEqual([]);
  });

  it("has its number and where it may go", () => {
    expect(marksOf("presence-2-jungle-wetland").map(({ sign, text }) => sign ?? text)).toEqual([
      "piece-presence",
      "sign-range",
      "2",
      "terrain-jungle",
      "/",
      "terrain-wetland",
    ]);
    expect(marksOf("presence-3-unblighted").at(-1)).toEqual({ sign: "piece-blight", struck: true });
    expect(marksOf("+1-plays")).toEqual([{ text: "+1" }, { sign: "piece-card" }]);
  });
});

it("has words for every target that a power names", () => {
  const missing = Object.values(printed.powers).filter(({ target }) => targetText(target).startsWith("si-target"));
  expect(missing).toEqual([]);
});

describe("panels", () => {
  it("show every symbol of a space, and the element that was chosen for a slot", () => {
    const star = spirit("starlight-seeks-its-form", { open: [3, 1, 1, 0, 0, 0], slots: { "energy 2": "moon" }, locked: [5, 6, 7, 8, 9, 10, 11, 12] });
    const { container } = render(Tracks, { play: play(), spirit: star, seat: 0 });
    const energy = container.querySelectorAll(".track")[0];
    expect([...(energy?.querySelectorAll(".place") ?? [])].map((place) => place.querySelector("use:not([href*=energy])")?.getAttribute("href") ?? "")).toContain("#si-element-moon");
    expect(container.querySelectorAll(".opens").length).toBe(4);
    expect(container.querySelectorAll(".locked").length).toBe(8);
  });

  it("show a space that two tracks share on both of them", () => {
    const serpent = spirit("serpent-slumbering-beneath-the-island", { open: [5, 4] });
    const { container } = render(Tracks, { play: play(), spirit: serpent, seat: 0 });
    const shared = [...container.querySelectorAll(".shared")];
    expect(shared.length).toBe(2);
    expect(shared.every((space) => !space.classList.contains("covered"))).toBe(true);
  });

  it("draw a web where tracks are linked", () => {
    const finder = spirit("finder-of-paths-unseen", { open: [1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0] });
    const { container } = render(Tracks, { play: play(), spirit: finder, seat: 0 });
    expect(container.querySelectorAll(".node").length).toBe(13);
    expect(container.querySelectorAll("line").length).toBe(18);
    expect(container.querySelectorAll("line.open").length).toBe(1);
    const { tracks, links = [] } = spirits["finder-of-paths-unseen"] as Panel;
    const places = laidOut(tracks, links).map(({ column, row }) => `${String(column)} ${String(row)}`);
    expect(new Set(places).size).toBe(13);
    expect(laidOut(tracks, links).filter(({ row }) => row === 1).map(({ name }) => name)).toEqual(["web-moon", "web-air", "web-range"]);
  });

  it("group growth by its sets, say what it costs, and what is locked", () => {
    const lure = render(Growth, { play: play(), spirit: spirit("lure-of-the-deep-wilderness"), mine: true });
    expect([...lure.container.querySelectorAll(".set")].map((set) => set.querySelectorAll(".group").length)).toEqual([2, 2]);
    const keeper = render(Growth, { play: play(), spirit: spirit("keeper-of-the-forbidden-wilds", { groups_left: 2 }), mine: true });
    expect(keeper.container.querySelector(".cost b")?.textContent).toBe("−3");
    const star = render(Growth, { play: play(), spirit: spirit("starlight-seeks-its-form"), mine: true });
    expect(star.container.querySelectorAll(".group").length).toBe(4);
  });

  it("can be pressed where presence goes back to a track", () => {
    const { container } = render(Tracks, { play: play({}, ["cover energy @ track:energy"]), spirit: spirit("volcano-looming-high"), seat: 0 });
    expect([...container.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-target"))).toEqual(["track:energy"]);
  });

  it("count what a spirit has besides, but not what only its rules note down", () => {
    const days = spirit("fractured-days-split-the-sky", { kept: 2, markers: { moon: 1 } });
    expect(render(Counters, { play: play(), spirit: days }).container.textContent).toMatch(/2\s*time/);
    const noted = { ...play(), words: { ...words, has: (id: string) => id === "note-absorbed" } } as unknown as Play;
    const serpent = spirit("serpent-slumbering-beneath-the-island", { notes: { absorbed: 3, "way-from": 7 } });
    const { container } = render(Counters, { play: noted, spirit: serpent });
    expect(container.textContent).toMatch(/3\s*absorbed/);
    expect(container.textContent).not.toContain("7");
  });
});

describe("tokens, blight and presence", () => {
  const lands = [{ id: "A5", tokens: { beasts: 2, disease: 1 }, blight: 1, presence: [1, 0] }];

  it("can be pressed where an option names them", () => {
    const { container } = render(Board, {
      play: play({ lands }, ["gather-token beasts A5 @ piece:A5:beasts", "gather-blight A5 @ piece:A5:blight", "gather-presence 0 A5 @ piece:A5:presence-0"]),
    });
    const spots = [...container.querySelectorAll("[data-target^='piece:']")];
    expect(spots.map((spot) => spot.getAttribute("data-target")).sort()).toEqual(["piece:A5:beasts", "piece:A5:blight", "piece:A5:presence-0"]);
    expect(spots.map((spot) => spot.getAttribute("aria-label")?.split(",")[0])).toEqual(["1 presence of player 1", "1 blight", "2 beasts"]);
  });

  it("are explained on pointing at their land, where there is something to explain", () => {
    expect(glance("land:A5", view([], { lands }))).toEqual({ kind: "land", name: "A5" });
    expect(glance("piece:A5:beasts", view([], { lands }))).toEqual({ kind: "land", name: "A5" });
    expect(glance("land:A4", view([], { lands }))).toBeNull();
    for (const token of ["beasts", "wilds", "disease", "badlands", "strife"]) expect(t(`si-token-${token}-text`)).not.toBe(`si-token-${token}-text`);
  });
});

describe("an island that has changed", () => {
  it("fades a land that is gone and bridges what is next to each other", () => {
    const { container } = render(Board, { play: play({ gone: ["A7"], links: [["A5", "B5"]], joined: [["A1", "A2"]] }) });
    expect(container.querySelectorAll(".gone").length).toBe(2);
    expect(container.querySelectorAll(".rim").length).toBe(1);
    const said = (land: string): string => container.querySelector(`[data-target='land:${land}']`)?.getAttribute("aria-label") ?? "";
    expect(said("A7")).toContain("not there now");
    expect(said("A5")).toContain("next to B5 by a path");
    expect(said("A1")).toContain("one with A2");
    expect(said("A2")).toContain("a part of A1");
  });

  it("lays an added board beside it", () => {
    const table = view([], { boards: ["A", "B", "C"], added: [[2, -1, 3]] });
    expect(keyOf(table)).toBe("standard-2 A B C:2,-1,3");
    const island = islandFor(keyOf(table));
    expect(island.lands.filter(({ board }) => board === "C").length).toBe(9);
    expect(island.byId.get("C3")).toBeDefined();
  });

  it("builds a bridge that begins and ends within the lands", () => {
    const { way } = bridge([0, 0], [100, 0]);
    const points = [...way.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x]) => Number(x));
    expect(points[0]).toBe(16);
    expect(points.at(-1)).toBe(84);
  });
});

describe("an event", () => {
  const told = (kind: string, ...args: (string | number)[]): EventView => ({ kind, args }) as EventView;
  const LOG = [told("event-drawn", "years-of-little-rain"), told("agreed", 1, "act-to-ease-the-drought")];
  const island = { event: "years-of-little-rain", event_part: "main" };

  it("is the last one that was drawn, with what each seat has said and what came of it", () => {
    expect(lastHappening(play({}, [], [told("event-passed", "outpaced")]))).toBeNull();
    const table = play(island, [], [told("event-drawn", "outpaced"), told("phase", "slow", 2), ...LOG, told("event-way", "act-to-ease-the-drought"), told("event-part", "coming-of-age")]);
    const found = lastHappening(table);
    expect(found).toMatchObject({ name: "years-of-little-rain", at: 2, way: "act-to-ease-the-drought", parts: ["coming-of-age"] });
    expect([...(found?.votes ?? [])]).toEqual([[1, "act-to-ease-the-drought"]]);
    expect(found && isPast(table, found)).toBe(false);
    expect(found && isPast(play(island, [], [...table.log, told("turn", 3), told("phase", "spirits", 3)]), found)).toBe(false);
    expect(found && isPast(play(island, [], [...table.log, told("turn", 3), told("phase", "fast", 3)]), found)).toBe(true);
  });

  it("shows the choice of all with what each seat is for", () => {
    const table = play(island, ["agree let-the-plants-die-and-the-land-wither", "agree act-to-ease-the-drought"], LOG);
    const { container } = render(EventFace, { play: table, name: "years-of-little-rain", happening: lastHappening(table) });
    const ways = [...container.querySelectorAll("li")];
    expect(ways.map((way) => way.querySelector("h3")?.textContent)).toEqual(["let-the-plants-die-and-the-land-wither", "act-to-ease-the-drought"]);
    expect(ways.map((way) => way.querySelector(".vote")?.textContent ?? "")).toEqual(["", "player 2"]);
    expect(container.textContent).toContain("Without agreement the first happens.");
    expect(container.textContent).toContain("1 of 2 have said what they are for.");
  });

  it("marks what happens", () => {
    const table = play(island, [], [...LOG, told("event-way", "let-the-plants-die-and-the-land-wither")]);
    const { container } = render(EventFace, { play: table, name: "years-of-little-rain", happening: lastHappening(table) });
    expect([...container.querySelectorAll("li")].map((way) => way.className.match(/happens|not/)?.[0])).toEqual(["happens", "not"]);
  });

  it("has words for what its ways cost, whatever that is counted by", () => {
    const per = Object.values(printed.events).flatMap(({ ways }) => ways.flatMap((way) => ("per" in way ? [way.per] : [])));
    for (const each of new Set(per)) expect(t(`si-event-cost-${each}`, { n: 1 })).toContain("costs 1 energy");
  });
});

it("lists what is in force for all, each with its own card", () => {
  const table = play({
    ...ISLAND,
    blight_card: "downward-spiral",
    events_lasting: ["outpaced"],
    lasting: [
      { sort: "lasting", name: "dread", until: "game" },
      { sort: "power", name: "raging-storm", until: "turn" },
    ],
  });
  const { container } = render(Force, { play: table });
  expect([...container.querySelectorAll("button")].map((each) => each.textContent)).toEqual(["downward-spiral", "outpaced", "raging-storm"]);
  expect([...container.querySelectorAll("li")].map((each) => each.querySelector(".soft")?.textContent ?? "")).toEqual(["whole game", "", "whole game", "this turn"]);
});
