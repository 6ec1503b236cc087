"""Breakout's settings: each changes the run that waits, and is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import (
    COLUMNS,
    SPEEDS,
    WIDTHS,
    Breakout,
    BreakoutMaker,
    is_seated,
    run_of,
    speed_of,
)
from kit.game import Snapshot

# Each setting as it is kept, and as it is after `set_all`.
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


def test_each_slider_says_its_range_and_goes_through_it_by_keys(breakout: BreakoutMaker) -> None:
    play = opened(breakout)
    for name, (lowest, highest, standard, step) in SLIDERS.items():
        slider = play.slider(name)
        expect(slider).to_have_attribute("min", str(lowest))
        expect(slider).to_have_attribute("max", str(highest))
        expect(slider).to_have_value(str(standard))
        for key, value in (
            ("Home", lowest),
            ("ArrowLeft", lowest),
            ("ArrowRight", lowest + step),
            ("ArrowUp", lowest + 2 * step),
            ("ArrowDown", lowest + step),
            ("End", highest),
            ("ArrowRight", highest),
        ):
            slider.press(key)
            expect(slider).to_have_value(str(value))
            unit = "" if name == "Ball speed" else "\u00a0%"
            expect(slider).to_have_attribute("aria-valuetext", f"{value}{unit}")


def test_a_slider_follows_a_finger(breakout: BreakoutMaker) -> None:
    play = opened(breakout)
    slider = play.slider("Ball speed")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    with play.finger(box["x"] + box["width"] / 2, y) as move:
        for share, value in ((0.7, None), (0.98, 10), (0.02, 1)):
            move(box["x"] + box["width"] * share, y)
            if value is not None:
                expect(slider).to_have_value(str(value))
    assert "breakout.ball-speed 1\n" in (play.stored("funfair.settings") or "")


def test_rows_of_bricks_set_another_wall(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    for rows in (8, 1, 3):
        play.tab("Settings").tap()
        play.set_number("Rows of bricks", rows)
        now = back(play)
        assert sorted({brick["id"] // COLUMNS for brick in now["bricks"]}) == list(range(rows))
        assert len(now["bricks"]) == rows * COLUMNS
        assert is_seated(now)


def test_more_balls_wait_on_the_paddle_and_fewer_are_taken_away(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    (first,) = play.snapshot()["balls"]
    play.tab("Settings").tap()
    play.set_number("Balls", 4)
    now = back(play)
    assert [speed_of(ball) > 0 for ball in now["balls"]] == [True, False, False, False]
    assert now["balls"][0] == first
    play.tab("Settings").tap()
    play.number("Balls").press("Home")
    assert back(play)["balls"] == [first]


def test_the_ball_speed_counts_for_a_ball_that_flies(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    before = play.snapshot()["balls"][0]
    for setting in (10, 1, 5):
        play.tab("Settings").tap()
        play.slider("Ball speed").fill(str(setting))
        (ball,) = back(play)["balls"]
        assert speed_of(ball) == pytest.approx(SPEEDS[setting])
        assert ball["vx"] / ball["vy"] == pytest.approx(before["vx"] / before["vy"])
        assert (ball["x"], ball["y"]) == (before["x"], before["y"])


def test_a_ball_loses_speed_where_things_are_less_bouncy(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    play.tab("Settings").tap()
    play.slider("Bounciness").fill("80")
    back(play)
    play.go_on()
    for _ in range(40):
        now = play.snapshot()
        if now["broken"]:
            break
        play.pass_time(0.05)
    assert speed_of(now["balls"][0]) == pytest.approx(SPEEDS[5] * 0.8)


def test_gravity_pulls_the_ball_down(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    before = play.snapshot()["balls"][0]
    play.tab("Settings").tap()
    play.slider("Gravity").fill("100")
    assert back(play)["balls"] == [before]
    play.go_on()
    play.pass_time(0.3)
    now = play.snapshot()["balls"][0]
    assert now["vy"] > before["vy"] + 30 and now["vx"] == pytest.approx(before["vx"])


def test_special_bricks_can_be_left_out_and_brought_back(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    assert kinds(play.snapshot()) == {"plain", "burst", "ball", "wide"}
    for wanted in ({"plain"}, {"plain", "burst", "ball", "wide"}):
        play.tab("Settings").tap()
        play.switch("Special bricks").tap()
        now = back(play)
        assert kinds(now) == wanted and len(now["bricks"]) == 6 * COLUMNS


def test_the_first_level_counts_from_the_next_run_on(breakout: BreakoutMaker) -> None:
    play = flying(breakout)
    before = run_of(play.snapshot())
    play.tab("Settings").tap()
    play.set_number("First level", 3)
    assert run_of(back(play)) == before
    play.press("Drop this run")
    play.press_play()
    assert play.snapshot()["level"] == 3
    assert play.status("Level") == "Level 3"


def test_all_settings_are_kept_and_stand_in_the_next_visit(breakout: BreakoutMaker) -> None:
    play = opened(breakout)
    set_all(play)
    lines = (play.stored("funfair.settings") or "").splitlines()
    assert {f"breakout.{word} {value}" for word, value in ALL_SET.items()} <= set(lines)
    play.reload()
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
    play.name_field.fill("Ada")
    play.press_play()
    now = play.snapshot()
    assert max(brick["id"] for brick in now["bricks"]) < 3 * COLUMNS
    assert now["paddle"]["width"] == WIDTHS["L"] and now["level"] == 5
    assert kinds(now) == {"plain"} and len(now["balls"]) == 4


def test_one_button_brings_the_standard_game_back(breakout: BreakoutMaker) -> None:
    play = opened(breakout)
    set_all(play)
    play.press("Back to the standard game")
    expect(play.button("Back to the standard game")).to_have_count(0)
    expect(play.slider("Ball speed")).to_have_value("5")
    expect(play.option("Paddle", "M")).to_be_checked()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")


def opened(breakout: BreakoutMaker, **options: object) -> Breakout:
    play = breakout(**options)
    play.enter_stall()
    play.tab("Settings").click()
    return play


def flying(breakout: BreakoutMaker) -> Breakout:
    """A run by the standard settings, with its ball in the middle of the stage."""
    play = breakout()
    play.fly()
    return play


def back(play: Breakout) -> Snapshot:
    """Back on the Play tab, where the run waits."""
    play.tab("Play").tap()
    now = play.snapshot()
    assert now["phase"] == "paused"
    return now


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


def kinds(now: Snapshot) -> set[str]:
    return {brick["kind"] for brick in now["bricks"]}
