"""A walk through every screen of Breakout, for tests that check each screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import expect

from kit.breakout import LOSING, QUICK, Breakout, BreakoutMaker
from kit.tour import HINT, LONG_NAME

RUN = "funfair.run.breakout"
# A ball with a larger y coordinate, in stage units, has missed the paddle.
BELOW = 580


@dataclass(frozen=True)
class KeptRuns:
    """Runs as the browser stores them."""

    # One wall is cleared, and the next wall hasn't begun.
    cleared: str
    # The last ball is below the paddle.
    lost: str


def keep_runs(breakout: BreakoutMaker) -> KeptRuns:
    play = breakout(store=QUICK)
    play.start(LONG_NAME)
    play.play_until(lambda now: not now["bricks"])
    play.pass_time(1)
    cleared = play.stored(RUN)

    play = breakout(store=LOSING)
    play.start(LONG_NAME)
    while play.snapshot()["lives"] > 1:
        play.lose_a_life()
    play.launch()
    while (now := play.snapshot())["balls"][0]["y"] < BELOW:
        play.avoid(now)
        play.pass_time(0.05)
    play.press("Pause")
    lost = play.stored(RUN)
    assert cleared and lost
    return KeptRuns(cleared, lost)


def breakout_tour(play: Breakout, runs: KeptRuns) -> Iterator[str]:
    """Goes from screen to screen, and yields each screen's name. The page must have been opened
    with a waiting run that has just cleared a wall."""
    yield "home-waiting"
    play.press("Continue")
    yield "intermission"
    play.press("Level 2")
    expect(play.page.locator(HINT)).to_be_visible()
    yield "serving"
    play.launch()
    play.pass_time(0.4)
    play.tap_stage()
    play.pass_time(0.1)
    yield "play"
    play.press("Pause")
    yield "paused"
    play.press("Resume")
    play.pass_time(1.4)
    yield "count-in"
    # A phone held sideways shows no tabs while a ball is in flight.
    play.press("Pause")
    play.tab("Settings").click()
    yield "settings"
    for name in ("Rows of bricks", "Balls"):
        play.set_number(name, 9999)
    yield "settings-refused"
    play.press("Back to the standard game")
    yield "settings-standard"
    play.tab("How to play").click()
    yield "how-to-play"
    play.tab("Scores").click()
    yield "scores"
    play.tab("Play").click()
    play.press("Drop this run")
    yield "player"
    play.page.evaluate("([key, run]) => localStorage.setItem(key, run)", [RUN, runs.lost])
    play.reload()
    play.press("Continue")
    play.count_in()
    while play.snapshot()["screen"] == "play":
        play.pass_time(0.1)
    play.pass_time(0.1)
    yield "result-deaf"
    play.pass_time(0.8)
    yield "result"


# The screens that show the stage.
ON_STAGE = ("intermission", "serving", "play", "paused", "count-in")
