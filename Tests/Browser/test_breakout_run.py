"""Runs of Breakout to their end: clearing walls, losing lives, and the boards."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.breakout import (
    COLUMNS,
    LIVES,
    LOSING,
    QUICK,
    Breakout,
    BreakoutMaker,
    breakout_store,
    is_seated,
    landing,
    run_of,
)
from kit.game import Snapshot


def test_a_cleared_wall_offers_the_next_one(breakout: BreakoutMaker) -> None:
    play = cleared(breakout)
    now = play.snapshot()
    score = now["score"]
    # Ten bricks of the lowest row, some of them in a streak, and the bonus of the first wall.
    assert score >= 10 * 10 + 500 and score % 10 == 0
    assert now["lives"] == LIVES
    dialog = play.dialog("Wall cleared!")
    expect(dialog).to_contain_text(f"{score:,} points")
    names = dialog.get_by_role("button").all_inner_texts()
    assert names[:3] == ["Level 2", "Play again", "Home"]
    play.pass_time(5)
    assert run_of(play.snapshot()) == run_of(now)

    play.button("Level 2").tap()
    now = play.snapshot()
    assert (now["phase"], now["level"], now["score"]) == ("running", 2, score)
    assert is_seated(now)
    assert [brick["id"] for brick in now["bricks"]] == [0, 2, 4, 6, 8]
    assert play.status("Level") == "Level 2"
    play.play_until(lambda now: now["broken"] > COLUMNS)
    assert play.snapshot()["score"] > score


def test_after_a_cleared_wall_one_can_play_again(breakout: BreakoutMaker) -> None:
    play = cleared(breakout)
    score = play.snapshot()["score"]
    play.button("Play again").tap()
    now = play.snapshot()
    assert (now["phase"], now["level"], now["score"], now["lives"]) == ("running", 1, 0, LIVES)
    assert len(now["bricks"]) == COLUMNS and is_seated(now)
    assert now["player"] == "Ada"
    play.tab("Scores").tap()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", score)]


def test_after_a_cleared_wall_one_can_go_home_and_continue(breakout: BreakoutMaker) -> None:
    play = cleared(breakout)
    before = run_of(play.snapshot())
    play.button("Home").tap()
    assert play.snapshot()["screen"] == "home"
    expect(play.button("Breakout")).to_contain_text(f"{before['score']:,}")
    play.button("Continue").tap()
    assert run_of(play.snapshot()) == before
    play.button("Level 2").tap()
    assert play.snapshot()["level"] == 2


def test_the_last_life_ends_the_run(breakout: BreakoutMaker) -> None:
    play = breakout(store=LOSING)
    play.start()
    for left in (2, 1):
        play.lose_a_life()
        now = play.snapshot()
        assert (now["lives"], len(now["balls"])) == (left, 1)
        assert is_seated(now)
        assert play.status("Lives").split() == [str(left)]
    score = now["score"]
    assert len(now["bricks"]) < 6 * COLUMNS
    play.lose_a_life()
    now = play.snapshot()
    assert now["screen"] == "result" and now["score"] >= score > 0
    dialog = play.dialog("Game over")
    expect(dialog).to_contain_text(f"{now['score']:,}")
    expect(dialog).to_contain_text("Breakout, other settings")
    (row,) = play.rows()
    assert (row.name, row.score, row.is_current) == ("Ada", now["score"], True)
    names = dialog.get_by_role("button").all_inner_texts()
    assert {"Play again", "Home"} <= set(names)

    play.pass_time(0.8)
    play.button("Play again").tap()
    now = play.snapshot()
    assert (now["phase"], now["score"], now["lives"]) == ("running", 0, LIVES)
    assert len(now["bricks"]) == 6 * COLUMNS and is_seated(now)


def test_home_is_one_tap_from_the_end(breakout: BreakoutMaker) -> None:
    play = breakout(store=LOSING)
    play.start()
    score = lose_all(play)
    play.pass_time(0.8)
    play.button("Home").tap()
    assert play.snapshot()["screen"] == "home"
    expect(play.button("Breakout")).to_contain_text(f"{score:,}")
    expect(play.button("Continue")).to_have_count(0)
    play.enter_stall()
    expect(play.name_field).to_have_value("Ada")


def test_a_run_that_was_changed_on_its_way_counts_on_the_other_board(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.start()
    play.lose_a_life()
    play.tab("Settings").tap()
    play.slider("Ball speed").fill("10")
    play.tab("Play").tap()
    play.press("Resume")
    score = lose_all(play)
    expect(play.dialog("Game over")).to_contain_text("Breakout, other settings")
    play.pass_time(0.8)
    play.press("Scores")
    expect(play.option("Board", "Other settings")).to_be_checked()
    assert [row.score for row in play.rows()] == [score]
    play.choose("Board", "Standard")
    assert play.rows() == []


def test_a_run_by_the_standard_settings_counts_on_the_standard_board(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.start()
    score = lose_all(play)
    expect(play.dialog("Game over")).to_contain_text("Breakout, standard game")
    play.pass_time(0.8)
    play.press("Scores")
    expect(play.option("Board", "Standard")).to_be_checked()
    assert [row.score for row in play.rows()] == [score]
    play.choose("Board", "Other settings")
    assert play.rows() == []


def test_a_wall_can_be_played_in_real_time(breakout: BreakoutMaker) -> None:
    play = breakout(real_time=True, motion=True, store=breakout_store(rows=1, ball_speed=3))
    play.start()
    play.launch()
    x, y = play.middle()
    scale = play.snapshot()["stage"]["rect"]["width"] / 400
    with play.finger(x, y) as move:

        def follow(now: Snapshot) -> bool:
            assert now["lives"] == LIVES
            # A hand that is below the ball, and before it where it comes down.
            ball = now["balls"][0]
            place, _ = landing(ball) or (ball["x"], 0)
            move(x + (place - 200) * scale, y)
            return bool(now["broken"] >= 2)

        play.wait_for(follow, seconds=60)


def cleared(breakout: BreakoutMaker) -> Breakout:
    """A run whose first wall, of one row, is down."""
    play = breakout(store=QUICK)
    play.start()
    play.play_until(lambda now: not now["bricks"])
    # The end of a wall is seen before there is something to read.
    play.pass_time(1)
    assert play.snapshot()["phase"] == "cleared"
    return play


def lose_all(play: Breakout) -> int:
    while play.snapshot()["screen"] == "play":
        play.lose_a_life()
    return int(play.snapshot()["score"])
