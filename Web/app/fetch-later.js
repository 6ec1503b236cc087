// Fetches what the first screens do without, with its style sheet.

import { supply } from "./supply.js";

/** @typedef {typeof import("./later.js")} Later */

/** @type {Later | null} */
let there = null;
/** @type {Promise<void> | null} */
let dressed = null;

/** What was fetched; null until it has come. */
export function later() {
  return there;
}

/**
 * Fetches it once.
 * @param {(later: Later) => void} onThere
 * @returns {Promise<void>} when the first try is over, whatever came of it
 */
export function fetchLater(onThere) {
  return supply(bring, (module) => {
    there = module;
    onThere(module);
  });
}

/** @type {(failures: number) => Promise<Later>} */
async function bring(failures) {
  // A browser may keep a failed import for good: the next try has another address.
  const address = new URL(`later.js${failures > 0 ? `?${failures}` : ""}`, import.meta.url).href;
  const [module] = await Promise.all([import(address), (dressed ??= dress())]);
  return module;
}

/** @returns {Promise<void>} */
function dress() {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL("later.css", import.meta.url).href;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      dressed = null;
      reject(new Error("The style sheet is missing."));
    };
    document.head.append(sheet);
  });
}
