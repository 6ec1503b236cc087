// A screen as a tree, whichever it is, with what goes around each.

import { h } from "../dom.js";
import { home } from "./home.js";
import { howToPlay } from "./how-to-play.js";
import { button, icon } from "./parts.js";
import { play } from "./play.js";
import { player } from "./player.js";
import { result } from "./result.js";
import { scores } from "./scores.js";
import { settings } from "./settings.js";
import { statistics } from "./statistics.js";
import { words } from "../words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Content} Content */
/** @typedef {import("../types").Send} Send */

/** @type {(view: View, content: Content, send: Send) => import("../dom.js").Tree} */
export function screenOf(view, content, send) {
  return h(
    "div",
    { class: `page page-${view.kind}` },
    hasBar(view) ? bar(view, send) : null,
    view.notices.length > 0 ? notices(view, send) : null,
    h("main", { class: "body", key: "main" }, h("div", panel(view), body(view, content, send))),
    view.tabs.length > 0 ? tabs(view, send) : null,
  );
}

/** @type {(view: View, content: Content, send: Send) => import("../dom.js").Tree} */
function body(view, content, send) {
  switch (view.kind) {
    case "home":
      return home(view.screen, content, view.mute, send);
    case "player":
      return player(view.screen, send);
    case "play":
      return play(view.screen, looksOf(view, content), view.mute, send);
    case "result":
      return result(view.screen, send);
    case "scores":
      return scores(view.screen, send);
    case "settings":
      return settings(view.screen, send);
    case "howToPlay":
      return howToPlay(view.screen, view.stall ?? "", send);
    case "statistics":
      return statistics(view.screen, content, send);
  }
}

/** @type {(view: View, content: Content) => import("../types").Look[]} */
function looksOf(view, content) {
  return content.stalls.find((stall) => stall.name === view.stall)?.looks ?? [];
}

/**
 * The end of a run has its own way home.
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
    // With nothing in it to go to, it would not scroll by keyboard.
    tabindex: view.kind === "howToPlay" ? "0" : null,
  };
}

/** @type {(view: View, send: Send) => import("../dom.js").Tree} */
function bar(view, send) {
  return h(
    "header",
    { class: "bar" },
    h(
      "button",
      { class: "round", "aria-label": words.home, on: { click: () => send.press(view.home) } },
      icon("home"),
    ),
    h("p", { class: "bar-title" }, view.stall),
  );
}

/** @type {(view: View, send: Send) => import("../dom.js").Tree} */
function notices(view, send) {
  return h(
    "section",
    { class: "notices", role: "alert" },
    ...view.notices.map((notice) => h("p", null, notice)),
    button({ name: words.dismiss, action: view.dismiss, isSelected: false }, send, "small"),
  );
}

/** @type {(view: View, send: Send) => import("../dom.js").Tree} */
function tabs(view, send) {
  return h(
    "nav",
    {
      class: "tabs",
      "aria-label": view.stall ?? "",
      inert: view.kind === "play" && view.screen.panel?.sheet ? true : null,
    },
    h(
      "div",
      { class: "tab-list", role: "tablist", "aria-label": view.stall ?? "", on: { keydown: walkTabs } },
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
            on: { click: () => send.press(tab.action) },
          },
          icon(tab.tab),
          h("span", null, tab.name),
        ),
      ),
    ),
  );
}

/** @param {KeyboardEvent} event */
function walkTabs(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...list.children]);
  const present = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const right = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const steps = { ArrowRight: right, ArrowLeft: -right };
  const step = steps[/** @type {"ArrowRight" | "ArrowLeft"} */ (event.key)];
  const next =
    event.key === "Home" ? 0
    : event.key === "End" ? all.length - 1
    : step ? (present + step + all.length) % all.length
    : -1;
  if (next < 0) return;
  event.preventDefault();
  all[next].focus();
  all[next].click();
}
