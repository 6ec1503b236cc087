"""A page that is closed in the middle of a run, and opened again."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import Game, GameMaker, without_place


def test_a_run_goes_on_after_a_reload_exactly_where_it_was(game: GameMaker) -> None:
    play = in_the_middle(game)
    before = without_place(play.snapshot())
    assert before["score"] > 0 and before["bubbles"]
    play.reload()
    assert play.snapshot()["screen"] == "home"
    play.press("Continue")
    assert without_place(play.snapshot()) == before
    play.count_in()
    play.tap(play.wait_for_bubbles()[0])
    assert play.snapshot()["score"] > before["score"]
    play.finish()
    assert play.rows()[0].is_current


def test_a_paused_run_survives_a_reload_too(game: GameMaker) -> None:
    play = in_the_middle(game)
    play.press("Pause")
    before = without_place(play.snapshot())
    play.reload()
    play.press("Continue")
    assert without_place(play.snapshot()) == before


def test_home_says_whose_run_is_waiting_and_how_far_it_came(game: GameMaker) -> None:
    play = in_the_middle(game)
    now = play.snapshot()
    play.reload()
    waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
    expect(waiting).to_contain_text("Ada")
    expect(waiting).to_contain_text(f"{now['remaining']} s left")
    expect(waiting).to_contain_text(f"{now['score']:,} point")


def test_a_run_that_is_dropped_after_a_reload_is_gone(game: GameMaker) -> None:
    play = in_the_middle(game)
    play.reload()
    play.press("Drop this run")
    expect(play.page.get_by_text("A run is waiting")).to_have_count(0)
    play.reload()
    expect(play.button("Continue")).to_have_count(0)
    play.enter_stall()
    expect(play.name_field).to_have_value("Ada")


def test_a_run_survives_a_page_that_crashed_but_for_its_last_five_seconds(
    game: GameMaker,
) -> None:
    play = in_the_middle(game)
    play.pass_time(9)
    tick = play.snapshot()["tick"]
    kept = play.stored("funfair.run.bubblepop")
    play.reload()
    # What the page kept as it went away is taken back, as if it had not been asked.
    play.page.evaluate("kept => localStorage.setItem('funfair.run.bubblepop', kept)", kept)
    play.page.goto("about:blank")
    play.open("inspect")
    play.press("Continue")
    assert tick - 5 * 120 <= play.snapshot()["tick"] <= tick


def test_a_run_kept_upright_goes_on_sideways(game: GameMaker) -> None:
    play = in_the_middle(game)
    before = play.snapshot()
    play.page.goto("about:blank")
    play.page.set_viewport_size({"width": 844, "height": 390})
    play.open("inspect")
    play.press("Continue")
    now = play.snapshot()
    assert now["stage"]["width"] == before["stage"]["height"]
    assert [(bubble["id"], bubble["x"]) for bubble in now["bubbles"]] == [
        (bubble["id"], bubble["y"]) for bubble in before["bubbles"]
    ]


def test_a_finished_run_is_not_offered_again(game: GameMaker) -> None:
    play = in_the_middle(game)
    play.finish()
    assert play.stored("funfair.run.bubblepop") is None
    play.reload()
    expect(play.button("Continue")).to_have_count(0)


def test_a_practice_run_stays_one_when_it_is_continued_without_a_seed(game: GameMaker) -> None:
    play = in_the_middle(game)
    assert play.snapshot()["practice"]
    play.open("inspect")
    play.press("Continue")
    assert play.snapshot()["practice"]


def in_the_middle(game: GameMaker) -> Game:
    """A run that went on for some seconds, with a chain begun."""
    play = game()
    play.start()
    play.pass_time(3.3)
    for bubble in play.wait_for_bubbles(3)[:3]:
        play.tap(bubble)
    play.pass_time(0.7)
    return play
