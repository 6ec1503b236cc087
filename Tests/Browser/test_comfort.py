"""Larger symbols, left-handed layout, and right-to-left text."""

from __future__ import annotations

import pytest

from kit.breakout import BreakoutMaker
from kit.comfort import from_right_to_left, large_text
from kit.ears import kept
from kit.game import SHORT, Game, GameMaker
from kit.measure import faults
from kit.roulette import RouletteMaker
from kit.sizes import resize

# Returns a control's distances from the left and the right edge.
EDGES = """control => {
  const { left, right } = control.getBoundingClientRect();
  return [left, innerWidth - right];
}"""
FONT_SIZE = "element => parseFloat(getComputedStyle(element).fontSize)"
# The minimum scale of the page's texts when the user has doubled the text size.
LARGER = 1.5
# Returns how many of the pixels around a point are white, as symbols are.
WHITE = """([x, y, reach]) => {
  const canvas = document.getElementById("canvas");
  const { data } = canvas.getContext("2d").getImageData(x - reach, y - reach, 2 * reach, 2 * reach);
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] > 235 && data[at + 1] > 235 && data[at + 2] > 235) white += 1;
  }
  return white;
}"""


def test_from_right_to_left_the_layout_is_mirrored(game: GameMaker) -> None:
    play = game(store=SHORT)
    assert_turns_round(play, "Mute")
    play.start()
    assert_turns_round(play, "Pause")
    play.press("Pause")
    for tab in play.page.get_by_role("tab").all():
        usual = tab.evaluate(EDGES)
        with from_right_to_left(play):
            assert tab.evaluate(EDGES) == pytest.approx(usual[::-1], abs=1)


def assert_turns_round(play: Game, name: str) -> None:
    usual = play.button(name).evaluate(EDGES)
    with from_right_to_left(play):
        assert play.button(name).evaluate(EDGES) == pytest.approx(usual[::-1], abs=1)


def test_controls_around_a_stage_grow_with_the_browsers_text(game: GameMaker) -> None:
    play = game()
    play.start()
    play.press("Pause")
    texts = play.page.locator(".figure, .hud-label, .clock-value, .tab span").all()
    sizes = [text.evaluate(FONT_SIZE) for text in texts]
    with large_text(play):
        grown = [text.evaluate(FONT_SIZE) for text in texts]
    assert len(sizes) > 5
    assert min(now / before for now, before in zip(grown, sizes, strict=True)) > LARGER


def test_from_right_to_left_the_stage_is_unchanged(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    play.wait_for_bubbles(2)
    before = play.snapshot()
    with from_right_to_left(play):
        resize(play, 820, 1180)
        resize(play, 390, 844)
        now = play.snapshot()
    assert now["stage"] == before["stage"]
    left = {one["id"]: one["cssX"] for one in now["bubbles"]}
    # Bubbles rise straight up.
    assert all(left[one["id"]] == pytest.approx(one["cssX"], abs=4) for one in before["bubbles"])


def test_from_right_to_left_sliders_are_filled_from_the_right(game: GameMaker) -> None:
    play = game()
    play.press("Look and sound")
    start, end = ends_of_slider(play)
    with from_right_to_left(play):
        left, right = ends_of_slider(play)
    assert start == right != left == end


def ends_of_slider(play: Game) -> list[bytes]:
    """Returns the pixels near the slider's left and right ends."""
    slider = play.page.get_by_role("slider", name="Music")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    y = round(box["y"] + box["height"] / 2)
    places = [round(box["x"] + share * box["width"]) for share in (0.2, 0.8)]
    return [
        play.page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1}) for x in places
    ]


def test_from_right_to_left_arrow_keys_follow_the_order_of_the_tabs(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    play.tab("Play").focus()
    with from_right_to_left(play):
        play.page.keyboard.press("ArrowLeft")
        assert play.page.evaluate("document.activeElement.innerText") == "Scores"
        play.page.keyboard.press("ArrowRight")
        assert play.page.evaluate("document.activeElement.innerText") == "Play"


def test_left_handed_players_have_the_pause_button_on_their_side(game: GameMaker) -> None:
    right_handed, left_handed = (sides_of_pause(game, is_left) for is_left in (0, 1))
    for (left, right), (other_left, other_right) in zip(right_handed, left_handed, strict=True):
        assert left > right and right < 60
        assert other_right > other_left and other_left < 60


def sides_of_pause(game: GameMaker, is_left: int) -> list[tuple[float, float]]:
    """Returns the button's distances from the left and right edges, in several windows."""
    play = game(store=kept(left_handed=is_left))
    play.start()
    sides = []
    for width, height in ((390, 844), (320, 480), (844, 390)):
        resize(play, width, height)
        if play.snapshot()["phase"] == "paused":
            play.press("Resume")
            play.count_in()
        left, right = play.button("Pause").evaluate(EDGES)
        sides.append((left, right))
        assert not faults(play.page.evaluate)
    return sides


def test_symbols_on_bubbles_can_be_larger(game: GameMaker) -> None:
    white = []
    for large in (0, 1):
        play = game(store=kept(large_symbols=large))
        play.start()
        # Each kind's symbol shows a different amount of white.
        bubble = next(one for one in play.wait_for_bubbles(4) if one["kind"] == "red")
        reach = round(bubble["cssRadius"] * 0.62)
        place = [round(bubble["cssX"]), round(bubble["cssY"]), reach]
        white.append(play.page.evaluate(WHITE, place))
    assert white[0] > 100
    assert 1.8 < white[1] / white[0] < 2.6


def test_symbols_on_bricks_can_be_larger(breakout: BreakoutMaker) -> None:
    white = []
    for large in (0, 1):
        play = breakout(store=kept(large_symbols=large))
        play.start()
        play.pass_time(0.2)
        rect = play.snapshot()["stage"]["rect"]
        # In the wall, only symbols and the shine of each brick are white.
        middle = [round(rect["x"] + rect["width"] / 2), round(rect["y"] + rect["height"] / 4)]
        white.append(play.page.evaluate(WHITE, [*middle, round(rect["height"] / 4)]))
    assert white[1] > 1.15 * white[0] > 0


def test_numbers_on_pockets_can_be_larger(roulette: RouletteMaker) -> None:
    white = []
    for large in (0, 1):
        play = roulette(store=kept(large_symbols=large))
        play.start()
        play.pass_time(0.2)
        rect = play.snapshot()["stage"]["rect"]
        middle = [round(rect["x"] + rect["width"] / 2), round(rect["y"] + rect["height"] / 2)]
        white.append(play.page.evaluate(WHITE, [*middle, round(rect["width"] / 2)]))
    assert white[1] > 1.2 * white[0] > 0


def test_symbols_in_pictures_are_larger_too(game: GameMaker) -> None:
    sizes = []
    for large in (0, 1):
        play = game(store=kept(large_symbols=large))
        play.enter_stall()
        symbol = play.page.locator(".legend .symbol").first
        sizes.append(symbol.evaluate("symbol => symbol.getBoundingClientRect().width"))
    assert sizes[1] == pytest.approx(1.5 * sizes[0], rel=0.01)
