"""Reasons to return: statistics, streaks of days, and the pace compared with the best run."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from kit.breakout import BreakoutMaker
from kit.game import SHORT, Game, GameMaker
from kit.kept import PLAYED, by_present_rules, sealed
from kit.measure import faults
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks

KINDS = ["red", "pink", "green", "blue", "black"]
DAY = 24 * 60 * 60


def section(play: Game, name: str) -> Locator:
    return play.page.get_by_role("region", name=name, exact=True)


def figures(place: Locator) -> dict[str, str]:
    """Returns the numbers in an element, by label."""
    pairs = place.locator("dl > div").evaluate_all(
        "all => all.map(one => [one.children[0].innerText, one.children[1].innerText])"
    )
    return {name: " ".join(value.split()) for name, value in pairs}


def counts(place: Locator) -> dict[str, int]:
    """Returns the values in a bar chart, by kind."""
    pairs = place.locator(".kinds li").evaluate_all(
        """rows => rows.map(row => [
            row.querySelector(".kind-name").innerText, row.querySelector(".kind-count").innerText,
        ])"""
    )
    return {name: int(count) for name, count in pairs}


def open_statistics(play: Game) -> None:
    play.press("Your games")


def pop(play: Game, count: int) -> list[str]:
    """Pops the given number of bubbles, and returns their kinds."""
    kinds = []
    for _ in range(count):
        bubble = play.wait_for_bubbles()[0]
        play.tap(bubble)
        kinds.append(bubble["kind"])
        play.pass_time(0.3)
    return kinds


def finish(play: Game) -> None:
    play.finish()
    play.pass_time(0.8)


def test_pops_are_counted_by_kind(game: GameMaker) -> None:
    play = game(store=SHORT)
    play.start("Ada")
    kinds = Counter(pop(play, 8))
    finish(play)
    open_statistics(play)
    for _ in range(2):
        place = section(play, "BubblePop")
        assert counts(place) == {kind: kinds[kind] for kind in KINDS}
        told = figures(place)
        assert told["Bubbles popped"] == "8"
        assert told["Runs"] == "1"
        assert told["Time played"] == "10 s"
        assert figures(section(play, "Breakout")) == {}
        # The counts are the same after a reload.
        play.reload()
        open_statistics(play)


def test_charts_match_their_numbers_and_are_described_in_words(game: GameMaker) -> None:
    play = game(store=PLAYED)
    open_statistics(play)
    widths = section(play, "BubblePop").locator(".kind-bar > span").evaluate_all(
        "bars => bars.map(bar => bar.offsetWidth / bar.parentElement.offsetWidth)"
    )
    most = 812
    for width, count in zip(widths, [812, 640, 301, 199, 88], strict=True):
        assert width == pytest.approx(count / most, abs=0.02)
    chart = section(play, "Roulette").get_by_role("img")
    expect(chart).to_have_attribute("aria-label", re.compile("3 red 10×"))
    assert figures(section(play, "Roulette"))["Favourite pocket"] == "5 5 red 12×"


def test_each_player_has_separate_statistics(game: GameMaker) -> None:
    play = game(store=PLAYED)
    open_statistics(play)
    expect(play.button("Ada")).to_have_attribute("aria-pressed", "true")
    assert figures(section(play, "Breakout"))["Bricks broken"] == "1,151"
    play.press("Lin")
    expect(play.button("Lin")).to_have_attribute("aria-pressed", "true")
    assert figures(section(play, "Breakout")) == {}


@pytest.mark.tour
def test_the_statistics_have_a_sound_layout(game: GameMaker) -> None:
    play = game(store=PLAYED)
    open_statistics(play)
    sizes = [size for way in WAYS.values() for size in way]
    found = misfits(play, sizes) + stumbling_blocks(play)
    assert not found, "\n".join(found)


# Days in a row


def run(play: Game) -> None:
    play.start("Ada")
    finish(play)


def test_a_streak_of_days_is_shown_at_the_end_of_a_run_and_at_home(game: GameMaker) -> None:
    play = game(store=SHORT)
    streak = play.page.locator(".streak")
    run(play)
    expect(streak).to_have_count(0)
    play.press("Home")
    play.page.clock.fast_forward(DAY * 1000)
    play.pass_time(31)
    run(play)
    expect(streak).to_have_text("2 days in a row")
    play.press("Home")
    expect(streak).to_have_text("2 days in a row")
    play.page.clock.fast_forward(DAY * 1000)
    play.pass_time(31)
    expect(streak).to_have_text("2 days in a row. Play today to keep it up!")
    play.reload()
    expect(streak).to_have_text("2 days in a row. Play today to keep it up!")
    play.page.clock.fast_forward(DAY * 1000)
    play.pass_time(31)
    expect(streak).to_have_count(0)


# The pace


def test_a_run_is_compared_with_the_players_best(game: GameMaker) -> None:
    play = game()
    play.start("Ada")
    pace = play.page.get_by_role("status", name="Pace")
    expect(pace).to_have_count(0)
    pop(play, 5)
    score = play.snapshot()["score"]
    finish(play)
    play.press("Play again")
    play.count_in()
    play.pass_time(9)
    expect(pace).to_contain_text(f"−{score}")
    expect(pace.get_by_role("img", name=f"{score} behind your best")).to_be_visible()
    expect(pace).to_have_attribute("aria-live", "off")
    while play.snapshot()["score"] <= score:
        pop(play, 1)
    lead = play.snapshot()["score"] - score
    expect(pace).to_contain_text(f"+{lead}")
    expect(pace.get_by_role("img", name=f"{lead} ahead of your best")).to_be_visible()


def far_behind(stall: str, score: int) -> dict[str, str]:
    """Returns the store of a player whose best run scored all its points right at the start."""
    return PLAYED | {
        "funfair.scores": sealed("scores", f"{by_present_rules(stall)} standard run {score} Ada"),
        "funfair.curves": sealed("curves", f"{by_present_rules(stall)} 1 {score} Ada"),
    }


@pytest.mark.parametrize("way", WAYS)
def test_the_pace_fits_next_to_a_chain(game: GameMaker, way: str) -> None:
    play = game(*WAYS[way][0], store=far_behind("bubblepop", 934))
    play.start("Ada")
    play.pass_time(2)
    kind = None
    # Play until there's a chain.
    while play.snapshot()["chain"] < 2:
        bubbles = play.wait_for_bubbles()
        bubble = next((one for one in bubbles if one["kind"] == kind), bubbles[0])
        kind = bubble["kind"]
        play.tap(bubble)
        play.pass_time(0.2)
    assert_fits(play, way, behind=934 - play.snapshot()["score"])


@pytest.mark.parametrize("way", WAYS)
def test_the_pace_fits_next_to_lives(breakout: BreakoutMaker, way: str) -> None:
    play = breakout(*WAYS[way][0], store=far_behind("breakout", 18_420))
    play.fly()
    play.pass_time(2)
    assert_fits(play, way, behind=18_420 - play.snapshot()["score"])


def assert_fits(play: Game, way: str, behind: int) -> None:
    expect(play.page.get_by_role("status", name="Pace")).to_contain_text(f"−{behind:,}")
    found = misfits(play, WAYS[way], lambda *_: faults(play.page.evaluate) + crowded(play))
    assert not found, "\n".join(found)


def crowded(play: Game) -> list[str]:
    """Returns the elements that the pace overlaps."""
    pace = play.page.locator(".pace").bounding_box()
    assert pace
    found = []
    for other in play.page.locator(".hud-value, .hud .clock, .lives, .hud-chain").all():
        box = other.bounding_box()
        assert box
        is_beside = (
            pace["x"] + pace["width"] <= box["x"] + 1
            or box["x"] + box["width"] <= pace["x"] + 1
            or pace["y"] + pace["height"] <= box["y"] + 3
            or box["y"] + box["height"] <= pace["y"] + 3
        )
        found += [] if is_beside else [f"the pace at {pace} lies on {box}"]
    return found
