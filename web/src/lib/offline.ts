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

/** A part of the client that did not come: if the server has a newer client by now, that one takes over. */
export function reloadWhenOutdated(reload = (): void => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < SOON) return;
    fetch("/", { cache: "no-store" })
      .then(async (answer) => {
        if (!answer.ok || isThisClient(await answer.text())) return;
        sessionStorage.setItem(RELOADED, String(Date.now()));
        reload();
      })
      .catch(() => undefined); // the server is away: the page says so and can be tried again
  });
}

/** Whether a page of the server loads the script that runs here; its name contains a hash of the whole client. */
function isThisClient(page: string): boolean {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script !== null && page.includes(new URL(script.src).pathname);
}
