// Buttons in rows and columns: one of them is a tab stop, and arrow keys move to the next button in that
// direction on the screen, regardless of the text direction.

/** @typedef {{ along: (box: DOMRect) => number, from: (box: DOMRect) => number, to: (box: DOMRect) => number, sign: 1 | -1 }} Way */

/** @type {Omit<Way, "sign">} */
const across = { along: (box) => box.left + box.width / 2, from: (box) => box.top, to: (box) => box.bottom };
/** @type {Omit<Way, "sign">} */
const down = { along: (box) => box.top + box.height / 2, from: (box) => box.left, to: (box) => box.right };

/** @type {Record<string, Way>} */
const ways = {
  ArrowLeft: { ...across, sign: -1 },
  ArrowRight: { ...across, sign: 1 },
  ArrowUp: { ...down, sign: -1 },
  ArrowDown: { ...down, sign: 1 },
};

/** @param {HTMLElement} root */
export function walkButtons(root) {
  root.addEventListener("focusin", (event) => hold(/** @type {HTMLElement} */ (event.target)));
  root.addEventListener("keydown", (event) => walk(event, /** @type {HTMLElement} */ (event.target)));
}

/**
 * Makes the focused button the tab stop of its group.
 * @param {HTMLElement} button
 */
function hold(button) {
  for (const other of around(button)) other.tabIndex = other === button ? 0 : -1;
}

/**
 * Moves the focus if there's a button in the key's direction.
 * @type {(event: KeyboardEvent, button: HTMLElement) => void}
 */
function walk(event, button) {
  const all = around(button);
  const isAlone = event.altKey || event.ctrlKey || event.metaKey;
  if (all.length === 0 || isAlone) return;
  const way = ways[event.key];
  const next =
    event.key === "Home" ? all[0]
    : event.key === "End" ? all.at(-1)
    : way ? nearest(button, all, way)
    : null;
  if (next === null) return;
  event.preventDefault();
  next?.focus();
}

/** @type {(button: HTMLElement) => HTMLElement[]} */
function around(button) {
  const group = button.closest("[data-walk]");
  return group ? /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button")]) : [];
}

/** @type {(button: HTMLElement, all: HTMLElement[], way: Way) => HTMLElement | undefined} undefined at the end */
function nearest(button, all, { along, from, to, sign }) {
  const here = button.getBoundingClientRect();
  /** @type {HTMLElement | undefined} */
  let found;
  let least = Infinity;
  for (const other of all) {
    const box = other.getBoundingClientRect();
    const distance = (along(box) - along(here)) * sign;
    const isBeside = from(box) < to(here) - 1 && to(box) > from(here) + 1;
    if (!isBeside || distance < 1 || distance >= least - 1) continue;
    least = distance;
    found = other;
  }
  return found;
}
