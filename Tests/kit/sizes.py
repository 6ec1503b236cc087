"""The windows in which every screen is looked at: phones, tablets, a desk, upright and turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kit.game import Game

Size = tuple[int, int]
UPRIGHT: list[Size] = [(320, 480), (375, 667), (390, 844), (820, 1180)]
# A folded phone.
NARROWEST = (280, 653)
# Screens of desks, which hardly anybody sets upright; and a page that is shown four times as large.
DESKS = [(1440, 900), (2560, 1080), (5120, 1440)]
ENLARGED = (320, 256)
TINY = 300
# The ones that differ most, where ten would take too long.
SIZES: list[Size] = [(320, 480), (390, 844), (844, 390), (820, 1180), (1440, 900)]
# The same, each in one scheme.
SCHEMED_SIZES = [
    (*size, scheme) for size, scheme in zip(SIZES, ["light", "dark"] * 3, strict=False)
]
# By how the device is held: turning it lets a run pause.
WAYS: dict[str, list[Size]] = {
    "upright": [*UPRIGHT, NARROWEST],
    "turned": [*((height, width) for width, height in UPRIGHT), *DESKS, ENLARGED],
}


def is_tiny(width: int, height: int) -> bool:
    """Whether a window is so small that what is seen at once elsewhere is scrolled to."""
    return width < TINY or height < TINY


def at_each(play: Game, sizes: Sequence[Size]) -> Iterator[Size]:
    """Shows the present screen in each window, and goes back to the one in which it was."""
    before = play.page.viewport_size
    for width, height in sizes:
        resize(play, width, height)
        yield width, height
    if before:
        resize(play, before["width"], before["height"])


def resize(play: Game, width: int, height: int) -> None:
    """Gives the page another size, and waits until it has taken it in and drawn itself."""
    play.page.set_viewport_size({"width": width, "height": height})
    play.wait_for_layout(width, height)
    if play.is_time_stopped:
        play.pass_time(0.02)
