/** The service worker keeps the client's files, so that a slow line, or none, does not hold up the second visit. */

const RELOADED = "rulebound.reloaded";
const SOON = 10_000; // milliseconds within which a page is not loaded again for the same reason

/** Once the page stands: keep what it has loaded, and from then on whatever it loads. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => {
    navigator.serviceWorker
      .register("/worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: loaded() }))
      .catch(() => undefined); // a browser that forbids it plays without
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** What was loaded before the worker was there. */
function loaded(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

/** A part of the client that is not on the server any more: if the server answers, it has a newer client, which takes over. */
export function reloadWhenOutdated(reload = (): void => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < SOON) return;
    fetch("/", { cache: "no-store" })
      .then(({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(RELOADED, String(Date.now()));
        reload();
      })
      .catch(() => undefined); // the server is away: the page says so and can be tried again
  });
}
