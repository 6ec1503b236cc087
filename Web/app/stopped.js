// Says that the module has stopped.

import { h, show } from "./dom.js";
import { words } from "./words.js";

/** Tells the player, in front of everything else, that the module has stopped. Only a reload restarts it. */
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
