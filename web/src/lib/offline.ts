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

/** A part of the client that is not on the server any more: a newer client is, and takes over. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < SOON) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
