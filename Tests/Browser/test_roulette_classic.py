"""Classic, the real European table: placing chips by tap, drag and key, and what they pay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.game import Snapshot
from kit.measure import faults
from kit.roulette import Roulette, RouletteMaker, drawn, name_of

STORE = {"funfair.settings": "funfair settings 1\nroulette.mode 1\n"}
SIZES = [(320, 480), (390, 844), (844, 390), (820, 1180), (1440, 900)]
# The minimum size of a control here, because the lines between numbers are narrow on any cloth.
LEAST = 24


def test_a_chip_can_be_placed_removed_and_doubled_and_pays(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    play.page.get_by_role("button", name="chip of 25").click()
    place(play, f"{name_of(drawn(0))}, pays 35 to 1").click()
    expect(place(play, f"{name_of(drawn(0))}: 25 on it, pays 35 to 1")).to_be_visible()
    assert play.status("Chosen") == "25 of 1000"
    play.press("Double")
    assert play.status("Chosen") == "50 of 1000"
    play.press("Take back")
    play.press("Bet")
    play.rest()
    assert play.status("Result").endswith("A hit! +875 coins")
    assert money(play.snapshot()) == 1875
    told = play.page.get_by_role("img", name="After 1 spin 1,875 coins; the average is 999")
    expect(told).to_have_count(1)
    play.press("Same again")
    play.rest()
    assert play.snapshot()["score"] == (1750 if drawn(1) == drawn(0) else 875)


def test_bets_on_lines_between_numbers_and_called_bets_have_names(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    for name in (
        "split 17 and 20, pays 17 to 1",
        "street 16, 17 and 18, pays 11 to 1",
        "corner 0, 1, 2 and 3, pays 8 to 1",
        "column 2, pays 2 to 1",
        "dozen 3, pays 2 to 1",
        "red, pays 1 to 1",
    ):
        place(play, name).click()
    assert play.status("Chosen") == "30 of 1000"
    play.press("Clear")
    assert play.status("Chosen") == "0 of 1000"
    play.press("Tiers, 6 chips")
    assert play.status("Chosen") == "30 of 1000"
    play.press("17 and its neighbours")
    assert play.status("Chosen") == "55 of 1000"


def test_a_chip_is_dragged_onto_the_cloth(roulette: RouletteMaker) -> None:
    play = opened(roulette, touch=False)
    chip = middle(play.page.get_by_role("button", name="chip of 100"))
    target = middle(place(play, "0 green, pays 35 to 1"))
    mouse = play.page.mouse
    mouse.move(*chip)
    mouse.down()
    mouse.move(chip[0] + 20, chip[1] - 20)
    expect(play.page.locator(".dragged")).to_have_count(1)
    mouse.move(*target)
    mouse.up()
    expect(play.page.locator(".dragged")).to_have_count(0)
    expect(place(play, "0 green: 100 on it, pays 35 to 1")).to_be_visible()
    # A chip released outside the cloth isn't placed.
    mouse.move(*chip)
    mouse.down()
    mouse.move(5, 5)
    mouse.up()
    assert play.status("Chosen") == "100 of 1000"


def test_the_cloth_can_be_used_by_keys(roulette: RouletteMaker) -> None:
    play = opened(roulette, touch=False)
    keys = play.page.keyboard
    place(play, "17 black, pays 35 to 1").focus()
    keys.press("ArrowDown")
    expect(place(play, "split 17 and 20, pays 17 to 1")).to_be_focused()
    keys.press("Enter")
    expect(place(play, "split 17 and 20: 5 on it, pays 17 to 1")).to_be_focused()
    keys.press("ArrowDown")
    expect(place(play, "20 black, pays 35 to 1")).to_be_focused()


def test_an_impossible_bet_is_explained(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    play.press("Bet")
    expect(cloth(play).get_by_role("alert")).to_have_text("Put a chip on the cloth first.")
    play.page.get_by_role("button", name="chip of 100").click()
    for _ in range(6):
        cloth(play).get_by_role("button", name="0 green").click()
    expect(cloth(play).get_by_role("alert")).to_have_text("At most 500 on one spot.")
    assert play.status("Chosen") == "500 of 1000"


def test_a_thousand_spins_are_simulated_at_once_and_change_nothing(
    roulette: RouletteMaker,
) -> None:
    play = opened(roulette)
    place(play, "red, pays 1 to 1").click()
    play.press("Bet")
    play.rest()
    before = play.snapshot()
    for name in ("this bet", "10 on red", "Martingale", "D’Alembert", "Paroli"):
        play.press(f"1,000 spins: {name}")
        expect(play.page.locator("figure.course").nth(1)).to_contain_text(f"{name}: ")
    assert play.snapshot() == before


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}×{size[1]}")
def test_the_table_of_classic_has_a_sound_layout(
    roulette: RouletteMaker, size: tuple[int, int]
) -> None:
    play = opened(roulette)
    width, height = size
    play.page.set_viewport_size({"width": width, "height": height})
    assert faults(play.page.evaluate, LEAST) == []
    place(play, "red, pays 1 to 1").click()
    play.press("Bet")
    play.rest()
    play.press("1,000 spins: Martingale")
    assert faults(play.page.evaluate, LEAST) == []


def opened(roulette: RouletteMaker, touch: bool = True) -> Roulette:
    play = roulette(store=STORE, touch=touch, motion=False)
    play.start()
    play.press("Spin")
    return play


def cloth(play: Roulette) -> Locator:
    return play.page.get_by_role("dialog", name="Place your chips")


def place(play: Roulette, name: str) -> Locator:
    return cloth(play).get_by_role("button", name=name, exact=True)


def middle(control: Locator) -> tuple[float, float]:
    box = control.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def money(now: Snapshot) -> int:
    return now["money"]
