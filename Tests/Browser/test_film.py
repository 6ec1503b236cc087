"""A few seconds of each game, as a player sees them: they are the film of the README, and something
moves in nearly every frame of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker, aim, breakout_store, paddle_x
from kit.film import NO_CHANCE, RATE, Film
from kit.game import Game, GameMaker
from kit.kept import PLAYED
from kit.roulette import Roulette, RouletteMaker, winning

SECONDS = 9
# The heart, three balls at once, and quick ones.
HEART = breakout_store(first_level=3, balls=3, ball_speed=6)
# How much of its way to the ball a hand goes in a frame.
HAND = 0.5


def test_bubblepop_is_filmed(game: GameMaker) -> None:
    play = game(query="inspect", motion=True, script=NO_CHANCE)
    play.start()
    popper = Popper(play)
    while play.snapshot()["remaining"] > 6.5:
        popper.act(0)
        play.pass_time(0.25)
    film = Film("bubblepop", play)
    film.roll(6.5, popper.act)
    play.wait_for(lambda now: now["screen"] == "result")
    film.roll(SECONDS - 6.5)
    assert len(film.frames) == SECONDS * RATE and film.still_frames() < RATE


def test_breakout_is_filmed(breakout: BreakoutMaker) -> None:
    play = breakout(
        query="inspect", motion=True, script=NO_CHANCE, store=HEART, color_scheme="dark"
    )
    play.start()
    all_bricks = len(play.snapshot()["bricks"])
    play.launch()
    play.play_until(lambda now: len(now["bricks"]) < all_bricks - 8)
    film = Film("breakout", play)
    with play.finger(*play.middle()) as move:
        film.roll(SECONDS, Hand(play, move).act)
    assert len(film.frames) == SECONDS * RATE and film.still_frames() < RATE


def test_roulette_is_filmed(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.press("Spin")
    film = Film("roulette", play)
    numbers = iter(winning(0))
    film.roll(2, lambda frame: choose(play, numbers, frame))
    play.press("Bet")
    film.roll(SECONDS - 2)
    assert len(film.frames) == SECONDS * RATE and film.still_frames() < SECONDS * RATE / 2


def test_the_statistics_are_pictured(game: GameMaker) -> None:
    play = game(store=PLAYED)
    play.press("Your games")
    expect(play.page.get_by_role("heading", name="Your games")).to_be_visible()
    play.phone.picture("statistics")


class Popper:
    """Somebody who plays well: a colour is popped to its end, then that of which most are there."""

    def __init__(self, play: Game) -> None:
        self.play = play
        self.kind = ""

    def act(self, frame: int) -> None:
        """Pops a bubble in every third frame."""
        now = self.play.snapshot()
        if frame % 3 or now["screen"] != "play":
            return
        bubbles = [one for one in now["bubbles"] if one["phase"] == "whole"]
        kinds = Counter(str(one["kind"]) for one in bubbles)
        if not kinds:
            return
        if not kinds[self.kind]:
            self.kind = kinds.most_common(1)[0][0]
        self.play.tap(next(one for one in bubbles if one["kind"] == self.kind))


class Hand:
    """A finger that follows the next ball to come down, and is not there at once."""

    def __init__(self, play: Breakout, move: Callable[[float, float], None]) -> None:
        self.play = play
        self.move = move
        self.x, self.y = play.middle()

    def act(self, frame: int) -> None:
        now = self.play.snapshot()
        if now["screen"] != "play":
            return
        scale = now["stage"]["rect"]["width"] / now["stage"]["width"]
        place, _ = aim(now)
        self.x += HAND * (place - paddle_x(now)) * scale
        self.move(self.x, self.y)


def choose(play: Roulette, numbers: Iterator[int], frame: int) -> None:
    """A number in every fourth frame."""
    if frame % 4 == 0 and (number := next(numbers, None)) is not None:
        play.pocket(number).click()
