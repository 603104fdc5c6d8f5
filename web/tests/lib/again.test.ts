import { beforeEach, expect, test, vi } from "vitest";

const attempt = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
});

/** One press on "Try again" in a fresh page, perhaps after a part of the client has failed to load. */
async function press(failed: boolean, online: boolean): Promise<void> {
  attempt.mockClear();
  reload.mockClear();
  vi.stubGlobal("fetch", () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("offline"))));
  const { tryAgain } = await import("$lib/again");
  if (failed) dispatchEvent(new Event("vite:preloadError"));
  await tryAgain(attempt, reload);
}

test("what failed for another reason is tried in its place", async () => {
  await press(false, true);
  expect(attempt).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("a part of the client that did not load comes with the whole page", async () => {
  await press(true, true);
  expect(attempt).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("without the server the page stays, for the browser's own would take its place", async () => {
  await press(true, false);
  expect(attempt).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
