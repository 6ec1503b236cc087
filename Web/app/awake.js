// Keeps the screen on, if the browser can. Browsers can only over HTTPS and at 127.0.0.1.

/** @type {{ released: boolean, release(): Promise<void> } | null} */
let lock = null;
let isWanted = false;
/** The requests, which are made one after another, so that no lock is forgotten. */
let work = Promise.resolve();
/** Untyped, because the type checker doesn't know wake locks yet. */
const { wakeLock } = /** @type {any} */ (navigator);

/** @param {boolean} isOn */
export function stayAwake(isOn) {
  if (isOn === isWanted) return;
  isWanted = isOn;
  follow();
}

function follow() {
  // Browsers refuse while the battery is low. The next pause or return of the page tries again.
  work = work.then(change).catch(() => {});
}

async function change() {
  const isOn = isWanted && document.visibilityState === "visible";
  if (isOn === (lock !== null && !lock.released)) return;
  const last = lock;
  lock = null;
  if (isOn) lock = (await wakeLock?.request("screen")) ?? null;
  else await last?.release();
}

// The browser releases the lock whenever the page is hidden.
document.addEventListener("visibilitychange", follow);
