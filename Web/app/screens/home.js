import { h } from "../dom.js";
import { icon } from "./icons.js";
import { button, days, iconButton, muteButton } from "./parts.js";
import { picture } from "./picture.js";
import { parts, words, written } from "../words.js";

/** @typedef {import("../types").HomeScreen} HomeScreen */
/** @typedef {import("../types").Content} Content */
/** @typedef {import("../types").Look} Look */

/** @type {(screen: HomeScreen, content: Content, mute: import("../types").Control) => import("../dom.js").Tree} */
export function home(screen, content, mute) {
  const further = screen.ways.filter((way) => !way.isTool);
  return h(
    "div",
    { class: "home" },
    drift(content),
    h(
      "header",
      { class: "masthead" },
      h("div", { class: "bulbs", "aria-hidden": "true" }),
      h(
        "div",
        { class: "masthead-line" },
        h("h1", { tabindex: "-1" }, "Funfair"),
        muteButton(mute),
        ...screen.ways.filter((way) => way.isTool).map(tool),
      ),
      h("p", { class: "tagline" }, greeting(screen)),
      further.length > 0
        ? h("div", { class: "returns" }, ...further.map(way), screen.canOpenParty && navigator.onLine ? bigScreen() : null, days(screen.streak))
        : null,
    ),
    h(
      "div",
      { class: "stalls" },
      ...screen.items.map((item) => stall(item, content, screen.demo?.stall === item.name)),
    ),
    // A hidden timer, so that the page asks for new challenges when the day ends.
    screen.challengeEnds === null ? null : h("span", { hidden: true, "data-ends": String(screen.challengeEnds) }),
  );
}

/** @param {import("../types").Way} way */
function tool({ name, picture, action }) {
  return h("button", { class: "round", key: name, "aria-label": name, "data-action": action }, icon(picture));
}

/** @param {import("../types").Way} way */
function way({ name, picture, action }) {
  return iconButton(name, picture, { "data-action": action });
}

/** The link for opening a party. The style sheet shows it only on large screens. */
function bigScreen() {
  return h("a", { class: "button small with-icon big-screen", key: "big-screen", href: "party" }, icon("party"), h("span", null, words.openParty));
}

/** @param {HomeScreen} screen */
function greeting(screen) {
  return screen.player
    ? h("span", null, ...parts(words.greeting, h("bdi", null, screen.player)))
    : words.tagline;
}

/** @type {(item: HomeScreen["items"][number], content: Content, isPlaying: boolean) => import("../dom.js").Tree} */
function stall(item, content, isPlaying) {
  const looks = content.stalls.find((stall) => stall.word === item.word)?.looks ?? [];
  return h(
    "section",
    { class: isPlaying ? "card stall playing" : "card stall", key: item.word, style: { "--paint": looks[0]?.colour } },
    h(
      "button",
      {
        class: "stall-open",
        "aria-label": item.name,
        "aria-describedby": `about-${item.word}`,
        "data-action": item.open,
      },
      h("span", { class: "stall-picture", "aria-hidden": "true" }, sign(looks)),
      h(
        "span",
        { class: "stall-text", id: `about-${item.word}` },
        h("strong", null, item.name),
        h("span", null, item.blurb),
        item.challenge ? challenge(item.challenge) : null,
      ),
      item.best
        ? h(
            "span",
            { class: "stall-best" },
            h("strong", null, written(item.best.score)),
            h("span", null, ...parts(words.bests, h("bdi", null, item.best.player))),
          )
        : h("span", { class: "stall-best", "aria-hidden": "true" }, h("strong", null, "›")),
    ),
    item.interrupted
      ? h(
          "div",
          { class: "interrupted" },
          h("p", null, h("strong", null, words.runWaiting), " ", h("bdi", null, item.interrupted.summary)),
          h(
            "div",
            { class: "row" },
            button(item.interrupted.resume, "primary small"),
            button(item.interrupted.drop, "small"),
          ),
        )
      : null,
  );
}

/**
 * The state of today's challenge.
 * @param {"open" | "played"} mark
 */
function challenge(mark) {
  return mark === "open"
    ? h("span", { class: "todays" }, icon("star"), h("span", null, words.todaysChallenge))
    : h("span", { class: "todays is-done" }, icon("done"), h("span", null, words.challengeDone));
}

/**
 * The picture of a stall.
 * @param {Look[]} looks
 */
export function sign(looks) {
  const pockets = looks.filter((look) => look.form === "pocket");
  return h("span", { class: "sign" }, ...(pockets.length > 0 ? [wheel(pockets)] : front(looks).map(picture)));
}

/**
 * A wheel without numbers, because it's too small.
 * @param {Look[]} pockets
 */
function wheel(pockets) {
  const width = (Math.PI * 2) / pockets.length;
  const at = (/** @type {number} */ place) =>
    `${(Math.sin(place * width) * 0.9).toFixed(3)} ${(-Math.cos(place * width) * 0.9).toFixed(3)}`;
  return h(
    "svg",
    { class: "picture sign-wheel", viewBox: "-1.1 -1.1 2.2 2.2" },
    h("circle", { r: "1.02", fill: "#7b431a", stroke: "#e9c46a", "stroke-width": ".05" }),
    ...pockets.map(({ colour }, place) =>
      h("path", { d: `M0 0L${at(place - 0.5)}A.9 .9 0 0 1 ${at(place + 0.5)}Z`, fill: colour })),
    h("circle", { r: ".56", fill: "#8a4f20", stroke: "#e9c46a", "stroke-width": ".06" }),
    h("path", { d: "M-.05-.36H.05V-.05H.36V.05H.05V.36H-.05V.05H-.36V-.05H-.05Z", fill: "#f3d58a" }),
    h("circle", { cx: "0", cy: "-.73", r: ".11", fill: "#fff" }),
  );
}

/**
 * The things on a stall's sign: three of its bubbles, or a wall with a ball and a paddle.
 * @param {Look[]} looks
 */
function front(looks) {
  const bricks = looks.filter((look) => look.form === "brick");
  if (bricks.length === 0) return looks.slice(0, 3);
  const others = ["ball", "paddle"].flatMap((form) => looks.find((look) => look.form === form) ?? []);
  return [...bricks.slice(0, 6), ...others];
}

/**
 * Bubbles that rise in the background.
 * @param {Content} content
 */
function drift(content) {
  const looks = content.stalls
    .flatMap((stall) => stall.looks)
    .filter((look) => look.form === "bubble");
  return h(
    "div",
    { class: "drift", "aria-hidden": "true" },
    ...Array.from({ length: 9 }, (_, index) =>
      h(
        "span",
        {
          class: "drop",
          // Far apart, and not rising in step.
          style: {
            left: `${(6 + index * 38) % 94}%`,
            "animation-delay": `${-index * 7 - 2}s`,
            "animation-duration": `${17 + ((index * 5) % 13)}s`,
          },
        },
        picture(looks[(index * 2) % looks.length]),
      ),
    ),
  );
}
