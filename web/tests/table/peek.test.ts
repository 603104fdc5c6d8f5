import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { CardRef, GameUI } from "../../src/table/game";
import { clearOf } from "../../src/table/frame/geometry";
import Peek from "../../src/table/frame/Peek.svelte";
import Press from "../../src/table/kit/Press.svelte";
import { peekAt } from "../../src/table/peek";
import Named from "./Named.svelte";

const ui = {
  Card: Named,
  glance: (target: string) => (target.startsWith("card:") ? { kind: "card", name: target.slice(5) } : null),
  cardOf: (target: string) => (target.startsWith("hex:") ? { kind: "hex", name: target.slice(4) } : null),
} as unknown as GameUI;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe("the place of a card", () => {
  const room = { x: 0, y: 0, width: 1000, height: 800 };
  const card = { width: 300, height: 200 };
  const thing = { x: 400, y: 300, width: 100, height: 100 };

  it("is right of the thing, in the middle of its height", () => {
    expect(clearOf(room, card, thing, [])).toEqual({ x: 510, y: 250 });
  });

  it("is left of what lies at the right edge", () => {
    expect(clearOf(room, card, { ...thing, x: 850 }, [])).toEqual({ x: 540, y: 250 });
  });

  it("is another one if something glows there", () => {
    const right = { x: 505, y: 0, width: 495, height: 800 };
    expect(clearOf(room, card, thing, [right])).toEqual({ x: 90, y: 250 });
    const left = { x: 0, y: 0, width: 395, height: 800 };
    expect(clearOf(room, card, thing, [right, left])).toEqual({ x: 300, y: 410 });
  });

  it("is a corner if the thing fills all but that", () => {
    expect(clearOf(room, card, { x: 0, y: 0, width: 660, height: 800 }, [])).toEqual({ x: 670, y: 300 });
    expect(clearOf({ ...room, width: 330, height: 400 }, card, { x: 0, y: 0, width: 330, height: 150 }, [])).toEqual({ x: 15, y: 160 });
  });

  it("is within the room even if that is too small", () => {
    const { x, y } = clearOf({ x: 0, y: 0, width: 100, height: 100 }, card, { x: 0, y: 0, width: 20, height: 20 }, []);
    expect([x, y]).toEqual([10, 10]);
  });
});

describe("the card of an element", () => {
  it("is that of the nearest thing which has one", () => {
    document.body.innerHTML = `<div data-target="card:king"><b data-peek="role:thief"><i id="in"></i></b><i id="out"></i></div>
      <p data-target="hex:a1"><i id="hex"></i></p><i id="none"></i>`;
    const at = (id: string): CardRef | undefined => peekAt(document.getElementById(id), ui, {} as never)?.card;
    expect(at("in")).toEqual({ kind: "role", name: "thief" });
    expect(at("out")).toEqual({ kind: "card", name: "king" });
    expect(at("hex")).toEqual({ kind: "hex", name: "a1" });
    expect(at("none")).toBeUndefined();
  });
});

describe("a card that is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shown = (): string | null => document.querySelector(".peek")?.textContent?.trim() ?? null;
  const table = (card: CardRef | null = null): object => ({ card, view: {}, lit: () => true, press: vi.fn(), point: vi.fn(), open: vi.fn(), pointed: null });

  function lay(play: object = table()): { button: HTMLElement; hex: HTMLElement; play: { press: ReturnType<typeof vi.fn> } } {
    const children = createRawSnippet(() => ({ render: () => "<b>3</b>" }));
    render(Peek, { play, ui } as never);
    render(Press, { props: { play, target: "dot:a", label: "Dot", card: { kind: "card", name: "ace" }, children } as never });
    const hex = document.body.appendChild(document.createElement("button"));
    hex.dataset.target = "hex:a1";
    return { button: screen.getByRole("button", { name: "Dot" }), hex, play: play as never };
  }

  const point = async (at: Element, kind = "pointerover", pointerType = "mouse", clientX = 1): Promise<void> => {
    const event = new MouseEvent(kind, { bubbles: true, detail: 1, clientX });
    at.dispatchEvent(Object.defineProperty(event, "pointerType", { value: pointerType }));
    await tick();
  };
  const wait = async (): Promise<void> => {
    vi.advanceTimersByTime(600);
    await tick();
  };
  const atTheMouse = (): Promise<void> => point(document.body, "pointerdown", "mouse", 0);

  it("comes when a pointer has rested, describes its thing, and goes with the pointer", async () => {
    const { button } = lay();
    await atTheMouse();
    await point(button);
    expect(shown()).toBeNull();
    await wait();
    expect(shown()).toBe("card ace, brief");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")).toBe(document.querySelector(".peek"));
    await point(document.body);
    expect(shown()).toBeNull();
    expect(button.hasAttribute("aria-describedby")).toBe(false);
  });

  it("is not shown while the same card lies open, nor by pointing alone where it must be asked for", async () => {
    const { button, hex } = lay(table({ kind: "card", name: "ace" }));
    await atTheMouse();
    await point(button);
    await wait();
    expect(shown()).toBeNull();
    await point(hex);
    await wait();
    expect(shown()).toBeNull();
    await fireEvent.keyDown(window, { key: "i" });
    expect(shown()).toBe("hex a1, brief");
  });

  it("is not of what slides under a pointer that has pressed and rests", async () => {
    const { button } = lay();
    await atTheMouse();
    await point(button, "pointerover", "mouse", 0);
    await wait();
    expect(shown()).toBeNull();
    await point(button, "pointermove");
    await wait();
    expect(shown()).toBe("card ace, brief");
  });

  it("stays by its key until Esc, which leaves nothing else", async () => {
    const { button } = lay();
    const heard = vi.fn();
    await atTheMouse();
    await point(button);
    await fireEvent.keyDown(window, { key: "I" });
    expect(screen.getByRole("dialog").textContent).toContain("card ace");
    await point(document.body);
    expect(shown()).not.toBeNull();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    window.removeEventListener("keydown", heard);
    expect(shown()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  it("stays for a finger that has held its thing down, and picks nothing", async () => {
    const { button, play } = lay();
    await point(button, "pointerdown", "touch");
    await wait();
    expect(shown()).toBe("card ace, brief");
    await point(button, "pointerup", "touch");
    await point(button, "click", "touch");
    expect(play.press).not.toHaveBeenCalled();
    await point(document.body, "pointerdown", "touch");
    expect(shown()).toBeNull();
    await point(button, "click", "touch");
    expect(play.press).toHaveBeenCalledOnce();
  });

  it("goes when its thing is gone", async () => {
    const play = table();
    const { button } = lay(play);
    await atTheMouse();
    await point(button);
    button.remove();
    await wait();
    expect(shown()).toBeNull();
  });
});

