// The code that the first screens don't need, in its own file. It's loaded as soon as they're on screen.

export { walkBack } from "./back.js";
export { dragChips } from "./chips.js";
export { Idle } from "./idle.js";
export { inspect } from "./inspect.js";
export { keepOffline } from "./offline.js";
export { keepScores } from "./persist.js";
export { blocks } from "./screens/blocks.js";
export { result } from "./screens/result.js";
export { farewell } from "./screens/settings.js";
export { purse, sheet, table } from "./screens/table.js";
export { wallCard } from "./screens/wall-picture.js";
export { offer, standing, watching } from "./screens/watch.js";
export { editor } from "./screens/walls.js";
export { wheel } from "./shapes/wheel.js";
export { share } from "./share.js";
export { Sound } from "./sound.js";
export { Targets } from "./targets.js";
export { Tilt } from "./tilt.js";
export { guardTaps } from "./under-finger.js";
export { walkButtons } from "./walk.js";
export { watchWallEditor } from "./wall-hands.js";
