// Keeps a big screen on during a party, if the browser supports it.

/** @type {{ release(): Promise<void> } | null} */
let lock = null;
let isWanted = false;
/** Untyped, because the type checker doesn't know wake locks yet. */
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

// The browser releases the lock whenever the page is hidden.
document.addEventListener("visibilitychange", () => void follow());
