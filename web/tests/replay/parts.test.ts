import { describe, expect, test, vi } from "vitest";

import { niceTicks, Scale, spread, standingAt } from "../../src/replay/chart";
import { keyed } from "../../src/replay/keys";
import { parsePick } from "../../src/replay/picks";
import { Positions } from "../../src/replay/positions";
import type { Replay } from "../../src/replay/replay.svelte";
import { rounds } from "../../src/replay/rounds";
import { course, position, words } from "./fakes";

vi.mock("../../src/games", () => ({ gameUI: vi.fn() }));

describe("picks", () => {
  test.each([
    ["conquer r07", "conquer", ["r07"]],
    ["place r07 4", "place", ["r07", 4]],
    ["choose will-o-wisps stone 0", "choose", ["will-o-wisps", "stone", 0]],
    ["move -2", "move", [-2]],
    ["done", "done", []],
  ])("%s", (text, verb, args) => {
    expect(parsePick(text)).toEqual({ verb, args });
  });
});

describe("the chart", () => {
  const box = { left: 30, top: 10, right: 130, bottom: 110 };
  const scale = new Scale(course.scores, 10, box);

  test("runs from the first position to the last", () => {
    expect([scale.x(0), scale.x(5), scale.x(10)]).toEqual([30, 80, 130]);
  });

  test("finds the position under the pointer, and none beyond the ends", () => {
    expect([scale.at(0), scale.at(82), scale.at(500)]).toEqual([0, 5, 10]);
  });

  test("its highest mark is not below the highest score", () => {
    expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(7);
    expect(scale.y(scale.ticks.at(-1) ?? 0)).toBe(10);
    expect(scale.y(0)).toBe(110);
  });

  test("scores below nothing have room too", () => {
    const below = new Scale([{ at: 0, scores: [-4, 6] }], 1, box);
    expect(below.y(-4)).toBeLessThanOrEqual(110);
    expect(below.y(6)).toBeGreaterThanOrEqual(10);
  });

  test("a line keeps its score until the next, and on to the end", () => {
    expect(scale.path(course.scores, 1)).toBe(`M30 110H130V${scale.y(3)}H130`);
    expect(scale.path(course.scores, 0)).toMatch(/^M30 110H70V/);
  });

  test("a game without picks does not divide by nothing", () => {
    expect(new Scale([{ at: 0, scores: [0, 0] }], 0, box).path([{ at: 0, scores: [0, 0] }], 0)).toBe("M30 110H30");
  });

  test.each([
    [0, 75, 5, [0, 20, 40, 60, 80]],
    [0, 7, 4, [0, 2, 4, 6, 8]],
    [0, 1, 5, [0, 1]],
    [-12, 30, 4, [-20, 0, 20, 40]],
  ])("round marks from %d to %d", (low, high, many, ticks) => {
    expect(niceTicks(low, high, many)).toEqual(ticks);
  });

  test("the standing between two changes is the earlier one", () => {
    expect(standingAt(course.scores, 9)).toEqual([5, 0]);
    expect(standingAt(course.scores, 10)).toEqual([7, 3]);
    expect(standingAt([], 3)).toEqual([]);
  });

  test("end labels keep their order and their distance", () => {
    const placed = spread([100, 98, 20], 20, 10, 110);
    expect(placed).toEqual([110, 90, 20]);
  });
});

test("turns of one round stand together", () => {
  expect(rounds(course.turns, words).map(({ at, label, turns }) => [at, label, turns.length])).toEqual([
    [0, "1", 2],
    [6, "2", 1],
  ]);
});

test("the newest positions are kept", async () => {
  const ask = vi.fn(async (at: number | null, seat: number | null) => position(at, seat));
  const positions = new Positions(ask, 2);
  for (const at of [1, 2, 1, 3, 1]) await positions.get(at, null);
  expect(ask.mock.calls.map(([at]) => at)).toEqual([1, 2, 3]);
  await positions.get(2, null);
  expect(ask).toHaveBeenCalledTimes(4);
});

describe("keys", () => {
  const replay = {
    length: 10,
    running: false,
    step: vi.fn(),
    jump: vi.fn(),
    jumpTurn: vi.fn(),
    play: vi.fn(),
    pause: vi.fn(),
  };
  const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}): (() => void) | null => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: on });
    return keyed(replay as unknown as Replay, event);
  };

  test("arrows step, with shift by turns", () => {
    press("ArrowRight")?.();
    press("ArrowLeft", document.body, { shiftKey: true })?.();
    press("PageDown")?.();
    expect(replay.step).toHaveBeenLastCalledWith(1);
    expect(replay.jumpTurn.mock.calls).toEqual([[-1], [1]]);
  });

  test("Home and End go to the ends, space plays", () => {
    press("Home")?.();
    press("End")?.();
    press(" ")?.();
    expect(replay.jump.mock.calls).toEqual([[0], [10]]);
    expect(replay.play).toHaveBeenCalled();
  });

  test("whoever writes, chooses or presses a button is left alone", () => {
    const [select, button, slider] = [document.createElement("select"), document.createElement("button"), document.createElement("input")];
    slider.type = "range";
    expect(press("ArrowRight", select)).toBeNull();
    expect(press(" ", button)).toBeNull();
    expect(press("ArrowRight", document.body, { ctrlKey: true })).toBeNull();
    expect(press("ArrowRight", slider)).not.toBeNull();
  });
});
