// What is felt of cues, where a device can be felt. Haptics.swift has the table.

export const haptics = {
  /**
   * Lets a pattern be felt: milliseconds that it is felt and is not, in turn.
   * @type {(pattern: number[], isOn: boolean) => void}
   */
  play(pattern, isOn) {
    // Browsers complain of what shakes before it was touched.
    const { userActivation } = /** @type {any} */ (navigator);
    if (!isOn || pattern.length === 0 || !userActivation?.hasBeenActive) return;
    navigator.vibrate?.(pattern);
  },
};
