import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { OptionView } from "../../src/lib/schema";
import { speak } from "../../src/lib/words";
import Board from "../../src/games/spirit_island/Board.svelte";
import Growth from "../../src/games/spirit_island/Growth.svelte";
import type { Play } from "../../src/table/game";
import { option, SPIRIT, view } from "./si-samples";

beforeAll(() => speak("en"));

function playWith(texts: string[]): Play & { press: ReturnType<typeof vi.fn> } {
  const options = texts.map((text) => option(text));
  const at = (name: string): OptionView[] => options.filter((each) => each.at === name);
  return {
    view: view(options),
    you: 0,
    log: [],
    players: [],
    pointed: null,
    words: { seat: (seat: number) => `player ${String(seat + 1)}`, name: (_: string, id: string) => id, has: () => true, option: (each: OptionView) => each.text },
    lit: (name: string) => at(name).length > 0,
    options: at,
    press: vi.fn(),
    point: vi.fn(),
    open: vi.fn(),
  } as unknown as Play & { press: ReturnType<typeof vi.fn> };
}

describe("the board", () => {
  it("says of a land what stands there and what is coming", () => {
    const { container } = render(Board, { play: playWith([]) });
    const land = container.querySelector("[data-target='land:A5']");
    expect(land?.getAttribute("aria-label")).toBe(
      "A5, wetland, 2 towns with 1 damage, 1 dahan, 1 blight, 2 presence of player 1, a sacred site, will be ravaged",
    );
    expect(container.querySelectorAll("[data-target^='land:']").length).toBe(18);
  });

  it("lets lands be reached by key when they can be picked, and pressed", () => {
    const play = playWith(["target A5 @ land:A5"]);
    const { container } = render(Board, { play });
    const land = container.querySelector<SVGElement>("[data-target='land:A5']");
    expect(land?.getAttribute("tabindex")).toBe("0");
    expect(container.querySelector("[data-target='land:A4']")?.getAttribute("tabindex")).toBe("-1");
    land?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(play.press).toHaveBeenCalledWith("land:A5");
  });

  it("has a place to press for each piece that can be picked, and for no other", () => {
    const { container } = render(Board, { play: playWith(["hit-marked town 1 0 A5 @ piece:A5:town:1:0"]) });
    const spots = [...container.querySelectorAll("[data-target^='piece:']")];
    expect(spots.map((spot) => spot.getAttribute("data-target"))).toEqual(["piece:A5:town:1:0"]);
    expect(spots[0]?.getAttribute("aria-label")).toContain("2 towns with 1 damage, in A5");
  });

  it("has a place for each piece that can be taken up; of what is held and where it can go, others only elsewhere", () => {
    const told = ["push-marked town 1 0 A4 @ land:A4 < piece:A5:town:1:0", "push dahan A4 @ land:A4 < piece:A5:dahan"];
    const things = ["piece:A5:town:1:0", "piece:A5:dahan"];
    const spots = (held: string | null, lit: string[]): (string | null)[] => {
      const hand = { held, takes: (target: string) => things.includes(target), goes: () => false };
      const { container } = render(Board, { play: { ...playWith(told), hand, lit: (target: string) => lit.includes(target) } as unknown as Play });
      return [...container.querySelectorAll("[data-target^='piece:']")].map((spot) => `${spot.getAttribute("data-target") ?? ""}${spot.classList.contains("held") ? " held" : ""}`);
    };
    expect(spots(null, [...things, "land:A4"])).toEqual(things);
    expect(spots("piece:A5:dahan", ["piece:A5:dahan", "land:A4"])).toEqual(["piece:A5:town:1:0", "piece:A5:dahan held"]);
    expect(spots("piece:A5:dahan", ["piece:A5:dahan", "land:A5"])).toEqual(["piece:A5:dahan held"]);
  });

  it("carries no style in its markup, but the size of labels that grow", () => {
    const { container } = render(Board, { play: playWith(["target A5 @ land:A5"]) });
    expect(container.innerHTML.replaceAll(/ style="--size: [\d.]+;"/g, "")).not.toContain(" style=");
  });
});

describe("growth", () => {
  it("has a group to press for each printed one, and the symbols that are still to do", () => {
    const spirit = { ...SPIRIT, stage: "growing", groups: [2], growth: ["presence-2", "presence-0"] };
    const { container } = render(Growth, { play: playWith(["presence-2", "presence-0"].map((symbol) => `grow ${symbol} @ grow:${symbol}`)), spirit, mine: true });
    const names = [...container.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-target"));
    expect(names).toEqual(["group:1", "group:2", "group:3", "grow:presence-2", "grow:presence-0"]);
    expect(container.querySelectorAll(".press.lit").length).toBe(2);
  });
});
