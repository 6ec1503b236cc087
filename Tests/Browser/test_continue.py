"""A page that is closed during a run, and reopened."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import Game, GameMaker, without_place

RUN = "funfair.run.bubblepop"


def test_a_run_continues_exactly_where_it_was_after_a_reload(game: GameMaker) -> None:
    play = in_the_middle(game)
    now = play.snapshot()
    before = without_place(now)
    assert before["score"] > 0 and before["bubbles"]
    play.reload()
    assert play.snapshot()["screen"] == "home"
    waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
    for part in ("Ada", f"{now['remaining']} s left", f"{now['score']:,} point"):
        expect(waiting).to_contain_text(part)
    play.press("Continue")
    assert without_place(play.snapshot()) == before
    play.count_in()
    play.tap(play.wait_for_bubbles()[0])
    assert play.snapshot()["score"] > before["score"]
    play.finish()
    assert play.rows()[0].is_current
    assert play.stored(RUN) is None
    play.reload()
    expect(play.button("Continue")).to_have_count(0)


def test_a_run_kept_in_portrait_continues_in_landscape_and_can_be_dropped(game: GameMaker) -> None:
    play = in_the_middle(game)
    before = play.snapshot()
    # The run is stored during play, so it would survive even a crash.
    assert play.stored(RUN)
    play.page.goto("about:blank")
    play.page.set_viewport_size({"width": 844, "height": 390})
    # The seed is no longer in the address, but the run is still practice.
    play.open("inspect")
    play.press("Continue")
    now = play.snapshot()
    assert now["practice"] is before["practice"] is True
    assert now["stage"]["width"] == before["stage"]["height"]
    assert [(bubble["id"], bubble["x"]) for bubble in now["bubbles"]] == [
        (bubble["id"], bubble["y"]) for bubble in before["bubbles"]
    ]
    play.reload()
    play.press("Drop this run")
    expect(play.page.get_by_text("A run is waiting")).to_have_count(0)
    play.pass_time(9)
    play.reload()
    expect(play.button("Continue")).to_have_count(0)
    play.enter_stall()
    expect(play.name_field).to_have_value("Ada")


def test_a_dropped_run_can_be_restored_for_a_while_even_after_a_reload(game: GameMaker) -> None:
    play = in_the_middle(game)
    play.press("Pause")
    before = play.snapshot()["score"]
    play.press("Drop this run")
    expect(play.name_field).to_be_visible()
    dropped = play.page.get_by_role("status").filter(has_text="Run dropped.")
    expect(dropped).to_be_visible()
    play.press("Undo")
    expect(dropped).to_have_count(0)
    assert play.snapshot()["score"] == before
    play.press("Drop this run")
    play.reload()
    play.press("Drop this run")
    play.pass_time(9)
    expect(dropped).to_have_count(0)
    assert play.stored(RUN) is None


def in_the_middle(game: GameMaker) -> Game:
    """Returns a game a few seconds into a run, with a chain started."""
    play = game()
    play.start()
    play.pass_time(3.3)
    for bubble in play.wait_for_bubbles(3)[:3]:
        play.tap(bubble)
    play.pass_time(2)
    return play
