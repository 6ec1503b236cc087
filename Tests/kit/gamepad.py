"""A fake game controller, because Chromium can't be given one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kit.game import Game

# A script that runs before the page's.
PADS = """
  window.pads = [null];
  Navigator.prototype.getGamepads = () => window.pads;
"""
PLUG = """() => {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  window.pads[0] = { connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
  dispatchEvent(new Event("gamepadconnected"));
}"""
UNPLUG = """() => {
  window.pads[0] = null;
  dispatchEvent(new Event("gamepaddisconnected"));
}"""
# The numbers of the buttons in the standard layout.
BUTTONS = {"A": 0, "B": 1, "start": 9, "up": 12, "down": 13, "left": 14, "right": 15}
# Seconds until the page has read the controller, with a stopped clock.
FRAME = 0.05


class Gamepad:
    """A controller in a player's hands. The page has a stopped clock."""

    def __init__(self, play: Game) -> None:
        self.play = play
        self.plug()

    def plug(self) -> None:
        self.play.page.evaluate(PLUG)
        self.play.pass_time(FRAME)

    def unplug(self) -> None:
        self.play.page.evaluate(UNPLUG)
        self.play.pass_time(FRAME)

    def push(self, right: float, down: float = 0) -> None:
        """Moves the left stick."""
        self.play.page.evaluate("axes => Object.assign(pads[0].axes, axes)", [right, down])
        self.play.pass_time(FRAME)

    @contextmanager
    def held(self, *names: str) -> Iterator[None]:
        """Holds buttons down."""
        for is_down in (True, False):
            for name in names:
                self.play.page.evaluate(SET, [BUTTONS[name], is_down])
            self.play.pass_time(FRAME)
            if is_down:
                yield

    def press(self, *names: str) -> None:
        """Presses buttons one after another."""
        for name in names:
            with self.held(name):
                pass


SET = "([number, isDown]) => { pads[0].buttons[number].pressed = isDown; }"
