// Asks the browser to keep scores even when it makes room.

/** Kept once it was asked. */
const asked = "funfair.asked-to-keep";

/** @type {(store: import("./store.js").Store, view: import("./types").View) => void} */
export function keepScores(store, { kind }) {
  // It may ask the player, who has no time for that in a run.
  if (!store.hasScores || kind === "play") return;
  store.hasScores = false;
  void askToKeep();
}

/** The player is asked once. After that only a browser is asked that decides by itself, and says yes. */
async function askToKeep() {
  const { permissions, storage } = navigator;
  try {
    if (await storage.persisted()) return;
    const isAsked = localStorage.getItem(asked) !== null;
    if (isAsked && (await permissions.query({ name: "persistent-storage" })).state !== "granted") return;
    localStorage.setItem(asked, "");
    await storage.persist();
  } catch {
    // Not every browser can be asked.
  }
}
