// Draws guests' faces on a guest's phone, which loads this file with the first face that it shows.

import { loadShapes, picture } from "./party/face-pictures.js";

/**
 * Loads the faces' shapes.
 * @returns a function that draws a face wherever the page shows it, now and later
 */
export async function faces() {
  await loadShapes();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (/** @type {number} */ number) => {
    const address = picture(number);
    if (address) sheet.insertRule(`.face[data-face="${number}"] { background-image: url("${address}"); }`);
  };
}
