"""A game of Roulette at a table of the house, which draws the pockets."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from kit.fake_house import FakeHouse
from kit.roulette import Roulette, RouletteMaker

# 21 is next to the fake house's second pocket.
NUMBERS = [1, 2, 3, 5, 6, 21]
ON_17 = "17 black, pays 35 to 1"
CLASSIC = {"funfair.settings": "funfair settings 1\nroulette.mode 1\n"}


def test_the_wheel_turns_to_the_houses_pocket(table: RouletteMaker, house: FakeHouse) -> None:
    play = seated(table)
    for spin, pocket in enumerate(house.pockets[:3], start=1):
        play.bet(NUMBERS)
        drawn(play)
        assert play.snapshot()["history"][0] == pocket
        assert house.bets[f"spin-{spin}"] == {"level": "easy", "numbers": NUMBERS}
    assert play.snapshot()["money"] == 1000 - 100 + 100 - 100


def test_a_page_reloaded_while_waiting_for_the_house_requests_the_same_spin(
    table: RouletteMaker, house: FakeHouse
) -> None:
    house.draws = False
    play = seated(table)
    play.bet(NUMBERS)
    assert "Drawing the number…" in play.status("Result")
    assert play.snapshot()["phase"] == "locked"
    play.wait_for(lambda _: house.count("/spins") > 0)
    house.draws = True
    play.reload()
    play.press("Continue")
    drawn(play)
    assert play.snapshot()["history"] == [house.pockets[0]]
    assert list(house.bets) == ["spin-1"]


def test_after_a_long_wait_the_player_can_continue_without_the_house(
    table: RouletteMaker, house: FakeHouse
) -> None:
    house.draws = False
    play = seated(table)
    play.bet(NUMBERS)
    away = play.button("Play on offline")
    expect(away).to_have_count(0)
    for _ in range(5):
        play.pass_time(2.1)
    away.click()
    play.rest()
    assert len(play.snapshot()["history"]) == 1
    expect(play.page.get_by_text("This game counts on this device only.")).to_be_visible()
    play.spin(NUMBERS)
    assert len(play.snapshot()["history"]) == 2


def test_in_classic_the_wheel_turns_to_the_houses_pocket(
    table: RouletteMaker, house: FakeHouse
) -> None:
    play = seated(table, store=CLASSIC)
    assert house.tables == ["roulette-classic"]
    for spin, (pocket, name) in enumerate([(17, ON_17), (4, "black, pays 1 to 1")], start=1):
        put(play, name)
        drawn(play)
        assert play.snapshot()["history"][0] == pocket
        assert house.bets[f"spin-{spin}"]["chips"] == [25]
    assert house.bets["spin-1"]["places"] == [17]
    assert play.snapshot()["money"] == 1000 + 25 * 35 + 25
    assert house.count("boards/roulette-classic/all") > 0


def test_in_classic_a_page_reloaded_while_waiting_bets_the_same_chips(
    table: RouletteMaker, house: FakeHouse
) -> None:
    house.draws = False
    play = seated(table, store=CLASSIC)
    put(play, ON_17)
    play.wait_for(lambda _: house.count("/spins") > 0)
    house.draws = True
    play.reload()
    play.press("Continue")
    drawn(play)
    assert play.snapshot()["history"] == [17]
    assert house.bets == {"spin-1": {"places": [17], "chips": [25]}}


def put(play: Roulette, name: str) -> None:
    """Bets a chip of 25 on the place with the given name."""
    play.press("Spin")
    play.page.get_by_role("button", name="chip of 25").click()
    cloth = play.page.get_by_role("dialog", name="Place your chips")
    cloth.get_by_role("button", name=name, exact=True).click()
    play.press("Bet")


def seated(table: RouletteMaker, **options: Any) -> Roulette:
    """Returns a game at the house's table, before its first bet."""
    play = table(**options)
    play.begin()
    play.wait_for(lambda _: play.stored("funfair.ticket.roulette") is not None)
    return play


def drawn(play: Roulette) -> None:
    """Waits for the house, in real time, and then for the wheel."""
    play.wait_for(lambda now: now["phase"] != "locked")
    play.rest()
