// Haptics for cues, if the device supports them. The patterns are in Haptics.swift.

export const haptics = {
  /**
   * Plays a pattern of alternating milliseconds of vibration and pause.
   * @type {(pattern: number[], isOn: boolean) => void}
   */
  play(pattern, isOn) {
    // Browsers log a warning about vibration before the first touch.
    const { userActivation } = /** @type {any} */ (navigator);
    if (!isOn || pattern.length === 0 || !userActivation?.hasBeenActive) return;
    navigator.vibrate?.(pattern);
  },
};
