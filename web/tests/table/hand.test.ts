/** Taking something up at a live table and putting it down, by press and by drag. */
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { OptionView } from "$lib/schema";
import { speak } from "$lib/words";
import type { GameUI } from "../../src/table/game";
import { LiveTable } from "../../src/table/table.svelte";
import Place from "./Place.svelte";
import { option, rules, viewWith, wordsOfDots } from "./samples";

const ui = { ...rules, whyOf: (target: string) => target.slice(4) } as unknown as GameUI;
vi.mock("../../src/games", () => ({ gameUI: () => Promise.resolve(ui), canDraw: () => true }));
vi.mock("$lib/session.svelte", () => ({ session: { game: () => Promise.resolve({ id: "dots" }) } }));

const said: Record<string, unknown>[] = [];
let hear: (message: unknown) => void = () => undefined;
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    setTimeout(() => this.onopen?.());
  }
  send(text: string): void {
    said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

let table: LiveTable;
const ask = (seq: number, ...texts: (string | OptionView)[]): void => {
  const options = texts.map((each) => (typeof each === "string" ? option(each) : each));
  const view = { ...viewWith(options), seq };
  hear({ type: "state", seq, view, reset: true, events: [], deadline: null, can_undo: false, can_redo: false, lesson: null });
};
const picked = (): unknown[] => said.filter(({ type }) => type === "pick").map(({ pick }) => pick);
/** A thing that is pointed at itself, as what is fetched to the one place where it can go. */
const fetch = (text: string, thing: string, to: string): OptionView => ({ ...option(text), moves: { thing, to } });

beforeEach(async () => {
  await speak("en");
  said.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const { GameWords } = await import("$lib/words");
  vi.spyOn(GameWords, "load").mockResolvedValue(wordsOfDots());
  table = new LiveTable("t1");
  await vi.advanceTimersByTimeAsync(1);
  hear({ type: "welcome", v: 2, table: { game: "dots", you: 0, players: [], status: "playing" }, you: 0 });
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lit = (): string => ["a", "b", "c", "d"].filter((dot) => table.lit(`dot:${dot}`)).join("");

describe("a thing and its place", () => {
  test("the thing is pressed and is held: only it and where it can go glow; then the place", () => {
    ask(1, "push a b", "push a c", "push d b", "done");
    expect(lit()).toBe("abcd");
    table.press("dot:a");
    expect(table.hand.held).toBe("dot:a");
    expect(lit()).toBe("abc");
    expect(picked()).toEqual([]);
    table.press("dot:c");
    expect(picked()).toEqual(["push a c"]);
  });

  test("pressed again it is put back, and Escape puts it back too", () => {
    ask(1, "push a b", "push a c");
    table.press("dot:a");
    table.press("dot:a");
    expect(table.hand.held).toBeNull();
    table.press("dot:a");
    expect(table.back()).toBe(true);
    expect(table.hand.held).toBeNull();
    expect(table.back()).toBe(false);
  });

  test("another thing can be taken up instead", () => {
    ask(1, "push a b", "push a c", "push d b");
    table.press("dot:a");
    table.press("dot:d");
    expect(table.hand.held).toBe("dot:d");
    expect(lit()).toBe("bd");
  });

  test("where the held thing cannot go, nothing is picked for another one", () => {
    ask(1, "push a b", "push d c", "push d b");
    table.press("dot:a");
    table.press("dot:c");
    expect(picked()).toEqual([]);
    expect(table.hand.held).toBe("dot:a");
    expect(said.at(-1)).toMatchObject({ type: "why", what: "c" });
  });

  test("the place can be pressed first, and of several things it is asked which", () => {
    ask(1, "push a b", "push d b", "push d c");
    table.press("dot:b");
    expect([table.chosen, lit()]).toEqual(["dot:b", "abd"]);
    table.press("dot:d");
    expect(picked()).toEqual(["push d b"]);
  });

  test("the place is enough where one thing alone can go there", () => {
    ask(1, "push a b", "push d b", "push d c");
    table.press("dot:c");
    expect(picked()).toEqual(["push d c"]);
  });

  test("what can go to one place alone needs no second press, but can be dragged there", () => {
    const options = [fetch("mark a", "dot:a", "dot:d"), fetch("mark b", "dot:b", "dot:d")];
    ask(1, ...options);
    expect(lit()).toBe("ab");
    table.hand.lift("dot:b");
    expect(lit()).toBe("bd");
    table.hand.putBack();
    table.press("dot:a");
    expect(picked()).toEqual(["mark a"]);
  });

  test("two ways to take the same thing to the same place are asked about", () => {
    const all = { ...option("push a b"), text: "push-all a b" };
    ask(1, "push a b", all);
    table.press("dot:a");
    table.press("dot:b");
    expect(table.chosen).toBe("dot:b");
    expect(table.options("dot:b").map(({ text }) => text)).toEqual(["push a b", "push-all a b"]);
  });

  test("it stays in the hand when others pick, and goes with the question", () => {
    ask(1, "push a b", "push a c");
    table.press("dot:a");
    ask(2, "push a b", "push a c");
    expect(table.hand.held).toBe("dot:a");
    ask(3, "push a c", "push d c");
    expect(table.hand.held).toBeNull();
  });
});

describe("dragging", () => {
  const places = (): Element[] => {
    const { container } = render(Place, { play: table, targets: ["dot:a", "dot:b", "dot:c"] });
    const found = [...container.querySelectorAll("[data-target]")];
    document.elementsFromPoint = (x) => found.slice(Math.round(x / 100), Math.round(x / 100) + 1); // 100 pixels apart
    return found;
  };
  const pointer = (element: Element | Window, type: string, clientX: number, more: PointerEventInit = {}): void => {
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY: 0, ...more }));
  };

  test("it follows the pointer, marks where it can go, and is put down there", () => {
    ask(1, "push a b", "push a d");
    const [a] = places();
    if (!a) throw new Error("no place");
    pointer(a, "pointerdown", 0);
    pointer(window, "pointermove", 4);
    expect(table.hand.held).toBeNull(); // a press may slip
    pointer(window, "pointermove", 100);
    expect([table.hand.held, table.hand.at, table.pointed]).toEqual(["dot:a", { x: 100, y: 0 }, "dot:b"]);
    pointer(window, "pointerup", 100);
    expect(picked()).toEqual(["push a b"]);
    expect(table.hand.at).toBeNull();
  });

  test("let go elsewhere it goes back, and so it does when the gesture is broken off", () => {
    ask(1, "push a b", "push a d");
    const [a] = places();
    if (!a) throw new Error("no place");
    pointer(a, "pointerdown", 0);
    pointer(window, "pointermove", 200);
    expect(table.pointed).toBeNull();
    pointer(window, "pointerup", 200);
    expect(table.hand.held).toBeNull();
    pointer(a, "pointerdown", 0);
    pointer(window, "pointermove", 100);
    pointer(window, "pointercancel", 100);
    expect(table.hand.held).toBeNull();
    expect(picked()).toEqual([]);
  });

  test("the click that ends a drag presses nothing", () => {
    ask(1, "push a b", "push a d");
    const [a] = places();
    if (!a) throw new Error("no place");
    pointer(a, "pointerdown", 0);
    pointer(window, "pointermove", 200);
    pointer(window, "pointerup", 200);
    a.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.hand.held).toBeNull();
  });

  test("what moves nowhere cannot be dragged, and a second finger drags nothing", () => {
    ask(1, "mark a", "push b a", "push b d");
    const [a, b] = places();
    if (!a || !b) throw new Error("no place");
    expect([a, b].map((each) => each.hasAttribute("data-takes"))).toEqual([false, true]);
    pointer(a, "pointerdown", 0);
    pointer(window, "pointermove", 100);
    pointer(window, "pointerup", 100);
    pointer(b, "pointerdown", 100, { isPrimary: false });
    pointer(window, "pointermove", 0);
    expect(table.hand.held).toBeNull();
    expect(picked()).toEqual([]);
  });
});
