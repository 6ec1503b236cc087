import { h } from "../dom.js";
import { bubble, button, icon } from "./parts.js";

/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").PlayScreen} PlayScreen */
/** @typedef {import("../types").Send} Send */

/** The ring of the clock: radius and circumference, in its own units. */
const ring = { radius: 20, length: 2 * Math.PI * 20 };

/** @type {(screen: PlayScreen, looks: Look[], send: Send) => import("../dom.js").Tree} */
export function play(screen, looks, send) {
  return h(
    "div",
    { class: "play" },
    hud(screen, looks, send),
    screen.countIn === null
      ? null
      : h(
          "div",
          { class: "count-in", role: "timer", "aria-live": "assertive" },
          h("span", { key: String(screen.countIn) }, screen.countIn),
        ),
    screen.interrupted ? cover(screen, screen.interrupted, send) : null,
  );
}

/** @type {(screen: PlayScreen, looks: Look[], send: Send) => import("../dom.js").Tree} */
function hud(screen, looks, send) {
  const look = looks[screen.chainLook ?? -1];
  return h(
    "header",
    { class: "hud" },
    h(
      "div",
      { class: "hud-score" },
      h("span", { class: "hud-label", "aria-hidden": "true" }, "Score"),
      h(
        "span",
        { class: "hud-line" },
        status("Score", h("span", { class: "pulse", key: String(screen.score) }, screen.score)),
        look && screen.chain > 1
          ? h(
              "span",
              { class: "hud-chain", key: `${screen.chain}`, "aria-label": `Chain of ${screen.chain} ${look.name}` },
              bubble(look),
              `×${screen.chain}`,
            )
          : null,
      ),
    ),
    screen.seconds === undefined ? h("span", null) : clock(screen.seconds, screen),
    h(
      "div",
      { class: "hud-best" },
      h("span", { class: "hud-label", "aria-hidden": "true" }, "Best"),
      status(
        "Best",
        h("span", null, screen.best?.score ?? "–"),
        screen.best ? h("bdi", { class: "hud-name" }, screen.best.player) : null,
      ),
    ),
    screen.pause
      ? h(
          "button",
          {
            class: "round",
            "aria-label": screen.pause.name,
            on: { click: () => screen.pause && send.press(screen.pause.action) },
          },
          icon("pause"),
        )
      : h("span", { class: "round ghost", "aria-hidden": "true" }),
  );
}

/**
 * A number that is read when asked for, not at every change.
 * @type {(name: string, ...children: (import("../dom.js").Tree | null)[]) => import("../dom.js").Tree}
 */
function status(name, ...children) {
  return h("span", { class: "hud-value", role: "status", "aria-live": "off", "aria-label": name }, ...children);
}

/** @type {(seconds: number, screen: PlayScreen) => import("../dom.js").Tree} */
function clock(seconds, screen) {
  const left = seconds / screen.totalSeconds;
  return h(
    "div",
    { class: screen.isHurried ? "clock hurry" : "clock" },
    h(
      "svg",
      { viewBox: "-24 -24 48 48", "aria-hidden": "true" },
      h("circle", { class: "clock-track", r: String(ring.radius) }),
      h("circle", {
        class: "clock-left",
        r: String(ring.radius),
        "stroke-dasharray": String(ring.length),
        style: { "stroke-dashoffset": String(ring.length * (1 - left)) },
      }),
    ),
    h("span", { class: "clock-value", role: "status", "aria-live": "off", "aria-label": "Time" }, seconds),
  );
}

/** @type {(screen: PlayScreen, interrupted: import("../types").Interrupted, send: Send) => import("../dom.js").Tree} */
function cover(screen, interrupted, send) {
  return h(
    "div",
    { class: "cover" },
    h(
      "section",
      { class: "card dialog", role: "dialog", "aria-modal": "false", "aria-labelledby": "paused" },
      h("h1", { id: "paused", tabindex: "-1" }, "Paused"),
      h("p", { class: "quiet" }, h("bdi", null, interrupted.summary)),
      button(interrupted.resume, send, "primary wide"),
      h(
        "div",
        { class: "row" },
        button(screen.home, send, ""),
        button(interrupted.drop, send, ""),
      ),
    ),
  );
}
