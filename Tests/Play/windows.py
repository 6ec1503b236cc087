"""The windows to play in, and the plays in each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Window:
    """A window's size in CSS pixels, and the device pixels per CSS pixel."""

    width: int
    height: int
    density: float = 1

    @property
    def is_touched(self) -> bool:
        """Whether people touch the window. Dense or upright windows are phones and tablets."""
        return self.density > 1.5 or self.height > self.width

    def __str__(self) -> str:
        return f"{self.width}x{self.height}@{self.density:g}"


# Every mode is played in at least one window. Some sizes and densities result in fractional pixels,
# and drawing is rounded differently there.
PLAYS: list[tuple[Window, list[str]]] = [
    (Window(390, 844, 2), ["Breakout", "BubblePop"]),
    (Window(1280, 720), ["Breakout", "Home"]),
    (Window(390, 844, 3), ["BubblePop Zen", "Breakout"]),
    (Window(1280, 800), ["Breakout", "Roulette Classic"]),
    (Window(1440, 900), ["Breakout with capsules", "Watching"]),
    (Window(820, 1180, 2), ["Home", "Breakout"]),
    (Window(360, 780, 3), ["Breakout with a drawn wall", "Roulette"]),
    (Window(412, 915, 2.625), ["Breakout with capsules", "BubblePop Rush"]),
    (Window(768, 1024), ["Breakout", "BubblePop Sharp"]),
    (Window(844, 390, 3), ["Breakout", "Roulette Classic"]),
    (Window(320, 568, 2), ["Watching", "Breakout"]),
    (Window(1536, 864, 1.25), ["Breakout", "Roulette"]),
    (Window(1000, 800), ["Breakout with a drawn wall", "BubblePop"]),
    (Window(1024, 1366, 2), ["Breakout with capsules", "Watching"]),
    (Window(1920, 1080, 1.5), ["Breakout with a drawn wall", "BubblePop Zen"]),
    (Window(2560, 1440), ["Breakout", "BubblePop Rush"]),
    (Window(3440, 1440), ["Breakout", "BubblePop Sharp"]),
]

# The other engines have only one density each.
OTHER_PLAYS: list[tuple[Window, list[str]]] = [
    (Window(390, 844), ["Breakout", "BubblePop", "Roulette"]),
    (Window(1280, 720), ["Breakout with capsules", "Watching", "BubblePop Rush"]),
    (Window(844, 390), ["Breakout with a drawn wall", "Roulette Classic"]),
    (Window(768, 1024), ["Home", "Breakout"]),
]

# Phones at a party, and the big screens there.
PARTIES: dict[str, tuple[list[Window], Window]] = {
    "BubblePop": ([Window(390, 844, 2), Window(412, 915, 2.625)], Window(1920, 1080)),
    "Breakout": ([Window(360, 780, 3), Window(1280, 720)], Window(1280, 800, 1.5)),
}
