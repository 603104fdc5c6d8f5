import { afterEach, expect, test, vi } from "vitest";

import { reloadWhenOutdated } from "$lib/offline";

const reload = vi.fn();
reloadWhenOutdated(reload);

async function losePart(answer: Promise<Partial<Response>>): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(() => answer));
  dispatchEvent(new Event("vite:preloadError"));
  await new Promise((settled) => setTimeout(settled)); // after all that waited for the answer
}

function page(script: string): Promise<Partial<Response>> {
  const html = `<html><script type="module" src="/assets/${script}"></script>`;
  return Promise.resolve({ ok: true, text: () => Promise.resolve(html) });
}

afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  reload.mockClear();
  vi.unstubAllGlobals();
});

test("a part that is gone brings the newer client of a server that answers, once", async () => {
  await losePart(page("index-new.js"));
  expect(reload).toHaveBeenCalledTimes(1);
  await losePart(page("index-new.js"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that did not come, of the client that the server has, can be tried again", async () => {
  document.head.innerHTML = `<script type="module" src="/assets/index-ours.js"></script>`;
  await losePart(page("index-ours.js"));
  expect(reload).not.toHaveBeenCalled();
  await losePart(page("index-new.js"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a server that is away is not loaded from", async () => {
  await losePart(Promise.reject(new TypeError("Failed to fetch")));
  await losePart(Promise.resolve({ ok: false }));
  expect(reload).not.toHaveBeenCalled();
});
