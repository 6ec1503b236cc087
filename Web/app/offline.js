// Makes the fair available offline, and tells the player about a new version.

import { h, show } from "./dom.js";
import { words } from "./words.js";

/** The minimum milliseconds between checks for a new version. The page checks whenever it becomes visible. */
const between = 3_600_000;
/** Registers the service worker. If the browser can't store anything here, the fair only works online. */
export async function keepOffline() {
  try {
    const { serviceWorker } = navigator;
    // The first version isn't an update.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", tell);
    // Unlike the page's base address, this has no password, even if the link to the page has one.
    const script = new URL("service-worker.js", location.href);
    askNowAndThen(await serviceWorker.register(script));
  } catch {
    return;
  }
}

/** @param {ServiceWorkerRegistration} registration */
function askNowAndThen(registration) {
  let last = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || performance.now() - last < between) return;
    last = performance.now();
    registration.update().catch(() => {});
  });
}

/** Announces a new version, which the next visit uses. This visit continues with its own version. */
function tell() {
  if (document.getElementById("update")) return;
  const news = document.createElement("section");
  news.id = "update";
  news.className = "news";
  news.setAttribute("role", "status");
  show(news, [
    h("p", null, words.newVersion),
    h(
      "div",
      { class: "row" },
      h("button", { class: "button small primary" }, words.reload),
      h("button", { class: "button small" }, words.later),
    ),
  ]);
  const [reload, later] = news.querySelectorAll("button");
  reload.addEventListener("click", () => location.reload());
  later.addEventListener("click", () => news.remove());
  document.body.append(news);
}
