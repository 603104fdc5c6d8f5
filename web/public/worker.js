/**
 * Keeps the client's files in the browser. Files of /assets never change (their names contain a hash): the kept one
 * is used. A page is always asked for from the server first, so that a new client takes over at once; without an
 * answer the kept page is shown, which says so. What is under /api and /docs is never touched.
 */
const KEPT = "rulebound-1";
const PAGE = "/";
const MOST = 400; // files; the oldest go first, also those of former clients

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** Whether this address is a file of the client that may be kept. */
function isFile(address) {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && (pathname.startsWith("/assets/") || pathname === "/icon.svg");
}

self.addEventListener("message", (event) => {
  const files = (event.data?.keep ?? []).filter(isFile);
  event.waitUntil(Promise.all(files.map((file) => fromKept(new Request(file)).catch(() => undefined))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (!isElsewhere(request.url)) event.respondWith(page(request));
  } else if (isFile(request.url)) {
    event.respondWith(fromKept(request));
  }
});

/** Whether this address is no page of the client. */
function isElsewhere(address) {
  const { pathname } = new URL(address);
  return ["/api", "/docs"].some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
}

async function fromKept(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request.url, answer.clone());
    await trim(cache);
  }
  return answer;
}

async function trim(cache) {
  const all = await cache.keys();
  const old = all.filter(({ url }) => new URL(url).pathname !== PAGE).slice(0, Math.max(0, all.length - MOST));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Every page is the same file. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}
