// A setting with a few options.

import { h } from "../dom.js";
import { segments } from "./parts.js";

/** @type {(choice: import("../types").ChoiceSetting) => import("../dom.js").Tree} */
export function choice({ field, name, choices, note }) {
  return h(
    "div",
    { class: "setting", key: `choice-${field}` },
    h("span", { class: "setting-name" }, name),
    segments(name, choices),
    note && h("p", { class: "quiet about", role: "status" }, note),
  );
}
