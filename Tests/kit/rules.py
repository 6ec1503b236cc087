"""BubblePop's points as promised to players, implemented a second time to check the game."""

from __future__ import annotations

from collections.abc import Iterable

# A bubble's points when it begins a chain, and when it continues a chain.
POINTS = {
    "red": (1, 2),
    "pink": (2, 3),
    "green": (5, 8),
    "blue": (8, 12),
    "black": (10, 15),
}


def score_of(kinds: Iterable[str]) -> int:
    """Returns the points for popping bubbles of the given kinds, in order."""
    score = 0
    before = None
    for kind in kinds:
        first, further = POINTS[kind]
        score += further if kind == before else first
        before = kind
    return score


def chain_of(kinds: list[str]) -> int:
    """Returns the length of the chain after popping bubbles of the given kinds, in order."""
    length = 0
    for kind in reversed(kinds):
        if kind != kinds[-1]:
            break
        length += 1
    return length
