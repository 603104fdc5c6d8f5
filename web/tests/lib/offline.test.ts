import { afterEach, expect, test, vi } from "vitest";

import { reloadWhenOutdated } from "$lib/offline";

const reload = vi.fn();
reloadWhenOutdated(reload);

async function losePart(answer: Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(() => answer));
  dispatchEvent(new Event("vite:preloadError"));
  await answer.catch(() => undefined);
  await Promise.resolve();
}

afterEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.unstubAllGlobals();
});

test("a part that is gone brings the newer client of a server that answers, once", async () => {
  await losePart(Promise.resolve(new Response("<html>")));
  expect(reload).toHaveBeenCalledTimes(1);
  await losePart(Promise.resolve(new Response("<html>")));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a server that is away is not loaded from", async () => {
  await losePart(Promise.reject(new TypeError("Failed to fetch")));
  await losePart(Promise.resolve(new Response("", { status: 503 })));
  expect(reload).not.toHaveBeenCalled();
});
