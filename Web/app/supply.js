// Loads what a page needs once, with retries.

/** Milliseconds until the first retry. Each further pause is twice as long, up to `longest`. */
const soonest = 1000;
const longest = 60_000;

/**
 * Waits after a failure: longer each time, but only until the network is back.
 * @param {number} failures the number of failures in a row before this one
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
 * Loads something, and retries until that succeeds, with pauses in between.
 * @template Thing
 * @param {(failures: number) => Promise<Thing>} bring
 * @param {(thing: Thing) => void} onThere
 * @param {number} failures
 * @returns {Promise<void>} resolves after the first try, successful or not
 */
export async function supply(bring, onThere, failures = 0) {
  const come = await bring(failures).then((thing) => ({ thing }), () => null);
  if (come) return onThere(come.thing);
  void rest(failures).then(() => supply(bring, onThere, failures + 1));
}

/**
 * Whether browsers compile a module while it's loading. They refuse every type but one, and many hosts send
 * another type, or none.
 * @param {Response} response
 */
export function isStreamable(response) {
  return response.headers.get("content-type") === "application/wasm";
}
