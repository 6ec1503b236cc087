// For tests and curious people: with ?inspect in the address, window.funfair.snapshot() returns the current
// state, with the position of everything on the stage and on the page.

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
  for (const round of [...(state.bubbles ?? []), ...(state.balls ?? [])]) {
    round.cssX = x + round.x * stage.scale;
    round.cssY = y + round.y * stage.scale;
    round.cssRadius = round.radius * stage.scale;
  }
  for (const box of [...(state.bricks ?? []), ...(state.paddle ? [state.paddle] : [])]) {
    box.cssX = x + box.x * stage.scale;
    box.cssY = y + box.y * stage.scale;
    box.cssWidth = box.width * stage.scale;
    box.cssHeight = box.height * stage.scale;
  }
  return state;
}
