"""A whole run by touch, from entering a name to the board."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker
from kit.rules import chain_of, score_of

# How many bubbles the test's player pops per second.
TAPS = 4


def test_a_whole_run_can_be_played_by_touch(game: GameMaker) -> None:
    play = game(320, 480, store=SHORT)
    play.begin("Grace")
    assert flashes(play) == ["3", "2", "1"]
    assert (play.status("Score"), play.status("Time")) == ("0", "10")

    popped: list[str] = []
    seconds: list[int] = []
    rings: list[float] = []
    while (now := play.snapshot())["screen"] == "play":
        seconds.append(now["remaining"])
        assert play.status("Time") == str(now["remaining"])
        rings.append(play.page.locator(".clock-left").evaluate(EMPTY))
        popped += pop_one(play)
        after = play.snapshot()
        assert after["score"] == score_of(popped)
        assert after["chain"] == chain_of(popped)
        assert play.status("Score") == str(after["score"])
        play.pass_time(1 / TAPS)

    assert list(dict.fromkeys(seconds)) == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert rings[0] == 0 and rings == sorted(rings)
    assert len(popped) >= 10 * TAPS // 2, "there were too few bubbles"
    expect(play.page.get_by_role("heading", name="Time!")).to_be_visible()
    (row,) = play.rows()
    assert (row.rank, row.name, row.score, row.is_current) == (
        "1",
        "Grace",
        score_of(popped),
        True,
    )


def flashes(play: Game) -> list[str]:
    """Passes the count-in, and returns the numbers that it shows."""
    seen = []
    while play.snapshot()["phase"] == "countIn":
        seen.append(play.page.get_by_role("timer").inner_text())
        play.pass_time(0.1)
    return list(dict.fromkeys(seen))


def pop_one(play: Game) -> list[str]:
    """Pops the most valuable bubble, if any, and returns its kind."""
    before = play.snapshot()["bubbles"]
    whole = [bubble for bubble in before if bubble["phase"] == "whole"]
    if not whole:
        return []
    dearest = max(whole, key=lambda bubble: bubble["points"])
    play.tap(dearest)
    left = {bubble["id"] for bubble in play.snapshot()["bubbles"]}
    assert [bubble["id"] for bubble in before if bubble["id"] not in left] == [dearest["id"]]
    return [dearest["kind"]]


# Returns how much of the ring around the seconds is empty.
EMPTY = "ring => parseFloat(ring.style.strokeDashoffset)"
