// Input for drawing and sending walls.

import { letterOf } from "./keys.js";
import { copy } from "./share.js";
import { columns } from "./screens/wall-picture.js";
import { words } from "./words.js";

/**
 * @typedef {{ link: string, isCopied: boolean }} Sent
 * @type {Sent | null} the last link that was sent without a share sheet
 */
export let sent = null;

/** The number of letters in a public wall's code, as in WireLimits.swift. */
const codeLetters = 11;

/** @param {string} link the letters of a wall's address */
export function addressOf(link) {
  // The letters are the code of a public wall, whose address has a title and a picture at the house.
  return new URL(link.length === codeLetters ? `wall/${link}` : `./#wall=${link}`, location.href).href;
}

/** @type {(root: HTMLElement, core: import("./core.js").Core, press: (action: number) => void, onChange: () => void) => void} */
export function watchWallEditor(root, core, press, onChange) {
  const change = () => {
    core.hasChanged = true;
    onChange();
  };
  /** @type {{ pointer: number, x: number, y: number, place: number | null } | null} */
  let stroke = null;

  root.addEventListener("pointerdown", (event) => {
    const place = placeAt(event);
    if (place === null || event.button !== 0 || !event.isPrimary) return;
    stroke = { pointer: event.pointerId, x: event.clientX, y: event.clientY, place };
    core.paint(place, true);
    change();
  });
  window.addEventListener("pointermove", (event) => {
    if (stroke?.pointer !== event.pointerId) return;
    const { x, y, place: before } = stroke;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    let last = before;
    // Fill the gaps that a quick finger would leave.
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 6));
    for (let step = 1; step <= steps; step += 1) {
      const place = placeOf(x + (dx * step) / steps, y + (dy * step) / steps);
      if (place !== null && place !== last) core.paint(place, false);
      last = place;
    }
    stroke = { ...stroke, x: event.clientX, y: event.clientY, place: last };
    if (last !== before) change();
  });
  for (const name of ["pointerup", "pointercancel"]) {
    window.addEventListener(name, (event) => {
      if (stroke?.pointer === /** @type {PointerEvent} */ (event).pointerId) stroke = null;
    });
  }
  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const send = /** @type {HTMLElement | null} */ (target.closest("[data-send]"));
    if (send) {
      void hand(send.dataset.send ?? "");
      return;
    }
    const tile = /** @type {HTMLElement | null} */ (target.closest("[data-tile]"));
    // A pointer has already painted on pointerdown, so only keys paint here.
    if (!tile || event.detail > 0) return;
    core.paint(Number(tile.dataset.tile), true);
    change();
  });
  root.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.closest(".wall-editor") || target instanceof HTMLInputElement) return;
    if (event.ctrlKey || event.metaKey) {
      const key = letterOf(event).toLowerCase();
      const name = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : null;
      const tool = name && root.querySelector(`[data-tool="${name}"]:enabled`);
      if (!tool) return;
      event.preventDefault();
      press(actionOf(tool));
      return;
    }
    const { tile } = target.dataset;
    if (tile === undefined) return;
    const brushes = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-key]")]);
    if (event.key === "Delete" || event.key === "Backspace") {
      const present = brushes.find((brush) => brush.getAttribute("aria-pressed") === "true");
      press(actionOf(brushes[0]));
      core.paint(Number(tile), true);
      if (present) press(actionOf(present));
      event.preventDefault();
      return;
    }
    const letter = letterOf(event);
    const keys = [event.key, letter, letter.toUpperCase()];
    const brush = keys.flatMap((key) => brushes.find((brush) => brush.dataset.key === key) ?? [])[0];
    if (brush) press(actionOf(brush));
  });

  /** @param {Element} element */
  function actionOf(element) {
    return Number(/** @type {HTMLElement} */ (element).dataset.action);
  }

  /** @param {PointerEvent} event */
  function placeAt(event) {
    const isTile = /** @type {Element} */ (event.target).closest("[data-tile]") !== null;
    return isTile ? placeOf(event.clientX, event.clientY) : null;
  }

  /** @type {(x: number, y: number) => number | null} */
  function placeOf(x, y) {
    const grid = root.querySelector(".wall-grid");
    if (!grid) return null;
    const box = grid.getBoundingClientRect();
    const rows = grid.children.length / columns;
    const column = Math.floor(((x - box.left) / box.width) * columns);
    const row = Math.floor(((y - box.top) / box.height) * rows);
    return column < 0 || column >= columns || row < 0 || row >= rows ? null : row * columns + column;
  }

  /** @param {string} link */
  async function hand(link) {
    const url = addressOf(link);
    try {
      if (navigator.share) {
        await navigator.share({ title: "Funfair", text: words.beatMyWall, url });
        return;
      }
    } catch (error) {
      // A player who closed the sheet doesn't want an alternative.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
    sent = { link, isCopied: await copy(url) };
    change();
  }
}
