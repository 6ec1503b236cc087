// A screen that is a list of blocks, with a function for each kind of block.

import { h } from "../dom.js";
import { boardTable } from "./board.js";
import { devices } from "./devices.js";
import { door } from "./door.js";
import { face } from "./face.js";
import { sign } from "./home.js";
import { icon } from "./icons.js";
import { button, chips, inWords, segments, statisticsButton } from "./parts.js";
import { picture } from "./picture.js";
import { publicTable } from "./public-board.js";
import { offer, settings } from "./settings.js";
import { chip, columns } from "./table.js";
import { wallLooks, wallPicture } from "./wall-picture.js";
import { shelf } from "./walls.js";
import { opening } from "./watch.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").Block} Block */
/** @typedef {import("../types").Content} Content */
/** @typedef {import("../controls.js").Draft | null} Draft */

/** @type {(screen: import("../types").BlockScreen, content: Content, draft: Draft) => Tree} */
export function blocks(screen, content, draft) {
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, screen.title),
    ...screen.blocks.map((block) => drawn(block, content, draft)),
  );
}

/** @type {(block: Block, content: Content, draft: Draft) => Tree | null} */
function drawn(block, content, draft) {
  switch (block.kind) {
    case "steps":
      return h("ol", { class: "steps" }, ...block.steps.map((step) => h("li", null, step)));
    case "paragraph":
      return paragraph(block);
    case "choice":
      return choice(block);
    case "kinds":
      return kinds(block);
    case "table":
      return table(block);
    case "figures":
      return told(block, content.stalls.find((stall) => stall.name === block.stall)?.looks ?? []);
    case "control":
      return control(block);
    case "opening":
      return opening();
    case "board":
      return boardTable(block);
    case "publicBoard":
      return publicTable(block);
    case "settings":
      return settings(block, draft);
    case "offer":
      return offer(block);
    case "devices":
      return devices(block);
    case "medal":
      return medal(block);
    case "face":
      return ownFace(block);
    case "demo":
      return demo();
    case "door":
      return door(block);
    case "wall":
      return h("div", { class: "example", key: "example" }, wallPicture(block.tiles, wallLooks(content)));
    case "shelf":
      return shelf(block, wallLooks(content));
    case "ways":
      return ways(block);
  }
}

/** @type {Record<string, string | undefined>} Styles of paragraphs that aren't quiet. */
const styles = { line: "line", score: "came-to", problem: "problem", code: "code-large" };
/** @type {Record<string, string | undefined>} Roles of paragraphs that are announced. */
const roles = { status: "status", problem: "alert" };

/** @param {import("../types").ParagraphBlock} block */
function paragraph({ text, tone }) {
  return h(
    "p",
    { class: styles[tone] ?? "quiet", role: roles[tone] ?? null, key: tone },
    tone === "name" || tone === "code" ? h("bdi", null, text) : text,
  );
}

/** @param {import("../types").MedalBlock} block */
function medal({ place }) {
  return h("p", { class: `medal-large podium-${place}`, "aria-hidden": "true", key: "medal" }, h("span", null, place));
}

/** @param {import("../types").FaceBlock} block */
function ownFace({ face: number, name, another }) {
  return h("div", { class: "own-face", key: "face" }, face(number, name), another && button(another));
}

/** The window in front of the demo. */
function demo() {
  return h(
    "div",
    { class: "demo-window playing", key: "demo", "aria-hidden": "true" },
    h("div", { class: "stall-picture" }),
  );
}

/** @param {import("../types").WaysBlock} block */
function ways({ controls: [main, ...others] }) {
  return h(
    "div",
    { class: "row ways-on", key: "ways" },
    button(main, others.length > 0 ? "primary" : ""),
    ...others.map((control) => button(control, "", { key: control.name })),
  );
}

/** Choices whose options are long or many. */
const wrapped = new Set(["place", "way"]);

/** @param {import("../types").Choice} block */
function choice({ name, title, controls, faces }) {
  if (name === "player") return chips(title, controls);
  if (name === "guest") return guests(title, controls, faces);
  const style = wrapped.has(name) ? "places" : "";
  return h("div", { class: style, "data-choice": name, key: name }, segments(title, controls));
}

/** @type {(title: string, controls: import("../types").Control[], faces: (number | null)[]) => Tree} */
function guests(title, controls, faces) {
  return h(
    "section",
    { class: "guests", key: "guests", "aria-label": title },
    h("h2", { class: "chip-title" }, title),
    h("div", { class: "chips" }, ...controls.map(({ name, action }, index) =>
      h("button", { class: "button chip", key: name, "data-action": action }, face(faces[index]), h("bdi", null, name)))),
  );
}

/** @type {Record<string, string | undefined>} Styles of controls. */
const weights = { main: "primary wide", link: "link" };

/** @param {import("../types").ControlBlock} block */
function control({ control, weight }) {
  return weight === "statistics"
    ? h("div", { class: "returns", key: weight }, statisticsButton(control))
    : button(control, weights[weight] ?? "");
}

/** @param {import("../types").KindsBlock} block */
function kinds({ title, columns, rows }) {
  return h(
    "div",
    { class: "card board" },
    h(
      "table",
      { "aria-label": title },
      h(
        "thead",
        null,
        h("tr", null, ...columns.map((name, index) =>
          h("th", { scope: "col", class: index > 0 ? "score" : "name" }, name))),
      ),
      h(
        "tbody",
        null,
        ...rows.map((row) =>
          h(
            "tr",
            null,
            h("th", { scope: "row", class: "name" }, h("span", { class: "kind" }, picture(row.look), row.look.name)),
            ...row.cells.map((cell) => h("td", { class: inWords(rows) ? "score words" : "score" }, cell)),
          ),
        ),
      ),
    ),
  );
}

/** @param {import("../types").TableBlock} block */
function table({ title, columns, rows, note }) {
  return h(
    "section",
    { class: "card board facts" },
    h("h2", null, title),
    h(
      "table",
      { "aria-label": title },
      h("thead", null, h("tr", null, ...columns.map((name) => h("th", { scope: "col" }, name)))),
      h(
        "tbody",
        null,
        ...rows.map(([head, ...cells]) =>
          h("tr", null, h("th", { scope: "row" }, head), ...cells.map((cell) => h("td", null, cell)))),
      ),
    ),
    note ? h("p", { class: "quiet" }, note) : null,
  );
}

/** @type {(block: import("../types").FiguresBlock, looks: Look[]) => Tree} */
function told(block, looks) {
  return h(
    "section",
    { class: "card told", key: block.stall ?? "all", "aria-label": block.stall },
    block.stall
      ? h(
          "div",
          { class: "told-head" },
          h("span", { class: "stall-picture", "aria-hidden": "true" }, sign(looks)),
          h("h2", null, block.stall),
          block.open
            ? h(
                "button",
                { class: "round", "aria-label": block.open.name, "data-action": block.open.action },
                icon("play"),
              )
            : null,
        )
      : null,
    block.figures.length > 0 ? figures(block.figures, looks) : null,
    ...block.charts.map((chart) =>
      chart.isDense ? columns(chart.title, chart.bars, looks) : rows(chart, looks)),
  );
}

/** @type {(figures: import("../types").Figure[], looks: Look[]) => Tree} */
function figures(figures, looks) {
  return h(
    "dl",
    { class: "figures" },
    ...figures.map(({ name, value, look }) =>
      h(
        "div",
        { key: name },
        h("dt", null, name),
        h("dd", null, look === null ? null : about(looks[look]), h("span", null, value)),
      ),
    ),
  );
}

/** @param {Look} look */
function about(look) {
  return h(
    "span",
    { class: "figure-look" },
    look.form === "pocket" ? chip(look) : picture(look),
    h("span", { class: "unseen" }, `${look.form === "pocket" ? look.label : look.name} `),
  );
}

/**
 * A list of kinds, each with its picture, name, bar and number.
 * @type {(chart: import("../types").Chart, looks: Look[]) => Tree}
 */
function rows({ title, bars }, looks) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return h(
    "figure",
    { class: "kinds", key: title },
    h("figcaption", { class: "chip-title" }, title),
    h(
      "ul",
      null,
      ...bars.map(({ look, count }) =>
        h(
          "li",
          null,
          picture(looks[look]),
          h("span", { class: "kind-name" }, looks[look].name),
          h(
            "span",
            { class: "kind-bar", "aria-hidden": "true" },
            h("span", { style: { "--share": String(count / most), "--paint": looks[look].colour } }),
          ),
          h("span", { class: "kind-count" }, count),
        ),
      ),
    ),
  );
}
