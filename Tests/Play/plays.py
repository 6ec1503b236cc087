"""What a person does in each game. Plays wait for events instead of a fixed time, because the
machine may be slow."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable

from kit.breakout import aim, is_seated, paddle_x
from kit.phone import ROOT
from kit.roulette import EASY, name_of
from visitor import Snapshot, Visitor

# The maximum seconds to wait for anything, enough even on a busy machine.
PATIENCE = 150
# How many times a finger moves to follow a ball before it is lifted.
STEPS = 40
# The ticks that must pass after the last expected event, while a broken brick's debris disappears.
MOVES = 120
RECORDING = ROOT / "Tests" / "Golden" / "bricks.funfair"


def assert_no_problems(visitor: Visitor) -> None:
    problems = visitor.engine.problems()
    assert not problems, "the page had problems:\n" + "\n".join(problems)


def until(
    visitor: Visitor, is_so: Callable[[Snapshot], bool], do: Callable[[Snapshot], None]
) -> None:
    """Repeats an action until a condition is true. Resumes the run whenever it pauses."""
    deadline = time.monotonic() + PATIENCE
    while not is_so(now := visitor.snapshot()):
        assert_no_problems(visitor)
        assert time.monotonic() < deadline, f"the page is still {now}"
        if now.get("phase") == "paused" and now["screen"] == "play":
            # On a busy machine, no frames may be drawn for seconds, so the page pauses the run.
            visitor.press("Resume")
        else:
            do(now)


def wait(_: Snapshot) -> None:
    time.sleep(0.05)


def time_moves(visitor: Visitor, do: Callable[[Snapshot], None] = wait) -> None:
    """Checks that time passes in the current run, or that the run has ended."""
    start = visitor.snapshot().get("tick")
    if start is None:
        return
    until(
        visitor,
        lambda now: now["screen"] not in ("play", "watch") or now["tick"] >= start + MOVES
        or now.get("phase") == "over",
        do,
    )


def begin(visitor: Visitor, stall: str, way: str | None = None) -> None:
    """Goes from home to the beginning of a run."""
    visitor.press(stall)
    if way:
        visitor.choose(way)
    play(visitor)


def play(visitor: Visitor) -> None:
    if not visitor.evaluate("document.querySelector('input[data-field]')?.value"):
        visitor.write_name("Grace")
    visitor.play()


# BubblePop


def pop_a_chain(visitor: Visitor, is_so: Callable[[Snapshot], bool]) -> None:
    """Pops all bubbles of one colour, then those of another colour, until a condition is true."""
    colour: list[str] = []

    def pop(now: Snapshot) -> None:
        whole = [one for one in now.get("bubbles", []) if one["phase"] == "whole"]
        same = [one for one in whole if one["kind"] in colour]
        if not (target := same or whole):
            return wait(now)
        colour[:] = [target[0]["kind"]]
        visitor.engine.tap(target[0]["cssX"], target[0]["cssY"])

    until(visitor, is_so, pop)
    if visitor.snapshot()["screen"] == "play":
        time_moves(visitor, pop)


def has_chain(now: Snapshot) -> bool:
    return now["screen"] == "result" or now.get("chain", 0) >= 2


def bubblepop(visitor: Visitor, way: str | None = None) -> None:
    begin(visitor, "BubblePop", way)
    pop_a_chain(visitor, has_chain)
    assert visitor.snapshot()["score"] > 0
    visitor.press("Pause")
    visitor.press("Resume")
    pop_a_chain(visitor, lambda now: now["screen"] == "result" or now["phase"] == "running")
    leave(visitor)


def leave(visitor: Visitor) -> None:
    """Goes home from a run or its result. The run may be ending or pausing by itself just now."""
    visitor.press_any("Pause", "Home")
    if visitor.snapshot()["screen"] != "home":
        visitor.press("Home")


# Breakout


def break_bricks(visitor: Visitor, count: int) -> None:
    """Follows the ball until the given number of bricks are broken and their debris is gone."""

    def is_so(now: Snapshot) -> bool:
        return now.get("broken", 0) >= count or now["screen"] == "result"

    until(visitor, is_so, lambda now: follow(visitor, is_so))
    now = visitor.snapshot()
    if now["screen"] == "result":
        # The run may end earlier, if the finger is slow or the wall is small.
        assert now["score"] > 0
        return
    time_moves(visitor)


def follow(visitor: Visitor, is_so: Callable[[Snapshot], bool]) -> None:
    """Launches the waiting ball, and holds the paddle under it for a while."""
    now = visitor.snapshot()
    if now.get("phase") != "running" or "stage" not in now:
        return wait(now)
    rect = now["stage"]["rect"]
    scale = rect["width"] / now["stage"]["width"]
    x, y = visitor.middle()
    if is_seated(now):
        visitor.engine.tap(x, y)
    width = visitor.evaluate("innerWidth")
    visitor.engine.press_at(x, y)
    # A mouse moves the paddle to the pointer, but a finger moves it by the distance dragged.
    held_at = paddle_x({"paddle": now["paddle"]} | visitor.snapshot())
    for _ in range(STEPS):
        now = visitor.snapshot()
        if is_so(now) or now.get("phase") != "running" or is_seated(now):
            break
        place = x + (aim(now)[0] - held_at) * scale
        visitor.engine.move_to(min(max(place, 2), width - 2), y)
    drop(visitor, x, y)


def drop(visitor: Visitor, x: float, y: float) -> None:
    """Moves a finger to a point, and lifts it once it has come to rest. After a flick, Chromium
    would use the next tap to stop scrolling."""
    visitor.engine.move_to(x, y)
    time.sleep(0.2)
    visitor.engine.move_to(x, y)
    visitor.engine.lift()


def breakout(visitor: Visitor, way: str | None = None) -> None:
    begin(visitor, "Breakout", way)
    break_bricks(visitor, 3)
    leave(visitor)


def breakout_with_a_drawn_wall(visitor: Visitor) -> None:
    visitor.press("Draw walls")
    visitor.press("Draw a wall")
    visitor.engine.press_at(*tile(visitor, 62))
    drop(visitor, *tile(visitor, 67))
    assert visitor.evaluate("document.querySelectorAll('.tile.brick').length") > 1
    visitor.press("Undo")
    visitor.press("Redo")
    visitor.press("Try it")
    play(visitor)
    break_bricks(visitor, 1)
    leave(visitor)


def tile(visitor: Visitor, index: int) -> tuple[float, float]:
    """Returns the centre of the editor's cell with the given index, in CSS pixels."""
    visitor.wait_for(f"document.querySelectorAll('.tile').length > {index}")
    box = f"document.querySelectorAll('.tile')[{index}].getBoundingClientRect()"
    x, y = visitor.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({box})"
    )
    return float(x), float(y)


# Roulette


def roulette(visitor: Visitor) -> None:
    begin(visitor, "Roulette", "Three levels")
    spins = visitor.snapshot()["spins"]
    visitor.press("Spin")
    chosen = set(visitor.snapshot()["bets"])
    for number in [one for one in range(1, 37) if one not in chosen][: EASY.numbers - len(chosen)]:
        visitor.press(name_of(number))
    visitor.press("Bet")
    see_it_fall(visitor, spins)
    visitor.press("Home")


def roulette_classic(visitor: Visitor) -> None:
    begin(visitor, "Roulette", "Classic")
    spins = visitor.snapshot()["spins"]
    visitor.press("Spin")
    visitor.press("red, pays 1 to 1")
    visitor.press("17 black, pays 35 to 1")
    visitor.press("Bet")
    see_it_fall(visitor, spins)
    visitor.press("Home")


def see_it_fall(visitor: Visitor, spins: int) -> None:
    """Waits until the wheel turns and the ball comes to rest, without skipping."""
    until(visitor, lambda now: now["phase"] == "turning" or now["spins"] > spins, wait)
    start = visitor.snapshot()["tick"]
    until(visitor, lambda now: now["phase"] != "turning" and now["spins"] > spins, wait)
    assert visitor.snapshot()["tick"] > start or visitor.snapshot()["tick"] >= 480


# The idle home screen, and watching


def home_left_alone(visitor: Visitor) -> None:
    """Waits until demos of BubblePop and Breakout have scored, then plays BubblePop."""
    seen: set[str] = set()

    def is_so(now: Snapshot) -> bool:
        demo = now.get("demo")
        if demo and demo["points"] > 0:
            seen.add(demo["game"])
        return seen >= {"bubblepop", "breakout"}

    until(visitor, is_so, wait)
    start = visitor.snapshot()["demo"]["ticks"]
    until(visitor, lambda now: now["demo"]["ticks"] >= start + MOVES, wait)
    bubblepop(visitor)


def watching(visitor: Visitor) -> None:
    """Watches a recording of Breakout at four times the speed, until its end."""
    visitor.press("Breakout")
    visitor.tab("How to play")
    visitor.wait_for("document.querySelector('input[type=file]') !== null")
    bytes = base64.b64encode(RECORDING.read_bytes()).decode()
    visitor.engine.run(f"({OFFER})({json.dumps(bytes)});")
    visitor.wait_until(lambda now: now["screen"] == "watch")
    until(visitor, lambda now: now["broken"] >= 3, wait)
    visitor.choose("×4")
    until(visitor, lambda now: now["broken"] >= 8 or now["phase"] == "over", wait)
    time_moves(visitor)
    visitor.press("Back")
    visitor.press("Home")


# Gives the page a file, as if a person had chosen it.
OFFER = """(text) => {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], "bricks.funfair"));
  const field = document.querySelector("input[type=file]");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

PLAYS: dict[str, Callable[[Visitor], None]] = {
    "BubblePop": lambda visitor: bubblepop(visitor, "Minute"),
    "BubblePop Zen": lambda visitor: bubblepop(visitor, "Zen"),
    "BubblePop Rush": lambda visitor: bubblepop(visitor, "Rush"),
    "BubblePop Sharp": lambda visitor: bubblepop(visitor, "Sharp"),
    "Breakout": lambda visitor: breakout(visitor, "Classic"),
    "Breakout with capsules": lambda visitor: breakout(visitor, "Capsules"),
    "Breakout with a drawn wall": breakout_with_a_drawn_wall,
    "Roulette": roulette,
    "Roulette Classic": roulette_classic,
    "Home": home_left_alone,
    "Watching": watching,
}
