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
  if (failures > 0) await followUpdate().catch(() => {});
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
    // Not in the head, where a missing file means that the page can't open.
    document.body.append(sheet);
  });
}

/** If an update has removed this page's files, loads the newest page, unless this page was just reloaded. */
async function followUpdate() {
  const page = await (await fetch(new URL("./", location.href), { cache: "no-store" })).text();
  const folder = import.meta.url.split("/").at(-2) ?? "";
  const isOld = page.includes("/main.js") && !page.includes(folder);
  if (isOld && [0, 2].includes(performance.navigation?.type)) location.reload();
}
