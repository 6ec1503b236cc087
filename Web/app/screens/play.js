import { h } from "../dom.js";
import { later } from "../fetch-later.js";
import { icon } from "./icons.js";
import { button, cover, gauge, muteButton, status } from "./parts.js";
import { picture } from "./picture.js";
import { filled, parts, words, written } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").Control} Control */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").PlayScreen} PlayScreen */

/** The clock's ring: radius and circumference, in its own units. */
const ring = { radius: 20, length: 2 * Math.PI * 20 };

/** @type {(screen: PlayScreen, looks: Look[], mute: Control) => Tree} */
export function play(screen, looks, mute) {
  return h(
    "div",
    { class: "play" },
    screen.purse ? later()?.purse(screen, screen.purse, looks) : hud(screen, looks),
    hint(screen),
    screen.panel && !screen.interrupted ? later()?.table(screen.panel, looks) : null,
    ...((screen.watch && later()?.watching(screen.watch, screen.player)) ?? []),
    h(
      "div",
      { class: "count-in", role: "timer", "aria-live": "assertive" },
      screen.countIn !== null && h("span", { key: String(screen.countIn) }, screen.countIn),
    ),
    screen.interrupted ? paused(screen, screen.interrupted, mute)
    : screen.intermission ? between(screen.intermission, mute)
    : screen.panel?.sheet ? later()?.sheet(screen.panel.sheet, looks)
    : null,
  );
}

/**
 * The hint. Its element is always on the page, because screen readers may miss a text that appears together
 * with its element.
 * @type {(screen: PlayScreen) => Tree}
 */
function hint({ hint }) {
  return h(
    "div",
    { class: "hint", key: "hint" },
    h("p", { role: "status" }, hint?.text),
    hint?.skip ? button(hint.skip, "") : null,
  );
}

/** @type {(screen: PlayScreen, looks: Look[]) => Tree} */
export function hud(screen, looks) {
  const { chain, factor, countdown } = screen;
  return h(
    "header",
    { class: "hud" },
    h(
      "div",
      { class: "hud-score" },
      h(
        "span",
        { class: "hud-top" },
        h("span", { class: "hud-label", "aria-hidden": "true" }, words.score),
        screen.pace ? pace(screen.pace) : null,
      ),
      h(
        "span",
        { class: "hud-line" },
        gauge(words.score, screen.score),
        chain ? chainLine(chain, looks[chain.look])
        : factor !== null ? times(factor, filled(words.timesPoints, written(factor)))
        : null,
      ),
    ),
    h("div", { class: "hud-middle" }, countdown ? clock(countdown) : null, ...standing(screen)),
    screen.rival ? rival(screen.rival) : screen.race && !screen.best ? h("div", { class: "hud-best", key: "best" }) : best(screen.best),
    screen.pause
      ? h(
          "button",
          { class: "round", "aria-label": screen.pause.name, "data-action": screen.pause.action },
          icon("pause"),
        )
      : h("span", { class: "round ghost", "aria-hidden": "true" }),
    screen.race && later()?.standing(screen.race),
  );
}

/**
 * The points needed to pass the next player.
 * @param {import("../types").Rival} rival
 */
function rival({ player, missing }) {
  const name = h("bdi", { class: "hud-name" }, player);
  return h(
    "div",
    { class: "hud-best hud-rival", key: "rival" },
    h("span", { class: "hud-label", "aria-hidden": "true" }, ...parts(words.toPass, name)),
    gauge(filled(words.toPass, player), missing),
  );
}

/** @param {import("../types").Entry | null} best */
function best(best) {
  return h(
    "div",
    { class: "hud-best", key: "best" },
    h("span", { class: "hud-label", "aria-hidden": "true" }, words.best),
    gauge(words.best, best?.score ?? null, "", best && h("bdi", { class: "hud-name" }, best.player)),
  );
}

/**
 * The run compared with the player's best. Screen readers read it on request, not whenever it changes.
 * @param {import("../types").Pace} pace
 */
function pace({ lead, short, words: said }) {
  return status(
    words.pace, lead < 0 ? "pace behind" : "pace", h("span", { role: "img", "aria-label": said }, short),
  );
}

/** @type {(count: number, label: string) => Tree} */
function times(count, label) {
  return h("span", { class: "hud-chain", key: `${count}`, role: "img", "aria-label": label }, `×${count}`);
}

/**
 * The length of a chain and the points for each further bubble, in a short form where space is tight.
 * @type {(chain: NonNullable<PlayScreen["chain"]>, look: Look) => Tree}
 */
function chainLine({ length, worth }, look) {
  const count = written(length);
  const each = filled(words.chainWorth, written(worth));
  return h(
    "span",
    { class: "hud-chain", key: count, role: "img", "aria-label": `${filled(words.chainOf, count, look.name)}, ${each}` },
    picture(look),
    h("span", null, filled(words.chainLength, count)),
    h("span", { class: "chain-each" }, each),
    h("bdi", { class: "chain-worth", dir: "ltr" }, `+${written(worth)}`),
  );
}

/**
 * The state of a run with lives, levels or nudges.
 * @param {PlayScreen} screen
 */
function standing({ lives, level, nudge }) {
  return [
    lives
      ? status(
          words.lives,
          "lives",
          h("span", { class: "unseen" }, String(lives.left)),
          ...Array.from({ length: lives.total }, (_, index) =>
            h("span", { class: index < lives.left ? "life" : "life lost", "aria-hidden": "true" })),
        )
      : null,
    level === null && nudge === null
      ? null
      : h(
          "span",
          { class: "hud-small" },
          level === null ? null : status(words.level, "level", filled(words.levelNumber, written(level))),
          nudge === null
            ? null
            : status(
                words.nudge, nudge === 0 ? "nudge ready" : "nudge",
                icon("nudge"), h("span", null, nudge === 0 ? words.ready : filled(words.seconds, nudge)),
              ),
        ),
  ];
}

/** @param {NonNullable<PlayScreen["countdown"]>} countdown */
function clock({ remaining, total, urgency }) {
  return h(
    "div",
    { class: urgency === null ? "clock" : `clock hurry ${urgency}` },
    h(
      "svg",
      { viewBox: "-24 -24 48 48", "aria-hidden": "true" },
      h("circle", { class: "clock-track", r: String(ring.radius) }),
      h("circle", {
        class: "clock-left",
        r: String(ring.radius),
        "stroke-dasharray": String(ring.length),
        style: { "stroke-dashoffset": String(ring.length * (1 - remaining / total)) },
      }),
    ),
    status(words.time, "clock-value", String(remaining)),
  );
}

/** @type {(screen: PlayScreen, interrupted: import("../types").Interrupted, mute: Control) => Tree} */
function paused(screen, interrupted, mute) {
  return cover(
    interrupted.title,
    false,
    [h("bdi", null, interrupted.summary)],
    button(interrupted.resume, "primary wide"),
    button(screen.home, ""),
    ...(interrupted.finish ? [button(interrupted.finish)] : []),
    button(interrupted.drop, ""),
    muteButton(mute),
  );
}

/** @type {(intermission: import("../types").Intermission, mute: Control) => Tree} */
function between({ title, lines, proceed, again, home }, mute) {
  return cover(
    title,
    false,
    lines,
    button(proceed, "primary wide"),
    button(again, ""),
    button(home, ""),
    muteButton(mute),
  );
}
