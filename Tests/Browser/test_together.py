"""Several phones at one real house: the built server with its file, without any fakes.

Tests stop and move the pages' clocks, but not the house's. The house refuses a run that arrives
sooner than it could have been played, so the tests wait."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from kit.breakout import Breakout, BreakoutMaker
from kit.fake_house import settle
from kit.game import Game, GameMaker
from kit.house import House
from kit.timed import MARGIN, begin, lose, ticketed, wait_until

pytestmark = pytest.mark.house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    assert house.stop() in (0, None), house.complaints()
    assert house.complaints() == ""


def test_two_phones_share_a_board_and_can_watch_and_race_each_others_runs(
    house: House, breakout: BreakoutMaker
) -> None:
    ada, grace = at(house, breakout), at(house, breakout)
    # Ada keeps her name even if the response to its registration is lost.
    lose_answers(ada)
    ada.begin("Ada")
    settle(ada)
    ada.page.unroute("**/api/players")
    ada.reload()
    ada.press("Drop this run")
    # One run after the other, because a run sent long after it was played is refused.
    scores = {"Ada": lose(ada, begin(ada, "Ada"))}
    expect(line(ada)).to_contain_text("Rank 1 overall")
    # Another device has to choose another name.
    begin(grace, "ADA")
    grace.press("Pause")
    grace.press("Drop this run")
    expect(line(grace)).to_contain_text("Someone else already plays under this name.")
    grace.press("Play as ADA 2")
    expect(grace.name_field).to_have_value("ADA 2")
    grace.press("Home")
    # A run played while the house is down counts once the house is back, even from a reopened page.
    began = begin(grace, "Grace")
    house.stop()
    scores["Grace"] = lose(grace, began)
    expect(line(grace)).to_contain_text("Saved")
    grace.page.goto("about:blank")
    house.start()
    grace.open("inspect")
    settle(grace)
    grace.enter_stall()
    board = sorted(scores.values(), reverse=True)
    for play in (ada, grace):
        open_scores(play)
        for name, score in scores.items():
            row = row_of(play, name)
            expect(row).to_contain_text(str(score))
            expect(row).to_contain_text(str(board.index(score) + 1))
    watch(ada, "Grace", scores["Grace"])
    race(grace, "Ada", scores["Ada"])


def watch(play: Breakout, name: str, score: int) -> None:
    row_of(play, name).get_by_role("button", name=re.compile("Watch")).click()
    settle(play)
    expect(play.button("Pause")).to_be_visible()
    play.choose("Speed", "×4")
    for _ in range(200):
        if play.button("Watch again").count():
            break
        play.pass_time(1)
    expect(play.button("Watch again")).to_be_visible()
    assert play.snapshot()["score"] == score
    play.press("Back")
    expect(row_of(play, name)).to_be_visible()


def race(play: Breakout, name: str, score: int) -> None:
    row_of(play, name).get_by_role("button", name=re.compile("Race")).click()
    settle(play)
    expect(play.page.get_by_text(f"Racing {name}")).to_be_visible()
    play.press_play()
    settle(play)
    play.launch()
    play.pass_time(1)
    assert play.snapshot()["ghost"] <= score
    expect(play.page.get_by_role("status", name="Race")).to_contain_text(name)


def test_a_minute_of_bubblepop_counts_on_the_live_board_and_a_shorter_run_does_not(
    house: House, game: GameMaker
) -> None:
    screen = at(house, game, real_time=True)
    screen.page.goto(house.address + "/live/bubblepop")
    expect(screen.page.get_by_text("Nobody has played yet.")).to_be_visible()
    # Small windows are drawn faster, so the run is finished in time.
    play, hasty = (at(house, game, width=320, height=480) for _ in range(2))
    began = begin(play, "Ada")
    for _ in range(10):
        play.tap(play.wait_for_bubbles()[0])
        play.pass_time(1)
    while play.snapshot()["remaining"] > 2:
        play.pass_time(1)
    begin(hasty, "Eve")
    hasty.finish()
    # This run arrived too early. The page sends it again once it could have been played.
    expect(line(hasty)).to_have_class(re.compile("waiting"))
    assert hasty.rows()[0].name == "Eve"
    wait_until(began + 60 + MARGIN)
    play.finish()
    expect(line(play)).to_contain_text("Rank 1 overall")
    score = str(play.rows()[0].score)
    expect(screen.page.locator("tbody tr")).to_have_count(1)
    expect(screen.page.locator("tbody tr")).to_contain_text(score)
    hasty.pass_time(1)
    open_scores(hasty)
    expect(row_of(hasty, "Ada")).to_have_count(1)
    expect(row_of(hasty, "Eve")).to_have_count(0)


def test_the_challenge_is_the_same_on_both_phones_and_allows_one_attempt(
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
    lose(plays[1], began)
    expect(line(plays[1])).to_contain_text("Rank 1")
    plays[1].pass_time(1)
    plays[1].press("Home")
    plays[1].enter_stall()
    settle(plays[1])
    expect(plays[1].button("Play today’s challenge")).to_have_count(0)


# Actions


def at(house: House, maker: GameMaker, **options: object) -> Breakout:
    return maker(query="inspect", house=house, **options)


def lose_answers(play: Game) -> None:
    """From now on, the house receives registrations, but its responses are lost."""

    def lose_answer(route: Route) -> None:
        assert route.fetch().status == 201
        route.abort("connectionreset")

    play.page.route("**/api/players", lose_answer)


def open_scores(play: Game) -> None:
    if play.tab("Scores").count():
        play.tab("Scores").click()
    else:
        play.pass_time(1)
        play.press("Scores")
    settle(play)


def row_of(play: Game, name: str) -> Locator:
    return play.page.get_by_role("row", name=re.compile(rf"{name}\b"))


def line(play: Game) -> Locator:
    return play.page.locator(".house-line")
