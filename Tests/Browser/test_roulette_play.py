"""Roulette by touch and by keys: a name, a spin, and its result."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.keys import outline, tab_to, walk_to
from kit.roulette import (
    EASY,
    MONEY,
    RouletteMaker,
    assert_settled,
    drawn,
    name_of,
    numbers_for,
    winning,
)

TABS = ["Play game", "Leaderboard", "Settings", "How to play"]
WORDS = {"hit": "A hit!", "near": "Close!", "miss": "Missed."}


def test_the_stall_opens_with_its_tabs_and_a_name_starts_a_game(
    roulette: RouletteMaker,
) -> None:
    play = roulette()
    play.enter_stall()
    tabs = play.page.get_by_role("tablist").get_by_role("tab")
    expect(tabs).to_have_text(TABS)
    expect(play.page).to_have_title("Roulette · Funfair")
    play.press_play()
    assert play.snapshot()["screen"] == "player"
    expect(play.page.get_by_role("alert")).to_contain_text("A name needs")
    play.name_field.fill("Grace")
    expect(play.page.get_by_role("alert")).to_have_text("")
    play.press_play()
    expect(play.canvas).to_be_visible()
    expect(tabs).to_have_text(TABS)
    now = play.snapshot()
    assert (now["player"], now["phase"], now["money"]) == ("Grace", "betting", MONEY)
    assert (play.status("Money"), play.status("Score")) == (str(MONEY), "0")
    expect(play.button("Spin")).to_be_visible()


def test_spins_show_their_pockets_and_winnings(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    table = play.page.get_by_role("region", name="The table")
    chart = table.get_by_role("figure", name="How often each pocket came up").get_by_role("img")
    expect(table).to_contain_text("Last results: none yet")
    expect(chart).to_have_accessible_name("No spins yet")
    result = play.page.get_by_role("status", name="Result")
    expect(result).to_have_attribute("aria-live", "polite")
    money, score = MONEY, 0
    for spin, (kind, words) in enumerate(WORDS.items()):
        play.spin(numbers_for(kind, spin))
        won, points = getattr(EASY, kind)
        money, score = money + won, score + points
        assert (play.status("Money"), play.status("Score")) == (str(money), str(score))
        brought = f"{'+' if won > 0 else '−'}{abs(won):,} coins"
        if points:
            brought += f", +{points} points"
        expect(result).to_contain_text(name_of(drawn(spin)))
        expect(result).to_contain_text(f"{words} {brought}")
    pockets = [drawn(spin) for spin in (2, 1, 0)]
    expect(table).to_contain_text(f"Last results {', '.join(map(name_of, pockets))}")
    counts = [f"{name_of(one)} {pockets.count(one)}×" for one in sorted(set(pockets))]
    expect(chart).to_have_accessible_name(", ".join(counts))


def test_a_whole_spin_needs_no_pointer(roulette: RouletteMaker) -> None:
    play = roulette(touch=False)
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
        walk_to(play, play.pocket(number))
        assert outline(play.pocket(number)) != "none"
        keyboard.press("Space" if index % 2 else "Enter")
        expect(play.pocket(number)).to_have_attribute("aria-pressed", "true")
        expect(play.pocket(number)).to_be_focused()
    tab_to(play, play.button("Bet"), most=3)
    keyboard.press("Enter")
    assert play.snapshot()["phase"] == "turning"
    tab_to(play, play.button("Skip"))
    keyboard.press("Enter")
    assert_settled(play)
    expect(play.button("Spin")).to_be_focused()
    keyboard.press("Space")
    assert play.snapshot()["phase"] == "choosing"
    keyboard.press("Escape")
    assert play.snapshot()["phase"] == "betting"
    expect(play.button("Spin")).to_be_focused()
    keyboard.press("Tab")
    expect(play.button("Same again")).to_be_focused()
    keyboard.press("Enter")
    assert play.snapshot()["phase"] == "turning"
    play.rest()
    assert_settled(play, 1)
    expect(play.button("Spin")).to_be_focused()


def test_at_the_same_level_one_press_repeats_a_bet(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    expect(play.button("Same again")).to_have_count(0)
    numbers = sorted(winning(0))
    play.spin(numbers)
    play.button("Same again").tap()
    now = play.snapshot()
    assert (now["phase"], now["bets"]) == ("turning", numbers)
    expect(play.button("Same again")).to_have_count(0)
    play.rest()
    assert_settled(play, 1)
    play.tab("Settings").click()
    play.choose("Level", "Hard")
    play.tab("Play game").click()
    expect(play.button("Spin")).to_be_visible()
    expect(play.button("Same again")).to_have_count(0)


def test_a_lost_focus_returns_to_spin(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    play.bet(winning(0))
    # The focus is lost like this when its button disappears, or when somebody touches the wheel.
    play.page.evaluate("document.activeElement.blur()")
    play.rest()
    assert_settled(play)
    expect(play.button("Spin")).to_be_focused()
