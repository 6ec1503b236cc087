// Fetches what the first screens do without, with its style sheet.

/** @type {typeof import("./later.js") | null} */
let there = null;
/** @type {Promise<void> | null} */
let coming = null;

/** What was fetched; null while it comes. */
export function later() {
  return there;
}

/**
 * Fetches it, unless it is there or on its way. Without a network it fails in silence: whoever needs it
 * asks again.
 * @returns {Promise<void>}
 */
export function fetchLater() {
  coming ??= Promise.all([import("./later.js"), dress()])
    .then(([module]) => {
      there = module;
    })
    .catch(() => {
      coming = null;
    });
  return coming;
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
      reject(new Error("There are no styles."));
    };
    document.head.append(sheet);
  });
}
