"""Breakout's page as a player uses it, with methods to drag, tap, change settings and read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import atan2, degrees
from typing import Any

from playwright.sync_api import Locator

from kit.game import Game, Snapshot
from kit.phone import Phone

Ball = dict[str, Any]
Brick = dict[str, Any]

LIVES = 3
COLUMNS = 10
# The paddle's widths in stage units.
WIDTHS = {"S": 56, "M": 80, "L": 112}
# The y coordinate of a ball's centre when the ball meets the paddle, and the ball's radius.
PADDLE_TOP = 556 - 7 - 6
RADIUS = 6
# The angle of a ball that leaves the end of the paddle, in degrees from straight up.
STEEPEST = 60
# Seconds before another nudge is possible.
NUDGE_PAUSE = 3
# Stage units between the paddle's possible positions.
QUARTER = 0.25


def breakout_store(**settings: int) -> dict[str, str]:
    """Returns the browser's store with some non-standard settings, as in
    `breakout_store(ball_speed=1)`. Paddle sizes count from 0."""
    lines = [f"breakout.{name.replace('_', '-')} {value}" for name, value in settings.items()]
    return {"funfair.settings": "\n".join(["funfair settings 1", *lines, ""])}


# Settings for losing a life within seconds, before a wall can be cleared.
LOSING = breakout_store(ball_speed=10)
# Settings for clearing a wall within seconds.
QUICK = breakout_store(rows=1, balls=5, ball_speed=10, paddle=2)


class Breakout(Game):
    """A page of Funfair on a phone, for playing Breakout."""

    stall = "Breakout"

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.session = phone.context.new_cdp_session(self.page)

    # Starting a run

    def launch(self) -> None:
        """Launches the balls by tapping or clicking the stage."""
        x, y = self.middle()
        if self.page.evaluate("navigator.maxTouchPoints") > 0:
            self.tap_at(x, y)
        else:
            self.page.mouse.click(x, y)

    def fly(self, name: str = "Ada") -> None:
        """Goes from home to a run with the ball in flight, in the middle of the stage."""
        self.start(name)
        self.launch()
        self.pass_time(0.3)

    def go_on(self) -> None:
        """Resumes a paused run, and lets the count-in pass."""
        self.press("Resume")
        self.count_in()

    # Touching

    @contextmanager
    def finger(self, x: float, y: float) -> Iterator[Callable[[float, float], None]]:
        """Puts a finger down, and yields a function that moves the finger. The page follows within
        a frame. At the end, lifts the finger."""

        def move(x: float, y: float) -> None:
            self._touch("touchMove", (x, y))
            if self.is_time_stopped:
                self.pass_time(0.02)

        self._touch("touchStart", (x, y))
        yield move
        self._touch("touchEnd")

    def _touch(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # Playing

    def play_until(self, is_done: Callable[[Snapshot], bool], seconds: float = 60) -> None:
        """Steers balls towards bricks with a finger until `is_done` is true for the snapshot. Needs
        a stopped clock."""
        now = self.snapshot()
        end = now["tick"] + seconds * 120
        while not is_done(now):
            assert now["phase"] == "running" and now["tick"] < end, now
            if is_seated(now):
                self.launch()
            now = self._follow(is_done)

    def _follow(self, is_done: Callable[[Snapshot], bool]) -> Snapshot:
        """Holds the paddle until `is_done`, or until a ball has to be launched."""
        now = self.snapshot()
        scale = now["stage"]["rect"]["width"] / now["stage"]["width"]
        x, y = self.middle()
        held_at = paddle_x(now)
        with self.finger(x, y) as move:
            while not (is_done(now) or now["phase"] != "running" or is_seated(now)):
                place, moment = aim(now)
                move(x + (place - held_at) * scale, y)
                self.pass_time(min(max(moment - 0.02, 0.02), 0.1))
                now = self.snapshot()
        return self.snapshot()

    def lose_a_life(self) -> None:
        """Launches the balls, and keeps the paddle away from them."""
        lives = self.snapshot()["lives"]
        self.launch()
        for _ in range(200):
            now = self.snapshot()
            if now["screen"] != "play" or now["lives"] < lives:
                return
            self.avoid(now)
            self.pass_time(0.15)
        raise AssertionError("no life was lost")

    def avoid(self, now: Snapshot) -> None:
        """Moves the paddle to the side where fewer balls come down."""
        x, y = self.middle()
        width = now["stage"]["rect"]["width"]
        places = [moment[0] for ball in now["balls"] if (moment := landing(ball))]
        is_left = bool(places) and sum(places) / len(places) > now["stage"]["width"] / 2
        with self.finger(x, y) as move:
            move(x - width if is_left else x + width, y)

    # Settings

    def slider(self, name: str) -> Locator:
        return self.page.get_by_role("slider", name=name, exact=True)

    def set_number(self, name: str, value: int) -> None:
        field = self.number(name)
        field.fill(str(value))
        field.press("Enter")


BreakoutMaker = Callable[..., Breakout]


def is_seated(now: Snapshot) -> bool:
    """Returns whether a ball is on the paddle."""
    return any(ball["vx"] == ball["vy"] == 0 for ball in now["balls"])


def paddle_x(now: Snapshot) -> float:
    """Returns the x coordinate of the paddle's centre, in stage units."""
    return float(now["paddle"]["x"] + now["paddle"]["width"] / 2)


def turned(before: Ball, after: Ball) -> float:
    """Returns the angle between a ball's two directions, from 0 to 180 degrees."""
    turn = degrees(atan2(after["vy"], after["vx"]) - atan2(before["vy"], before["vx"])) % 360
    return min(turn, 360 - turn)


def landing(ball: Ball) -> tuple[float, float] | None:
    """Returns the x coordinate where a falling ball will reach the paddle, and the seconds until
    then. Assumes that the ball meets only the sides. Returns None if the ball isn't falling or is
    too low."""
    if ball["vy"] <= 0 or ball["y"] > PADDLE_TOP:
        return None
    seconds = (PADDLE_TOP - ball["y"]) / ball["vy"]
    room = 400 - 2 * RADIUS
    x = (ball["x"] - RADIUS + ball["vx"] * seconds) % (2 * room)
    return RADIUS + min(x, 2 * room - x), seconds


def aim(now: Snapshot) -> tuple[float, float]:
    """Returns the paddle's x coordinate for sending the next ball to a brick, and the seconds until
    that ball arrives."""
    moments = [moment for ball in now["balls"] if (moment := landing(ball))]
    if not moments:
        return paddle_x(now), 0.1
    x, seconds = min(moments, key=lambda moment: moment[1])
    if not now["bricks"]:
        return x, seconds
    brick = max(now["bricks"], key=lambda brick: (brick["y"], -abs(middle_of(brick) - x)))
    way = degrees(atan2(middle_of(brick) - x, PADDLE_TOP - brick["y"] - brick["height"]))
    share = min(max(way / STEEPEST, -0.8), 0.8)
    return x - share * now["paddle"]["width"] / 2, seconds


def middle_of(brick: Brick) -> float:
    return float(brick["x"] + brick["width"] / 2)


def run_of(now: Snapshot) -> Snapshot:
    """Returns the run in a snapshot, without values that depend on the page or its phase."""
    kept = ("tick", "score", "lives", "level", "broken", "player", "practice")
    things = {name: [without_css(thing) for thing in now[name]] for name in ("balls", "bricks")}
    stage = {key: now["stage"][key] for key in ("width", "height")}
    single = {"paddle": without_css(now["paddle"]), "stage": stage}
    return {key: now[key] for key in kept} | things | single


def without_css(thing: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in thing.items() if not key.startswith("css")}
