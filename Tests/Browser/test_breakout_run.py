"""Whole runs of Breakout: cleared walls, lost lives, and the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import (
    LIVES,
    LOSING,
    QUICK,
    BreakoutMaker,
    breakout_store,
    is_seated,
    landing,
    run_of,
)
from kit.breakout_tour import RUN, KeptRuns
from kit.game import Snapshot


def test_a_cleared_wall_offers_the_next_one_even_after_going_home(
    breakout: BreakoutMaker, kept_runs: KeptRuns
) -> None:
    play = breakout(store=QUICK | {RUN: kept_runs.cleared})
    play.press("Continue")
    before = run_of(play.snapshot())
    dialog = play.dialog("Wall cleared!")
    expect(dialog).to_contain_text(f"{before['score']:,} points")
    names = dialog.get_by_role("button").all_inner_texts()
    assert names[:3] == ["Level 2", "Play again", "Home"]
    play.button("Home").tap()
    assert play.snapshot()["screen"] == "home"
    play.button("Continue").tap()
    assert run_of(play.snapshot()) == before
    play.button("Level 2").tap()
    now = play.snapshot()
    assert (now["phase"], now["level"], now["score"]) == ("running", 2, before["score"])
    assert is_seated(now) and len(now["bricks"]) > 0
    assert play.status("Level") == "Level 2"


def test_lives_are_lost_one_by_one_and_the_last_ends_the_run(breakout: BreakoutMaker) -> None:
    play = breakout(store=LOSING)
    play.start()
    whole = len(play.snapshot()["bricks"])
    for left in (2, 1):
        play.lose_a_life()
        assert is_seated(play.snapshot())
        assert play.status("Lives").split() == [str(left)]
        expect(play.page.locator(".life:not(.lost)")).to_have_count(left)
    play.lose_a_life()
    now = play.snapshot()
    assert now["screen"] == "result"
    dialog = play.dialog("Game over")
    expect(dialog).to_contain_text(f"{now['score']:,}")
    expect(dialog).to_contain_text("Breakout, other settings")
    (row,) = play.rows()
    assert (row.name, row.score, row.is_current) == ("Ada", now["score"], True)
    play.pass_time(0.8)
    play.button("Play again").tap()
    now = play.snapshot()
    assert (now["phase"], now["score"], now["lives"]) == ("running", 0, LIVES)
    assert len(now["bricks"]) == whole and is_seated(now)


@pytest.mark.real_time
def test_a_wall_can_be_played_in_real_time(breakout: BreakoutMaker) -> None:
    play = breakout(real_time=True, store=breakout_store(rows=1, ball_speed=3))
    play.start()
    play.launch()
    x, y = play.middle()
    scale = play.snapshot()["stage"]["rect"]["width"] / 400
    with play.finger(x, y) as move:

        def follow(now: Snapshot) -> bool:
            assert now["lives"] == LIVES
            # The hand remains below the ball, ready for when the ball comes down.
            ball = now["balls"][0]
            place, _ = landing(ball) or (ball["x"], 0)
            move(x + (place - 200) * scale, y)
            return bool(now["broken"] >= 2)

        play.wait_for(follow, seconds=60)
