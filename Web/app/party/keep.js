// The party that this browser opened, and the secret by which the house knows it. Another tab shows
// the same party.

const key = "funfair.party";

/** @typedef {{ secret: string, party: string | null }} Kept */

/** @type {Kept | null} for a browser that keeps nothing */
let unkept = null;

/** @returns {Kept} */
export function kept() {
  const text = attempt(() => localStorage.getItem(key));
  try {
    const { secret, party } = JSON.parse(text ?? "");
    if (typeof secret === "string") return { secret, party: typeof party === "string" ? party : null };
  } catch {
    // Nothing was kept, or what was kept is none.
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

/** @param {() => void} onChange another tab opened a party, or left one */
export function listen(onChange) {
  window.addEventListener("storage", (event) => {
    if (event.key === key) onChange();
  });
}

/** 32 bytes that nobody can guess. */
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
