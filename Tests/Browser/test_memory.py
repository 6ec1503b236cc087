"""How much memory each frame allocates. V8 itself samples the allocations with their stacks,
including memory that has already been collected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from kit.breakout import Breakout, BreakoutMaker, breakout_store, is_seated
from kit.game import Game, GameMaker, settings_store

pytestmark = pytest.mark.real_time

# The average number of bytes between two allocations that V8 samples.
INTERVAL = 256
SECONDS = 3
TICKS_PER_SECOND = 120
# Milliseconds of real time that a browser needs to compile frequently run code.
COMPILING = 1500
# The number of bricks that break before anything is measured, because the code that draws their
# debris runs rarely and is compiled late.
BREAKING = 20
# The maximum bytes per frame. A frame still allocates the two or three numbers that are passed
# between V8 and the browser as objects: the frame's time, and the milliseconds for the module.
MOST_PER_FRAME = 100
# The maximum bytes per second for work that isn't done in each frame. Four times a second, the page
# moves the buttons over the bubbles, with a string for each. It compares the header when the clock
# or the score changes, and the whole screen when anything else does. A sound needs audio nodes.
MOST_PER_SECOND = 75_000


@dataclass(frozen=True)
class Allocation:
    """A stack of functions, outermost first, and the number of bytes that it allocated."""

    stack: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Round:
    """The allocations made in each frame, the occasional ones, and what they're averaged over."""

    each: list[Allocation]
    seldom: list[Allocation]
    frames: int
    # By the page's own clock, because on a busy machine the sampling stops late.
    seconds: float

    @property
    def is_little(self) -> bool:
        return (
            size(self.each) / self.frames < MOST_PER_FRAME
            and size(self.seldom) / self.seconds < MOST_PER_SECOND
        )


def test_a_frame_of_bubblepop_allocates_almost_nothing(game: GameMaker) -> None:
    play = game(real_time=True, store=settings_store(60, 40))
    play.begin()
    play.wait_for(lambda now: now["phase"] == "running" and now["tick"] >= 600)
    play.page.evaluate(COUNT_FRAMES)
    assert_next_to_nothing(measured(play) for _ in range(4))


def test_a_frame_of_breakout_allocates_almost_nothing(breakout: BreakoutMaker) -> None:
    store = breakout_store(balls=5, ball_speed=1, rows=8)
    play = breakout(store=store)
    play.start()
    play.play_until(lambda now: now["broken"] >= BREAKING)
    play.lose_a_life()
    play.page.evaluate(COUNT_FRAMES)
    assert_next_to_nothing(measured_flight(play, lives) for lives in (2, 1))


def measured_flight(play: Breakout, lives: int) -> Round:
    """Measures while a ball is moving, then loses the ball."""
    play.launch()
    # Let the browser compile first, because the ball doesn't move long enough for that.
    play.page.wait_for_timeout(COMPILING)
    play.pass_time(0.2)
    flight = measured(play)
    now = play.snapshot()
    assert now["lives"] == lives and not is_seated(now)
    play.lose_a_life()
    return flight


def assert_next_to_nothing(rounds: Iterable[Round]) -> None:
    """Asserts that at least one round allocates almost nothing. Earlier rounds may allocate more,
    because the browser compiles in parallel, late on a busy machine, and uncompiled code stores
    numbers as objects."""
    texts: list[str] = []
    for each in rounds:
        if each.is_little:
            return
        texts.append(
            f"{size(each.each)} bytes in {each.frames} frames:\n{worst(each.each)}\n"
            f"{size(each.seldom)} bytes in {each.seconds:.1f} s:\n{worst(each.seldom)}"
        )
    pytest.fail("too much in every round:\n" + "\n\n".join(texts))


def measured(play: Game) -> Round:
    began = play.snapshot()["tick"]
    allocations, frames, seconds = sample(play)
    # A stopped page would allocate nothing.
    assert play.snapshot()["tick"] - began > SECONDS * TICKS_PER_SECOND / 2
    assert frames > 30
    assert allocations, "nothing was measured"
    # A stopped clock handles requests for the next frame itself, so don't count its allocations.
    others = {"requestAnimationFrame", "addTimer"} if play.is_time_stopped else set()
    allocations = [one for one in allocations if not others & set(one.stack)]
    rarely = {"update", "play"} | callers("view", allocations) | callers("header", allocations)
    each = [one for one in allocations if not rarely & set(one.stack)]
    seldom = [one for one in allocations if rarely & set(one.stack)]
    return Round(each, seldom, frames, seconds)


def size(allocations: list[Allocation]) -> int:
    return sum(one.size for one in allocations)


def callers(name: str, allocations: list[Allocation]) -> set[str]:
    """Returns the names of the functions that call a method. The build shortens functions' names,
    but not methods' names."""
    return {
        one.stack[index - 1]
        for one in allocations
        for index in range(1, len(one.stack))
        if one.stack[index] == name
    }


def sample(play: Game) -> tuple[list[Allocation], int, float]:
    """Returns the allocations of the page's own functions during `SECONDS` seconds or more, the
    number of frames, and the seconds measured."""
    session = play.phone.context.new_cdp_session(play.page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    first, started = play.page.evaluate(FRAMES_AND_TIME)
    session.send(
        "HeapProfiler.startSampling",
        {
            "samplingInterval": INTERVAL,
            "includeObjectsCollectedByMajorGC": True,
            "includeObjectsCollectedByMinorGC": True,
        },
    )
    if play.is_time_stopped:
        # This runs frames at a display's usual rate.
        play.page.clock.run_for(SECONDS * 1000)
    else:
        play.page.wait_for_timeout(SECONDS * 1000)
    profile = session.send("HeapProfiler.stopSampling")["profile"]
    last, ended = play.page.evaluate(FRAMES_AND_TIME)
    return list(walk(profile["head"], (), False)), last - first, (ended - started) / 1000


def walk(node: dict[str, Any], above: tuple[str, ...], is_ours: bool) -> Iterator[Allocation]:
    """Yields the allocations of a node of the profile, and of everything it called."""
    frame = node["callFrame"]
    is_ours = is_ours or "/app" in frame["url"]
    stack = (*above, frame["functionName"])
    if is_ours and node["selfSize"]:
        yield Allocation(stack, node["selfSize"])
    for child in node["children"]:
        yield from walk(child, stack, is_ours)


def worst(allocations: list[Allocation]) -> str:
    largest = sorted(allocations, key=lambda one: one.size, reverse=True)[:8]
    return "\n".join(f"{one.size} bytes: {' > '.join(one.stack)}" for one in largest)


FRAMES_AND_TIME = "() => [window.frames, performance.now()]"

# The proxy keeps V8 from inlining a stopped clock's functions into ours, which would then seem to
# make the clock's allocations.
COUNT_FRAMES = """() => {
  window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {});
  window.frames = 0;
  const count = () => { window.frames += 1; requestAnimationFrame(count); };
  count();
}"""
