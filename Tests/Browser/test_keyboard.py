"""Using everything without a pointer: tabs, fields, settings, announcements and the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import SHORT, GameMaker
from kit.keys import centre, outline, tab_to

TABS = ["Play", "Scores", "Settings", "How to play"]


def test_tabs_have_the_roles_of_tabs(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    expect(play.page.get_by_role("tablist").get_by_role("tab")).to_have_text(TABS)
    for name in TABS:
        play.tab(name).click()
        expect(play.tab(name)).to_have_attribute("aria-selected", "true")
        expect(play.page.get_by_role("tab", selected=True)).to_have_count(1)
        expect(play.page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_arrow_keys_move_from_tab_to_tab(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    tab_to(play, play.tab("Play"))
    for key, name in (
        ("ArrowRight", "Scores"),
        ("ArrowRight", "Settings"),
        ("ArrowLeft", "Scores"),
        ("End", "How to play"),
        ("ArrowRight", "Play"),
        ("ArrowLeft", "How to play"),
        ("Home", "Play"),
    ):
        play.page.keyboard.press(key)
        expect(play.tab(name)).to_be_focused()
        expect(play.tab(name)).to_have_attribute("aria-selected", "true")


def test_a_whole_run_needs_no_pointer(game: GameMaker) -> None:
    play = game(touch=False)
    keyboard = play.page.keyboard
    tab_to(play, play.button("BubblePop"))
    keyboard.press("Enter")

    tab_to(play, play.tab("Play"))
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    tab_to(play, play.number("Game time"))
    keyboard.press("Home")
    expect(play.number("Game time")).to_have_value("10")
    tab_to(play, play.tab("Settings"))
    keyboard.press("Home")
    tab_to(play, play.name_field)
    keyboard.type("Ada")
    keyboard.press("Enter")

    play.count_in()
    play.wait_for_bubbles(3)
    tab_to(play, play.targets.first)
    keyboard.press("Enter")
    score = play.snapshot()["score"]
    assert score > 0

    keyboard.press("Escape")
    expect(play.button("Resume")).to_be_focused()
    keyboard.press("Enter")
    play.count_in()
    play.finish()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", score)]
    play.pass_time(0.8)
    tab_to(play, play.button("Play again"))
    keyboard.press("Enter")
    assert play.snapshot()["phase"] == "countIn"


def test_holding_escape_pauses_once(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    for _ in range(4):
        play.page.keyboard.down("Escape")
        expect(play.dialog("Paused")).to_be_visible()
    play.page.keyboard.up("Escape")
    play.page.keyboard.press("Escape")
    expect(play.dialog("Paused")).to_have_count(0)


def test_settings_can_be_reached_and_changed_by_keys(game: GameMaker) -> None:
    play = game(touch=False)
    tab_to(play, play.button("Look and sound"))
    play.page.keyboard.press("Enter")
    music = play.page.get_by_role("slider", name="Music")
    tab_to(play, music)
    play.page.keyboard.press("ArrowLeft")
    expect(music).to_have_value("5")
    tab_to(play, play.switch("Larger symbols"))
    play.page.keyboard.press("Space")
    expect(play.switch("Larger symbols")).to_have_attribute("aria-checked", "true")
    play.page.keyboard.press("Shift+Tab")
    expect(play.switch("Mute")).to_be_focused()


def test_time_and_score_are_announced_occasionally_and_not_at_each_pop(game: GameMaker) -> None:
    play = game(touch=False)
    said = play.page.locator("#said")
    expect(said).to_have_attribute("aria-live", "polite")
    heard = []
    play.start()
    for _ in range(16):
        play.page.mouse.click(*centre(play.targets.first))
        play.pass_time(1)
        heard.append(said.inner_text())
    words = [text for index, text in enumerate(heard) if text and text not in heard[:index]]
    score = play.snapshot()["score"]
    assert score > 0
    assert len(words) <= 2
    assert any(word.startswith("45 seconds left, ") for word in words)


def test_the_same_text_is_announced_again(game: GameMaker) -> None:
    play = game(touch=False, store=SHORT)
    play.page.evaluate(
        """() => {
          window.times = 0;
          new MutationObserver(() => { window.times += 1; })
            .observe(document.getElementById("said"), { childList: true });
        }"""
    )
    for _ in range(2):
        play.start()
        play.finish()
        play.pass_time(1)
        assert play.page.locator("#said").inner_text().startswith("0 points.")
        play.press("Home")
    assert play.page.evaluate("window.times") == 2


def test_a_new_screen_focuses_its_heading(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    play.tab("Settings").click()
    play.press("Home")
    expect(play.page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("touch", [False, True])
def test_a_name_field_is_focused_unless_a_keyboard_would_cover_the_screen(
    game: GameMaker, touch: bool
) -> None:
    play = game(touch=touch)
    play.enter_stall()
    expect(play.page.get_by_role("heading", level=1) if touch else play.name_field).to_be_focused()


def test_escape_resumes_what_it_paused(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.page.keyboard.press("Escape")
    expect(play.button("Resume")).to_be_visible()
    play.page.keyboard.press("Escape")
    expect(play.button("Resume")).to_be_hidden()
    play.count_in()
    assert play.snapshot()["phase"] == "running"


def test_the_focused_control_is_visibly_focused(game: GameMaker) -> None:
    play = game(touch=False)
    tab_to(play, play.button("BubblePop"))
    assert outline(play.button("BubblePop")) != "none"
    play.page.keyboard.press("Enter")
    tab_to(play, play.tab("Play"))
    assert outline(play.tab("Play")) != "none"


def test_a_focused_choice_is_visibly_focused(game: GameMaker) -> None:
    play = game(touch=False)
    play.press("Look and sound")
    tab_to(play, play.option("Theme", "Auto"))
    # The radio button itself is invisible; its label shows the focus.
    assert outline(play.option("Theme", "Auto").locator("+ span")) != "none"
