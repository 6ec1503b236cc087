"""Roulette by touch and by keys: a name, a spin, and what it brings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.keys import outline, tab_to
from kit.roulette import (
    EASY,
    MONEY,
    RouletteMaker,
    assert_settled,
    drawn,
    name_of,
    numbers_for,
    payout,
    winning,
)

TABS = ["Play game", "Leaderboard", "Settings", "How to play"]
NO_NAME = "A name needs at least one character that can be seen."
SHOWN_RESULTS = 12


def test_the_stall_opens_with_its_tabs_and_asks_who_plays(roulette: RouletteMaker) -> None:
    play = roulette()
    play.enter_stall()
    expect(play.page.get_by_role("tablist").get_by_role("tab")).to_have_text(TABS)
    expect(play.page).to_have_title("Roulette · Funfair")
    play.name_field.fill("Grace")
    play.press_play()
    expect(play.canvas).to_be_visible()
    expect(play.page.get_by_role("tablist").get_by_role("tab")).to_have_text(TABS)
    assert play.snapshot()["player"] == "Grace"


def test_a_game_begins_with_money_and_no_points(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    now = play.snapshot()
    assert (now["phase"], now["money"], now["score"]) == ("betting", MONEY, 0)
    assert (now["spins"], now["lastPocket"], now["history"]) == (0, None, [])
    assert (play.status("Money"), play.status("Score")) == (str(MONEY), "0")
    expect(play.button("Spin")).to_be_visible()


@pytest.mark.parametrize("name", ["", "   \u3000", "\u200b"])
def test_an_empty_name_is_refused_and_asked_for_again(roulette: RouletteMaker, name: str) -> None:
    play = roulette()
    play.enter_stall()
    play.name_field.fill(name)
    play.press_play()
    assert play.snapshot()["screen"] == "player"
    expect(play.page.get_by_role("alert")).to_have_text(NO_NAME)
    play.name_field.fill("Ada")
    expect(play.page.get_by_role("alert")).to_have_text("")
    play.press_play()
    assert play.snapshot()["phase"] == "betting"


@pytest.mark.parametrize("seed", [7, 42, 18446744073709551615])
def test_the_balls_are_those_of_the_seed_in_the_address(roulette: RouletteMaker, seed: int) -> None:
    play = roulette(query=f"inspect&seed={seed}")
    play.start()
    pockets = []
    for _ in range(5):
        play.spin([1, 2, 3, 4, 5, 6])
        pockets.append(play.snapshot()["lastPocket"])
    assert pockets == [drawn(spin, seed) for spin in range(5)]


def test_without_a_seed_other_balls_come_each_time(roulette: RouletteMaker) -> None:
    courses = set()
    for _ in range(2):
        play = roulette(query="inspect")
        play.start()
        for _ in range(4):
            play.spin([1, 2, 3, 4, 5, 6])
        courses.add(tuple(play.snapshot()["history"]))
    assert len(courses) == 2


@pytest.mark.parametrize("kind", ["hit", "near", "miss"])
def test_a_spin_tells_the_pocket_and_what_it_brought(roulette: RouletteMaker, kind: str) -> None:
    play = roulette()
    play.start()
    numbers = numbers_for(kind)
    play.spin(numbers)
    pocket = drawn(0)
    money, score = payout(numbers, pocket)
    assert (money, score) == getattr(EASY, kind)
    now = play.snapshot()
    assert (now["lastPocket"], now["phase"], now["spins"]) == (pocket, "betting", 1)
    assert (now["money"], now["score"]) == (MONEY + money, score)
    assert (play.status("Money"), play.status("Score")) == (str(MONEY + money), str(score))
    words = {"hit": "A hit!", "near": "Close!", "miss": "Missed."}
    brought = f"{'+' if money > 0 else '−'}{abs(money):,} money"
    if score:
        brought += f", +{score} score"
    result = play.page.get_by_role("status", name="Result")
    expect(result).to_contain_text(name_of(pocket))
    expect(result).to_contain_text(f"{words[kind]} {brought}")
    expect(result).to_have_attribute("aria-live", "polite")


def test_a_whole_spin_needs_no_pointer(roulette: RouletteMaker) -> None:
    play = roulette(touch=False, motion=True)
    keyboard = play.page.keyboard
    tab_to(play, play.button("Roulette"))
    keyboard.press("Enter")
    tab_to(play, play.name_field)
    keyboard.type("Ada")
    keyboard.press("Enter")
    tab_to(play, play.button("Spin"))
    assert outline(play.button("Spin")) != "none"
    keyboard.press("Enter")
    numbers = sorted(winning(0))
    for index, number in enumerate(numbers):
        tab_to(play, play.pocket(number))
        assert outline(play.pocket(number)) != "none"
        keyboard.press("Space" if index % 2 else "Enter")
        expect(play.pocket(number)).to_have_attribute("aria-pressed", "true")
        expect(play.pocket(number)).to_be_focused()
    tab_to(play, play.button("Bet"), most=80)
    keyboard.press("Enter")
    assert play.snapshot()["phase"] == "turning"
    tab_to(play, play.button("Skip"))
    keyboard.press("Enter")
    assert_settled(play, numbers)
    expect(play.button("Spin")).to_be_focused()
    keyboard.press("Space")
    assert play.snapshot()["phase"] == "choosing"
    keyboard.press("Escape")
    assert play.snapshot()["phase"] == "betting"
    expect(play.button("Spin")).to_be_focused()


def test_last_results_and_a_chart_grow_with_each_spin(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    table = play.page.get_by_role("region", name="The table")
    chart = table.get_by_role("figure", name="How often each pocket came").get_by_role("img")
    expect(table).to_contain_text("Last results: none yet")
    expect(chart).to_have_accessible_name("No spins yet")
    for spin in range(SHOWN_RESULTS + 2):
        play.spin(winning(spin))
        pockets = [drawn(earlier) for earlier in range(spin, -1, -1)]
        assert play.snapshot()["history"] == pockets[:SHOWN_RESULTS]
        told = ", ".join(name_of(pocket) for pocket in pockets[:SHOWN_RESULTS])
        expect(table).to_contain_text(f"Last results {told}")
        counts = [f"{name_of(one)} {pockets.count(one)}×" for one in sorted(set(pockets))]
        expect(chart).to_have_accessible_name(", ".join(counts))


def test_the_simulation_of_the_command_line_draws_the_same_balls() -> None:
    # The recorded start of: funfair simulate roulette --seed 7 --spins 4 --trace second
    assert [drawn(spin, 7) for spin in range(4)] == [25, 17, 29, 19]
