// All drawing uses fine parts of a device pixel, so that positions and sizes are whole numbers. Browsers
// don't allocate objects for whole numbers, so a frame makes no garbage.

/** Fine parts per device pixel. */
export const fine = 64;
/** A fine part in device pixels, as a constant. */
export const part = 1 / fine;
export const turn = Math.PI * 2;

/** @param {number} parts a whole number of fine parts */
export function wholePixels(parts) {
  // A shift, because an interpreter would allocate an object for the result of a division.
  return (parts + fine / 2) >> 6;
}
