"""Roulette's page as a player uses it, with the sheet, the wheel, and a spin's result."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import cos, pi, sin

from playwright.sync_api import Locator

from kit.game import Game

MONEY = 1000
# The seconds that the wheel turns, normally and with reduced motion.
TURNING = 4
SHORT_TURNING = 0.5
# The pockets drawn in the fixture's runs, spin by spin, from this command:
# funfair-dev simulate roulette --seed 42 --spins 40 --trace second
POCKETS = [
    *(3, 3, 35, 14, 23, 4, 16, 19, 25, 12, 23, 7, 0, 15, 6, 29, 26, 15, 20, 16),
    *(35, 32, 6, 28, 24, 1, 9, 23, 24, 12, 36, 17, 7, 29, 28, 25, 29, 0, 24, 13),
]

# The numbers on the wheel, clockwise. Starting after the zero, red and black alternate.
WHEEL = [
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5),
    *(24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
]
NUMBERS = range(37)
PAINT = {"green": (0x0E, 0x8A, 0x4F), "red": (0xC9, 0x25, 0x2F), "black": (0x1D, 0x1A, 0x24)}

# Distances in stage units from the wheel's centre to the resting ball, to the marks on bet numbers,
# and to the outer end of a pocket.
BALL_LIES = 127
MARKS = 107
POCKET_END = 161


@dataclass(frozen=True)
class Level:
    """A level, with the number of pockets in a bet, and the payouts in money and score."""

    index: int
    name: str
    numbers: int
    hit: tuple[int, int]
    near: tuple[int, int]
    miss: tuple[int, int] = (-100, 0)


EASY = Level(0, "Easy", 6, (1000, 100), (100, 10))
MEDIUM = Level(1, "Medium", 4, (1000, 100), (200, 20))
HARD = Level(2, "Hard", 2, (1000, 500), (-100, 0))


def roulette_store(level: Level = EASY, credit: bool = False) -> dict[str, str]:
    """Returns the browser's store with the given settings."""
    lines = [f"roulette.level {level.index}", f"roulette.credit {int(credit)}"]
    return {"funfair.settings": "\n".join(["funfair settings 1", *lines, ""])}


def colour_of(number: int) -> str:
    if number == 0:
        return "green"
    return "red" if WHEEL.index(number) % 2 == 1 else "black"


def name_of(number: int) -> str:
    return f"{number} {colour_of(number)}"


def next_to(numbers: Iterable[int]) -> set[int]:
    """Returns the neighbours of the given numbers on the wheel, without the numbers themselves."""
    chosen = set(numbers)
    places = [WHEEL.index(number) + step for number in chosen for step in (-1, 1)]
    return {WHEEL[place % len(WHEEL)] for place in places} - chosen


def drawn(spin: int) -> int:
    """Returns a spin's pocket in a run with the fixture's seed. Spins are counted from 0."""
    return POCKETS[spin]


def winning(spin: int, level: Level = EASY) -> list[int]:
    """Returns numbers to bet on that include a spin's pocket."""
    pocket = drawn(spin)
    others = [number for number in NUMBERS if number != pocket]
    return [pocket, *others[: level.numbers - 1]]


def losing(spins: Iterable[int], level: Level = EASY) -> list[int]:
    """Returns numbers to bet on that miss in all the given spins."""
    pockets = {drawn(spin) for spin in spins}
    near = next_to(pockets) if level.near != level.miss else set()
    safe = [number for number in NUMBERS if number not in pockets | near]
    return safe[: level.numbers]


def numbers_for(kind: str, spin: int = 0) -> list[int]:
    """Returns six numbers that make a spin the given kind: a hit, a neighbour, or a miss."""
    if kind == "hit":
        return winning(spin)
    if kind == "miss":
        return losing([spin])
    pocket = drawn(spin)
    beside = min(next_to([pocket]))
    return [beside, *[one for one in losing([spin]) if one != beside][: EASY.numbers - 1]]


# Returns the page's message about a bet, if the page shows one.
BET_ANSWER = """() => [...document.querySelectorAll("main *")]
  .filter(one => one.childElementCount === 0 && one.checkVisibility())
  .map(one => one.textContent.trim())
  .find(text => /^(Bet placed|Bets are closed)/.test(text))"""


class Roulette(Game):
    """A page of Funfair on a phone, for playing Roulette."""

    stall = "Roulette"
    board = "Leaderboard"

    # Playing

    def bet(self, numbers: Iterable[int]) -> None:
        """Opens the sheet, chooses exactly the given numbers, and bets."""
        self.press("Spin")
        self.select(numbers)
        self.press("Bet")

    def bet_at_once(self, numbers: Iterable[int]) -> bool:
        """Bets without a person's delays, because a party's wheel doesn't wait.

        Returns whether the bet was in time, which depends on the machine's speed."""
        self.page.evaluate(PRESS_ALL, ["Spin"])
        self.page.evaluate(PRESS_ALL, [*map(str, self._changes(numbers)), "Bet"])
        # Read the message immediately, because it may be gone a moment later.
        said = self.page.wait_for_function(BET_ANSWER).json_value()
        return str(said).startswith("Bet placed")

    def select(self, numbers: Iterable[int]) -> None:
        for number in self._changes(numbers):
            self.look_at(self.pocket(number))
            self.pocket(number).click()

    def _changes(self, numbers: Iterable[int]) -> list[int]:
        """Returns the numbers whose buttons to press to choose exactly the given numbers.
        Deselections come first, because the level limits how many numbers can be chosen."""
        wanted, present = set(numbers), set(self.snapshot()["bets"])
        return [*sorted(present - wanted), *sorted(wanted - present)]

    def rest(self) -> None:
        """Runs a stopped clock until the wheel has stopped."""
        while self.snapshot().get("phase") == "turning":
            self.pass_time(0.1)

    def spin(self, numbers: Iterable[int]) -> None:
        """Bets, and runs a stopped clock until the wheel has stopped."""
        self.bet(numbers)
        self.rest()

    def repeat(self, times: int) -> None:
        """Repeats the last bet the given number of times, skipping the wheel's turn each time."""
        for _ in range(times):
            self.page.evaluate(PRESS_ALL, ["Spin", "Bet", "Skip"])

    def finish(self) -> None:
        """Runs a stopped clock after the last spin until the result is shown."""
        assert self.snapshot()["phase"] == "over"
        for _ in range(30):
            if self.snapshot()["screen"] == "result":
                return
            self.pass_time(0.1)
        raise AssertionError("no result within three seconds")

    # Controls

    def pocket(self, number: int) -> Locator:
        """Returns the toggle button of a number."""
        return self.button(name_of(number))

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile(r"^Choose \d"))

    @property
    def problem(self) -> Locator:
        """The element on the sheet for an error message."""
        # The element is hidden while there is no message.
        return self.sheet.get_by_role("alert", include_hidden=True)

    # Reading

    def pressed(self) -> list[int]:
        """Returns the numbers whose buttons are pressed, in the order of the buttons."""
        names = self.sheet.get_by_role("button", pressed=True).evaluate_all(LABELS)
        return [int(name.split()[0]) for name in names]

    def marked(self) -> list[int]:
        """Returns the numbers labelled as next to a chosen number."""
        marked = self.sheet.locator("[aria-description='next to a chosen number']")
        return [int(name.split()[0]) for name in marked.evaluate_all(LABELS)]

    def place_on_wheel(self, turns: float, radius: float) -> tuple[float, float]:
        """Returns a point on the wheel, in CSS pixels. The angle is in turns, clockwise from the
        top, and the radius is in stage units."""
        rect = self.snapshot()["stage"]["rect"]
        x, y = self.middle()
        reach = radius * rect["width"] / 400
        return x + sin(turns * 2 * pi) * reach, y - cos(turns * 2 * pi) * reach

    def colour_at(self, turns: float, radius: float) -> tuple[int, int, int]:
        """Returns the red, green and blue values of a point on the wheel."""
        x, y = self.place_on_wheel(turns, radius)
        red, green, blue, _ = self.canvas.evaluate(PIXEL, [x, y])
        return red, green, blue

    def picture_of_wheel(self) -> str:
        return str(self.canvas.evaluate("canvas => canvas.toDataURL()"))


def assert_settled(play: Roulette, spin: int = 0) -> None:
    """Asserts that a spin has ended, was announced, and was counted once."""
    now = play.snapshot()
    assert (now["phase"], now["lastPocket"], now["spins"]) == ("betting", drawn(spin), spin + 1)
    assert name_of(drawn(spin)) in play.status("Result")


RouletteMaker = Callable[..., Roulette]

# Presses buttons one after the other, each on the screen that the previous press opened.
PRESS_ALL = """names => names.forEach(name => [...document.querySelectorAll("button")]
  .find(button => button.innerText.trim() === name)?.click())"""
LABELS = "all => all.map(one => one.getAttribute('aria-label'))"
PIXEL = """(canvas, [x, y]) => {
  const density = canvas.width / innerWidth;
  return [...canvas.getContext("2d").getImageData(x * density, y * density, 1, 1).data];
}"""
