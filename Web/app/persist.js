// Asks the browser to keep scores even when it runs out of space.

/** The key that records that the browser was asked. */
const asked = "funfair.asked-to-keep";

/** @type {(store: import("./store.js").Store, view: import("./types").View) => void} */
export function keepScores(store, { kind }) {
  // Not during a run, because the browser may ask the player.
  if (!store.hasScores || kind === "play") return;
  store.hasScores = false;
  void askToKeep();
}

/** Asks the browser once. Later visits ask again only if the browser agrees without asking the player. */
async function askToKeep() {
  const { permissions, storage } = navigator;
  try {
    if (await storage.persisted()) return;
    const isAsked = localStorage.getItem(asked) !== null;
    if (isAsked && (await permissions.query({ name: "persistent-storage" })).state !== "granted") return;
    localStorage.setItem(asked, "");
    await storage.persist();
  } catch {
    // Some browsers don't support this.
  }
}
