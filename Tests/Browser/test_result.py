"""The end of a run, and the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker

# How long the end of a run ignores touches, in seconds.
DEAF = 0.7


def test_no_tap_counts_after_the_end(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=1)
    (row,) = play.rows()
    for y in range(100, 800, 50):
        play.tap_at(195, y)
    assert play.snapshot()["screen"] == "result"
    assert play.rows() == [row]


def test_the_end_ignores_touches_for_its_first_moments(game: GameMaker) -> None:
    play = finished(game, "Ada")
    buttons = [play.button(name) for name in ("Play again", "Scores", "Settings", "Home")]
    for button in buttons:
        expect(button).to_be_disabled()
        box = button.bounding_box()
        assert box
        play.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert play.snapshot()["screen"] == "result"
    play.pass_time(DEAF - 0.2)
    expect(buttons[0]).to_be_disabled()
    play.pass_time(0.25)
    for button in buttons:
        expect(button).to_be_enabled()


@pytest.mark.parametrize(
    ("button", "screen"),
    [("Play again", "play"), ("Scores", "scores"), ("Settings", "settings"), ("Home", "home")],
)
def test_the_end_leads_on(game: GameMaker, button: str, screen: str) -> None:
    play = finished(game, "Ada")
    play.pass_time(DEAF + 0.1)
    play.button(button).tap()
    assert play.snapshot()["screen"] == screen


def test_play_again_begins_a_new_run_of_the_same_player(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=2)
    play.pass_time(DEAF + 0.1)
    play.press("Play again")
    now = play.snapshot()
    assert (now["player"], now["score"], now["phase"]) == ("Ada", 0, "countIn")


def test_a_player_has_one_row_with_the_highest_score_whatever_the_case(game: GameMaker) -> None:
    play = finished(game, "ada", pops=2)
    best = play.rows()[0].score
    again(play, "ADA", pops=1)
    lower = play.snapshot()["score"]
    assert lower < best
    assert [(row.rank, row.name, row.score, row.is_current) for row in play.rows()] == [
        ("1", "ada", best, False),
        ("–", "ADA", lower, True),
    ]
    again(play, "Ada", pops=5)
    higher = play.snapshot()["score"]
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", higher)]


def test_ties_stand_in_the_order_they_were_made(game: GameMaker) -> None:
    play = finished(game, "First", pops=1)
    again(play, "Second", pops=1)
    again(play, "Third", pops=0)
    assert [(row.rank, row.name) for row in play.rows()] == [
        ("1", "First"),
        ("2", "Second"),
        ("3", "Third"),
    ]
    first, second, _ = play.rows()
    assert first.score == second.score
    assert [row.is_current for row in play.rows()] == [False, False, True]


def test_the_run_just_played_is_marked_even_below_the_first_ten(game: GameMaker) -> None:
    play = finished(game, "Player 1", pops=1)
    for number in range(2, 11):
        again(play, f"Player {number}", pops=1)
    again(play, "The last", pops=0)
    rows = play.rows()
    assert len(rows) == 11
    assert (rows[-1].rank, rows[-1].name, rows[-1].is_current) == ("11", "The last", True)
    assert not any(row.is_current for row in rows[:-1])
    expect(play.page.get_by_role("row", name="The last")).to_be_visible()


def test_scores_survive_a_reload_and_a_new_page(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=2)
    score = play.snapshot()["score"]
    play.reload()
    assert_on_board(play, "Ada", score)
    other = Game(play.phone)
    other.page = play.phone.context.new_page()
    other.open()
    assert_on_board(other, "Ada", score)


def test_the_best_score_and_whose_it_is_show_during_play(game: GameMaker) -> None:
    play = game(store=SHORT)
    play.start("Ada")
    assert play.status("Best") == "–"
    play.tap(play.wait_for_bubbles()[0])
    score = play.snapshot()["score"]
    play.finish()
    again(play, "Grace", pops=0, finish=False)
    assert play.status("Best").split() == [str(score), "Ada"]


def test_the_first_board_invites_to_be_the_first(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("Scores").click()
    expect(play.page.get_by_role("table", name="High scores")).to_contain_text("Be the first!")


def test_standard_and_other_settings_have_boards_of_their_own(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=1)
    play.pass_time(DEAF + 0.1)
    play.press("Scores")
    expect(play.page.get_by_role("radio", name="Other settings")).to_be_checked()
    assert [row.name for row in play.rows()] == ["Ada"]
    play.page.get_by_role("radio", name="Standard").check(force=True)
    assert play.rows() == []


def finished(game: GameMaker, name: str, pops: int = 0) -> Game:
    """The end of a run of ten seconds, at its very first moment."""
    play = game(store=SHORT)
    play.enter_stall()
    run(play, name, pops)
    return play


def again(play: Game, name: str, pops: int, finish: bool = True) -> None:
    """From the end of a run through another one."""
    play.pass_time(DEAF + 0.1)
    play.press("Home")
    play.enter_stall()
    run(play, name, pops, finish)


def run(play: Game, name: str, pops: int, finish: bool = True) -> None:
    play.name_field.fill(name)
    play.press_play()
    play.count_in()
    for _ in range(pops):
        play.tap(play.wait_for_bubbles()[0])
    if finish:
        play.finish()


def assert_on_board(play: Game, name: str, score: int) -> None:
    play.enter_stall()
    play.tab("Scores").click()
    assert [(row.name, row.score) for row in play.rows()] == [(name, score)]
