// Slides elements to their new places.

/** The length of a slide, in milliseconds. */
const slide = 450;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Makes a change, then lets each element with `data-slide` slide from its old place to its new one.
 * @type {(root: Element, change: () => void) => void}
 */
export function sliding(root, change) {
  if (reducedMotion.matches) return change();
  const before = places(root);
  change();
  const after = places(root);
  for (const [name, now] of after) {
    const was = before.get(name);
    if (!was) continue;
    const x = was.box.left - now.box.left;
    const y = was.box.top - now.box.top;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    now.element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: slide, easing: "cubic-bezier(.2, .9, .3, 1)",
    });
  }
}

/** @param {Element} root */
function places(root) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-slide]"));
  return new Map([...all].map((element) =>
    [element.dataset.slide, { element, box: element.getBoundingClientRect() }]));
}
