/** Sounds are off until somebody wants them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound";

const opened = vi.fn();

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal("AudioContext", opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

test("a browser in which nothing was chosen makes no sound", () => {
  expect(settings.sound).toBe(false);
  sound("find");
  expect(opened).not.toHaveBeenCalled();
});

test("who wants them hears them", () => {
  settings.sound = true;
  sound("find");
  expect(opened).toHaveBeenCalledOnce();
});
