import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { EventView } from "$lib/schema";
import { speak } from "$lib/words";
import LogPane from "../../src/table/LogPane.svelte";
import type { Showing } from "../../src/table/showing.svelte";
import { wordsOfDots } from "./samples";

const marked = (seat: number, dot: string): EventView => ({ kind: "marked", args: [seat, dot, "pen"] });
const log = [marked(0, "a"), marked(0, "a"), marked(0, "a"), marked(0, "b"), marked(0, "a")];

function lines(missed?: number): string[] {
  const play = { log, players: [], words: wordsOfDots() } as unknown as Showing;
  render(LogPane, { play, missed });
  return [...screen.getByRole("log").querySelectorAll("p")].map((line) => line.textContent.trim().replace(/\s+/g, " "));
}

beforeAll(() => speak("en"));
afterEach(cleanup);

it("tells once what happened several times in a row", () => {
  expect(lines()).toEqual(["Ana marks dot a with a pen. × 3", "Ana marks dot b with a pen.", "Ana marks dot a with a pen."]);
});

it("keeps apart what was missed", () => {
  expect(lines(2).slice(0, 3)).toEqual(["Ana marks dot a with a pen. × 2", "Since you came", "Ana marks dot a with a pen."]);
});
