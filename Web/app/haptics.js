// Haptics for cues, if the device supports them. The patterns are in Haptics.swift.

export const haptics = {
  /**
   * Plays a pattern of alternating milliseconds of vibration and pause.
   * @type {(pattern: number[], isOn: boolean) => void}
   */
  play(pattern, isOn) {
    // Before the first touch, a call to vibrate would make browsers log a warning.
    const { userActivation } = /** @type {any} */ (navigator);
    if (!isOn || pattern.length === 0 || !userActivation?.hasBeenActive) return;
    navigator.vibrate?.(pattern);
  },
};
