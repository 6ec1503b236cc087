// Confetti for the winners.

const pieces = 180;
/** How long the confetti falls, in milliseconds. */
const life = 7000;
const colours = ["#ff4d6d", "#ffcb4f", "#36c98f", "#3f8cff", "#b48cff", "#ff7ac6"];
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const chance = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.random() * (to - from);

/** @param {HTMLCanvasElement} canvas in front of everything */
export function celebrate(canvas) {
  const context = canvas.getContext("2d");
  if (reducedMotion.matches || !context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  Object.assign(canvas, { width, height });
  const size = Math.max(8, Math.min(width, height) / 60);
  const all = Array.from({ length: pieces }, (_, index) => ({
    x: chance(0, width), y: chance(-height, 0), speed: chance(0.12, 0.3) * height,
    sway: chance(0.4, 2), phase: chance(0, 6), size: chance(0.6, 1.3) * size, colour: colours[index % colours.length],
  }));
  const begin = performance.now();
  requestAnimationFrame(draw);

  /** @param {number} now */
  function draw(now) {
    const time = (now - begin) / 1000;
    context?.clearRect(0, 0, canvas.width, canvas.height);
    if (!context || time * 1000 > life) return;
    context.globalAlpha = Math.min(1, life / 1000 - time);
    for (const { x, y, speed, sway, phase, size, colour } of all) {
      const turn = Math.cos(time * 4 + phase);
      context.fillStyle = colour;
      context.fillRect(x + Math.sin(time * sway + phase) * size * 3, y + speed * time * 1.4, size, size * turn * 0.7);
    }
    requestAnimationFrame(draw);
  }
}
