"""What those are told who play a game for the first time: shown once, in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.breakout import Breakout, BreakoutMaker
from kit.game import Game, GameMaker
from kit.measure import MEASURE, TARGET
from kit.roulette import RouletteMaker
from kit.sizes import SIZES

KEY = "funfair.hints"
TAP = "Tap the bubbles."
CHAIN = "Same colour again: a chain."
LAUNCH = "Drag to move the paddle."
NUDGE = "Tap while it flies: a nudge."
SPIN = "Tap Spin and choose your numbers."


def hint(play: Game) -> Locator:
    return play.page.locator(".hint [role=status]")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_bubblepop_tells_of_tapping_and_then_of_chains(game: GameMaker) -> None:
    play = game()
    play.begin()
    expect(hint(play)).to_have_text(TAP)
    play.count_in()
    play.tap(play.wait_for_bubbles()[0])
    expect(hint(play)).to_have_text(CHAIN)
    play.pass_time(5.1)
    expect(hint(play)).to_be_hidden()
    expect(hint(play)).to_have_text("")


def test_hints_are_shown_once(game: GameMaker) -> None:
    play = game()
    play.start()
    play.pass_time(14)
    expect(hint(play)).to_be_hidden()
    play.press("Pause")
    play.press("Drop this run")
    play.reload()
    play.begin()
    expect(hint(play)).to_be_hidden()
    assert "bubblepop 2" in (play.stored(KEY) or "")


def test_they_can_be_skipped_by_a_finger(game: GameMaker) -> None:
    play = game()
    play.begin()
    play.button("Skip hints").tap()
    expect(hint(play)).to_be_hidden()
    expect(play.button("Skip hints")).to_have_count(0)
    play.count_in()
    play.pass_time(1)
    expect(hint(play)).to_be_hidden()
    assert play.snapshot()["phase"] == "running"


def test_they_can_be_skipped_by_keys(breakout: BreakoutMaker) -> None:
    play = breakout(touch=False)
    play.start()
    expect(hint(play)).to_have_text(LAUNCH)
    for _ in range(20):
        if play.button("Skip hints").evaluate("button => button === document.activeElement"):
            break
        play.page.keyboard.press("Tab")
    play.page.keyboard.press("Enter")
    expect(hint(play)).to_be_hidden()
    # Enter pressed the control, and nothing else.
    assert play.snapshot()["balls"][0]["vy"] == 0


def test_how_to_play_offers_them_again(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    play.press("Skip hints")
    expect(play.button("Show hints again")).to_be_focused()
    play.press("Show hints again")
    play.press("Skip hints")
    play.press("Show hints again")
    play.reload()
    play.begin()
    expect(hint(play)).to_have_text(TAP)


def test_taps_go_through_a_hint_to_the_bubbles(game: GameMaker) -> None:
    play = game()
    play.start()
    play.wait_for_bubbles()
    expect(hint(play)).to_have_text(TAP)
    expect(play.button("Skip hints")).to_have_count(0)
    box = hint(play).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    at = "([x, y]) => document.elementFromPoint(x, y).id"
    assert play.page.evaluate(at, [x, y]) == "canvas"
    play.tap_at(x, y)
    expect(hint(play)).to_have_text(CHAIN)
    assert play.page.evaluate(at, [x, y]) == "canvas"


def test_breakout_tells_of_launching_and_then_of_nudges(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    expect(hint(play)).to_have_text(LAUNCH)
    play.launch()
    expect(hint(play)).to_have_text(NUDGE)
    expect(play.button("Skip hints")).to_have_count(0)
    play.pass_time(0.5)
    play.tap_stage()
    expect(hint(play)).to_be_hidden()


def test_a_drag_over_a_hint_moves_the_paddle(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    box = hint(play).bounding_box()
    assert box
    at = "([x, y]) => document.elementFromPoint(x, y).id"
    assert play.page.evaluate(at, [box["x"] + 4, box["y"] + 4]) == "canvas"


def test_roulette_tells_of_the_bet_but_not_over_the_sheet(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    expect(hint(play)).to_have_text(SPIN)
    play.press("Spin")
    expect(hint(play)).to_be_hidden()
    play.press("Cancel")
    expect(hint(play)).to_have_text(SPIN)
    play.spin([0, 1, 2, 3, 4, 5])
    expect(hint(play)).to_be_hidden()
    assert "roulette 1" in (play.stored(KEY) or "")


def test_a_kept_book_that_is_damaged_is_told_and_set_aside(game: GameMaker) -> None:
    play = game(store={KEY: "garbage"})
    expect(play.notices).to_contain_text("Which hints were seen could not be read.")
    play.press("OK")
    play.begin()
    expect(hint(play)).to_have_text(TAP)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hint_fits_and_leaves_the_rest_alone(
    game: GameMaker,
    breakout: BreakoutMaker,
    roulette: RouletteMaker,
    width: int,
    height: int,
    scheme: str,
) -> None:
    for make in (game, breakout, roulette):
        play = make(width, height, color_scheme=scheme)
        play.begin()
        play.pass_time(0.2)
        name = f"hint-{play.stall}-{width}x{height}-{scheme}"
        play.phone.picture(name)
        found = play.page.evaluate(MEASURE, TARGET)
        assert not any(found.values()), f"{name}: {found}"
        words = hint(play).bounding_box()
        skip = play.button("Skip hints").bounding_box()
        for box in (words, skip):
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
            assert box["y"] >= 0 and box["y"] + box["height"] <= height
        around = play.page.locator(".hud, .tabs, .count-in span, .table-action").all()
        for other in around:
            assert not overlap(hint(play), other), f"{name}: {other}"
            assert not overlap(play.button("Skip hints"), other), f"{name}: {other}"
        # A tap in the middle is for the stage.
        middle = play.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).id", list(play.middle())
        )
        assert middle == "canvas" or not isinstance(play, Breakout)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_beside_a_hint(
    game: GameMaker, breakout: BreakoutMaker, roulette: RouletteMaker, scheme: str
) -> None:
    for make in (game, breakout, roulette):
        play = make(color_scheme=scheme)
        play.begin()
        expect(hint(play)).to_be_visible()
        assert violations(play) == []
