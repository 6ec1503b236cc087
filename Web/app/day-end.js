// Keeps the countdowns on the page going, and notices when the house's day has ended.

import { ahead, left, secondsTo } from "./countdown.js";

/**
 * Updates all countdowns on the page.
 * @param {() => void} onEnd called when a day has ended, or the time must be requested again
 */
export function countDown(onEnd) {
  let pause = 0;
  let next = 0;
  let before = ahead();
  setInterval(() => {
    let isOver = false;
    for (const timer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ends]"))) {
      const seconds = secondsTo(Number(timer.dataset.ends));
      const text = left(seconds);
      // Not its first node, which a browser that translates the page may have wrapped.
      if (timer.textContent !== text) timer.textContent = text;
      if (seconds > 0) continue;
      isOver = true;
      /** @type {HTMLElement} */ (timer.parentElement).hidden = true;
    }
    const now = performance.now();
    // The device's clock jumps after sleep and when somebody sets it.
    const hasLeapt = Math.abs(ahead() - before) > 30_000;
    before = ahead();
    if (!isOver) next = pause = 0;
    if (!hasLeapt && (!isOver || now < next)) return;
    // If no new day starts, asks again after 5 seconds, then after 10, and so on, at most 5 minutes apart.
    pause = Math.min(300_000, pause * 2 || 5000);
    next = now + pause;
    onEnd();
  }, 1000);
}
