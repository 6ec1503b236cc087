// All drawing uses fine parts of a device pixel. Positions and sizes are then whole numbers. Browsers
// allocate no objects for those, so a frame makes no garbage.

/** Fine parts per device pixel. */
export const fine = 64;
/** A fine part in device pixels, as a constant. */
export const part = 1 / fine;
export const turn = Math.PI * 2;

/** @param {number} parts a whole number of fine parts */
export function wholePixels(parts) {
  // A shift, because after a division an interpreter would allocate an object for the fraction.
  return (parts + fine / 2) >> 6;
}
