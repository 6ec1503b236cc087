"""A party on phones, at a real house. A simulated big screen starts the rounds that pages play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from kit.game import Game, GameMaker
from kit.house import Device, House
from kit.roulette import RouletteMaker

AnyGame = TypeVar("AnyGame", bound=Game)
pytestmark = pytest.mark.house
# How long a round takes, including the count-in and the judging, in milliseconds.
ROUND = 90_000


class Screen(Device):
    """A big screen without a display: it opens a party, and starts its rounds."""

    def __init__(self, house: House) -> None:
        super().__init__(house.address, "screen")
        self.house = house
        self.party = self.code = ""

    def open_party(self, game: str = "bubblepop") -> None:
        answer = self.ask("POST", "/api/parties", {"game": game})
        assert answer.status == 201, answer
        self.party, self.code = answer.words["party"], answer.words["code"]

    def choose(self, game: str) -> None:
        answer = self.ask("POST", f"/api/parties/{self.party}/game", {"game": game})
        assert answer.status == 200, answer

    def start(self) -> None:
        answer = self.ask("POST", f"/api/parties/{self.party}/rounds", {})
        assert answer.status == 201, answer

    def end(self) -> None:
        assert self.ask("DELETE", f"/api/parties/{self.party}").status == 200

    def show_out(self, player: str) -> None:
        guest = next(one["guest"] for one in self.now["guests"] if one["player"] == player)
        assert self.ask("DELETE", f"/api/parties/{self.party}/guests/{guest}").status == 200

    @property
    def now(self) -> dict[str, Any]:
        return self.ask("GET", f"/api/parties/{self.party}").words


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    house = House(tmp_path).start()
    made = Screen(house)
    made.open_party()
    yield made
    code = house.stop()
    assert code == 0, house.complaints()


def come(game: Callable[..., AnyGame], screen: Screen, name: str) -> AnyGame:
    """Opens a phone's page with the party's code, and joins under the given name."""
    play = game(query="inspect", real_time=True, house=screen.house)
    play.page.evaluate(f"location.hash = 'party={screen.code}'")
    play.name_field.fill(name)
    play.press("Join")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_visible()
    return play


def test_two_phones_play_a_round_together(screen: Screen, game: GameMaker) -> None:
    phones = [come(game, screen, name) for name in ("Ada", "Bob")]
    assert [guest["player"] for guest in screen.now["guests"]] == ["Ada", "Bob"]
    screen.start()
    for play in phones:
        play.wait_for(lambda now: now.get("phase") == "running", seconds=10)
    ticks = [play.snapshot()["tick"] for play in phones]
    # The phones are checked one after the other.
    assert abs(ticks[0] - ticks[1]) < 60
    for bubble in phones[0].snapshot()["bubbles"][:2]:
        phones[0].tap(bubble)
    # One phone's page is reloaded during the round.
    phones[1].page.wait_for_timeout(6000)
    phones[1].reload()
    phones[1].wait_for(lambda now: now.get("phase") == "running", seconds=5)
    place = re.compile(r"^Place [12] of 2$")
    for play in phones:
        heading = play.page.get_by_role("heading", name=place)
        expect(heading).to_be_visible(timeout=ROUND)
    states = {guest["player"]: guest["state"] for guest in screen.now["guests"]}
    assert states == {"Ada": "counted", "Bob": "counted"}
    phones[0].press("The party’s board")
    expect(phones[0].page.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    phones[0].press("Home")
    phones[0].press("Back to the party")
    screen.end()
    over = phones[0].page.get_by_text("The party is over. Thanks for playing!")
    expect(over).to_be_visible()


def test_everyones_bet_is_settled_by_one_wheel(roulette: RouletteMaker, screen: Screen) -> None:
    screen.choose("roulette")
    play = come(roulette, screen, "Ada")
    screen.start()
    play.wait_for(lambda now: now.get("phase") == "betting", seconds=10)
    expect(play.page.get_by_text(re.compile(r"^\d+ s left to bet$"))).to_be_visible()
    play.bet(range(1, 7))
    expect(play.page.get_by_text("Bet placed.")).to_be_visible()
    # The phone confirms the bet before the house has responded.
    play.wait_for(lambda _: screen.now["round"]["spin"]["bets"] == 1)
    play.wait_for(lambda now: now["spins"] == 1, seconds=40)
    now = play.snapshot()
    assert now["history"][0] == screen.now["round"]["spin"]["pocket"]
    waits = play.page.get_by_text(re.compile(r"^The next spin is coming up\.$|s left to bet$"))
    expect(waits).to_be_visible()
    # The house reports winnings only once its own wheel has stopped.
    play.wait_for(lambda _: screen.now["round"]["spin"]["number"] == 2, seconds=15)
    assert now["money"] == screen.now["guests"][0]["money"]


def test_a_removed_guest_is_notified(screen: Screen, game: GameMaker) -> None:
    play = come(game, screen, "Ada")
    screen.show_out("Ada")
    expect(play.page.get_by_text("The host has removed you from the party.")).to_be_visible()


def test_a_wrong_code_is_reported_next_to_its_field(screen: Screen, game: GameMaker) -> None:
    play = game(query="inspect", real_time=True, house=screen.house)
    play.press("Join a party")
    code = play.page.get_by_role("textbox", name="Code")
    code.fill("xzxz" if screen.code != "XZXZ" else "zxzx")
    play.name_field.fill("Ada")
    play.press("Join")
    expect(code).to_have_attribute("aria-invalid", "true")
    expect(code).to_have_value(re.compile("^[XZ]{4}$"))


@pytest.mark.parametrize("text", [" {code}", "{code}\n", "{parted}", "{address}/#party={code}"])
def test_a_pasted_code_or_link_fills_the_code_field(
    screen: Screen, game: GameMaker, text: str
) -> None:
    play = game(query="inspect", real_time=True, house=screen.house)
    play.press("Join a party")
    code = play.page.get_by_role("textbox", name="Code")
    code.focus()
    parted = f"{screen.code[:2]}-{screen.code[2:]}".lower()
    address = screen.house.address
    paste(play, text.format(code=screen.code, parted=parted, address=address))
    expect(code).to_have_value(screen.code)
    play.name_field.fill("Ada")
    play.press("Join")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_visible()


def paste(play: Game, text: str) -> None:
    """Pastes a text as from another app, into the focused field."""
    # Only a page may fill the clipboard, so copy the text from a field outside the fair.
    play.page.evaluate(COPY, text)
    play.page.keyboard.press("Control+V")


COPY = """text => {
  const focused = document.activeElement;
  const source = document.createElement("textarea");
  source.value = text;
  document.documentElement.append(source);
  source.select();
  document.execCommand("copy");
  source.remove();
  focused.focus();
}"""
