/** docs/draw-a-game.md is true: what it shows is what is drawn here, and its parts of the client are there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "$lib/words";
import type { Play } from "../../src/table/game";
import { viewWith, wordsOfDots } from "../table/samples";
import Board from "./orchard/Board.svelte";

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = readFileSync(join(ROOT, "docs/draw-a-game.md"), "utf8");

beforeAll(() => speak("en"));

function playOf(lit: string[], trees: Record<string, number>, pointed: string | null = null): Play {
  return {
    view: { ...viewWith([]), view: { trees } },
    words: wordsOfDots(),
    pointed,
    lit: (target: string) => lit.includes(target),
    options: () => [],
    press: vi.fn(),
    point: vi.fn(),
  } as unknown as Play;
}

test("the page shows the files of the orchard, letter for letter", () => {
  const shown = new Map([...PAGE.matchAll(/^```\w+ orchard\/(\S+)\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text]));
  const folder = join(import.meta.dirname, "orchard");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());
  expect([...shown.keys()].sort()).toEqual(files.sort());
  for (const [name, text] of shown) {
    // A game's folder lies in src/games, this one beside the test.
    expect(readFileSync(join(folder, name), "utf8").replaceAll("../src/table/", "table/"), name).toBe(text);
  }
});

test("every file and folder that the page links to is there", () => {
  const links = [...PAGE.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = ""]) => path);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((path) => !existsSync(join(ROOT, "docs", path)))).toEqual([]);
});

test("the orchard's fields can be pressed, and what can be picked glows", async () => {
  const play = playOf(["field:b"], { a: 1 }, "field:c");
  const { container, findByRole } = render(Board, { play });
  const field = await findByRole("button", { name: "field b" });
  expect(container.querySelectorAll("g.field")).toHaveLength(3);
  expect(field.getAttribute("tabindex")).toBe("0");
  await fireEvent.click(field);
  expect(play.press).toHaveBeenCalledWith("field:b");
  await fireEvent.focus(field);
  expect(play.point).toHaveBeenCalledWith("field:b");
  const glow = [...container.querySelectorAll("svg.glow")].map((layer) => layer.querySelector("g path")?.getAttribute("d"));
  expect(glow).toEqual(["M200 0h200v200h-200z", "M400 0h200v200h-200z"]);
});

test("the orchard's trees have their player's colour and pattern", async () => {
  const { container, findByRole } = render(Board, { play: playOf([], { a: 1 }) });
  await findByRole("button", { name: "field a, a tree of Ben" });
  expect([...container.querySelectorAll("circle")].map((each) => each.getAttribute("fill"))).toEqual(["var(--seat-1)", "url(#or-seat-1)"]);
  expect(document.querySelector("#or-piece-tree")).not.toBeNull();
});
