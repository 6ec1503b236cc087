"""Racing a run after watching it: the page names the ghost before, during and after the race."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.game import SHORT, Game, GameMaker
from kit.measure import faults, target_at
from kit.recordings import EXPECTED, see_the_end, watch
from kit.sizes import SCHEMED_SIZES, SIZES, resize


def race(play: Game, name: str = "Lin") -> None:
    """Watches a run of ten seconds, and starts a race against it."""
    watch(play, "alone.funfair")
    see_the_end(play)
    play.button("Race").tap()
    play.name_field.fill(name)


def standing(play: Game) -> str:
    return " ".join(play.status("Race").split())


def test_the_ghost_is_shown_next_to_the_score_and_can_be_turned_off(game: GameMaker) -> None:
    play = game(store=SHORT)
    race(play)
    score, _ = EXPECTED["alone.funfair"]
    offer = play.page.locator(".race-offer")
    expect(offer).to_contain_text(f"Racing Greedy bot, {score:,} points")
    play.press("No ghost")
    expect(offer).to_have_count(0)
    play.press("Home")
    race(play)
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
    expect(play.page.locator(".comparison")).to_contain_text(f"Greedy bot won by {score}.")
    play.press("Rematch")
    assert standing(play) == "Greedy bot 0 · neck and neck"


def test_a_race_has_a_sound_layout(breakout: BreakoutMaker) -> None:
    play = breakout(*SIZES[0])
    found = []

    def look(name: str) -> None:
        for width, height, scheme in SCHEMED_SIZES:
            play.page.emulate_media(color_scheme=scheme)
            resize(play, width, height)
            if play.button("Resume").count():
                play.press("Resume")
            where = f"{name} at {width}x{height}"
            found.extend(
                f"{where}: {one}" for one in faults(play.page.evaluate, target_at(width, height))
            )
        resize(play, *SIZES[0])

    watch(play, "bricks-fast.funfair")
    see_the_end(play)
    look("end")
    play.button("Race").click()
    play.name_field.fill("Bartholomew the Bold")
    look("offer")
    play.press_play()
    # While the ball waits, turning the device needs no count-in.
    look("race")
    assert standing(play).startswith("Perfect bot 0 · ")
    assert not found, "\n".join(found)
