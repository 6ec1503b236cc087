// Opens the fair without a network. Each version is cached completely and separately: its page, and the files
// in the folder that was built with it.

/** The build replaces this with the name of the version's folder, which depends on the folder's contents. */
const version = "app/";
const page = "./";
/** The name of this version's cache. Other apps at this origin have their own caches, also other fairs. */
const ours = new URL(version, location.href).href;
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
  // During a deployment, the page may be from another version than this script.
  if (!(await response.clone().text()).includes(version)) throw new Error("This is another version.");
  const cache = await caches.open(ours);
  await cache.addAll(files);
  await cache.put(page, response);
  // Activate now, not at a page's request, which Chromium can delay by minutes.
  await worker.skipWaiting();
}

/**
 * Deletes old versions except the last, whose pages may still be open and load sounds at the first touch.
 * Their caches have the page; the names of the oldest didn't say whose they are.
 */
async function forgetOthers() {
  const others = [];
  for (const other of await caches.keys()) {
    const isOld = other !== ours && /app-\w{12}\/$/.test(other);
    if (isOld && (await (await caches.open(other)).match(page))) others.push(other);
  }
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
}

/**
 * Answers a page request from this version, and a file request from the file's own version. Returns null for
 * the house and the live board, which are never cached.
 * @param {Request} request
 */
function answer(request) {
  if (request.method !== "GET") return null;
  const address = request.url.split(/[?#]/)[0];
  const isAt = (/** @type {string} */ path) => new URL(path, location.href).href === address;
  if (request.mode === "navigate") {
    return [page, "index.html"].some(isAt) ? kept(page, request, { cacheName: ours }) : null;
  }
  const isFile = address.startsWith(new URL("app", location.href).href);
  return isFile ? kept(address, request, {}) : null;
}

/** @type {(address: string, request: Request, where: MultiCacheQueryOptions) => Promise<Response>} */
async function kept(address, request, where) {
  return (await caches.match(address, { ignoreVary: true, ...where })) ?? fetch(request);
}
