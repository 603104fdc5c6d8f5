import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameUI, Play } from "../../src/table/game";
import { cornerIn } from "../../src/table/frame/geometry";
import Glance from "../../src/table/frame/Glance.svelte";
import Press from "../../src/table/kit/Press.svelte";
import Named from "./Named.svelte";

afterEach(cleanup);

describe("the corner for what is pointed at", () => {
  const room = { x: 400, y: 50, width: 600, height: 600 };
  const card = { width: 300, height: 200 };

  it("is the lower right one, if nothing is there", () => {
    expect(cornerIn(room, card, null)).toEqual({ x: 690, y: 440 });
    expect(cornerIn(room, card, { x: 900, y: 700, width: 50, height: 50 })).toEqual({ x: 690, y: 440 });
  });

  it("is at the side of what lies left of the room", () => {
    expect(cornerIn(room, card, { x: 10, y: 300, width: 200, height: 50 })).toEqual({ x: 410, y: 440 });
  });

  it("leaves the panel free that is pointed at", () => {
    const panel = { x: 410, y: 400, width: 500, height: 240 };
    expect(cornerIn(room, card, panel)).toEqual({ x: 690, y: 98 });
  });

  it("is in the room even if that is too small", () => {
    expect(cornerIn({ x: 0, y: 0, width: 100, height: 100 }, card, null)).toEqual({ x: 10, y: 10 });
  });
});

describe("a card that is shown while something is pointed at", () => {
  const ui = {
    Card: Named,
    glance: (target: string) => (target.startsWith("card:") ? { kind: "card", name: target.slice(5) } : null),
  } as unknown as GameUI;
  const shown = (): string | null => document.querySelector(".glance")?.textContent ?? null;
  const at = (pointed: string | null, card: object | null = null): object => ({ play: { pointed, card, view: {} }, ui });

  it("is that of the target, and there is none for other targets", async () => {
    const { rerender } = render(Glance, at("card:ace") as never);
    expect(shown()).toBe("card ace, brief");
    await rerender(at("hex:a1") as never);
    expect(shown()).toBeNull();
    await rerender(at(null) as never);
    expect(shown()).toBeNull();
  });

  it("is not shown while the same card lies open", () => {
    render(Glance, at("card:ace", { kind: "card", name: "ace" }) as never);
    expect(shown()).toBeNull();
  });

  it("goes with Esc until something else is pointed at", async () => {
    const { rerender } = render(Glance, at("card:ace") as never);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(shown()).toBeNull();
    await rerender(at("card:king") as never);
    expect(shown()).toBe("card king, brief");
  });

  it("goes when what it tells of is gone from under the pointer", async () => {
    const play = { pointed: "card:ace", card: null, view: {}, point: vi.fn() };
    await fireEvent.pointerDown(window); // the hand is on the mouse
    const button = document.body.appendChild(document.createElement("button"));
    vi.spyOn(document, "querySelectorAll").mockReturnValue([button] as never);
    render(Glance, { play, ui } as never);
    button.remove();
    await fireEvent.pointerMove(window);
    expect(play.point).toHaveBeenCalledWith(null);
  });
});

describe("holding something down with a finger", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const LONG = 600;
  const play = (): Play & { press: ReturnType<typeof vi.fn> } =>
    ({ pointed: null, lit: () => true, press: vi.fn(), point: vi.fn() }) as never;

  function laid(): { button: HTMLElement; onidle: ReturnType<typeof vi.fn>; press: ReturnType<typeof vi.fn> } {
    const [onidle, table] = [vi.fn(), play()];
    const children = createRawSnippet(() => ({ render: () => "<b>3</b>" }));
    render(Press, { props: { play: table, target: "dot:a", label: "Dot", onidle, children } as never });
    return { button: screen.getByRole("button"), onidle, press: table.press };
  }

  const touch = (button: HTMLElement, kind: string, x = 0, pointerType = "touch"): void => {
    const event = new MouseEvent(kind, { bubbles: true, clientX: x, detail: 1 });
    button.dispatchEvent(Object.defineProperty(event, "pointerType", { value: pointerType }));
  };

  it("reads it, and picks nothing when the finger goes", async () => {
    const { button, onidle, press } = laid();
    touch(button, "pointerdown");
    vi.advanceTimersByTime(LONG);
    expect(onidle).toHaveBeenCalledOnce();
    touch(button, "pointerup");
    touch(button, "click");
    await tick();
    expect(press).not.toHaveBeenCalled();
  });

  it("ends with no tap on what has come under the finger; the next one counts", () => {
    const { button } = laid();
    const [veil, pressed] = [document.body.appendChild(document.createElement("button")), vi.fn()];
    veil.addEventListener("click", pressed);
    touch(button, "pointerdown");
    vi.advanceTimersByTime(LONG);
    touch(veil, "click");
    expect(pressed).not.toHaveBeenCalled();
    touch(veil, "pointerdown");
    touch(veil, "click");
    expect(pressed).toHaveBeenCalledOnce();
    veil.remove();
  });

  it("is nothing but a tap if it is short, slips, or is a mouse", () => {
    const { button, onidle, press } = laid();
    touch(button, "pointerdown");
    touch(button, "pointerup");
    vi.advanceTimersByTime(LONG);
    touch(button, "pointerdown");
    touch(button, "pointermove", 40);
    vi.advanceTimersByTime(LONG);
    touch(button, "pointerdown", 0, "mouse");
    vi.advanceTimersByTime(LONG);
    touch(button, "click");
    expect(onidle).not.toHaveBeenCalled();
    expect(press).toHaveBeenCalledOnce();
  });
});
