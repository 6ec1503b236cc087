"""All kinds of forgeries, and an endless sequence of them in random order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from forged_bytes import BYTES
from forged_names import NAMES
from forged_recordings import RECORDINGS
from forged_requests import REQUESTS
from forged_runs import RUNS
from forged_senders import LATE, SENDERS
from forged_tables import TABLES
from forged_walls import WALLS
from forgery import Forgery

KINDS = [
    kind
    for table in (BYTES, RECORDINGS, RUNS, SENDERS, REQUESTS, NAMES, TABLES, WALLS)
    for kind in table.kinds.values()
]
LATE_KINDS = list(LATE.kinds.values())


def forgeries(chance: Random) -> Iterator[Forgery]:
    """Yields forgeries endlessly in random order. Each kind occurs once before any kind repeats."""
    while True:
        yield from chance.sample(KINDS, len(KINDS))
