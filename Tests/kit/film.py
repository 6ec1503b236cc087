"""A run filmed frame by frame: Reports/film/SCENE/0001.jpg and on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from kit.game import Game
from kit.phone import REPORTS

# Pictures a second.
RATE = 12
FRAME = 1 / RATE

# The device's own chances are the same in each film.
NO_CHANCE = """crypto.getRandomValues = array => {
  new Uint8Array(array.buffer).forEach((_, index, bytes) => { bytes[index] = 7 * index + 3; });
  return array;
};"""


class Film:
    """What a page showed, at even distances in its own time."""

    def __init__(self, scene: str, play: Game) -> None:
        self.play = play
        self.folder = REPORTS / "film" / scene
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.frames: list[Path] = []

    def roll(self, seconds: float, act: Callable[[int], None] = lambda frame: None) -> None:
        """Films for so long; before each frame something may be done, told how many were taken."""
        end = self._now()
        for _ in range(round(seconds * RATE)):
            end += FRAME
            act(len(self.frames))
            # What was done may have taken time of its own.
            self.play.pass_time(max(0, end - self._now()))
            path = self.folder / f"{len(self.frames) + 1:04}.jpg"
            self.play.page.screenshot(path=path, type="jpeg", quality=95)
            self.frames.append(path)

    def _now(self) -> float:
        return float(self.play.page.evaluate("performance.now()")) / 1000

    def still_frames(self) -> int:
        """How many frames show just what the frame before them showed."""
        pictures = [path.read_bytes() for path in self.frames]
        return sum(one == next for one, next in zip(pictures, pictures[1:], strict=False))
