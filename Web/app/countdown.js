// How long until a day of the house ends. The app has no clock; the page has.

import { h } from "./dom.js";
import { measured, parts } from "./words.js";

/** @param {number} ends in seconds since 1970 */
function left(ends) {
  const seconds = Math.max(0, Math.ceil(ends - Date.now() / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return measured(Math.floor(hours / 24), "day");
  if (hours > 0) return `${measured(hours, "hour")} ${measured(minutes % 60, "minute")}`;
  return minutes > 0
    ? `${measured(minutes, "minute")} ${measured(seconds % 60, "second")}`
    : measured(seconds, "second");
}

/** @type {(text: string, ends: number) => import("./dom.js").Tree} */
export function countdown(text, ends) {
  return h(
    "span",
    { class: "countdown" },
    ...parts(text, h("span", { role: "timer", "aria-live": "off", "data-ends": String(ends) }, left(ends))),
  );
}

/**
 * Counts down what is on the page.
 * @param {() => void} onEnd
 */
export function countDown(onEnd) {
  let ended = "";
  setInterval(() => {
    for (const timer of document.querySelectorAll("[data-ends]")) {
      const ends = timer.getAttribute("data-ends") ?? "";
      const text = left(Number(ends));
      const node = timer.firstChild;
      if (node && node.nodeValue !== text) node.nodeValue = text;
      if (Date.now() / 1000 < Number(ends) || ended === ends) continue;
      ended = ends;
      onEnd();
    }
  }, 1000);
}
