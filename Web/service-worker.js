// Opens the fair without a network. Each version is kept whole and by itself: its page, and the files
// of the folder that the page was built with.

/** Becomes the name of this version's folder, which is named after its contents. */
const version = "app/";
const page = "./";
const files = [
  "app/app.css", "app/funfair.wasm", "app/icon.svg", "app/main.js", "app/rest.wasm",
  "app/sound.wasm", "app/sound.worker.js",
  "app/words/ar.json", "app/words/en.json", "app/words/es.json", "app/words/vi.json",
  "app/words/zh-Hans.json",
];

/** The type checker knows pages, and this is none. */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const kept = nameOf(event.request);
  if (kept !== null) event.respondWith(answer(kept, event.request));
});

/** @returns {Promise<void>} */
async function keep() {
  const response = await fetch(page, { cache: "no-store" });
  // While a server is changed over, its page may be another version's than this script.
  if (!(await response.clone().text()).includes(version)) throw new Error("This is another version.");
  const cache = await caches.open(version);
  await cache.addAll(files);
  await cache.put(page, response);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
}

/**
 * What a request is kept as; null for what is always asked for anew: the house, and the live board.
 * @param {Request} request
 */
function nameOf(request) {
  if (request.method !== "GET") return null;
  const address = request.url.split(/[?#]/)[0];
  const names = request.mode === "navigate" ? [page, "index.html"] : files;
  const name = names.find((name) => new URL(name, location.href).href === address);
  return name === "index.html" ? page : name ?? null;
}

/** @type {(name: string, request: Request) => Promise<Response>} */
async function answer(name, request) {
  const cache = await caches.open(version);
  return (await cache.match(name, { ignoreVary: true })) ?? fetch(request);
}
