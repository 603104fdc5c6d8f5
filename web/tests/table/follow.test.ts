import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import { besideOf, freeCorner } from "../../src/table/frame/geometry";
import { Follower, Scene, type Step } from "../../src/table/follow.svelte";
import type { Play } from "../../src/table/game";
import { viewWith } from "./samples";

const step = (name: string, told: number, lasts = 1000): Step => ({
  view: { ...viewWith([]), game: name },
  events: [],
  told,
  target: null,
  lasts,
  about: name,
});
const STEPS = [step("one", 1), step("two", 2), step("three", 5, 3000)];

describe("the player of steps", () => {
  const shown: string[] = [];
  const follower = (): Follower => new Follower(({ about }) => void shown.push(String(about)));

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    settings.follow = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("shows each step for its time, then the table as it is", () => {
    const it = follower();
    it.add(STEPS, 10);
    expect([it.step?.about, it.number, it.length, it.log]).toEqual(["one", 1, 3, 11]);
    vi.advanceTimersByTime(999);
    expect(it.step?.about).toBe("one");
    vi.advanceTimersByTime(1);
    expect([it.step?.about, it.log]).toEqual(["two", 12]);
    vi.advanceTimersByTime(1000);
    expect([it.step?.about, it.log]).toEqual(["three", 15]);
    vi.advanceTimersByTime(3000);
    expect([it.step, it.log]).toEqual([null, null]);
    expect(shown).toEqual(["one", "two", "three"]);
  });

  it("is as quick as it is set, from the next step on", () => {
    const it = follower();
    settings.follow = "fast";
    it.add(STEPS, 0);
    vi.advanceTimersByTime(500);
    expect(it.step?.about).toBe("two");
    settings.follow = "slow";
    vi.advanceTimersByTime(500);
    expect(it.step?.about).toBe("three");
    vi.advanceTimersByTime(5999);
    expect(it.step?.about).toBe("three");
    vi.advanceTimersByTime(1);
    expect(it.step).toBeNull();
  });

  it("can be left at once, and nothing comes after that", () => {
    const it = follower();
    it.add(STEPS, 0);
    expect(it.stop()).toBe(true);
    expect(it.step).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(["one"]);
    expect(it.stop()).toBe(false);
  });

  it("waits while it is held, and is gone through by hand", () => {
    const it = follower();
    it.add(STEPS, 0);
    it.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(it.step?.about).toBe("one");
    it.next();
    it.next();
    it.back();
    expect([it.step?.about, it.held]).toEqual(["two", true]);
    vi.advanceTimersByTime(60_000);
    it.hold(false);
    vi.advanceTimersByTime(1000);
    expect(it.step?.about).toBe("three");
    it.next();
    expect(it.step).toBeNull();
  });

  it("goes on with what comes meanwhile", () => {
    const it = follower();
    it.add([step("one", 1)], 0);
    it.add([step("two", 1)], 7);
    expect([it.step?.about, it.length]).toEqual(["one", 2]);
    vi.advanceTimersByTime(1000);
    expect([it.step?.about, it.log]).toEqual(["two", 8]);
  });

  it("shows all again from the first", () => {
    const it = follower();
    it.add([step("other", 1)], 0);
    it.start([{ steps: STEPS, from: 0 }, { steps: [step("four", 1)], from: 5 }]);
    expect([it.step?.about, it.length, it.again]).toEqual(["one", 4, true]);
    it.stop();
    expect(it.again).toBe(false);
    it.start([{ steps: [], from: 0 }]);
    expect([it.step, it.again]).toEqual([null, false]);
  });

  it("does not go on while nobody looks at the page", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const it = follower();
    it.add(STEPS, 0);
    vi.advanceTimersByTime(20_000);
    expect(it.step?.about).toBe("one");
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(500);
    expect(it.step?.about).toBe("two");
  });
});

describe("the table at a step that is followed", () => {
  it("shows what was, lights nothing, and a press leads back to the present", () => {
    const follower = new Follower();
    const play = { game: "dots", log: [1, 2, 3, 4], view: viewWith([]), pointed: "dot:a", lit: () => true } as unknown as Play;
    const one = step("one", 1);
    follower.add([{ ...one, target: "dot:b" }], 2);
    const now = follower.step;
    if (!now) throw new Error("nothing is followed");
    const scene = new Scene(play, follower, now);
    expect(scene.view.game).toBe("one");
    expect(scene.log).toEqual([1, 2, 3]);
    expect([scene.acting, scene.pointed, scene.lit("dot:a"), scene.options("dot:a")]).toEqual(["dot:b", "dot:a", false, []]);
    scene.press("dot:a");
    expect(follower.step).toBeNull();
  });
});

describe("where a caption lies", () => {
  const room = { x: 0, y: 0, width: 600, height: 500 };
  const box = { width: 300, height: 150 };
  const land = (x: number, y: number) => ({ x, y, width: 100, height: 100 });

  it("is the corner that covers least", () => {
    expect(freeCorner(room, box, [land(450, 380), land(50, 380)], null, null)).toBe("upper-left");
    expect(freeCorner(room, box, [], null, null)).toBe("lower-right");
  });

  it("stays there until it would cover what the step is about", () => {
    expect(freeCorner(room, box, [land(450, 380)], land(50, 40), "lower-right")).toBe("lower-right");
    expect(freeCorner(room, box, [], land(450, 380), "lower-right")).toBe("lower-left");
  });
});

describe("what is told beside a place", () => {
  const room = { x: 0, y: 0, width: 600, height: 500 };
  const box = { width: 200, height: 100 };

  it("lies right of it, or left of it where there is no room, and never leaves the room", () => {
    expect(besideOf(room, box, { x: 100, y: 200, width: 80, height: 60 })).toEqual({ x: 190, y: 180 });
    expect(besideOf(room, box, { x: 450, y: 200, width: 100, height: 60 })).toEqual({ x: 240, y: 180 });
    expect(besideOf(room, box, { x: 100, y: 0, width: 80, height: 20 }).y).toBe(10);
    expect(besideOf({ ...room, width: 260 }, box, { x: 20, y: 460, width: 200, height: 40 })).toEqual({ x: 50, y: 390 });
  });
});
