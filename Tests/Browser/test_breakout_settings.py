"""Breakout's settings: each applies to the waiting run, and is stored."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import COLUMNS, WIDTHS, Breakout, BreakoutMaker
from kit.chromium import WHOLE, launch

# Each setting by its stored name, with its value after `set_all`.
ALL_SET = {
    "rows": 3,
    "balls": 4,
    "ball-speed": 8,
    "bounciness": 70,
    "gravity": 35,
    "paddle": 2,
    "special-bricks": 0,
    "tilt": 1,
    "first-level": 5,
}
SLIDERS = {
    "Ball speed": (1, 10, 5, 1),
    "Bounciness": (50, 100, 100, 5),
    "Gravity": (0, 100, 0, 5),
}


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """The full Chromium, because the smaller build doesn't support sensors."""
    with launch(browser.browser_type, WHOLE) as whole:
        yield whole


def test_keys_move_each_slider_through_its_range_and_sliders_follow_a_finger(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.enter_stall()
    play.tab("Settings").click()
    for name, (lowest, highest, standard, step) in SLIDERS.items():
        slider = play.slider(name)
        expect(slider).to_have_attribute("min", str(lowest))
        expect(slider).to_have_attribute("max", str(highest))
        expect(slider).to_have_value(str(standard))
        for key, value in (
            ("Home", lowest),
            ("ArrowLeft", lowest),
            ("ArrowRight", lowest + step),
            ("End", highest),
        ):
            slider.press(key)
            expect(slider).to_have_value(str(value))
            unit = "" if name == "Ball speed" else "\u00a0%"
            expect(slider).to_have_attribute("aria-valuetext", f"{value}{unit}")
            # The share of the slider that is filled.
            share = slider.evaluate("one => Number(one.style.getPropertyValue('--share'))")
            assert share == (value - lowest) / (highest - lowest)
    slider = play.slider("Ball speed")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    with play.finger(box["x"] + box["width"] / 2, y) as move:
        for share in (0.7, 0.02):
            move(box["x"] + box["width"] * share, y)
        expect(slider).to_have_value("1")
    assert "breakout.ball-speed 1\n" in (play.stored("funfair.settings") or "")


def test_every_setting_applies_to_the_waiting_run_is_stored_and_can_be_reset(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.fly()
    play.tab("Settings").tap()
    set_all(play)
    lines = (play.stored("funfair.settings") or "").splitlines()
    assert {f"breakout.{word} {value}" for word, value in ALL_SET.items()} <= set(lines)
    play.tab("Play").tap()
    assert play.snapshot()["phase"] == "paused"
    # The first level applies only from the next run on.
    assert_played_so(play, level=1)
    play.reload()
    play.press("Drop this run")
    play.enter_stall()
    play.tab("Settings").tap()
    expect(play.number("Rows of bricks")).to_have_value("3")
    expect(play.number("Balls")).to_have_value("4")
    expect(play.slider("Ball speed")).to_have_value("8")
    expect(play.slider("Bounciness")).to_have_value("70")
    expect(play.slider("Gravity")).to_have_value("35")
    expect(play.option("Paddle", "L")).to_be_checked()
    expect(play.switch("Special bricks")).to_have_attribute("aria-checked", "false")
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    play.tab("Play").tap()
    play.press_play()
    assert_played_so(play, level=5)
    assert play.status("Level") == "Level 5"
    play.tab("Settings").tap()
    play.press("Back to the standard game")
    expect(play.button("Back to the standard game")).to_have_count(0)
    expect(play.slider("Ball speed")).to_have_value("5")
    expect(play.option("Paddle", "M")).to_be_checked()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")


def set_all(play: Breakout) -> None:
    play.set_number("Rows of bricks", ALL_SET["rows"])
    play.set_number("Balls", ALL_SET["balls"])
    play.slider("Ball speed").fill(str(ALL_SET["ball-speed"]))
    play.slider("Bounciness").fill(str(ALL_SET["bounciness"]))
    play.slider("Gravity").fill(str(ALL_SET["gravity"]))
    play.choose("Paddle", "L")
    play.switch("Special bricks").tap()
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    play.set_number("First level", ALL_SET["first-level"])


def assert_played_so(play: Breakout, level: int) -> None:
    now = play.snapshot()
    assert max(brick["id"] for brick in now["bricks"]) < ALL_SET["rows"] * COLUMNS
    assert {brick["kind"] for brick in now["bricks"]} == {"plain"}
    assert len(now["balls"]) == ALL_SET["balls"]
    assert now["paddle"]["width"] == WIDTHS["L"] and now["level"] == level
