// Players' walls: the shelf, and the editor.

import { h } from "../dom.js";
import { symbols } from "../symbols.js";
import { addressOf, sent } from "../wall-hands.js";
import { filled, words } from "../words.js";
import { button, segments } from "./parts.js";
import { columns, wallLooks, wallPicture } from "./wall-picture.js";

/** @typedef {import("../types").WallEditor} WallEditor */
/** @typedef {import("../types").WallItem} WallItem */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../dom.js").Tree} Tree */

/** @type {Record<string, string>} Paths in a box of 24 by 24. */
const icons = {
  undo: "M9 4.5v4h5.5a5.5 5.5 0 0 1 0 11H8v-2.3h6.5a3.2 3.2 0 0 0 0-6.4H9v4L3.5 9.7Z",
  redo: "M15 4.5v4H9.5a5.5 5.5 0 0 0 0 11H16v-2.3H9.5a3.2 3.2 0 0 1 0-6.4H15v4l5.5-5.1Z",
  mirror: "M11 3h2v18h-2ZM9 6.5v11L2.5 17.5Zm6 0 6.5 11H15Z",
  clear: "M9 3h6l.8 2H20v2.2H4V5h4.2ZM5.4 8.6h13.2L17.6 21H6.4Z",
  less: "M4 4h16v5H4Zm0 6.6h16v2.2H4ZM7 17.4h10v2.2H7Z",
  more: "M4 4h16v5H4Zm0 6.6h16v2.2H4ZM10.9 14.4h2.2v3h3v2.2h-3v3h-2.2v-3h-3v-2.2h3Z",
};

// The shelf.

/** @type {(shelf: import("../types").WallShelf, looks: Look[]) => Tree} */
export function shelf({ title, orders, items, note, further, send }, looks) {
  return h(
    "section",
    { class: "walls-of", "aria-label": title, key: title },
    h("h2", null, title),
    orders.length > 0 && segments(title, orders),
    items.length > 0 && h("ul", { class: "shelf" }, ...items.map((item) => kept(send, item, looks))),
    note && h("p", { class: "quiet", role: "status" }, note),
    further && button(further, "wide"),
  );
}

/** @type {(send: string, item: WallItem, looks: Look[]) => Tree} */
function kept(send, item, looks) {
  // Each label includes its wall's name.
  const named = (/** @type {string} */ what) => ({ "aria-label": `${what}: ${item.name}` });
  const isSent = item.link !== null && sent?.link === item.link;
  return h(
    "li",
    { class: "card kept", key: String(item.number) },
    wallPicture(item.tiles, looks),
    h("p", { class: "kept-name" }, h("strong", null, h("bdi", null, item.name)), h("span", { class: "quiet" }, item.line)),
    h(
      "div",
      { class: "row" },
      item.play && button(item.play, "primary small", named(item.play.name)),
      item.like && button(item.like, "small heart", { ...named(item.like.name), "aria-pressed": String(item.like.isSelected) }),
      item.link && h("button", { class: "button small", "data-send": item.link, ...named(send) }, send),
      ...item.more.map((control) => button(control, "link", named(control.name))),
    ),
    isSent && h("p", { class: "sent", role: "status" }, sent?.isCopied ? words.linkCopied : words.copyLink),
    isSent && h("input", { class: "link-field", readonly: true, value: addressOf(item.link ?? ""), "aria-label": send, dir: "ltr" }),
  );
}

// The editor.

/** @type {(wall: WallEditor, content: import("../types").Content) => Tree} */
export function editor(wall, content) {
  const looks = wallLooks(content);
  return h(
    "div",
    { class: "wall-editor", key: "editor" },
    h("h1", { class: "unseen", tabindex: "-1" }, `${wall.title}: ${wall.name}`),
    h(
      "div",
      { class: "field wall-name" },
      h("label", { class: "unseen", for: "wall-name" }, wall.nameLabel),
      h("input", {
        id: "wall-name", type: "text", value: wall.name, autocomplete: "off", spellcheck: "false",
        "aria-invalid": wall.problem ? "true" : null, "aria-describedby": "wall-problem", "data-field": wall.field,
      }),
      h("p", { id: "wall-problem", class: "problem", role: "alert" }, wall.problem),
    ),
    grid(wall, looks),
    h(
      "div",
      { class: "wall-controls" },
      palette(wall, looks),
      tools(wall),
      h(
        "div",
        { class: "wall-level" },
        h("label", { for: "wall-level" }, wall.levelsName),
        h(
          "select",
          { id: "wall-level", class: "select" },
          h("option", { selected: true, value: "", disabled: true }, "–"),
          ...wall.levels.map(({ name, action }) => h("option", { key: String(action), "data-action": action }, name)),
        ),
      ),
      h(
        "div",
        { class: "row wall-ends" },
        wall.tryOut ? button(wall.tryOut, "primary") : null,
        button(wall.done, ""),
      ),
    ),
  );
}

/** @type {(wall: WallEditor, looks: Look[]) => Tree} */
function grid({ tiles, name, brushes }, looks) {
  const named = new Map(brushes.map((brush) => [brush.look, brush.name]));
  return h(
    "div",
    {
      class: "wall-grid", key: "grid", role: "group", "aria-label": name, dir: "ltr", "data-walk": "",
      style: { "--rows": String(tiles.length / columns) },
    },
    ...tiles.map((tile, place) =>
      h(
        "button",
        {
          class: tile === 0 ? "tile" : "tile brick", key: String(place), type: "button",
          style: { "--paint": looks[tile - 1]?.colour ?? "transparent" },
          tabindex: place === 0 ? "0" : "-1", "data-tile": place,
          "aria-label": filled(words.wallPlace, Math.floor(place / columns) + 1, (place % columns) + 1, named.get(tile) ?? ""),
        },
        symbol(looks[tile - 1]),
      )),
  );
}

/** @param {Look | undefined} look */
function symbol(look) {
  if (!look || look.symbol === "none") return null;
  return h(
    "svg",
    { viewBox: "-1.4 -1.4 2.8 2.8", "aria-hidden": "true" },
    h("path", { d: symbols[look.symbol], fill: "#fff" }),
  );
}

/** @type {(wall: WallEditor, looks: Look[]) => Tree} */
function palette({ brushes }, looks) {
  return h(
    "div",
    { class: "palette", role: "group", "data-walk": "", key: "palette" },
    ...brushes.map(({ look, name, action, isSelected, key }, index) =>
      h(
        "button",
        {
          class: look === 0 ? "brush" : "brush brick", type: "button", key: name, "data-action": action,
          "aria-label": name, title: `${name} (${String.fromCharCode(key)})`, "aria-pressed": String(isSelected),
          "data-key": String.fromCharCode(key), tabindex: index === 0 ? "0" : "-1",
          style: { "--paint": looks[look - 1]?.colour ?? "transparent" },
        },
        symbol(looks[look - 1]),
      )),
  );
}

/** @param {WallEditor} wall */
function tools({ tools, rows }) {
  return h(
    "div",
    { class: "wall-tools", role: "group", "aria-label": rows, key: "tools" },
    ...tools.map(({ picture, name, action, isSelected, isEnabled }) =>
      h(
        "button",
        {
          class: "round", type: "button", key: picture, "aria-label": name, title: name, "data-action": action,
          "data-tool": picture, disabled: !isEnabled, "aria-pressed": picture === "mirror" ? String(isSelected) : null,
        },
        h(
          "svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
          h("path", { d: icons[picture], fill: "currentColor", "fill-rule": "evenodd" }),
        ),
      )),
  );
}
