import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { FieldInfo, GameInfo } from "../../src/lib/schema";
import { GameWords, speak } from "../../src/lib/words";
import type { PickerProps } from "../../src/games";
import { cornerAt } from "../../src/games/spirit_island/board/corners";
import { thingsIn } from "../../src/games/spirit_island/board/places";
import { thingText } from "../../src/games/spirit_island/board/speech";
import { countedBy, lossOf, nearness, otherCounters, warnings } from "../../src/games/spirit_island/foes/foes";
import FoePicker from "../../src/games/spirit_island/foes/FoePicker.svelte";
import Foes from "../../src/games/spirit_island/foes/Foes.svelte";
import LevelPicker from "../../src/games/spirit_island/foes/LevelPicker.svelte";
import Meter from "../../src/games/spirit_island/foes/Meter.svelte";
import ScenarioPicker from "../../src/games/spirit_island/foes/ScenarioPicker.svelte";
import { islandFor } from "../../src/games/spirit_island/island";
import type { IslandView } from "../../src/games/spirit_island/view";
import type { Play } from "../../src/table/game";
import { ISLAND, view } from "./si-samples";

let words: GameWords;
const SWARM = "hunters-swarm-the-island";

beforeAll(async () => {
  await speak("en");
  words = await GameWords.load({ id: "spirit-island", verbs: {}, events: {}, names: {} } as unknown as GameInfo, () => []);
});

const AT_WAR: Partial<IslandView> = {
  foes: [
    { name: "russia", level: 2 },
    { name: "france", level: 5 },
  ],
  scenarios: ["the-great-river"],
  counters: [
    { name: SWARM, number: 3, limit: 4 },
    { name: "sprawling-plantations", number: 4, limit: 15 },
    { name: "france-level-5", number: 2, limit: 0 },
    { name: "the-great-river", number: 0, limit: 7 },
  ],
  difficulty: 12,
  challenge: "expert",
};

const play = (island: Partial<IslandView>): Play =>
  ({ view: view([], island), you: 0, log: [], players: [], pointed: null, words, lit: () => false, options: () => [], press: vi.fn(), point: vi.fn(), open: vi.fn() }) as unknown as Play;

describe("counters", () => {
  const at = (number: number, limit: number): string => nearness({ name: "any", number, limit });

  it.each([
    [0, 7, "calm"],
    [4, 7, "calm"],
    [5, 7, "near"],
    [6, 7, "last"],
    [0, 2, "calm"],
    [1, 2, "last"],
    [11, 15, "near"],
    [2, 0, "calm"],
    [9, 3, "calm"],
    [5, 3, "near"],
    [4, 3, "last"],
  ])("with %d of %d are %s", (number, limit, near) => expect(at(number, limit)).toBe(near));

  it("belong to an adversary, a level, or a scenario", () => {
    const island = { ...ISLAND, ...AT_WAR };
    expect(lossOf(island, "russia")?.number).toBe(3);
    expect(lossOf(island, "france")?.limit).toBe(15);
    expect(countedBy(island, "france", 5)?.number).toBe(2);
    expect(otherCounters(island).map(({ name }) => name)).toEqual(["the-great-river"]);
    expect(warnings(island).map(({ name }) => name)).toEqual([SWARM]);
  });

  it("are drawn with a step for each number, and warn before the last", () => {
    const { container } = render(Meter, { words, counter: { name: SWARM, number: 3, limit: 4 } });
    expect(container.querySelectorAll(".steps span").length).toBe(4);
    expect(container.querySelectorAll(".steps .full").length).toBe(3);
    expect(screen.getByRole("group", { name: "Hunters Swarm the Island: 3 of 4, at which the game is lost" })).toBeTruthy();
    expect(container.textContent).toContain("One step more loses the game.");
  });

  it("warn of nothing when the game is over", () => {
    const { container } = render(Meter, { words, counter: { name: SWARM, number: 5, limit: 4 }, over: true });
    expect(container.querySelectorAll(".steps .full").length).toBe(4);
    expect(container.querySelector(".warning")).toBeNull();
    expect(warnings({ ...ISLAND, ...AT_WAR, lost: "beasts" })).toEqual([]);
  });

  it("that lose nothing have a number alone", () => {
    const { container } = render(Meter, { words, counter: { name: "france-level-5", number: 2, limit: 0 } });
    expect(container.querySelector(".steps, .bar, .warning")).toBeNull();
  });
});

describe("the panels at the table", () => {
  it("tell of nothing where there is neither adversary nor scenario", () => {
    expect(render(Foes, { play: play({}) }).container.textContent).toBe("");
  });

  it("show each adversary up to its level, and scenarios with their text", async () => {
    const { container } = render(Foes, { play: play(AT_WAR) });
    expect(container.textContent).toContain("Difficulty 12: for experts");
    expect(container.textContent).toContain("Supporting adversary, level 5");
    expect(container.textContent).not.toContain(words.textOf("escalation", "russia"));
    await fireEvent.click(screen.getByRole("button", { name: /Tsardom of Russia/ }));
    expect(container.textContent).toContain(words.textOf("escalation", "russia"));
    expect(container.textContent).toContain(words.textOf("adversary-russia", "level-2"));
    expect(container.textContent).not.toContain(words.textOf("adversary-russia", "level-3"));
    await fireEvent.click(screen.getByRole("button", { name: /The Great River/ }));
    expect(container.textContent).toContain(words.textOf("scenario", "the-great-river"));
  });
});

describe("scenario markers", () => {
  it("stand in their land with a picture and a name; those that are pieces stand once", () => {
    const things = thingsIn({
      id: "A5",
      pieces: [{ kind: "thief-1", number: 1 }],
      markers: [
        { kind: "ward", number: 1 },
        { kind: "flame", number: 2 },
        { kind: "thief", number: 1 },
        { kind: "unheard-of", number: 1 },
      ],
    });
    expect(things.map(({ symbol }) => symbol)).toEqual(["piece-thief-loot", "marker-ward", "marker-flame", "marker-other"]);
    expect(things.map((thing) => thingText(play({}), thing)).slice(0, 3)).toEqual(["1 thief with loot 1", "ward", "2 × flame"]);
  });

  it("lie on corners where their lands meet", () => {
    const island = islandFor("standard-1 A");
    const at = cornerAt(island, ["A0", "A1", "A2"]);
    expect(at).not.toBeNull();
    const touches = (id: string): boolean => island.byId.get(id)?.ring.some(([x, y]) => Math.hypot(x - (at?.[0] ?? 0), y - (at?.[1] ?? 0)) < 2) ?? false;
    expect(["A0", "A1", "A2"].map(touches)).toEqual([true, true, true]);
    expect(touches("A8")).toBe(false);
    expect(cornerAt(island, ["A1", "A99"])).toBeNull();
  });
});

describe("the lobby's pickers", () => {
  const field = (name: string): FieldInfo => ({ name, kind: "choice", default: "none", values: [], low: null, high: null, per_seat: false, many: false, distinct: false, only: {}, when: null });
  const asked = (name: string, value: unknown, answers: Record<string, unknown> = {}): PickerProps => ({
    field: field(name),
    setup: [],
    words,
    answers: { [name]: value, ...answers },
    offered: () => ["none", "england", "russia", "despicable-theft"],
    taken: [],
    value,
    disabled: false,
    onanswer: vi.fn(),
  });

  it("tell what an adversary does, and choose another", async () => {
    const props = asked("adversary", "russia");
    const { container } = render(FoePicker, props);
    expect(container.textContent).toContain(words.textOf("escalation", "russia"));
    expect(container.textContent).toContain(words.textOf("counter", SWARM));
    await fireEvent.click(screen.getByRole("button", { name: /Kingdom of England/, hidden: true }));
    expect(props.onanswer).toHaveBeenCalledWith({ adversary: "england" });
  });

  it("do not offer the leading adversary as the supporting one", () => {
    render(FoePicker, asked("supporting", "none", { adversary: "england" }));
    expect(screen.getAllByRole("button", { hidden: true }).length).toBe(1);
  });

  it("show which levels hold, and choose one", async () => {
    const props = asked("level", 2, { adversary: "russia" });
    const { container } = render(LevelPicker, props);
    expect(container.querySelectorAll(".holds").length).toBe(3);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(words.name("adversary-russia", "level-4")) }));
    expect(props.onanswer).toHaveBeenCalledWith({ level: 4 });
  });

  it("tell what a scenario is about", () => {
    const { container } = render(ScenarioPicker, asked("scenarios", ["despicable-theft"]));
    expect(container.textContent).toContain(words.textOf("scenario", "despicable-theft"));
    expect(container.textContent).toContain("difficulty 2");
  });
});
