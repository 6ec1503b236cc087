// Makes lists fit: their text shrinks until everything is visible, down to the smallest readable size. Lists
// that are still too long scroll.

/** Font sizes in rem, largest first. */
const sizes = [2, 1.75, 1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.72, 0.66, 0.6];
/** The smallest readable text, in any window. */
const least = "11px";
/** The font size for lists that scroll. */
const scrolled = 0.85;

/** @type {WeakMap<Element, string>} the content and size that each list was last fitted for */
const fitted = new WeakMap();

/** @param {Element} root */
export function fit(root) {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-fit]"))) {
    if (fitted.get(box) === room(box)) continue;
    let low = 0;
    let high = sizes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      box.style.fontSize = size(sizes[middle]);
      const isWhole = box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
      if (isWhole) high = middle;
      else low = middle + 1;
    }
    box.style.fontSize = size(sizes[low] ?? scrolled);
    fitted.set(box, room(box));
  }
}

/** @param {HTMLElement} box */
function room(box) {
  return `${box.dataset.fit} ${box.clientWidth} ${box.clientHeight} ${innerWidth} ${innerHeight}`;
}

/** @param {number} ems */
function size(ems) {
  return `max(${least}, ${ems}rem)`;
}
