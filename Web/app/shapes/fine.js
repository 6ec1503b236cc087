// Fine parts of a device pixel, in which all is drawn. Places and sizes are then whole numbers, which
// a browser passes on without making an object of each: a frame leaves no garbage behind.

/** So many to a device pixel. */
export const fine = 64;
/** A fine part, as a constant that is made once. */
export const part = 1 / fine;
export const turn = Math.PI * 2;

/** @param {number} parts a whole number of fine parts */
export function wholePixels(parts) {
  // Shifted and not divided: an interpreter makes an object of each fraction on the way.
  return (parts + fine / 2) >> 6;
}
