"""Runs for a real house, whose clock can't be stopped. A run must not arrive before it could have
been played, so the tests wait."""

from __future__ import annotations

import time

from kit.breakout import Breakout, is_seated
from kit.fake_house import settle
from kit.game import Game

# Extra seconds to wait.
MARGIN = 0.5
# A ball with a larger y coordinate, in stage units, has missed the paddle.
BELOW = 580


def begin(play: Game, name: str) -> float:
    """Begins a run, and returns a time after the house has issued the run's ticket."""
    play.begin(name)
    return ticketed(play)


def ticketed(play: Game) -> float:
    """Waits for the run's ticket, which takes longer on a busy machine, and begins the run.

    Returns a time after the house has issued the ticket."""
    settle(play)
    began = time.monotonic()
    play.count_in()
    return began


def lose(play: Breakout, began: float) -> int:
    """Loses all balls, the last only once the house would accept the run. Returns the score."""
    while play.snapshot()["lives"] > 1:
        play.lose_a_life()
    play.launch()
    while (now := play.snapshot())["screen"] == "play":
        if all(ball["y"] > BELOW for ball in now["balls"]):
            wait_until(began + now["tick"] / 120 + MARGIN)
        play.avoid(now)
        play.pass_time(0.1)
    settle(play)
    return next(row.score for row in play.rows() if row.is_current)


def play_out(play: Breakout, began: float) -> int:
    """Plays until the run has ended, but never faster than the house's clock. Returns the score."""
    while (now := play.snapshot())["screen"] == "play":
        if is_seated(now):
            play.launch()
        wait_until(began + now["tick"] / 120 + MARGIN)
        play.avoid(now)
        play.pass_time(0.1)
    settle(play)
    return next(row.score for row in play.rows() if row.is_current)


def wait_until(moment: float) -> None:
    time.sleep(max(0, moment - time.monotonic()))
