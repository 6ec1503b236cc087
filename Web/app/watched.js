// What the core leaves out of a guest's screen at a party: others' runs, and a link to the results. The first reply
// with one of them loads what shows it, so that nobody else downloads it.

import { supply } from "./supply.js";

/** @type {typeof import("./party-watch.js") | null} */
let watch = null;
let isAsked = false;
/** @type {() => void} shows the last reply */
let repeat = () => {};
/** Whether the guest left. Replies to earlier requests may still arrive. */
let hasLeft = false;

/**
 * Handles the house's reply to a request of the page.
 * @type {(question: import("./house.js").Question, status: number, bytes: Uint8Array) => void}
 */
export function hear({ method, path, secret }, status, bytes) {
  if (status < 200 || status > 201 || !path.startsWith("api/parties")) return;
  if (method === "DELETE") {
    hasLeft = true;
    repeat = () => {};
    return watch?.show(null, secret);
  }
  if (method === "POST" && (path.endsWith("/guests") || path.endsWith("/parties"))) hasLeft = false;
  const answer = parsed(bytes);
  if (hasLeft || !answer.screen) return;
  repeat = () => watch?.show(answer, secret);
  repeat();
  if (isAsked || !answer.screen.blocks.some((/** @type {object} */ block) => "watch" in block || "link" in block)) return;
  isAsked = true;
  void supply(bring, (module) => {
    watch = module;
    repeat();
  });
}

/** @type {(failures: number) => Promise<typeof import("./party-watch.js")>} */
function bring(failures) {
  // A browser may remember a failed import forever, so each retry uses a new address.
  return import(new URL(`party-watch.js${failures > 0 ? `?${failures}` : ""}`, import.meta.url).href);
}

/**
 * Returns a reply's contents. A proxy may reply in the house's place, even without JSON.
 * @type {(bytes: Uint8Array) => any}
 */
function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}
