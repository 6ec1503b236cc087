"""The windows in which every screen is looked at: phones, tablets and a desk, upright and turned."""

from __future__ import annotations

from collections.abc import Iterator

from kit.game import Game
from kit.phone import SCREENSHOTS

Size = tuple[int, int]
UPRIGHT: list[Size] = [
    *((320, 480), (375, 667), (390, 844), (430, 932), (820, 1180), (1024, 1366), (900, 1440))
]
# The ones that differ most, where fourteen would take too long.
SIZES: list[Size] = [(320, 480), (390, 844), (844, 390), (820, 1180), (1440, 900)]
# The same, each in one scheme.
SCHEMED_SIZES = [
    (*size, scheme) for size, scheme in zip(SIZES, ["light", "dark"] * 3, strict=False)
]
# By how the device is held. Each way is seen in one scheme, which changes colours only.
WAYS: dict[str, list[Size]] = {
    "upright": UPRIGHT,
    "turned": [(height, width) for width, height in UPRIGHT],
}
SCHEMES = {"upright": "dark", "turned": "light"}


def at_each_size(play: Game, screen: str, way: str) -> Iterator[Size]:
    """Shows the present screen in each window, takes its picture, and goes back to the first."""
    for width, height in WAYS[way]:
        resize(play, width, height)
        name = f"{play.stall.lower()}-{screen}-{width}x{height}.jpg"
        # To compress it as PNG takes ten times as long.
        play.page.screenshot(path=SCREENSHOTS / name, type="jpeg", quality=80)
        yield width, height
    resize(play, *WAYS[way][0])


def resize(play: Game, width: int, height: int) -> None:
    """Gives the page another size, and waits until it has taken it in and drawn itself."""
    play.page.set_viewport_size({"width": width, "height": height})
    play.wait_for_layout(width, height)
    if play.is_time_stopped:
        play.pass_time(0.02)
