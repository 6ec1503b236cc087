// What guests' faces look like.

/** @typedef {import("./types").FaceShapes} FaceShapes */

/** @type {FaceShapes | null} the shapes, once they're loaded */
let shapes = null;
/** @type {Map<number, string>} */
const pictures = new Map();

/** Loads the shapes. */
export async function loadShapes() {
  const response = await fetch(new URL("words/party/faces.json", import.meta.url));
  if (!response.ok) throw new Error("There are no faces.");
  shapes = await response.json();
}

/**
 * Returns the address of a face's picture; null until the shapes are loaded, and for an invalid number.
 * @param {number} number
 */
export function picture(number) {
  const old = pictures.get(number);
  if (old || !shapes || number < 0 || number >= shapes.shapes * shapes.colours.length) return old ?? null;
  const made = `data:image/svg+xml,${encodeURIComponent(drawn(shapes, number))}`;
  pictures.set(number, made);
  return made;
}

/** @type {(shapes: FaceShapes, number: number) => string} */
function drawn({ side, shapes: count, colours, ink, white, parts }, number) {
  const paints = { own: colours[Math.floor(number / count)], ink, white };
  let rest = number % count;
  const paths = parts.flatMap((variants) => {
    const layers = variants[rest % variants.length];
    rest = Math.floor(rest / variants.length);
    return layers.map(({ paint, path, line }) => line > 0
      ? `<path d="${path}" fill="none" stroke="${paints[paint]}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${path}" fill="${paints[paint]}"/>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${paths.join("")}</svg>`;
}
