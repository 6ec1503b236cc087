"""Playing BubblePop without a pointer: each bubble has a button, and arrow keys move among them."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker
from kit.keys import centre, tab_to


def test_every_bubble_has_a_button_that_describes_it(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.pass_time(2)
    # The buttons are updated four times a second.
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


def test_the_buttons_for_a_dropped_runs_bubbles_are_not_in_the_next_run(game: GameMaker) -> None:
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


def test_after_a_pop_by_keyboard_the_next_bubble_gets_the_focus(game: GameMaker) -> None:
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


def test_when_the_focused_bubble_disappears_the_next_one_gets_the_focus(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(4)
    play.pass_time(0.3)
    play.page.keyboard.press("ArrowDown")
    play.page.evaluate("window.first = document.activeElement")
    for _ in range(80):
        if not play.page.evaluate("window.first.isConnected"):
            break
        play.pass_time(0.25)
    assert not play.page.evaluate("window.first.isConnected")
    assert is_at_a_bubble(play)


def test_keys_pop_at_most_five_bubbles_a_second(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(8)
    play.pass_time(0.3)
    play.page.keyboard.press("ArrowDown")
    scores = [play.snapshot()["score"]]
    for pause in (0, 0, 0.1, 0.15, 0, 0.25):
        play.pass_time(pause)
        play.page.keyboard.press("Enter")
        scores.append(play.snapshot()["score"])
    popped = [after > before for before, after in pairwise(scores)]
    assert popped == [True, False, False, True, False, True]


def test_holding_a_key_pops_one_bubble(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(8)
    play.pass_time(0.3)
    keyboard = play.page.keyboard
    keyboard.press("ArrowDown")
    keyboard.down("Enter")
    score = play.snapshot()["score"]
    assert score > 0
    for _ in range(5):
        play.pass_time(0.25)
        keyboard.down("Enter")
    keyboard.up("Enter")
    assert play.snapshot()["score"] == score


def test_a_run_started_by_keys_begins_with_the_focus_on_a_bubble(game: GameMaker) -> None:
    play = game(touch=False)
    begin_by_keys(play)
    play.wait_for_bubbles(2)
    play.pass_time(0.3)
    assert is_at_a_bubble(play)
    play.page.keyboard.press("Escape")
    play.page.keyboard.press("Enter")
    play.count_in()
    play.pass_time(0.5)
    assert is_at_a_bubble(play)


def test_an_arrow_key_moves_to_a_bubble_in_its_direction(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(8)
    play.pass_time(0.3)
    # Move to the first bubble, and then across the stage in each direction.
    play.page.keyboard.press("ArrowDown")
    for key, axis, sign in (
        *(("ArrowRight", 0, 1), ("ArrowLeft", 0, -1)),
        *(("ArrowDown", 1, 1), ("ArrowUp", 1, -1)),
    ):
        places = [focused_place(play)]
        for _ in range(8):
            play.page.keyboard.press(key)
            places.append(focused_place(play))
        steps = [(after[axis] - before[axis]) * sign for before, after in pairwise(places)]
        # Each press moves the focus further, until no bubble is left in that direction.
        assert 0 in steps and not any(steps[steps.index(0) :])
        assert all(step > 0 for step in steps[: steps.index(0)])


def test_arrow_keys_reach_every_bubble(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(8)
    play.pass_time(0.3)
    play.page.keyboard.press("ArrowDown")
    reached = {focused_place(play)}
    # Press all the arrow keys again and again.
    for _ in range(12):
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp"):
            play.page.keyboard.press(key)
            reached.add(focused_place(play))
    assert len(reached) >= 0.75 * play.targets.count()


def test_a_run_played_only_with_keys_scores(game: GameMaker) -> None:
    play = game(touch=False, store=SHORT)
    begin_by_keys(play)
    keyboard = play.page.keyboard
    for _ in range(40):
        if play.snapshot()["screen"] != "play":
            break
        keyboard.press("Space")
        keyboard.press("ArrowUp")
        play.pass_time(0.25)
    play.finish()
    # Four presses a second pop more than one bubble a second.
    assert play.snapshot()["score"] >= 20


def test_arrow_keys_ignore_bubbles_during_a_pause(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(3)
    play.press("Pause")
    expect(play.button("Resume")).to_be_focused()
    play.page.keyboard.press("ArrowRight")
    expect(play.button("Resume")).to_be_focused()


def test_after_a_run_arrow_keys_work_as_usual(game: GameMaker) -> None:
    play = game(touch=False, store=SHORT)
    play.start("Ada")
    play.wait_for_bubbles(3)
    play.pass_time(0.3)
    assert play.targets.count() > 0
    play.finish()
    expect(play.page.locator(".target")).to_have_count(0)
    play.pass_time(0.8)
    play.press("Home")
    play.enter_stall()
    play.name_field.focus()
    play.page.keyboard.press("End")
    play.page.keyboard.press("ArrowLeft")
    assert play.name_field.evaluate("field => field.selectionStart") == 2
    play.press("Home")
    play.press("Look and sound")
    music = play.page.get_by_role("slider", name="Music")
    before = music.input_value()
    music.focus()
    play.page.keyboard.press("ArrowLeft")
    assert music.input_value() != before


def test_leaving_a_run_removes_its_bubbles(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(3)
    play.pass_time(0.3)
    assert play.targets.count() > 0
    play.press("Pause")
    play.press("Home")
    expect(play.page.locator(".target")).to_have_count(0)


def begin_by_keys(play: Game) -> None:
    """Goes from home to a run that has just begun, by keys alone."""
    tab_to(play, play.button("BubblePop"))
    play.page.keyboard.press("Enter")
    tab_to(play, play.name_field)
    play.page.keyboard.type("Ada")
    play.page.keyboard.press("Enter")
    play.count_in()


def is_at_a_bubble(play: Game) -> bool:
    return bool(play.page.evaluate("document.activeElement.className") == "target")


def focused_place(play: Game) -> tuple[int, int]:
    """Returns the centre of the focused element, in CSS pixels."""
    x, y = centre(play.page.locator(":focus"))
    return round(x), round(y)
