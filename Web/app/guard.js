// What happens when something fails. The page continues with the next frame where it can; where the module
// itself has stopped, it says so.

import { h, show } from "./dom.js";
import { words } from "./words.js";

/** @type {Set<string>} the errors that were reported */
const reported = new Set();

/**
 * Reports an error to the console, once: the next frame may fail for the same reason.
 * @param {unknown} error
 */
export function report(error) {
  const text = String(error);
  if (reported.has(text)) return;
  reported.add(text);
  reportError(error);
}

/**
 * Functions that the module calls. An exception must not pass through the module, which would be left in
 * the middle of something: it is reported, and the module goes on.
 * @param {WebAssembly.ModuleImports} imports
 * @returns {WebAssembly.ModuleImports}
 */
export function contained(imports) {
  const calls = /** @type {[string, Function][]} */ (Object.entries(imports));
  return Object.fromEntries(calls.map(([name, call]) => [
    name,
    (/** @type {unknown[]} */ ...all) => {
      try {
        return call(...all);
      } catch (error) {
        report(error);
        // No text, for those that are asked for one.
        return -1;
      }
    },
  ]));
}

/** Says that the module has stopped, over everything. Only a new page can start it again. */
export function tellStopped() {
  const notice = document.createElement("dialog");
  notice.id = "stopped";
  notice.className = "card dialog";
  notice.setAttribute("role", "alertdialog");
  notice.setAttribute("aria-describedby", "stopped-because");
  show(notice, [
    h("p", { id: "stopped-because" }, words.stopped),
    h("button", { class: "button primary" }, words.reload),
  ]);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  notice.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(notice);
  notice.showModal();
}
