"""Breakout in every engine: whole runs by finger and by keys, which the house accepts."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable

from kit.breakout import LIVES, aim, is_seated, paddle_x
from visitor import Snapshot, Visitor

# How far the paddle may be from its target, in stage units.
NEARLY = 12
# How long a finger stays down, in seconds.
PRESS = 0.03
# The number of attempts, enough for even a slow finger to clear two bricks.
ATTEMPTS = 6


def test_the_house_accepts_a_whole_run_by_finger_and_keys(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("Breakout", "Grace")
    # Wait for the ticket, which is useless if it arrives after the first move.
    visitor.wait_until(lambda now: now["questions"] == 0)
    visitor.wait_until(lambda now: now["phase"] == "running")
    play_by_finger(visitor, lambda now: now["broken"] >= 2)
    broken = visitor.snapshot()["broken"]
    play_by_keys(visitor, lambda now: now["broken"] >= broken + 1)
    score = lose_all(visitor)
    assert score >= 30

    assert visitor.heading() == "Game over"
    assert visitor.rows() == [("1", "Grace", score)]
    # The house folds the run natively and accepts it only if this engine computed the same state.
    visitor.wait_until(lambda now: now["questions"] == 0)
    with urllib.request.urlopen(f"{visitor.house.address}/api/boards/breakout/all") as answer:
        rows = json.loads(answer.read())["rows"]
    said = visitor.evaluate("document.querySelector('.house-line')?.innerText")
    assert [(row["player"], row["score"]) for row in rows] == [("Grace", score)], said


def test_a_wall_drawn_by_finger_is_cleared_and_opened_from_its_link(visitor: Visitor) -> None:
    visitor.open()
    clear_a_wall(visitor)
    visitor.press("Draw walls")
    link = visitor.wait_for("document.querySelector('[data-send]')?.dataset.send")
    visitor.press("Home")
    # The browser goes back to home's entry a moment later, which would undo an opened link.
    visitor.wait_for("history.state === 0")
    visitor.engine.run(f"location.hash = 'wall={link}';")
    visitor.wait_for("document.querySelector('h2')?.textContent === 'Sent to you'")
    assert "Grace cleared it" in visitor.evaluate("document.querySelector('.kept').innerText")


def test_a_public_wall_can_be_liked_and_played_for_its_board(visitor: Visitor) -> None:
    visitor.open()
    clear_a_wall(visitor)
    visitor.press("Draw walls")
    visitor.press("Show to everybody: Wall 1")
    code = visitor.wait_for(
        "[...document.querySelectorAll('[data-send]')].map((one) => one.dataset.send)"
        ".find((link) => link.length === 11)"
    )
    visitor.press("Like: Wall 1")
    visitor.wait_for("document.querySelector('.heart').ariaPressed === 'true'")
    visitor.engine.run(f"location.hash = 'wall={code}';")
    visitor.wait_for("document.querySelector('h2')?.textContent === 'Sent to you'")
    visitor.press("Play: Wall 1", "[aria-label='Sent to you'] button")
    play_until_cleared(visitor)
    rank, name, score = visitor.rows()[0]
    assert (rank, name) == ("1", "Grace")
    at = f"{visitor.house.address}/api/boards/breakout-drawn/wall?wall={code}"
    with urllib.request.urlopen(at) as answer:
        rows = json.loads(answer.read())["rows"]
    assert [(row["player"], row["score"]) for row in rows] == [("Grace", score)]


def clear_a_wall(visitor: Visitor) -> None:
    """Draws a wall of two bricks, and plays until it is cleared."""
    visitor.press("Draw walls")
    visitor.press("Draw a wall")
    # Even a slow finger can break two bricks with three lives.
    visitor.engine.press_at(*tile(visitor, 74))
    visitor.engine.move_to(*tile(visitor, 75))
    visitor.engine.lift()
    assert visitor.evaluate("document.querySelectorAll('.tile.brick').length") == 2
    visitor.press("Try it")
    visitor.write_name("Grace")
    play_until_cleared(visitor)


def play_until_cleared(visitor: Visitor) -> None:
    """Plays a wall until it is cleared. On a busy machine, the finger may need several runs."""
    visitor.press("Play")
    for _ in range(ATTEMPTS):
        visitor.wait_until(lambda now: now["screen"] == "play")
        # Wait for the ticket, which is useless if it arrives after the first move.
        visitor.wait_until(lambda now: now["questions"] == 0)
        visitor.wait_until(lambda now: now["phase"] == "running")
        play_by_finger(visitor, lambda now: now["screen"] != "play" or not now["bricks"])
        visitor.wait_until(lambda now: now["screen"] == "result")
        if visitor.heading() == "Wall cleared!":
            return
        visitor.press("Play again")
    raise AssertionError(f"no wall was cleared in {ATTEMPTS} runs")


def tile(visitor: Visitor, index: int) -> tuple[float, float]:
    """Returns the centre of the editor's cell with the given index, in CSS pixels."""
    box = f"document.querySelectorAll('.tile')[{index}].getBoundingClientRect()"
    x, y = visitor.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({box})"
    )
    return float(x), float(y)


def play_by_finger(visitor: Visitor, is_done: Callable[[Snapshot], bool]) -> None:
    """Follows the ball with a finger that never leaves the stage, until `is_done`."""
    stage = visitor.snapshot()["stage"]["rect"]
    scale = stage["width"] / 400
    x, y = visitor.middle()
    while not is_done(now := visitor.playing()):
        assert now["screen"] == "play", now
        if is_seated(now):
            visitor.engine.tap(x, y)
        held_at = paddle_x(visitor.snapshot())
        visitor.engine.press_at(x, y)
        while not is_done(now := visitor.playing()) and now["lives"] and not is_seated(now):
            # Otherwise, a finger that holds the paddle far from its centre could leave the stage.
            place = x + (aim(now)[0] - held_at) * scale - stage["x"]
            visitor.engine.move_to(stage["x"] + min(max(place, 2), stage["width"] - 2), y)
        visitor.engine.lift()


def play_by_keys(visitor: Visitor, is_done: Callable[[Snapshot], bool]) -> None:
    """Follows the ball with the arrow keys, until `is_done`."""
    held: str | None = None
    while not is_done(now := visitor.playing()):
        assert now["screen"] == "play", now
        if is_seated(now):
            strike(visitor)
        way = aim(now)[0] - paddle_x(now)
        wanted = None if abs(way) < NEARLY else "ArrowRight" if way > 0 else "ArrowLeft"
        held = hold(visitor, wanted, held)
    hold(visitor, None, held)


def hold(visitor: Visitor, wanted: str | None, held: str | None) -> str | None:
    """Releases a key and holds another, at a human pace, because the house refuses faster play."""
    if wanted != held:
        if held:
            visitor.engine.key_up(held)
        if wanted:
            visitor.engine.key_down(wanted)
        time.sleep(PRESS)
    return wanted


def lose_all(visitor: Visitor) -> int:
    """Launches balls and lets them fall until the run has ended, and returns the score."""
    held: str | None = None
    while (now := visitor.playing())["screen"] == "play":
        assert now["lives"] <= LIVES
        if is_seated(now):
            strike(visitor)
        # Move away from the place where the ball comes down.
        is_left = bool(now["balls"]) and now["balls"][0]["x"] > 200
        held = hold(visitor, "ArrowLeft" if is_left else "ArrowRight", held)
    hold(visitor, None, held)
    return int(now["score"])


def strike(visitor: Visitor) -> None:
    visitor.engine.key_down("Space")
    visitor.engine.key_up("Space")
