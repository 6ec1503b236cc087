"""Everything without a pointer: tabs, fields, the run and its bubbles."""

from __future__ import annotations

from game import Game, GameMaker
from playwright.sync_api import Locator, expect

TABS = ["Play", "Scores", "Settings", "How to play"]


def test_tabs_are_tabs_of_a_panel(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    expect(play.page.get_by_role("tablist").get_by_role("tab")).to_have_text(TABS)
    for name in TABS:
        play.tab(name).click()
        expect(play.tab(name)).to_have_attribute("aria-selected", "true")
        expect(play.page.get_by_role("tab", selected=True)).to_have_count(1)
        expect(play.page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_arrow_keys_go_from_tab_to_tab(game: GameMaker) -> None:
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


def test_the_whole_way_to_a_score_needs_no_pointer(game: GameMaker) -> None:
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


def test_every_bubble_has_a_button_that_says_what_it_is(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.pass_time(2)
    # The buttons are looked at four times a second.
    bubbles = play.wait_for_bubbles(3)
    for bubble in bubbles:
        unit = "point" if bubble["points"] == 1 else "points"
        buttons = play.button(f"{bubble['kind']} bubble, {bubble['points']} {unit}")
        boxes = [button.bounding_box() for button in buttons.all()]
        assert any(
            box
            and abs(box["x"] + box["width"] / 2 - bubble["cssX"]) < bubble["cssRadius"]
            and abs(box["y"] + box["height"] / 2 - bubble["cssY"]) < bubble["cssRadius"]
            for box in boxes
        ), bubble


def test_the_buttons_of_a_dropped_run_are_not_those_of_the_next(game: GameMaker) -> None:
    play = game(query="inspect", touch=False)
    play.enter_stall()
    play.name_field.fill("Ada")
    for _ in range(3):
        play.press_play()
        play.count_in()
        play.wait_for_bubbles(3)
        play.pass_time(0.3)
        labels = sorted(play.targets.evaluate_all("all => all.map(one => one.ariaLabel)"))
        kinds = sorted(bubble["kind"] for bubble in play.snapshot()["bubbles"])
        assert [label.split()[0] for label in labels] == kinds
        play.press("Pause")
        play.press("Drop this run")


def test_after_a_pop_by_keyboard_the_next_bubble_has_the_focus(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(4)
    tab_to(play, play.targets.first)
    scores = []
    for _ in range(3):
        play.page.keyboard.press("Enter")
        play.pass_time(0.3)
        scores.append(play.snapshot()["score"])
        assert play.page.evaluate("document.activeElement.className") == "target"
    assert scores == sorted(set(scores)) and scores[0] > 0


def test_a_new_screen_begins_at_its_heading(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    expect(play.page.get_by_role("heading", level=1)).to_be_focused()
    play.press("Home")
    expect(play.page.get_by_role("heading", level=1)).to_be_focused()


def test_what_has_the_focus_can_be_seen_to_have_it(game: GameMaker) -> None:
    play = game(touch=False)
    tab_to(play, play.button("BubblePop"))
    assert outline(play.button("BubblePop")) != "none"
    play.page.keyboard.press("Enter")
    tab_to(play, play.tab("Play"))
    assert outline(play.tab("Play")) != "none"


def outline(control: Locator) -> str:
    return str(control.evaluate("control => getComputedStyle(control).outlineStyle"))


def tab_to(play: Game, control: Locator, most: int = 40) -> None:
    """Presses Tab until a control has the focus."""
    for _ in range(most):
        if control.evaluate("control => document.activeElement === control"):
            return
        play.page.keyboard.press("Tab")
    raise AssertionError(f"{control} can't be reached with the Tab key")
