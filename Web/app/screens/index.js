// The tree of any screen, with the bar, messages and tabs around it.

import { h } from "../dom.js";
import { later } from "../fetch-later.js";
import { home } from "./home.js";
import { icon } from "./icons.js";
import { button } from "./parts.js";
import { hud, play } from "./play.js";
import { player } from "./player.js";
import { words } from "../words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Content} Content */
/** @typedef {import("../controls.js").Draft} Draft */

/** @type {(view: View, content: Content, draft: Draft | null) => import("../dom.js").Tree} */
export function screenOf(view, content, draft) {
  const question = farewellOf(view);
  return h(
    "div",
    { class: `page page-${view.kind}` },
    hasBar(view) ? bar(view) : null,
    told(view),
    h(
      "main",
      { class: "body", key: "main", inert: question ? true : null },
      h("div", panel(view), body(view, content, draft)),
    ),
    view.tabs.length > 0 ? tabs(view) : null,
    question && later()?.farewell(question),
  );
}

/**
 * A run's header, which can be updated without the rest of the screen.
 * @type {(view: View & { kind: "play" }, content: Content) => import("../dom.js").Tree}
 */
export function headerOf(view, content) {
  return hud(view.screen, looksOf(view, content));
}

/** @param {View} view */
function farewellOf(view) {
  return "question" in view.screen ? view.screen.question : null;
}

/** @type {(view: View, content: Content, draft: Draft | null) => import("../dom.js").Tree} */
function body(view, content, draft) {
  switch (view.kind) {
    case "home":
      return home(view.screen, content, view.mute);
    case "player":
      return player(view.screen, looksOf(view, content));
    case "play":
      return play(view.screen, looksOf(view, content), view.mute);
    case "result":
      return later()?.result(view.screen) ?? coming();
    case "editor":
      return later()?.editor(view.screen, content) ?? coming();
    default:
      return later()?.blocks(view.screen, content, draft) ?? coming();
  }
}

/** @type {(view: View, content: Content) => import("../types").Look[]} */
function looksOf(view, content) {
  return content.stalls.find((stall) => stall.name === view.stall)?.looks ?? [];
}

/** A placeholder while the screen's code loads. */
function coming() {
  return h("p", { class: "loading", key: "coming" }, "…");
}

/**
 * Whether the screen has a bar at the top. A result has its own button that leads home.
 * @param {View} view
 */
function hasBar(view) {
  return view.kind !== "home" && view.kind !== "play" && view.kind !== "result";
}

/** @param {View} view */
function panel(view) {
  const open = view.tabs.find((tab) => tab.isSelected);
  const place = { id: "panel", class: "panel", key: view.kind };
  if (!open) return place;
  return {
    ...place,
    role: "tabpanel",
    "aria-labelledby": `tab-${open.tab}`,
    // The text has nothing to focus, so without this the keyboard couldn't scroll it.
    tabindex: view.kind === "reading" ? "0" : null,
  };
}

/** @type {(view: View) => import("../dom.js").Tree} */
function bar(view) {
  return h(
    "header",
    { class: "bar", inert: farewellOf(view) ? true : null },
    h(
      "button",
      { class: "round", "aria-label": words.home, "data-action": view.home },
      icon("home"),
    ),
    h("p", { class: "bar-title" }, view.stall),
  );
}

/**
 * Messages to the player. Their elements are always on the page, because screen readers may miss one that
 * appears together with its text.
 * @param {View} view
 */
function told(view) {
  return h(
    "div",
    { class: "told-above" },
    h("div", { "aria-live": "assertive" }, view.notices.length > 0 && notices(view)),
    h("div", { role: "status" }, view.undo && undo(view.undo)),
  );
}

/** @param {View} view */
function notices(view) {
  return h(
    "section",
    { class: "notices" },
    ...view.notices.map((notice) => h("p", null, notice)),
    button({ name: words.dismiss, action: view.dismiss, isSelected: false }, "small"),
  );
}

/** @param {NonNullable<View["undo"]>} undo */
function undo({ text, way }) {
  return h("section", { class: "notices undo" }, h("p", null, text), button(way, "small"));
}

/** @type {(view: View) => import("../dom.js").Tree} */
function tabs(view) {
  return h(
    "nav",
    {
      class: "tabs",
      "aria-label": view.stall ?? "",
      inert: farewellOf(view) || (view.kind === "play" && view.screen.panel?.sheet) ? true : null,
    },
    h(
      "div",
      { class: "tab-list", role: "tablist", "aria-label": view.stall ?? "" },
      ...view.tabs.map((tab) =>
        h(
          "button",
          {
            key: tab.tab,
            id: `tab-${tab.tab}`,
            class: "tab",
            role: "tab",
            "aria-selected": String(tab.isSelected),
            "aria-controls": "panel",
            tabindex: tab.isSelected ? "0" : "-1",
            "data-action": tab.action,
          },
          icon(tab.tab),
          h("span", null, tab.name),
        ),
      ),
    ),
  );
}
