// Keeps the fair for times without a network, and tells when a newer one is there.

import { h, show } from "./dom.js";
import { words } from "./words.js";

/** A page that stays open asks for a newer version so often, in milliseconds. */
const between = 3_600_000;

/** Where a browser keeps nothing, or not for this address, everything else is as it was. */
export async function keepOffline() {
  try {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    // A first version is not news.
    if (navigator.serviceWorker.controller) tellOf(registration);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      if (!worker || !navigator.serviceWorker.controller) return;
      worker.addEventListener("statechange", () => tellOf(registration));
    });
    askNowAndThen(registration);
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

/** @param {ServiceWorkerRegistration} registration */
function tellOf(registration) {
  const { waiting } = registration;
  if (!waiting || document.getElementById("update")) return;
  const news = document.createElement("section");
  news.id = "update";
  news.className = "news";
  news.setAttribute("role", "status");
  const takeOver = () => {
    // Another window may have been quicker, or a still newer version.
    if (waiting.state !== "installed") return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    // A browser may put off the change while the old worker answers something; asked again, it looks
    // again.
    const ask = () => waiting.postMessage("take over");
    ask();
    setInterval(ask, 500);
  };
  show(news, [
    h("p", null, words.newVersion),
    h(
      "div",
      { class: "row" },
      h("button", { class: "button small primary", on: { click: takeOver } }, words.reload),
      h("button", { class: "button small", on: { click: () => news.remove() } }, words.later),
    ),
  ]);
  document.body.append(news);
}
