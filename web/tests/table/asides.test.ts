import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Play } from "../../src/table/game";
import Asides from "./Asides.svelte";

const card = { kind: "dot", name: "a" };
const playWith = (lit: boolean): Play & { press: ReturnType<typeof vi.fn> } =>
  ({ pointed: null, lit: () => lit, press: vi.fn(), point: vi.fn(), open: vi.fn() }) as never;

const fold = (): HTMLElement => screen.getByRole("button", { name: "What happened" });
const inside = (): HTMLElement | null => screen.queryByRole("button", { name: "Dot a, 3 left" });

afterEach(cleanup);

describe("something to press", () => {
  it("is called by its label alone, which a resting pointer is told too", () => {
    render(Asides, { play: playWith(true) });
    expect(inside()?.getAttribute("aria-label")).toBeNull();
    expect(screen.getByTitle("Dot a, 3 left").textContent).toBe("3");
  });

  it("is picked when it glows", () => {
    const play = playWith(true);
    render(Asides, { play, card });
    inside()?.click();
    expect(play.press).toHaveBeenCalledWith("dot:a");
    expect(play.open).not.toHaveBeenCalled();
  });

  it("tells of itself when it cannot be picked, or why it cannot", () => {
    const play = playWith(false);
    render(Asides, { play, card });
    inside()?.click();
    expect(play.open).toHaveBeenCalledWith(card);
    expect(play.press).not.toHaveBeenCalled();
    cleanup();
    render(Asides, { play });
    inside()?.click();
    expect(play.press).toHaveBeenCalledWith("dot:a");
  });
});

describe("a panel over the board", () => {
  it("lies on the stage, open, and goes with what told of it", async () => {
    const { unmount } = render(Asides, { play: playWith(true) });
    const stage = document.querySelector("[data-tour=board]");
    expect(stage?.contains(inside())).toBe(true);
    expect(fold().getAttribute("aria-expanded")).toBe("true");
    fold().click();
    await tick();
    expect(inside()).toBeNull();
    unmount();
    expect(stage?.children.length).toBe(0);
  });

  it("is folded at first if it is a slip, until somebody has unfolded one", async () => {
    render(Asides, { play: playWith(true), slip: true, open: true });
    expect(inside()).not.toBeNull();
    cleanup();
    render(Asides, { play: playWith(true), slip: true });
    expect(inside()).toBeNull();
    fold().click();
    await tick();
    expect(inside()).not.toBeNull();
    cleanup();
    render(Asides, { play: playWith(true), slip: true });
    expect(inside()).not.toBeNull();
  });

  it("keeps a grip on itself from the board beneath", () => {
    render(Asides, { play: playWith(true) });
    const grip = vi.fn();
    document.querySelector("[data-tour=board]")?.addEventListener("mousedown", grip);
    inside()?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    expect(grip).not.toHaveBeenCalled();
  });
});
