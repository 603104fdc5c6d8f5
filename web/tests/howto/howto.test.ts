import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { ui } from "../../src/games/small_world_underground";
import { howToOf } from "../../src/games";
import HowTo from "../../src/howto/HowTo.svelte";
import type { Lesson } from "../../src/howto/load";
import { enlarged, framing, leaveOut, Picture, type HowTo as Steps, type HowToStep } from "../../src/howto/script";

const GAME = "small-world-underground";
const INFO = { id: GAME, verbs: {}, events: {}, names: {} } as unknown as GameInfo;
const STEPS = 10;
/** jsdom has none: boards and panels have no size here. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal("ResizeObserver", NoSizes);
let words: GameWords;
let howTo: Steps;
let lesson: Lesson;

beforeAll(async () => {
  await speak("en");
  words = await GameWords.load(INFO, () => ["You", "Bo"]);
  howTo = (await howToOf(GAME)) as Steps;
  const players = ["You", "Bo"].map((name, seat) => ({ seat, name, kind: "person" as const, away: false, botFrom: null, guest: false, role: "", colour: seat }));
  lesson = { game: GAME, ui, words, players, howTo };
});
afterEach(cleanup);

const step = (name: string): HowToStep => howTo.steps.find((each) => each.name === name) as HowToStep;

function picture(name: string): Picture {
  const shown = step(name);
  return new Picture(ui, words, lesson.players, howTo.views[shown.view] as never, shown);
}

describe("the part of a board that a picture shows", () => {
  const room = { width: 500, height: 375 };
  const board = { width: 1000, height: 500 };
  const small = { x: 490, y: 240, width: 20, height: 20 };

  it("is all of it, in the middle of its room", () => {
    expect(framing(room, board, [])).toEqual({ scale: 0.5, left: 0, top: 62.5 });
  });

  it("is what lies around a place, but not nearer than three times", () => {
    expect(framing(room, board, [small])).toEqual({ scale: 1.5, left: -500, top: -187.5 });
  });

  it("leaves no room free at an edge of the board", () => {
    expect(framing(room, board, [{ ...small, x: 0, y: 0 }])).toEqual({ scale: 1.5, left: 0, top: 0 });
    expect(framing(room, board, [{ ...small, x: 980, y: 480 }])).toEqual({ scale: 1.5, left: -1000, top: -375 });
  });

  it("has all that is told of", () => {
    const { scale, left } = framing(room, board, [small, { ...small, x: 640 }]);
    expect(scale).toBe(1.5);
    expect([490, 660].map((x) => x * scale + left).every((x) => x > 0 && x < room.width)).toBe(true);
  });

  it("is never less than the whole board for what is larger", () => {
    expect(framing(room, board, [{ x: 0, y: 0, ...board }]).scale).toBe(0.5);
  });

  it("has on a phone only what can be seen from near, from the first on", () => {
    const phone = { width: 360, height: 380 };
    const whole = 360 / 1000;
    const far = { ...small, x: 20, y: 20 };
    expect(framing(phone, board, [small, { ...small, x: 540 }, far])).toEqual(framing(phone, board, [{ ...small, width: 70 }]));
    expect(framing(phone, board, [{ x: 0, y: 0, ...board }]).scale).toBeCloseTo(2.2 * whole);
    expect(framing(phone, board, []).scale).toBe(whole);
  });
});

describe("a part of the table in a picture", () => {
  const room = { width: 800, height: 700 };

  it("is as much larger as there is room for, within a limit", () => {
    expect(enlarged(room, { width: 500, height: 200 })).toBe(1.6);
    expect(enlarged(room, { width: 460, height: 560 })).toBe(1.25);
    expect(enlarged(room, { width: 200, height: 100 })).toBe(1.75);
  });

  it("is never so small that it cannot be read, however high it is", () => {
    expect(enlarged(room, { width: 460, height: 2000 })).toBe(1.1);
    expect(enlarged({ width: 0, height: 0 }, { width: 0, height: 0 })).toBe(1.1);
  });

  it("is drawn without what its step does not tell of", () => {
    const all = document.createElement("div");
    all.innerHTML = "<p id=a></p><section id=b><h2 id=c></h2><ol id=d><li id=e></li><li id=f></li></ol></section>";
    const shown = (): string[] => [...all.querySelectorAll<HTMLElement>("*")].filter(({ style }) => style.display !== "none").map(({ id }) => id);
    leaveOut(all, []);
    expect(shown()).toEqual(["a", "b", "c", "d", "e", "f"]);
    leaveOut(all, ["h2", "li:first-child"]);
    expect(shown()).toEqual(["b", "c", "d", "e"]);
  });
});

describe("a picture", () => {
  it("glows where something can be picked, and tells the price", () => {
    const enter = picture("enter");
    expect(enter.lit("region:r03")).toBe(true);
    expect(enter.options("region:r03")).toHaveLength(1);
    expect(enter.lit("region:r20")).toBe(false);
  });

  it("glows only where its step wants it", () => {
    const attack = picture("attack");
    expect(attack.lit("region:r23")).toBe(true);
    expect(howTo.views[step("attack").view]?.ask?.options.length).toBeGreaterThan(1);
    expect(attack.lit("region:r19")).toBe(false);
    expect(attack.options("region:r19")).toEqual([]);
  });
});

describe("the steps", () => {
  const show = (at: number): { onstep: ReturnType<typeof vi.fn>; onrule: ReturnType<typeof vi.fn>; ondone: ReturnType<typeof vi.fn> } => {
    const calls = { onstep: vi.fn(), onrule: vi.fn(), ondone: vi.fn() };
    render(HowTo, { lesson, at, done: "Done", ...calls });
    return calls;
  };

  it("have a title, a text and rules, and no message is missing", () => {
    for (let at = 0; at < STEPS; at++) {
      show(at);
      expect(document.querySelector(".words")?.textContent).not.toContain("howto-");
      expect(document.querySelectorAll(".words h2")).toHaveLength(1);
      cleanup();
    }
  });

  it("are turned by buttons, dots and arrow keys", async () => {
    const { onstep } = show(3);
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await fireEvent.click(screen.getByRole("button", { name: "Step 9: Let a tired race go" }));
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(onstep.mock.calls.flat()).toEqual([2, 4, 8, 2, 4]);
    expect(screen.getByRole("button", { current: "step" }).getAttribute("aria-label")).toBe("Step 4: Pay with tokens");
  });

  it("end at the last one", async () => {
    const { onstep, ondone } = show(STEPS - 1);
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(onstep).not.toHaveBeenCalled();
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("open their rules by number", async () => {
    const { onrule } = show(2);
    await fireEvent.click(screen.getByRole("button", { name: "SU-037" }));
    expect(onrule).toHaveBeenCalledWith("SU-037");
  });
});
