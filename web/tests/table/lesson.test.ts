/** A first game, step by step: the words of the step that is on, and no way past one that waits. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { api } from "$lib/api";
import type { LessonView, TableState } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/words";
import type { LiveTable } from "../../src/table/table.svelte";
import Lesson from "../../src/table/Lesson.svelte";

beforeAll(() => speak("en"));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const step = (more: Partial<LessonView> = {}): LessonView => ({ step: "first", number: 1, of: 4, at: "board", waits: false, pick: null, ...more });

function shown(lesson: LessonView): LiveTable {
  const words = { text: (id: string) => `the words of ${id}` };
  const table = { id: "abc", game: "troll-bridge", lesson, words, catchUp: vi.fn(), say: vi.fn() } as unknown as LiveTable;
  render(Lesson, { table });
  return table;
}

test("a step that waits has its words and no button", () => {
  shown(step({ waits: true, number: 2 }));
  expect(screen.getByText("the words of lesson-first")).toBeTruthy();
  expect(screen.getByText("2 of 4")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an explanation goes on when it is read, and the tour stays away", async () => {
  const read = vi.spyOn(api, "readStep").mockResolvedValue({ lesson: step({ step: "second" }) } as TableState);
  const table = shown(step());
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  await vi.waitFor(() => expect(table.lesson?.step).toBe("second"));
  expect(read).toHaveBeenCalledWith("abc", "first");
  expect(settings.toured("troll-bridge")).toBe(true);
});

test("what is refused is said", async () => {
  vi.spyOn(api, "readStep").mockRejectedValue(new Error("too late"));
  const table = shown(step());
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  await vi.waitFor(() => expect(table.say).toHaveBeenCalledWith("too late"));
});
