"""A house receives forgeries of many kinds. None counts, but the honest runs among them do.

FORGED sets the number of forgeries. With 10,000 or more, runs are also sent too late, which takes a
minute of waiting. Random choices depend on FORGE_SEED, which is printed, except for the runs'
seeds, which the house draws."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections import Counter

from forgeries import KINDS, LATE_KINDS, forgeries
from forgery import ENOUGH, Forgery, Sender
from guests import Cheat, Fair
from honest import Honest
from house import Answer, Gone

FORGED = int(os.environ.get("FORGED", "600"))
IS_FULL = FORGED >= 10_000
# The minimum number of forgeries of each kind that the house judges instead of turning away.
LEAST = 100 if IS_FULL else 1
# The number of forgeries between two honest runs.
BETWEEN = 20
# Seconds until a cheat's run is too late, including its ticks, the allowed pauses, and a margin.
LATE = 20 + 60 + 2
# The maximum growth of the house's memory, in bytes.
GROWTH = 100_000_000


class Attack:
    def __init__(self, fair: Fair) -> None:
        self.fair = fair
        self.chance = random.Random(fair.chance.random())
        self.judged: Counter[str] = Counter()
        self.flaws: Counter[str] = Counter()
        self.retired: list[tuple[float, Cheat]] = []
        self.victim = fair.cheat()
        self.cheat = fair.cheat()
        self.guests = [self.guest(1), self.guest(2)]
        self.honest = 0

    def forge(self, kind: Forgery, cheat: Cheat) -> bool:
        """Sends a forgery. Returns whether the house judged it instead of turning it away."""
        sender = Sender(cheat, self.victim, self.chance)
        try:
            answer = kind.send(sender)
        except Gone:
            # After too many requests, the house may have closed the connection.
            try:
                answer = kind.send(sender)
            except Gone:
                answer = Answer(0, {})
        if flaw := kind.flaw(answer):
            self.flaws[f"{kind.name}: {flaw}"] += 1
        if answer.problem in ENOUGH:
            return False
        self.judged[kind.name] += 1
        return True

    def forge_one_more(self, kind: Forgery) -> None:
        if self.cheat.is_worn:
            self.change()
        if not self.forge(kind, self.cheat):
            self.change()
            self.forge(kind, self.cheat)

    def change(self) -> None:
        """Switches to another cheat, whose victim is the previous cheat."""
        self.retired.append((time.monotonic(), self.victim))
        self.victim, self.cheat = self.cheat, self.fair.cheat()

    def come_late(self) -> None:
        """Sends the late forgeries of retired cheats whose runs are old enough by now."""
        while self.retired and time.monotonic() - self.retired[0][0] > LATE:
            _, cheat = self.retired.pop(0)
            for kind in LATE_KINDS:
                self.forge(kind, cheat)
            cheat.client.close()

    def guest(self, number: int) -> Honest:
        return Honest(self.fair, number, random.Random(self.chance.random()))

    def play(self) -> None:
        """Plays an honest run, switching to another guest when this guest has no runs left."""
        self.guests[0].send()
        self.honest += 1
        if self.guests[0].is_done:
            self.guests.pop(0)
            self.guests.append(self.guest(self.honest + 2))


def test_no_forgery_counts_and_every_honest_run_does(fair: Fair) -> None:
    house = fair.house
    attack = Attack(fair)
    memory = house.memory
    begin = time.monotonic()
    for number, kind in zip(range(FORGED), forgeries(attack.chance)):
        attack.forge_one_more(kind)
        # Once a forgery has counted, ranks are wrong.
        if number % BETWEEN == 0 and not attack.flaws:
            attack.play()
        if IS_FULL:
            attack.come_late()
    seconds = time.monotonic() - begin
    kinds = list(KINDS)
    if IS_FULL:
        kinds += LATE_KINDS
        while attack.judged[LATE_KINDS[0].name] < LEAST and attack.retired:
            time.sleep(1)
            attack.come_late()
    growth = house.memory - memory
    judged = sum(attack.judged.values())
    print(
        f"{judged} forgeries of {len(kinds)} kinds judged, {FORGED / seconds:.0f} a second, and"
        f" {attack.honest} honest runs between them; {growth >> 20} MB more than before"
    )
    assert not attack.flaws, "\n".join(f"{n} x {flaw}" for flaw, n in attack.flaws.items())
    rare = {kind.name for kind in kinds if attack.judged[kind.name] < LEAST}
    assert not rare, f"hardly ever judged: {rare}"
    assert growth < GROWTH
    fair.end()
    assert house.complaints == ""
    house.close()
    check_file(fair)
    runs = len(fair.counted.runs) + len({table for table, *_ in fair.counted.spins})
    expected = f"{runs} runs are valid, 0 are not. All counts are correct."
    assert house.verify().startswith(expected), (
        house.verify())


def check_file(fair: Fair) -> None:
    """Checks that the file contains exactly what the house acknowledged."""
    file = sqlite3.connect(f"file:{fair.house.data}?mode=ro", uri=True, timeout=20)
    try:
        names = [name for name, in file.execute("SELECT name FROM player")]
        runs = {
            ticket: (name, score, recording)
            for ticket, name, score, recording in file.execute(
                "SELECT ticket, name, score, recording FROM run JOIN player ON player.id = player"
                " WHERE stall <> 2"
            )
        }
        spins = set(file.execute("SELECT roulette_table, number, key, pocket FROM spin"))
    finally:
        file.close()
    assert len(names) == len(set(names))
    assert runs == fair.counted.runs
    assert set(names) == fair.counted.names
    assert spins == fair.counted.spins
