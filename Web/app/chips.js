// Drags chips onto the cloth. A drag presses the chip where it begins and the place where it ends.

/** How far a finger moves before a drag begins, in CSS pixels. */
const reach = 8;

/**
 * @param {HTMLElement} root
 * @param {(action: number) => void} press
 */
export function dragChips(root, press) {
  root.addEventListener("pointerdown", (down) => {
    const chip = /** @type {Element} */ (down.target).closest("[data-drag]");
    if (!(chip instanceof HTMLElement) || !down.isPrimary || down.button !== 0) return;
    /** @type {HTMLElement | null} */
    let ghost = null;
    /** @param {PointerEvent} event */
    const move = (event) => {
      const { clientX: x, clientY: y } = event;
      if (event.pointerId !== down.pointerId) return;
      if (!ghost && Math.hypot(x - down.clientX, y - down.clientY) < reach) return;
      if (!ghost) {
        ghost = /** @type {HTMLElement} */ (chip.cloneNode(true));
        ghost.classList.add("dragged");
        ghost.inert = true;
        document.body.append(ghost);
        press(Number(chip.dataset.action));
      }
      ghost.style.translate = `${x}px ${y}px`;
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId !== down.pointerId) return;
      const ended = new AbortController();
      listening.abort();
      ghost?.remove();
      if (!ghost || event.type !== "pointerup") return;
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
      if (place instanceof HTMLElement) press(Number(place.dataset.action));
      // The click that follows is part of the drag.
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: ended.signal });
      setTimeout(() => ended.abort());
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  });
}
