"""Measures how long scripts run for each frame in Chromium: step, picture and drawing.

Usage: frames.py ADDRESS. Measures milliseconds inside the page's animation frames, because the
frames per second depend more on the machine than on the game.
"""

import shutil
import statistics
import sys

from playwright.sync_api import Browser, sync_playwright

FRAMES = 600
WARM_UP = 120

# Runs before the page's own scripts, and times every animation frame. The server's headers make the
# page cross-origin isolated, so the clock has steps of 5 microseconds.
TIMER = """
window.frameTimes = [];
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => request((now) => {
  const start = performance.now();
  callback(now);
  window.frameTimes.push(performance.now() - start);
});
"""


# Launches the ball repeatedly, because there's no player to do so.
LAUNCHER = """
const space = () => new KeyboardEvent("keydown", { key: " ", code: "Space" });
setInterval(() => window.dispatchEvent(space()), 500);
"""


def measure(
    browser: Browser, address: str, stall: str, settings: dict[str, int], slower: float = 1
) -> list[float]:
    """Returns each frame's milliseconds, sorted, on a processor slowed down by the given factor."""
    # To wait, Playwright evaluates text, which the page's content security policy rightly forbids.
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, bypass_csp=True
    )
    page = context.new_page()
    page.add_init_script(TIMER)
    lines = ["funfair settings 1", *(f"{name} {value}" for name, value in settings.items()), ""]
    text = "\\n".join(lines)
    page.add_init_script(f'localStorage.setItem("funfair.settings", "{text}")')
    page.goto(f"{address}?inspect&seed=42")
    page.wait_for_selector("[data-ready]")
    page.get_by_role("button", name=stall, exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("window.funfair.snapshot().phase === 'running'")
    page.evaluate(LAUNCHER)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate("window.frameTimes.length = 0")
    page.wait_for_function(f"window.frameTimes.length >= {WARM_UP + FRAMES}", timeout=120_000)
    times: list[float] = page.evaluate("window.frameTimes")
    context.close()
    return sorted(times[WARM_UP : WARM_UP + FRAMES])


SCENES = [
    ("15 bubbles", "BubblePop", {"bubblepop.most-bubbles": 15}),
    ("40 bubbles", "BubblePop", {"bubblepop.most-bubbles": 40}),
    ("60 bricks, 5 balls", "Breakout", {"breakout.balls": 5, "breakout.ball-speed": 1}),
]


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, stall, settings in SCENES:
            times = measure(browser, sys.argv[1], stall, settings)
            median = statistics.median(times)
            most = times[FRAMES * 99 // 100]
            print(f"{name}: median {median:.2f} ms, 99 % within {most:.2f} ms")
        browser.close()


if __name__ == "__main__":
    main()
