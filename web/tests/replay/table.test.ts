import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound";
import { placeOf } from "../../src/table/Flights.svelte";
import { ranking } from "../../src/table/ResultBox.svelte";
import type { Showing } from "../../src/table/showing.svelte";
import Tour, { around, beside, visible } from "../../src/table/Tour.svelte";

vi.mock("../../src/games", () => ({ gameUI: vi.fn() }));

function thing(attribute: string, value: string, [left, top, width, height]: [number, number, number, number]): Element {
  const element = document.createElement("div");
  element.setAttribute(attribute, value);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

beforeEach(() => {
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("flights", () => {
  test("go to the middle of a target, a seat or the board", () => {
    thing("data-target", "region:r07", [10, 20, 40, 20]);
    thing("data-seat", "2", [0, 0, 100, 50]);
    thing("data-tour", "board", [200, 100, 300, 300]);
    expect(placeOf("region:r07")).toEqual({ x: 30, y: 30 });
    expect(placeOf("seat:2")).toEqual({ x: 50, y: 25 });
    expect(placeOf("board")).toEqual({ x: 350, y: 250 });
  });

  test("do not take one name for another", () => {
    thing("data-target", "region:r070", [10, 20, 40, 20]);
    expect(placeOf("region:r07")).toBeNull();
    expect(placeOf("seat:2")).toBeNull();
  });

  test("take the first that can be seen", () => {
    thing("data-target", "combo:2", [0, 0, 0, 0]);
    thing("data-target", "combo:2", [9000, 0, 20, 20]);
    const hidden = thing("data-target", "combo:2", [0, 0, 20, 20]);
    hidden.checkVisibility = () => false;
    thing("data-target", "combo:2", [40, 40, 20, 20]);
    expect(placeOf("combo:2")).toEqual({ x: 50, y: 50 });
  });
});

describe("the ranking", () => {
  const places = (winners: number[], scores: number[]) =>
    ranking({ winners, scores, reason: "" }).map(({ seat, rank }) => [seat, rank]);

  test("the best first, equals share a place", () => {
    expect(places([2], [5, 3, 9, 5])).toEqual([
      [2, 1],
      [0, 2],
      [3, 2],
      [1, 4],
    ]);
  });

  test("a winner by the tie-break stands above one with the same score", () => {
    expect(places([1], [7, 7])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test("several winners are all first", () => {
    expect(places([0, 2], [7, 1, 7])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });
});

describe("the tour's box", () => {
  const screenSize = { width: 1000, height: 800 };
  const box = { width: 320, height: 160 };

  test("stands where there is most room", () => {
    expect(beside({ left: 0, top: 100, width: 200, height: 100 }, box, screenSize).left).toBe(214);
    expect(beside({ left: 0, top: 700, width: 1000, height: 100 }, box, screenSize).top).toBe(526);
  });

  test("does not lie over what can be pressed, nor over the bar", () => {
    const board = { left: 0, top: 0, width: 700, height: 500 };
    const below = beside(board, box, screenSize);
    expect(below).toEqual({ left: 190, top: 514 });
    const offers = [{ left: 100, top: 510, width: 600, height: 150 }];
    expect(beside(board, box, screenSize, offers)).toEqual({ left: 366, top: 326 });
    expect(beside(board, box, screenSize, [...offers, board])).toEqual({ left: 672, top: 632 });
    expect(beside(board, box, screenSize, [], 640)).toEqual({ left: 190, top: 472 });
  });

  test("never leaves the screen", () => {
    for (const subject of [
      { left: -50, top: -50, width: 1200, height: 900 },
      { left: 0, top: 780, width: 100, height: 100 },
    ]) {
      const { left, top } = beside(subject, box, screenSize);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + box.width).toBeLessThanOrEqual(1000);
      expect(top + box.height).toBeLessThanOrEqual(800);
    }
    const ring = around({ left: 0, top: 0, width: 1000, height: 800 }, screenSize);
    expect([ring.left, ring.width]).toEqual([2, 996]);
  });

  test("finds only what can be seen", () => {
    thing("data-tour", "market", [0, 0, 0, 0]);
    expect(visible("[data-tour=market]")).toBeNull();
  });
});

describe("the tour", () => {
  const play = { words: { has: () => false } } as unknown as Showing;
  const text = (): string => document.querySelector("[role=dialog]")?.textContent ?? "";
  const steps = (done: () => boolean) => [
    { at: "[data-tour=decision]", text: "one" },
    { at: "[data-tour=nowhere]", text: "two" },
    { at: "[data-tour=decision]", text: "three", until: done },
    { at: "[data-tour=decision]", text: "four" },
  ];

  beforeEach(() => {
    vi.useFakeTimers();
    settings.tour("pebbles", false);
    thing("data-tour", "decision", [0, 500, 400, 100]);
  });
  afterEach(() => vi.useRealTimers());

  async function next(): Promise<void> {
    screen.getByText(/tour-next|tour-finish/).click();
    await vi.advanceTimersByTimeAsync(300);
  }

  test("goes on, passes over what cannot be seen, and is remembered", async () => {
    render(Tour, { play, steps: steps(() => false), name: "pebbles" });
    flushSync();
    expect(text()).toContain("one");
    await next();
    await vi.advanceTimersByTimeAsync(3000);
    expect(text()).toContain("three");
    await next();
    expect(text()).toContain("four");
    await next();
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(settings.toured("pebbles")).toBe(true);
  });

  test("passes over what has been done already, but can go back to it", async () => {
    render(Tour, { play, steps: steps(() => true).slice(1), name: "pebbles" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(text()).toContain("four");
    screen.getByText("tour-back").click();
    await vi.advanceTimersByTimeAsync(300);
    expect(text()).toContain("three");
  });

  test("Esc skips it, unless it was for something else", async () => {
    render(Tour, { play, steps: steps(() => false), name: "pebbles" });
    flushSync();
    const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    used.preventDefault();
    window.dispatchEvent(used);
    await vi.advanceTimersByTimeAsync(10);
    expect(settings.toured("pebbles")).toBe(false);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(settings.toured("pebbles")).toBe(true);
  });

  test("does not move from under the pointer, until it goes away or the step is another", async () => {
    const subject = document.querySelector("[data-tour=decision]") as Element;
    const stand = (left: number) => {
      subject.getBoundingClientRect = () => new DOMRect(left, 100, 200, 100);
      return vi.advanceTimersByTimeAsync(300);
    };
    render(Tour, { play, steps: steps(() => false), name: "pebbles" });
    const box = screen.getByRole("dialog");
    await stand(0);
    const before = box.style.left;
    box.dispatchEvent(new PointerEvent("pointerenter"));
    await stand(500);
    expect(box.style.left).toBe(before);
    box.dispatchEvent(new PointerEvent("pointerleave"));
    await stand(500);
    expect(box.style.left).not.toBe(before);
  });

  test("leaves the focus where it is", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    render(Tour, { play, steps: steps(() => false), name: "pebbles" });
    flushSync();
    expect(document.activeElement).toBe(button);
  });
});

test("a sound where there is no audio is silence", () => {
  settings.sound = true;
  expect(() => sound("coin")).not.toThrow();
  settings.sound = false;
});
