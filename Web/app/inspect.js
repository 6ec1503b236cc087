// For tests and curious people: with ?inspect in the address, window.funfair.snapshot() tells the
// present state, with every bubble's place on the stage and on the page.

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./stage.js").Stage} Stage */

/** @type {(core: Core, stage: Stage) => void} */
export function inspect(core, stage) {
  Object.assign(window, { funfair: { snapshot: () => snapshot(core, stage) } });
}

/** @type {(core: Core, stage: Stage) => any} */
function snapshot(core, stage) {
  const state = core.snapshot();
  if (!state.stage) return state;
  const { x, y, width, height } = stage.rect;
  state.stage.rect = { x, y, width, height, left: x, top: y };
  for (const bubble of state.bubbles ?? []) {
    bubble.cssX = x + bubble.x * stage.scale;
    bubble.cssY = y + bubble.y * stage.scale;
    bubble.cssRadius = bubble.radius * stage.scale;
  }
  return state;
}
