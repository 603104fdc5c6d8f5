import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { GameInfo } from "$lib/schema";
import { GameWords, speak } from "$lib/words";
import { ui } from "../../src/games/small_world_underground";
import { howToOf } from "../../src/games";
import HowTo from "../../src/howto/HowTo.svelte";
import type { Lesson } from "../../src/howto/load";
import { framing, Picture, type HowTo as Steps, type HowToStep } from "../../src/howto/script";

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
  const room = { width: 400, height: 300 };
  const board = { width: 800, height: 400 };

  it("is all of it, in the middle of its room", () => {
    expect(framing(room, board, null)).toEqual({ scale: 0.5, left: 0, top: 50 });
  });

  it("is what lies around a place, but not nearer than three times", () => {
    expect(framing(room, board, { x: 390, y: 190, width: 20, height: 20 })).toEqual({ scale: 1.5, left: -400, top: -150 });
  });

  it("leaves no room free at an edge of the board", () => {
    expect(framing(room, board, { x: 0, y: 0, width: 20, height: 20 })).toEqual({ scale: 1.5, left: 0, top: 0 });
    expect(framing(room, board, { x: 780, y: 380, width: 20, height: 20 })).toEqual({ scale: 1.5, left: -800, top: -300 });
  });

  it("is never less than the whole board for what is larger", () => {
    expect(framing(room, board, { x: 0, y: 0, ...board }).scale).toBe(0.5);
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
