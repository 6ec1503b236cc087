"""The README's film: a party from its lobby to its podium, and nine seconds of each game, frame by
frame, in Reports/film/SCENE/0001.jpg and so on."""

from __future__ import annotations

import itertools
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page

from kit.breakout import Breakout, BreakoutMaker, aim, breakout_store, paddle_x
from kit.fake_party import join
from kit.game import Game, GameMaker, Snapshot
from kit.party_house import CLOCK, SECOND, PartyHouse, Words
from kit.party_screen import OURS, ScreenMaker
from kit.party_story import BEGIN, ENDS, JUDGED, NAMES, Story, StoryHouse, lobby
from kit.phone import REPORTS
from kit.roulette import Roulette, RouletteMaker, winning

SECONDS = 9
# The length of a party's other scenes, in seconds.
LOBBY, RESULT, PODIUM = 1.5, 2, 2
# The heart level, with three fast balls.
HEART = breakout_store(first_level=6, balls=3, ball_speed=6)
# How much of the distance to the ball a hand moves in each frame, as a share.
HAND = 0.5
# Pictures per second.
RATE = 12
FRAME = 1 / RATE

# Makes the device's random numbers the same in every film.
NO_CHANCE = """crypto.getRandomValues = array => {
  new Uint8Array(array.buffer).forEach((_, index, bytes) => { bytes[index] = 7 * index + 3; });
  return array;
};"""


def test_a_party_is_filmed(game: GameMaker, screen: ScreenMaker, party_house: PartyHouse) -> None:
    # The phone and the big screen receive the same data, so they show the same moment.
    host = StoryHouse(most=len(NAMES))
    play = game(query="inspect", motion=True, script=NO_CHANCE, house=host)
    join(play)
    big = screen(1280, 720, store=OURS, motion=True, is_time_stopped=True, color_scheme="dark")
    party_house.say(lobby(2))
    big.open()
    films = Film("party-screen", big.page), Film("party-phone", play.page)

    def shoot(seconds: float, act: Callable[[], Words]) -> None:
        """Films both for the given seconds. `act` returns what the house says in each frame."""
        for _ in range(round(seconds * RATE)):
            host.pass_time(play, FRAME)
            party_house.say(act())
            # The page receives it.
            big.page.wait_for_timeout(20)
            CLOCK.pass_time(round(FRAME * SECOND))
            big.page.clock.run_for(round(FRAME * SECOND))
            for film in films:
                film.take()

    here = iter(range(3, 100))
    shoot(LOBBY, lambda: lobby(min(len(NAMES), next(here) // 2 + 1)))
    host.start()
    host.pass_time(play, 5)
    popper = Popper(play)
    for frame in range(round(BEGIN * 4)):
        popper.act(0 if frame % 2 else 1)
        host.pass_time(play, 0.25)
    story = host.story = Story(score_of(play.snapshot(), 0))
    frames = itertools.count()

    def race() -> Words:
        popper.act(next(frames))
        story.pass_time(FRAME, score_of(play.snapshot(), story.ours))
        if story.time >= ENDS:
            host.phase = "judging"
        return story.race()

    shoot(JUDGED, race)
    host.settle_round((story.place, len(NAMES)), story.ours)
    shoot(RESULT, story.podium)
    # The result stays longer than the film has time for.
    big.pass_time(4)
    shoot(PODIUM, story.podium)


def test_bubblepop_is_filmed(game: GameMaker) -> None:
    play = game(query="inspect", motion=True, script=NO_CHANCE)
    play.start()
    popper = Popper(play)
    while play.snapshot()["remaining"] > 6.5:
        popper.act(0)
        play.pass_time(0.25)
    film = Reel("bubblepop", play)
    film.roll(6.5, popper.act)
    play.wait_for(lambda now: now["screen"] == "result")
    film.roll(SECONDS - 6.5)


def test_breakout_is_filmed(breakout: BreakoutMaker) -> None:
    play = breakout(
        query="inspect", motion=True, script=NO_CHANCE, store=HEART, color_scheme="dark"
    )
    play.start()
    all_bricks = len(play.snapshot()["bricks"])
    play.launch()
    play.play_until(lambda now: len(now["bricks"]) < all_bricks - 8)
    film = Reel("breakout", play)
    with play.finger(*play.middle()) as move:
        film.roll(SECONDS, Hand(play, move).act)


def test_roulette_is_filmed(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.press("Spin")
    film = Reel("roulette", play)
    numbers = iter(winning(0))
    film.roll(2, lambda frame: choose(play, numbers, frame))
    play.press("Bet")
    film.roll(SECONDS - 2)


def score_of(now: Snapshot, before: int) -> int:
    """Returns the guest's points, or `before` once the run has ended, which has no score."""
    score = now.get("score", before)
    return score if isinstance(score, int) else before


class Popper:
    """A good player, who pops all bubbles of one colour, then all of the most frequent colour."""

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
    """A finger that follows the next ball to come down, with a slight delay."""

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
    """Chooses a number in every fourth frame."""
    if frame % 4 == 0 and (number := next(numbers, None)) is not None:
        play.pocket(number).click()


class Film:
    """Pictures of a page in sequence."""

    def __init__(self, scene: str, page: Page) -> None:
        self.page = page
        self.folder = REPORTS / "film" / scene
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.frames: list[Path] = []

    def take(self) -> None:
        path = self.folder / f"{len(self.frames) + 1:04}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=95)
        self.frames.append(path)


class Reel(Film):
    """Pictures of a game, at equal intervals of the page's time."""

    def __init__(self, scene: str, play: Game) -> None:
        super().__init__(scene, play.page)
        self.play = play

    def roll(self, seconds: float, act: Callable[[int], None] = lambda frame: None) -> None:
        """Films for the given seconds. Before each frame, calls `act` with the frame's number."""
        end = self._now()
        for _ in range(round(seconds * RATE)):
            end += FRAME
            act(len(self.frames))
            # The action may have taken time.
            self.play.pass_time(max(0, end - self._now()))
            self.take()

    def _now(self) -> float:
        return float(self.page.evaluate("performance.now()")) / 1000
