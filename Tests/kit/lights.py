"""A fake wake lock, because a test can't see whether a screen turns off."""

# A script that runs before the page's. `window.lights` has every lock, in order. As in a browser, a
# hidden page gets none and loses those that it has.
LIGHTS = """
  window.lights = [];
  class Light {
    released = false;
    async release() { this.released = true; }
  }
  const request = async () => {
    if (document.visibilityState === "hidden") throw new DOMException("hidden", "NotAllowedError");
    const light = new Light();
    window.lights.push(light);
    return light;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    for (const light of window.lights) light.released = true;
  }, { capture: true });
"""
# A browser that refuses, as with a low battery.
REFUSING = """
  const request = async () => { throw new DOMException("low battery", "NotAllowedError"); };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
# A browser without wake locks, as over plain HTTP.
NONE = "Object.defineProperty(navigator, 'wakeLock', { value: undefined });"
# The number of locks that keep the screen on.
LIT = "lights.filter(light => !light.released).length"
