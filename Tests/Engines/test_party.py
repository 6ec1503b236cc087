"""The big screen of a party in other engines: each state is completely visible, and the wheel
turns."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from engine import TIMEOUT, Engine
from kit.party_house import PARTY, PartyHouse, Words
from kit.party_states import FEW, betting, gathering, over, playing, podium

STATES: dict[str, tuple[Callable[[list[str]], Words], str]] = {
    "gathering": (gathering, ".names li"),
    "race": (playing, ".lane"),
    "betting": (betting, ".lane"),
    "podium": (podium, ".podium li"),
    "over": (over, ".list li"),
}
# The elements that must be completely visible, and a search for those that are outside the window
# or cut off.
WHOLE = "h1, h2, .letters, .lane-score, .rung-name, button"
BEYOND = f"""return [...document.querySelectorAll("{WHOLE}")].filter(one => {{
  const {{ left, right, width }} = one.getBoundingClientRect();
  const isOut = left < -1 || right > innerWidth + 1;
  return width > 0 && (isOut || one.scrollWidth > one.clientWidth + 1);
}}).map(one => one.innerText || one.className)"""


@pytest.fixture
def party_house() -> Iterator[PartyHouse]:
    house = PartyHouse()
    yield house
    house.stop()


def wait_for(engine: Engine, expression: str) -> None:
    """Waits until an expression is true on the page."""
    deadline = time.monotonic() + TIMEOUT
    while not engine.evaluate(expression):
        assert time.monotonic() < deadline, expression
        time.sleep(0.05)


@pytest.mark.parametrize("state", STATES)
def test_each_state_has_a_sound_layout(engine: Engine, party_house: PartyHouse, state: str) -> None:
    said, what = STATES[state]
    party_house.said = said(FEW)
    engine.resize(1280, 720)
    engine.open(f"{party_house.address}/party/{PARTY}")
    wait_for(engine, f"document.querySelectorAll({what!r}).length > 2")
    assert engine.run(BEYOND) == []
    assert engine.run("return document.documentElement.scrollWidth <= innerWidth")


def test_the_wheel_turns_to_the_drawn_pocket(engine: Engine, party_house: PartyHouse) -> None:
    said = betting(FEW, since=19.5)
    party_house.said = said
    engine.open(f"{party_house.address}/party/{PARTY}")
    wait_for(engine, "document.getElementById('wheel')?.shadowRoot !== null")
    wait_for(engine, "document.querySelectorAll('.lane').length > 2")
    said["round"]["spin"]["pocket"] = 17
    party_house.say(said)
    wait_for(engine, "document.querySelector('.fell')?.innerText === '17'")
