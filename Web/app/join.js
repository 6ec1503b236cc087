// The addresses where phones can open the page. The house of a machine in several networks has several. The
// viewer can choose one of them, and the browser remembers the choice.

const key = "funfair.address";

/** @typedef {{ address: string, code: { size: number, rows: string[] } | null }} Place */

/**
 * Asks the house for the addresses, the likeliest first, and whether it offers parties. The house may not know its
 * own address, so the request tells it the page's.
 * @param {string} folder the page's folder
 * @returns {Promise<{ addresses: Place[], parties?: boolean }>}
 */
export async function askToJoin(folder) {
  const answer = await fetch(`${folder}api/join?at=${encodeURIComponent(folder)}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.json();
}

/**
 * Returns the address that was chosen in this browser, if it still exists, or the likeliest; undefined without
 * addresses.
 * @param {Place[]} places
 */
export function chosen(places) {
  /** @type {string | null} */
  let kept = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // The browser stores nothing.
  }
  return places.find(({ address }) => address === kept) ?? places[0];
}

/** @param {string} address */
export function choose(address) {
  try {
    localStorage.setItem(key, address);
  } catch {
    // The choice is valid until the page closes.
  }
}

/**
 * Returns the part of an address that people have to type.
 * @param {string} address
 */
export function typed(address) {
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/, "");
}
