// The player's devices, and a code that links another.

import { countdown } from "../countdown.js";
import { h } from "../dom.js";
import { modules } from "../qr.js";
import { button } from "./parts.js";
import { words } from "../words.js";

/** The last code's address, and its QR code. The house draws it, so it may be missing. */
let drawn = { address: "", side: 1, path: "" };

/** @type {(list: import("../types").DeviceList) => import("../dom.js").Tree} */
export function devices({ code, ends, devices }) {
  return h(
    "section",
    { class: "card devices", "aria-label": words.yourDevices, key: "devices" },
    code && h(
      "div",
      { key: code },
      h("p", null, words.codeHelp),
      picture(code),
      h("p", { class: "six-words", dir: "ltr", lang: "en", translate: "no" }, code),
      countdown(words.endsIn, ends),
    ),
    h("h2", null, words.yourDevices),
    h(
      "ul",
      null,
      ...devices.map(({ name, action, isSelected }) => {
        const here = isSelected ? ` · ${words.thisDevice}` : "";
        return h(
          "li",
          { key: String(action) },
          h("span", null, h("bdi", { translate: "no" }, name), here),
          button({ name: words.forget, action }, "small", { "aria-label": `${words.forget}: ${name}${here}` }),
        );
      }),
    ),
  );
}

/** @param {string} code */
function picture(code) {
  const address = new URL(`./#device=${code.replaceAll(" ", "-")}`, location.href).href;
  if (address !== drawn.address) {
    drawn = { address, side: 1, path: "" };
    void draw(address).catch(() => {});
  }
  return h(
    "svg",
    { class: "device-qr", viewBox: `0 0 ${drawn.side} ${drawn.side}`, "aria-hidden": "true" },
    h("path", { d: drawn.path }),
  );
}

/** @param {string} address */
async function draw(address) {
  const response = await fetch(new URL(`api/qr?text=${encodeURIComponent(address)}`, location.href));
  if (!response.ok) return;
  const code = modules(await response.json());
  if (address !== drawn.address) return;
  Object.assign(drawn, code);
  const place = document.querySelector(".device-qr");
  place?.setAttribute("viewBox", `0 0 ${code.side} ${code.side}`);
  place?.firstElementChild?.setAttribute("d", code.path);
}
