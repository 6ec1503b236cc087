"""The window sizes for checking every screen, for phones, tablets and desktops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kit.game import Game

Size = tuple[int, int]
UPRIGHT: list[Size] = [(320, 480), (375, 667), (390, 844), (820, 1180)]
# A folded phone.
NARROWEST = (280, 653)
# A phone unfolded, and half a tablet held sideways.
UNFOLDED = (717, 512)
# Desktop screens, which hardly anyone turns upright, and two windows at four times the usual zoom.
DESKS = [(1440, 900), (2560, 1080), (5120, 1440)]
ENLARGED = (320, 256)
SMALLEST = (360, 225)
TINY = 300
# A varied selection of sizes, for tests where all sizes would take too long.
SIZES: list[Size] = [(320, 480), (390, 844), (844, 390), (820, 1180), (1440, 900)]
# The same sizes, each with one colour scheme.
SCHEMED_SIZES = [
    (*size, scheme) for size, scheme in zip(SIZES, ["light", "dark"] * 3, strict=False)
]
# The sizes by the device's orientation, kept separate because turning the device pauses a run.
WAYS: dict[str, list[Size]] = {
    "upright": [*UPRIGHT, NARROWEST],
    "turned": [
        *((height, width) for width, height in UPRIGHT),
        *(*DESKS, ENLARGED, UNFOLDED, SMALLEST),
    ],
}
# How far a phone's notch, round corners and home indicator reach into an app from the home screen,
# in CSS pixels from each edge.
UNSAFE: dict[Size, dict[str, int]] = {
    (390, 844): {"top": 47, "bottom": 34},
    (844, 390): {"left": 47, "right": 47, "bottom": 21},
}


def is_tiny(width: int, height: int) -> bool:
    """Returns whether a window is so small that players must scroll to reach some elements."""
    return width < TINY or height < TINY


def at_each(play: Game, sizes: Sequence[Size]) -> Iterator[Size]:
    """Shows the current screen at each size and yields the size, with the unsafe areas of a phone
    of that size. Restores the original size."""
    before = play.page.viewport_size
    for width, height in sizes:
        play.cover_edges(UNSAFE.get((width, height), {}))
        resize(play, width, height)
        yield width, height
    play.cover_edges({})
    if before:
        resize(play, before["width"], before["height"])


def resize(play: Game, width: int, height: int) -> None:
    """Resizes the page, and waits until the page has adapted and redrawn itself."""
    play.page.set_viewport_size({"width": width, "height": height})
    play.wait_for_layout(width, height)
    if play.is_time_stopped:
        play.pass_time(0.02)
