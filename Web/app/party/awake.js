// A big screen does not go dark in the middle of a party, where the browser can be asked for that.

/** @type {{ release(): Promise<void> } | null} */
let lock = null;
let isWanted = false;
/** Younger than the type checker. */
const { wakeLock } = /** @type {any} */ (navigator);

/** @param {boolean} isOn */
export function stayAwake(isOn) {
  if (isOn === isWanted) return;
  isWanted = isOn;
  void follow();
}

async function follow() {
  if (!isWanted) {
    await lock?.release().catch(() => {});
    lock = null;
  } else if (document.visibilityState === "visible") {
    lock = (await wakeLock?.request("screen").catch(() => null)) ?? null;
  }
}

// The browser lets go of it whenever the page is hidden.
document.addEventListener("visibilitychange", () => void follow());
