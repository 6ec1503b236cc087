// Opens the fair without a network. Each version is kept whole and by itself: its page, and the files
// of the folder that the page was built with.

/** Becomes the name of this version's folder, which is named after its contents. */
const version = "app/";
const page = "./";
const files = [
  "app/app.css", "app/funfair.wasm", "app/icon.svg", "app/later.css", "app/later.js", "app/main.js",
  "app/shared.js", "app/sound.wasm", "app/sound.worker.js",
  "app/words/ar.json", "app/words/en.json", "app/words/es.json", "app/words/vi.json",
  "app/words/zh-Hans.json",
];

/** Untyped, because the type checker only knows pages. */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const kept = answer(event.request);
  if (kept) event.respondWith(kept);
});

/** @returns {Promise<void>} */
async function keep() {
  const response = await fetch(page, { cache: "no-store" });
  // While a server is changed over, its page may be another version's than this script.
  if (!(await response.clone().text()).includes(version)) throw new Error("This is another version.");
  const cache = await caches.open(version);
  await cache.addAll(files);
  await cache.put(page, response);
  // Now, and not when a page asks for it: Chromium puts that off for minutes where it meets a request.
  await worker.skipWaiting();
}

/** Pages of the version before this one may still be open, and get their sounds at the first touch. */
async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name !== version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Answers a page with this version's, and a file with the one of its own version. Null for the house and
 * the live board, which are never cached.
 * @param {Request} request
 */
function answer(request) {
  if (request.method !== "GET") return null;
  const address = request.url.split(/[?#]/)[0];
  const isAt = (/** @type {string} */ name) => new URL(name, location.href).href === address;
  if (request.mode === "navigate") {
    return [page, "index.html"].some(isAt) ? kept(page, request, { cacheName: version }) : null;
  }
  const isFile = address.startsWith(new URL("app", location.href).href);
  return isFile ? kept(address, request, {}) : null;
}

/** @type {(name: string, request: Request, where: MultiCacheQueryOptions) => Promise<Response>} */
async function kept(name, request, where) {
  return (await caches.match(name, { ignoreVary: true, ...where })) ?? fetch(request);
}
