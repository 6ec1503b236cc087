"""Watching recordings: opening a file, pausing, changing the speed, reaching the end, leaving.

WatchTests.swift and WatchKeepingTests.swift test what each golden recording shows, and that
watching stores nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import Game, GameMaker
from kit.measure import faults, in_words
from kit.recordings import COUNT_CUES, EXPECTED, GOLDEN, offer, see_the_end, watch
from kit.sizes import SIZES, at_each, resize
from kit.survey import stumbling_blocks


def watched(play: Game) -> tuple[int, int]:
    """Returns the displayed score and tick."""
    now = play.snapshot()
    assert now["screen"] == "watch"
    return now["score"], now["tick"]


def played(play: Game) -> int:
    """Returns the progress of the replay, in percent."""
    bar = play.page.get_by_role("progressbar", name="Played")
    return int(bar.get_attribute("aria-valuenow") or "")


def test_a_replay_shows_the_run_as_it_was_played(game: GameMaker) -> None:
    play = game(script=COUNT_CUES)
    watch(play, "standard.funfair")
    now = play.snapshot()
    assert (now["player"], now["phase"], now["tick"]) == ("Greedy bot", "running", 0)
    play.pass_time(9.5)
    score, tick = watched(play)
    assert score > 50 and tick == pytest.approx(9.5 * 120, abs=5)
    assert play.status("Score") == str(score) and play.status("Time") == "51"
    assert played(play) == pytest.approx(16, abs=1)
    expect(play.page.locator(".watch")).to_contain_text("Greedy bot")
    # Each pop and each new bubble makes a sound.
    assert play.page.evaluate("window.heard") > 40
    assert play.targets.count() == 0


def test_a_replay_has_the_chosen_speed(game: GameMaker) -> None:
    play = game()
    watch(play, "standard.funfair")
    for speed in (1, 2, 4):
        play.choose("Speed", f"×{speed}")
        before = watched(play)[1]
        play.pass_time(2)
        assert watched(play)[1] - before == pytest.approx(240 * speed, abs=10 * speed)
        expect(play.option("Speed", f"×{speed}")).to_be_checked()


def test_a_replay_can_be_paused_by_control_tap_and_key(game: GameMaker) -> None:
    play = game()
    watch(play, "standard.funfair")
    play.pass_time(2)

    def is_held() -> bool:
        before = watched(play)
        play.pass_time(1)
        return watched(play) == before

    play.button("Pause").tap()
    assert is_held()
    play.button("Resume").tap()
    assert not is_held()
    for _ in range(2):
        play.tap_stage()
        assert is_held()
        play.tap_stage()
        assert not is_held()
    play.page.evaluate("document.activeElement.blur()")
    play.page.keyboard.press(" ")
    assert is_held()
    play.page.keyboard.press(" ")
    assert not is_held()


def test_at_its_end_a_replay_can_restart_or_close(game: GameMaker) -> None:
    play = game()
    watch(play, "alone.funfair")
    see_the_end(play)
    expect(play.page.get_by_role("status").get_by_text("Time!")).to_be_visible()
    play.button("Watch again").tap()
    assert watched(play) == (0, 0)
    see_the_end(play)
    assert watched(play) == EXPECTED["alone.funfair"]
    assert play.status("Score") == str(watched(play)[0])
    assert played(play) == 100
    play.button("Back").tap()
    expect(play.tab("How to play")).to_have_attribute("aria-selected", "true")
    assert play.page.evaluate("document.activeElement.tagName") == "H1"


def test_escape_closes_a_replay(game: GameMaker) -> None:
    play = game()
    watch(play, "standard.funfair")
    play.page.keyboard.press("Escape")
    assert play.snapshot()["screen"] == "reading"


def test_a_recording_of_another_stall_opens_there(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    offer(play, "bricks.funfair")
    play.pass_time(5)
    assert play.snapshot()["game"] == "breakout"
    assert play.status("Level") == "Level 1"
    play.button("Back").tap()
    expect(play.page).to_have_title("Breakout · Funfair")
    assert play.snapshot()["screen"] == "reading"


def test_an_invalid_file_is_refused_with_an_explanation(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    damaged = bytearray((GOLDEN / "alone.funfair").read_bytes())
    damaged[40] ^= 1
    for content, sentence in [
        (b"", "This isn’t a Funfair recording."),
        (b"a picture of a cat", "This isn’t a Funfair recording."),
        (bytes(damaged), "The recording is damaged: its checksum is wrong."),
        (bytes(3_000_000), "at most 1,048,576 bytes"),
    ]:
        offer(play, {"name": "a.funfair", "mimeType": "", "buffer": content})
        expect(play.notices).to_contain_text(sentence)
        assert play.snapshot()["screen"] == "reading"
        play.press("OK")
    # The same field still accepts a valid file.
    offer(play, "alone.funfair")
    expect(play.button("Pause")).to_be_visible()


def test_a_recording_of_a_turned_stage_is_shown_turned_on_any_screen(game: GameMaker) -> None:
    play = game()
    watch(play, "turned.funfair")
    shapes = set()
    for _ in range(4):
        stage = play.snapshot()["stage"]
        rect = stage["rect"]
        is_wide = stage["width"] > stage["height"]
        assert (rect["width"] > rect["height"]) == is_wide
        assert rect["x"] >= 0 and rect["x"] + rect["width"] <= 390
        shapes.add(is_wide)
        play.pass_time(5)
    assert shapes == {True, False}
    before = play.snapshot()["stage"]
    resize(play, 844, 390)
    after = play.snapshot()["stage"]
    assert after["rect"] != before["rect"]
    assert (after["width"], after["height"]) == (before["width"], before["height"])


@pytest.mark.tour
def test_a_replay_has_a_sound_layout(game: GameMaker) -> None:
    play = game()
    found = []

    def look(screen: str) -> None:
        for width, height in at_each(play, SIZES):
            here = faults(play.page.evaluate)
            if play.page.locator(".watch").is_visible():
                here += in_words({"bar on the stage": bar_on_the_stage(play)})
            found.extend(f"{screen} at {width}x{height}: {one}" for one in here)
        found.extend(f"{screen} {one}" for one in stumbling_blocks(play))

    play.enter_stall()
    play.tab("How to play").click()
    look("how-to-play")
    for name in ("standard", "turned", "bricks", "wheel"):
        offer(play, f"{name}.funfair")
        play.pass_time(4)
        look(name)
        play.button("Back").click()
    offer(play, "alone.funfair")
    see_the_end(play)
    look("end")
    assert not found, "\n".join(found)


def test_score_and_chain_fit_next_to_the_clock_on_a_narrow_phone(game: GameMaker) -> None:
    play = game(320, 480)
    watch(play, "standard.funfair")
    play.choose("Speed", "×4")
    chains = 0
    for _ in range(40):
        play.pass_time(0.35)
        chains += play.snapshot()["chain"] > 1
        assert not faults(play.page.evaluate)
    assert chains > 5


def bar_on_the_stage(play: Game) -> list[str]:
    """Returns the faults of the control bar, which must be next to the stage, not on it."""
    bar = play.page.locator(".watch").bounding_box()
    rect = play.snapshot()["stage"]["rect"]
    assert bar is not None
    is_below = rect["y"] + rect["height"] <= bar["y"] + 1
    is_beside = rect["x"] + rect["width"] <= bar["x"] + 1
    return [] if is_below or is_beside else [f"{bar} lies on {rect}"]
