"""Breakout with capsules: chosen before a run, shown, caught and announced."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker, breakout_store, is_seated, paddle_x
from kit.game import Snapshot

# The mode with capsules has the number 1.
CAPSULES = breakout_store(mode=1, ball_speed=3, paddle=2)
NAMES = [
    "wide paddle",
    "slow balls",
    "sticky paddle",
    "breakthrough",
    "extra life",
    "narrow paddle",
    "fast balls",
]


def test_capsules_are_listed_before_a_run_in_their_mode(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.enter_stall()
    shown = play.page.locator(".legend .picture.capsule")
    expect(shown).to_have_count(0)
    play.page.get_by_role("radio", name="Capsules").check(force=True)
    expect(shown).to_have_count(len(NAMES))
    for name in NAMES:
        expect(play.page.get_by_role("listitem", name=name, exact=True)).to_be_visible()


def test_a_capsule_falls_is_caught_and_is_announced(breakout: BreakoutMaker) -> None:
    play = breakout(store=CAPSULES)
    play.start()
    catch(play)
    assert play.page.locator("#said").inner_text() in NAMES


def catch(play: Breakout) -> None:
    """Plays until a capsule is caught."""
    for _ in range(8):
        play.play_until(lambda now: any(thing["y"] > 250 for thing in now["capsules"]))
        x, y = play.middle()
        now = play.snapshot()
        held_at = paddle_x(now)
        scale = now["stage"]["rect"]["width"] / now["stage"]["width"]
        with play.finger(x, y) as move:
            while now["capsules"] and now["phase"] == "running" and not is_seated(now):
                lowest = max(now["capsules"], key=lambda thing: thing["y"])
                move(x + (lowest["x"] - held_at) * scale, y)
                play.pass_time(0.05)
                if is_caught(lowest, now := play.snapshot()):
                    return
    raise AssertionError("no capsule was caught")


def is_caught(capsule: Snapshot, now: Snapshot) -> bool:
    """Whether the capsule disappeared before it could have fallen off the stage."""
    is_there = any(
        thing["kind"] == capsule["kind"] and thing["x"] == capsule["x"]
        for thing in now["capsules"]
    )
    return not is_there and 520 < capsule["y"] < 600
