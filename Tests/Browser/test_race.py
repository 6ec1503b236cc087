"""Racing a run that was watched: the ghost before, in and after one's own run."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.game import SHORT, Game, GameMaker
from kit.measure import MEASURE, TARGET
from kit.recordings import EXPECTED, see_the_end, watch
from kit.sizes import SCHEMED_SIZES


def race(play: Game, name: str = "Lin") -> None:
    """Watches a run of ten seconds, and begins a race with it."""
    watch(play, "alone.funfair")
    see_the_end(play)
    play.button("Race").tap()
    play.name_field.fill(name)


def standing(play: Game) -> str:
    return " ".join(play.status("Race").split())


def test_the_ghost_stands_beside_ones_own_score(game: GameMaker) -> None:
    play = game(store=SHORT)
    race(play)
    score, _ = EXPECTED["alone.funfair"]
    expect(play.page.locator(".race-offer")).to_contain_text(f"Racing Greedy bot, {score:,} points")
    play.press_play()
    play.count_in()
    play.pass_time(5)
    now = play.snapshot()
    assert now["screen"] == "play" and now["ghost"] > 0
    assert standing(play) == f"Greedy bot {now['ghost']} · {now['ghost']} ahead of you"
    status = play.page.get_by_role("status", name="Race")
    expect(status).to_have_attribute("aria-live", "off")
    play.finish()
    play.pass_time(1)
    expect(play.page.locator(".comparison")).to_contain_text(f"Greedy bot was {score} ahead.")
    play.press("Rematch")
    assert standing(play) == "Greedy bot 0 · neck and neck"


def test_the_ghost_can_be_left_off(game: GameMaker) -> None:
    play = game(store=SHORT)
    race(play)
    play.press("No ghost")
    expect(play.page.locator(".race-offer")).to_have_count(0)
    play.press_play()
    play.count_in()
    assert "ghost" not in play.snapshot()


def test_a_reload_forgets_the_ghost_and_not_the_run(game: GameMaker) -> None:
    play = game(store=SHORT)
    race(play)
    play.press_play()
    play.count_in()
    play.pass_time(2)
    play.press("Pause")
    play.press("Resume")
    play.count_in()
    assert "ghost" in play.snapshot()
    play.reload()
    play.press("Continue")
    play.count_in()
    assert play.snapshot()["player"] == "Lin" and "ghost" not in play.snapshot()


@pytest.mark.parametrize(("width", "height", "scheme"), SCHEMED_SIZES)
def test_a_race_fits(breakout: BreakoutMaker, width: int, height: int, scheme: str) -> None:
    play = breakout(width, height, color_scheme=scheme)
    faults = []

    def look(name: str) -> None:
        play.phone.picture(f"race-{width}x{height}-{scheme}-{name}")
        found: dict[str, Any] = play.page.evaluate(MEASURE, TARGET)
        faults.extend(f"{name}: {kind}: {what}" for kind, what in found.items() if what)

    watch(play, "bricks-fast.funfair")
    see_the_end(play)
    look("end")
    play.button("Race").click()
    play.name_field.fill("Bartholomew the Bold")
    look("offer")
    play.press_play()
    play.page.keyboard.press(" ")
    play.pass_time(1)
    look("race")
    assert standing(play).startswith("Perfect bot 0 · ")
    assert not faults, "\n".join(faults)
