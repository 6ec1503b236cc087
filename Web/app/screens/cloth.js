import { h } from "../dom.js";
import { button } from "./parts.js";
import { written } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").Cloth} Cloth */
/** @typedef {import("../types").Named} Named */
/** @typedef {import("../types").Course} Course */
/** @typedef {import("../types").Look} Look */

/**
 * A cloth, with the called bets beside it.
 * @type {(cloth: Cloth, looks: Look[]) => Tree}
 */
export function cloth({ places, calledTitle, named, neighboursTitle, called }, looks) {
  return h(
    "div",
    { class: "cloth-room" },
    h(
      "div",
      { class: "cloth", role: "toolbar", "aria-labelledby": "sheet-title", "data-walk": "", dir: "ltr" },
      ...places.map(({ label, spokenText, look, amount, x, y, width, height, action }, index) =>
        h(
          "button",
          {
            key: String(index),
            class: `place${label === "" ? " line" : ""}`,
            "aria-label": spokenText,
            tabindex: index === 0 ? "0" : "-1",
            style: {
              "--x": String(x), "--y": String(y), "--w": String(width), "--h": String(height),
              ...(look === null ? {} : { "--paint": looks[look].colour }),
            },
            "data-action": action,
            "data-drop": "",
          },
          h("span", null, label),
          amount > 0 ? h("span", { class: "chip-there" }, written(amount)) : null,
        ),
      ),
    ),
    calls(calledTitle, called.slice(0, named), null),
    calls(neighboursTitle, called.slice(named), looks),
  );
}

/** @type {(title: string, called: Named[], looks: Look[] | null) => Tree} */
function calls(title, called, looks) {
  return h(
    "div",
    { class: `called${looks ? " round-wheel" : ""}`, role: "toolbar", "aria-label": title, "data-walk": "" },
    h("span", { class: "chip-title", "aria-hidden": "true" }, title),
    ...called.map(({ name, action }, index) =>
      h(
        "button",
        {
          key: String(index),
          class: "call",
          "aria-label": looks ? name : null,
          tabindex: index === 0 ? "0" : "-1",
          style: looks ? { "--paint": looks[index].colour } : {},
          "data-action": action,
          "data-drop": "",
        },
        looks ? looks[index].name : name,
      ),
    ),
  );
}

/**
 * The chips to choose from, which can be dragged onto the cloth, and the controls for chips on it.
 * @type {(cloth: Cloth) => Tree}
 */
export function chips({ chipsTitle, chips, chosen, chipNames, changes }) {
  return h(
    "div",
    { class: "chip-bar" },
    h(
      "div",
      { class: "chip-values", role: "group", "aria-label": chipsTitle },
      ...chipNames.map(({ name, action }, index) =>
        h(
          "button",
          {
            key: name,
            class: `chip chip-${index}`,
            "aria-label": name,
            "aria-pressed": String(index === chosen),
            "data-action": action,
            "data-drag": "",
          },
          written(chips[index]),
        ),
      ),
    ),
    h("div", { class: "chip-changes" }, ...changes.map((change) => button(change, "small"))),
  );
}

/** The size of a chart in its own units. The chart is stretched to the available space. */
const size = { width: 300, height: 100 };

/**
 * A chart that compares a value's course with the expected course.
 * @type {(course: Course) => Tree}
 */
export function course({ title, spokenText, legend, note, points }) {
  /** @type {{ turn: number, value: number, expected: number, low: number, high: number }[]} */
  const rows = [];
  for (let index = 0; index < points.length; index += 4) {
    const [turn, value, expected, reach] = points.slice(index, index + 4);
    rows.push({ turn, value, expected, low: expected - reach, high: expected + reach });
  }
  const last = Math.max(1, rows[rows.length - 1].turn);
  const bottom = Math.min(...rows.map(({ value, low }) => Math.min(value, low)));
  const height = Math.max(1, ...rows.map(({ value, high }) => Math.max(value, high) - bottom));
  /** @type {(key: "value" | "expected" | "low" | "high") => string[]} */
  const along = (key) =>
    rows.map((row) =>
      `${((row.turn / last) * size.width).toFixed(1)} ${(size.height * (1 - (row[key] - bottom) / height)).toFixed(1)}`);
  /** @type {(points: string[]) => string} */
  const line = (points) => `M${points.join("L")}`;
  return h(
    "figure",
    { class: "course", key: title },
    h("figcaption", { class: "chip-title" }, title),
    h(
      "svg",
      { viewBox: `0 0 ${size.width} ${size.height}`, preserveAspectRatio: "none", role: "img", "aria-label": spokenText },
      h("path", { class: "course-band", d: `${line([...along("high"), ...along("low").reverse()])}Z` }),
      h("path", { class: "course-expected", d: line(along("expected")) }),
      h("path", { class: "course-value", d: line(along("value")) }),
    ),
    h("p", { class: "quiet", "aria-hidden": "true" }, spokenText),
    h("p", { class: "quiet" }, legend, " ", note),
  );
}
