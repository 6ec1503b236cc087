"""Compares incremental counts of scores with a recount."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# The number of a score's low bits that the ranges of each level ignore.
SHIFTS = (0, 4, 8, 16, 24)


def check_counts(rows: Callable[[str], list[tuple[Any, ...]]]) -> None:
    """Checks that incremental counts equal a recount and that boards show each best score."""
    counted: dict[tuple[int, int, int], int] = {}
    for board, score in rows("SELECT board, score FROM standing"):
        for level, shift in enumerate(SHIFTS):
            place = (board, level, score >> shift)
            counted[place] = counted.get(place, 0) + 1
    kept = {
        (board, level, bucket): count
        for board, level, bucket, count in rows(
            "SELECT board, level, bucket, SUM(players) FROM score_count"
            " GROUP BY board, level, bucket HAVING SUM(players) <> 0"
        )
    }
    assert kept == counted, f"counts differ: {kept.items() ^ counted.items()}"
    best = rows(
        "SELECT player, MAX(score) FROM run WHERE stall = 1 GROUP BY player ORDER BY player"
    )
    shown = rows(
        "SELECT player, score FROM standing JOIN board ON board.id = board"
        " WHERE stall = 1 AND period = 'all' ORDER BY player"
    )
    assert shown == best, f"boards differ from the best: {set(shown) ^ set(best)}"
