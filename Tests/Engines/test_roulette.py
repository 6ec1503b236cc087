"""Roulette in every engine: numbers chosen on the sheet, the wheel, and running out of money."""

from __future__ import annotations

import json
from collections.abc import Iterable

from kit.roulette import EASY, MONEY, PRESS_ALL, drawn, losing, name_of, numbers_for
from visitor import Visitor


def test_a_spin_pays_after_a_reload_and_losses_end_the_game(visitor: Visitor) -> None:
    visitor.open("inspect&seed=42")
    visitor.begin("Roulette", "Grace")
    bet(visitor, numbers_for("near"))
    # Wait for this ball to fall. For later spins, skip the wheel.
    visitor.open("inspect&seed=42")
    visitor.press("Continue")
    visitor.wait_until(lambda now: now.get("phase") == "betting")
    money, score = MONEY + EASY.near[0], EASY.near[1]
    assert (visitor.status("Money"), visitor.status("Score")) == (str(money), str(score))
    assert name_of(drawn(0)) in visitor.status("Result")

    spins = money // -EASY.miss[0]
    bet(visitor, losing(range(1, 1 + spins)))
    visitor.press("Skip")
    for spin in range(1, spins + 1):
        if spin > 1:
            visitor.engine.run(f"({PRESS_ALL})({json.dumps(['Spin', 'Bet', 'Skip'])});")
        now = visitor.wait_until(lambda now: now.get("phase") != "turning")
        assert now["money"] == money + spin * EASY.miss[0]
    visitor.wait_until(lambda now: now["screen"] == "result")
    assert visitor.heading() == "The money is gone."
    assert visitor.rows() == [("1", "Grace", score)]


def bet(visitor: Visitor, numbers: Iterable[int]) -> None:
    """Opens the sheet, chooses exactly the given numbers, and bets."""
    visitor.press("Spin")
    wanted, present = set(numbers), set(visitor.snapshot()["bets"])
    for number in [*sorted(present - wanted), *sorted(wanted - present)]:
        visitor.press(name_of(number))
    visitor.press("Bet")
    visitor.wait_until(lambda now: now["phase"] == "turning")
