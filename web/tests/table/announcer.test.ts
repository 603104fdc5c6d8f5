/** What is announced on the board: one after the other, put away, shown again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { EventView } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import { Announcer } from "../../src/table/announcer.svelte";

const event = (kind: string, number = 0): EventView => ({ kind, args: [number] });
const announcer = (): Announcer => new Announcer(({ kind }) => (kind === "found" ? 1000 : 0));

beforeEach(() => {
  vi.useFakeTimers();
  settings.follow = "normal";
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is worth it is announced for its time, one after the other", () => {
  const told = announcer();
  told.add([event("moved"), event("found", 1), event("found", 2)]);
  expect(told.event?.args).toEqual([1]);
  expect(told.waiting).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(told.event?.args).toEqual([2]);
  vi.advanceTimersByTime(1000);
  expect(told.event).toBeNull();
});

test("all of it can be put away", () => {
  const told = announcer();
  told.add([event("found", 1), event("found", 2)]);
  expect(told.stop()).toBe(true);
  expect(told.event).toBeNull();
  expect(told.stop()).toBe(false);
});

test("of too many the oldest that wait are left out", () => {
  const told = announcer();
  told.add(Array.from({ length: 20 }, (_, at) => event("found", at)));
  expect(told.event?.args).toEqual([0]);
  expect(told.waiting).toBe(6);
  told.next();
  expect(told.event?.args).toEqual([14]);
});

test("who wants nothing shown in steps is shown it only from the log", () => {
  settings.follow = "off";
  const told = announcer();
  told.add([event("found")]);
  expect(told.event).toBeNull();
  told.show(event("found"));
  expect(told.event?.kind).toBe("found");
  vi.advanceTimersByTime(1000);
  expect(told.event).toBeNull();
});
