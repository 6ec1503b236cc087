// Countdowns to the end of the house's day. The app has no clock, and the device's clock may be wrong, so the
// page uses the house's.

import { h } from "./dom.js";
import { measured, parts } from "./words.js";

/**
 * The house's time minus `performance.now()`, in milliseconds. Until the house replies, the device's clock is
 * used.
 */
let offset = ahead();

/** The device's time minus `performance.now()`, in milliseconds. */
export function ahead() {
  return Date.now() - performance.now();
}

/**
 * Sets the clock from a reply that has just arrived.
 * @param {string | null} date an HTTP date
 */
export function setHouseTime(date) {
  const told = Date.parse(date ?? "");
  if (told) offset = told - performance.now();
}

/** @param {number} ends in seconds since 1970 */
export function secondsTo(ends) {
  return Math.max(0, Math.ceil(ends - (performance.now() + offset) / 1000));
}

/** @param {number} seconds */
export function left(seconds) {
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
  const seconds = secondsTo(ends);
  return h(
    "span",
    // Hidden at zero, while the page asks for the next day.
    { class: "countdown", hidden: seconds === 0 },
    ...parts(text, h("span", { role: "timer", translate: "no", "aria-live": "off", "data-ends": String(ends) }, left(seconds))),
  );
}
