// Loads the code that the first screens don't need, with its style sheet.

import { supply } from "./supply.js";

/** @typedef {typeof import("./later.js")} Later */

/** @type {Later | null} */
let there = null;
/** @type {Promise<void> | null} */
let dressed = null;

/** Returns the loaded code, or null if it hasn't loaded yet. */
export function later() {
  return there;
}

/**
 * Loads the code once.
 * @param {(later: Later) => void} onThere
 * @returns {Promise<void>} resolves after the first try, successful or not
 */
export function fetchLater(onThere) {
  return supply(bring, (module) => {
    there = module;
    onThere(module);
  });
}

/** @type {(failures: number) => Promise<Later>} */
async function bring(failures) {
  // A browser may remember a failed import forever, so each retry uses a new address.
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
