"""A run's result, and the board."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker
from kit.kept import sealed

# How long a result ignores touches, in seconds.
DEAF = 0.7


def test_the_result_ignores_touches_at_first_and_then_accepts_them(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=1)
    (row,) = play.rows()
    buttons = [play.button(name) for name in ("Play again", "Scores", "Settings", "Home")]
    for button in buttons:
        expect(button).to_be_disabled()
        box = button.bounding_box()
        assert box
        play.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for y in range(100, 800, 100):
        play.tap_at(195, y)
    assert play.snapshot()["screen"] == "result"
    assert play.rows() == [row]
    play.pass_time(DEAF - 0.2)
    expect(buttons[0]).to_be_disabled()
    play.pass_time(0.25)
    for button in buttons:
        expect(button).to_be_enabled()
    play.button("Play again").tap()
    now = play.snapshot()
    assert (now["player"], now["score"], now["phase"]) == ("Ada", 0, "countIn")


def test_standard_and_other_settings_have_separate_boards(game: GameMaker) -> None:
    play = finished(game, "Ada")
    play.pass_time(DEAF + 0.1)
    play.press("Scores")
    expect(play.option("Board", "Other settings")).to_be_checked()
    assert [row.name for row in play.rows()] == ["Ada"]
    play.choose("Board", "Standard")
    assert play.rows() == []
    expect(play.page.get_by_role("table", name="High scores")).to_contain_text("Be the first!")
    play.press("Home")
    assert play.snapshot()["screen"] == "home"


def test_a_run_that_is_not_the_best_is_marked_without_a_rank_beside_the_best(
    game: GameMaker,
) -> None:
    play = game(store=SHORT)
    play.enter_stall()
    play.name_field.fill("ada")
    play.press_play()
    assert play.status("Best") == "–"
    play.press("Pause")
    play.press("Drop this run")
    run(play, "ada", pops=2)
    best = play.rows()[0].score
    play.pass_time(DEAF + 0.1)
    play.press("Home")
    play.enter_stall()
    play.name_field.fill("ADA")
    play.press_play()
    assert play.status("Best").split() == [str(best), "ada"]
    play.count_in()
    play.finish()
    assert [(row.rank, row.name, row.score, row.is_current) for row in play.rows()] == [
        ("1", "ada", best, False),
        ("–", "ADA", 0, True),
    ]


def test_the_run_just_played_is_marked_even_below_the_top_ten(game: GameMaker) -> None:
    others = [f"bubblepop other run {100 - number} Player {number}" for number in range(1, 11)]
    play = game(store=SHORT | {"funfair.scores": sealed("scores", *others)})
    play.enter_stall()
    run(play, "The last")
    rows = play.rows()
    assert len(rows) == 11
    assert (rows[-1].rank, rows[-1].name, rows[-1].is_current) == ("11", "The last", True)
    assert not any(row.is_current for row in rows[:-1])
    expect(play.page.get_by_role("row", name="The last")).to_be_visible()


def test_scores_survive_a_reload_and_a_new_page(game: GameMaker) -> None:
    play = finished(game, "Ada", pops=2)
    score = play.snapshot()["score"]
    assert score > 0
    play.reload()
    assert_on_board(play, "Ada", score)
    other = play.another()
    assert_on_board(other, "Ada", score)


def finished(game: GameMaker, name: str, pops: int = 0) -> Game:
    """Returns a game that has just reached the end of a run of ten seconds."""
    play = game(store=SHORT)
    play.enter_stall()
    run(play, name, pops)
    return play


def run(play: Game, name: str, pops: int = 0) -> None:
    """Goes from the name field to the end of a run."""
    play.name_field.fill(name)
    play.press_play()
    play.count_in()
    for _ in range(pops):
        play.tap(play.wait_for_bubbles()[0])
    play.finish()


def assert_on_board(play: Game, name: str, score: int) -> None:
    play.enter_stall()
    play.tab("Scores").click()
    assert [(row.name, row.score) for row in play.rows()] == [(name, score)]
