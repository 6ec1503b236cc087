"""Two phones at one real house: the built server with its file, and nothing made up.

The pages' clocks are stopped and set forward, the house's is not: a run must not come before as
much time went by as was played, so a test waits for that."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from kit.breakout import Breakout, BreakoutMaker
from kit.fake_house import settle
from kit.game import Game, GameMaker
from kit.house import House

# Seconds that losing a ball takes at most, and what is waited beyond.
LONGEST_LIFE = 12.0
MARGIN = 0.5


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    assert house.stop() in (0, None), house.complaints()
    assert house.complaints() == ""


def test_two_phones_share_a_board_and_watch_and_race_each_other(
    house: House, breakout: BreakoutMaker
) -> None:
    ada, grace = at(house, breakout), at(house, breakout)
    scores = {}
    # One after the other: a run that comes long after it was played comes too late.
    for play, name in ((ada, "Ada"), (grace, "Grace")):
        scores[name] = lose(play, begin(play, name))
    for play in (ada, grace):
        expect(line(play)).to_contain_text(re.compile(r"Rank \d+ of everyone"))
    board = sorted(scores.values(), reverse=True)
    for play in (ada, grace):
        open_scores(play)
        for name, score in scores.items():
            row = play.page.get_by_role("row", name=re.compile(rf"{name}\b"))
            expect(row).to_contain_text(str(score))
            expect(row).to_contain_text(str(board.index(score) + 1))
    watch(ada, "Grace", scores["Grace"])
    race(grace, "Ada", scores["Ada"])


def watch(play: Breakout, name: str, score: int) -> None:
    row = play.page.get_by_role("row", name=re.compile(rf"{name}\b"))
    row.get_by_role("button", name=re.compile("Watch")).click()
    settle(play)
    expect(play.page.get_by_role("button", name="Pause")).to_be_visible()
    play.choose("Speed", "×4")
    for _ in range(200):
        if play.page.get_by_role("button", name="Watch again").count():
            break
        play.pass_time(1)
    expect(play.page.get_by_role("button", name="Watch again")).to_be_visible()
    assert play.snapshot()["score"] == score
    play.press("Back")
    expect(play.page.get_by_role("row", name=re.compile(rf"{name}\b"))).to_be_visible()


def race(play: Breakout, name: str, score: int) -> None:
    row = play.page.get_by_role("row", name=re.compile(rf"{name}\b"))
    row.get_by_role("button", name=re.compile("Race")).click()
    settle(play)
    expect(play.page.get_by_text(f"Racing {name}")).to_be_visible()
    play.press_play()
    settle(play)
    play.launch()
    play.pass_time(1)
    assert play.snapshot()["ghost"] <= score
    expect(play.page.get_by_text(name, exact=False).first).to_be_visible()


def test_a_minute_of_bubblepop_counts_and_slides_into_the_live_board(
    house: House, game: GameMaker
) -> None:
    screen = at(house, game, real_time=True)
    screen.page.goto(house.address + "/live/bubblepop")
    expect(screen.page.get_by_text("Nobody has played yet.")).to_be_visible()
    # Drawn small, because it is drawn faster, and comes in time.
    play = at(house, game, width=320, height=480)
    began = begin(play, "Ada")
    for _ in range(10):
        play.tap(play.wait_for_bubbles()[0])
        play.pass_time(1)
    while play.snapshot()["remaining"] > 2:
        play.pass_time(1)
    wait_until(began + 60 + MARGIN)
    play.finish()
    expect(line(play)).to_contain_text("Rank 1 of everyone")
    score = str(play.rows()[0].score)
    expect(screen.page.locator("tbody tr")).to_have_count(1)
    expect(screen.page.locator("tbody tr")).to_contain_text(score)


def test_a_run_that_comes_faster_than_the_clock_goes_does_not_count(
    house: House, game: GameMaker
) -> None:
    play = at(house, game)
    begin(play, "Ada")
    play.finish()
    expect(line(play)).to_contain_text("faster than the clock goes")
    assert play.rows()[0].name == "Ada"
    play.pass_time(1)
    open_scores(play)
    expect(play.page.get_by_role("row", name=re.compile("Ada"))).to_have_count(0)


def test_a_house_that_was_away_counts_what_was_played_meanwhile(
    house: House, breakout: BreakoutMaker
) -> None:
    play = at(house, breakout)
    began = begin(play, "Ada")
    house.stop()
    lose(play, began)
    expect(line(play)).to_contain_text("Kept")
    # Nothing is lost when the page is closed meanwhile.
    play.page.goto("about:blank")
    house.start()
    play.open("inspect")
    settle(play)
    play.enter_stall()
    open_scores(play)
    expect(play.page.get_by_role("row", name=re.compile("Ada"))).to_have_count(1)


def test_a_name_belongs_to_the_device_that_first_used_it(
    house: House, breakout: BreakoutMaker
) -> None:
    ada, other = at(house, breakout), at(house, breakout)
    begin(ada, "Ada")
    begin(other, "ADA")
    lose(other, time.monotonic() - 1000)
    expect(line(other)).to_contain_text("Another device plays under this name here.")
    other.pass_time(1)
    other.press("Play as ADA 2")
    expect(other.name_field).to_have_value("ADA 2")


def test_a_name_whose_answer_was_lost_is_still_the_devices(
    house: House, breakout: BreakoutMaker
) -> None:
    play = at(house, breakout)
    lose_answers(play)
    play.begin("Ada")
    settle(play)
    play.page.unroute("**/api/players")
    play.reload()
    play.press("Drop this run")
    lose(play, begin(play, "Ada"))
    expect(line(play)).to_contain_text("Rank 1 of everyone")


def test_the_challenge_is_the_same_for_both_and_has_one_try(
    house: House, breakout: BreakoutMaker
) -> None:
    plays = [at(house, breakout), at(house, breakout)]
    for play, name in zip(plays, ("Ada", "Grace"), strict=True):
        play.enter_stall()
        play.name_field.fill(name)
        settle(play)
        play.press("Play today’s challenge")
        began = ticketed(play)
    first, second = (play.snapshot() for play in plays)
    assert first["bricks"] == second["bricks"] != []
    lose(plays[0], began)
    expect(line(plays[0])).to_contain_text("Rank 1")
    plays[0].pass_time(1)
    plays[0].press("Home")
    plays[0].enter_stall()
    settle(plays[0])
    expect(plays[0].page.get_by_role("button", name="Play today’s challenge")).to_have_count(0)


# What they do


def at(house: House, maker: GameMaker, **options: object) -> Breakout:
    return maker(query="inspect", house=house, **options)


def begin(play: Game, name: str) -> float:
    """Gives a moment from which on the house's clock has surely been going."""
    play.begin(name)
    return ticketed(play)


def ticketed(play: Game) -> float:
    """The house gives the run its ticket, later the busier the machine is; then the run begins."""
    settle(play)
    began = time.monotonic()
    play.count_in()
    return began


def lose_answers(play: Game) -> None:
    """From now on the house hears of names, and what it says of them gets lost."""

    def lose_answer(route: Route) -> None:
        assert route.fetch().status == 201
        route.abort("connectionreset")

    play.page.route("**/api/players", lose_answer)


def lose(play: Breakout, began: float) -> int:
    """Loses every ball, the last not before its run may come; gives the score."""
    while (now := play.snapshot())["screen"] == "play":
        if now["lives"] == 1:
            wait_until(began + now["tick"] / 120 + LONGEST_LIFE)
        play.lose_a_life()
    settle(play)
    return int(play.rows()[0].score) if play.rows() else int(now["score"])


def wait_until(moment: float) -> None:
    time.sleep(max(0, moment - time.monotonic()))


def open_scores(play: Game) -> None:
    if play.page.get_by_role("tab", name="Scores").count():
        play.tab("Scores").click()
    else:
        play.pass_time(1)
        play.press("Scores")
    settle(play)


def line(play: Game) -> Locator:
    return play.page.locator(".house-line")
