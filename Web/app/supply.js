// What a page fetches once, however often that fails at first.

/** Milliseconds until the second try. Each further pause is twice as long, up to the longest. */
const soonest = 1000;
const longest = 60_000;

/**
 * Waits after a failure: longer after each, and no longer than until the network is back.
 * @param {number} failures in a row before this one
 * @returns {Promise<void>}
 */
export function rest(failures) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(soonest * 2 ** failures, longest));
    addEventListener("online", end);
  });
}

/**
 * Fetches something, with pauses between tries, until it has come.
 * @template Thing
 * @param {(failures: number) => Promise<Thing>} bring
 * @param {(thing: Thing) => void} onThere
 * @param {number} failures
 * @returns {Promise<void>} when the first try is over, whatever came of it
 */
export async function supply(bring, onThere, failures = 0) {
  const come = await bring(failures).then((thing) => ({ thing }), () => null);
  if (come) return onThere(come.thing);
  void rest(failures).then(() => supply(bring, onThere, failures + 1));
}
