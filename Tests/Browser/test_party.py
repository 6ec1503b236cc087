"""Whole evenings: a big screen and six phones, all real pages, at a real house."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import BreakoutMaker
from kit.game import Game, GameMaker, Snapshot
from kit.house import PATIENCE, Device, House
from kit.party_evening import big_screen, come, forge
from kit.roulette import Roulette, RouletteMaker

pytestmark = pytest.mark.real_time
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
SPINS = 3


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    code = house.stop()
    assert code == 0, house.complaints()


def pop(play: Game, most: int) -> None:
    """Pops visible bubbles, up to the given number."""
    for bubble in play.snapshot()["bubbles"][:most]:
        play.tap(bubble)


def place_of(play: Game) -> str:
    """Returns the text about a phone's place, once the house has judged all runs."""
    heading = play.page.get_by_role("heading", name=re.compile(r"^Place \d of \d$"))
    expect(heading).to_be_visible()
    return heading.inner_text()


def test_rounds_of_bubblepop_and_breakout_survive_all_mishaps(
    game: GameMaker, breakout: BreakoutMaker, evening: House, browser: Browser
) -> None:
    with big_screen(browser, evening, "BubblePop") as screen:
        ada, bob, cleo, dan, eve = (come(game, evening, screen.code, name) for name in NAMES)
        expect(screen.page.locator(".names .name")).to_have_text(NAMES)
        eve.page.route("**/api/runs", forge)
        screen.start()
        phones = [ada, bob, cleo, dan, eve]
        for play in phones:
            play.wait_for(lambda now: now.get("phase") == "running", seconds=10)
        for most, play in enumerate(phones, start=1):
            pop(play, most)
        # One guest joins too late for this round.
        fay = come_late(game, evening, screen.code)
        # One phone loses its network for ten seconds, one page is reloaded, and the house is killed
        # and restarted.
        bob.phone.context.set_offline(True)
        # Fay's phone may be fetching what shows the others' runs. It asks again.
        fay.phone.expected |= {"/words/party/", "/party-"}
        evening.kill()
        cleo.page.wait_for_timeout(3000)
        evening.start()
        cleo.reload()
        cleo.wait_for(lambda now: now.get("phase") == "running", seconds=10)
        pop(cleo, 2)
        dan.page.wait_for_timeout(7000)
        bob.phone.context.set_offline(False)
        screen.wait_for("podium", seconds=120)

        places = [int(place_of(play).split()[1]) for play in (ada, bob, cleo, dan)]
        assert min(places) == 1 and max(places) <= 4, places
        refusal = screen.page.locator(".not-counted")
        expect(refusal).to_contain_text("Eve")
        assert {name for name, _ in screen.podium} < set(NAMES[:4])
        scores = [score for _, score in screen.podium]
        assert scores == sorted(scores, reverse=True) and scores[0] > 0

        # The next round is a different game. Everybody can play, even the cheat and the latecomer.
        eve.page.unroute("**/api/runs")
        screen.choose("Breakout")
        screen.start("Again")
        for play in [*phones, fay]:
            play.wait_for(lambda now: "paddle" in now, seconds=10)
            play.tap_stage()
        screen.wait_for("podium", seconds=150)
        assert {place_of(play)[-4:] for play in [*phones, fay]} == {"of 6"}
        rows = screen.page.locator("[data-slide^='points ']")
        expect(rows).to_have_count(6)

        # After the party, its results can be read and its runs can be watched.
        screen.page.get_by_role("button", name="End the party").click()
        screen.page.get_by_role("dialog").get_by_role("button", name="End the party").click()
        expect(screen.page.get_by_role("heading", name="That was the party!")).to_be_visible()
        # Recordings are available once the round stops accepting runs, 33 seconds after its end.
        ada.page.wait_for_timeout(35_000)
        ada.press("The party’s board")
        ada.page.get_by_role("button", name=re.compile("^Watch .+’s run$")).first.click()
        expect(ada.page.get_by_role("region", name="Watching")).to_be_visible()


def come_late(game: GameMaker, house: House, code: str) -> Game:
    play = game(query="inspect", real_time=True, house=house)
    play.page.evaluate(f"location.hash = 'party={code}'")
    play.name_field.fill("Fay")
    play.press("Join")
    expect(play.page.get_by_text("You’re in the next one!")).to_be_visible()
    return play


def test_six_phones_bet_at_one_wheel(
    roulette: RouletteMaker, evening: House, browser: Browser
) -> None:
    with big_screen(browser, evening, "Roulette") as screen:
        names = [*NAMES, "Fay"]
        phones: list[Roulette] = [come(roulette, evening, screen.code, name) for name in names]
        screen.start()
        # PartyWheelTests plays all ten spins, with a simulated clock.
        for spin in range(1, SPINS + 1):
            wait_for_spin(evening, screen.code, spin)
            # Everybody bets on the first spins, and some miss the last one.
            betting = [
                play for number, play in enumerate(phones) if spin <= 2 or (spin + number) % 3
            ]
            in_time = []
            for number, play in enumerate(betting):
                # A phone learns that the house has opened betting up to a second late.
                expect(play.page.get_by_role("button", name="Spin", exact=True)).to_be_visible()
                if play.bet_at_once(range(1 + number, 7 + number)):
                    in_time.append(play)
            assert in_time, "the machine was too slow for any bet"
            pocket = wait_for_pocket(evening, screen.code, spin)
            # Everybody who bet gets the same ball.
            for play in in_time:
                play.wait_for(has_fallen(pocket), seconds=PATIENCE / 1000)
        # The house reports winnings once the wheel has stopped.
        wait_for_spin(evening, screen.code, SPINS + 1)
        told = state_of(evening, screen.code)["money"]
        assert [play.snapshot()["money"] for play in phones] == [told[name] for name in names]
        expect(screen.page.locator(".lane")).to_have_count(6)
        expect(screen.page.get_by_text("no signal")).to_have_count(0)


def has_fallen(pocket: int) -> Callable[[Snapshot], bool]:
    return lambda now: now.get("lastPocket") == pocket


def wait_for_spin(house: House, code: str, spin: int) -> None:
    """Waits until the house accepts bets on the given spin."""
    state = state_of(house, code)
    while not (state["spin"] and state["spin"]["number"] == spin):
        time.sleep(0.2)
        state = state_of(house, code)
    assert state["now"] < state["spin"]["closes"], "too late to bet"


def wait_for_pocket(house: House, code: str, spin: int) -> int:
    """Waits until the house has drawn a pocket for the given spin, and returns the pocket."""
    while True:
        now = state_of(house, code)["spin"]
        assert now and now["number"] == spin, "nothing was drawn"
        if now["pocket"] is not None:
            return int(now["pocket"])
        time.sleep(0.2)


def state_of(house: House, code: str) -> dict[str, Any]:
    """Returns what the house reports about the current round, and its time."""
    words = Device(house.address, "watcher").ask("GET", f"/api/parties/{code}").words
    assert words["phase"] in ("countIn", "playing"), words["phase"]
    money = {guest["player"]: guest["money"] for guest in words["guests"]}
    return {"spin": words["round"]["spin"], "now": words["now"], "money": money}
