// The party that this browser opened, and its secret. Another tab shows the same party.

const key = "funfair.party";

/** @typedef {{ secret: string, party: string | null }} Kept */

/** @type {Kept | null} what is kept if the browser has no storage */
let unkept = null;

/** @returns {Kept} */
export function kept() {
  const text = attempt(() => localStorage.getItem(key));
  try {
    const { secret, party } = JSON.parse(text ?? "");
    if (typeof secret === "string") return { secret, party: typeof party === "string" ? party : null };
  } catch {
    // Nothing is stored, or it's invalid.
  }
  unkept ??= { secret: drawn(), party: null };
  return unkept;
}

/** @param {string | null} party */
export function keep(party) {
  const now = { ...kept(), party };
  unkept = now;
  attempt(() => localStorage.setItem(key, JSON.stringify(now)));
}

/** @param {() => void} onChange called when another tab opened or left a party */
export function listen(onChange) {
  window.addEventListener("storage", (event) => {
    if (event.key === key) onChange();
  });
}

/** Returns 32 unpredictable bytes, in Base64 for URLs. */
function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/**
 * @template T
 * @param {() => T} body
 */
function attempt(body) {
  try {
    return body();
  } catch {
    return null;
  }
}
