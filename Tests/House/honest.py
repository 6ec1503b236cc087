"""Honest guests. Everything they send counts immediately and only once, even if sent repeatedly."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from guests import Fair, Guest, Run
from house import Answer, Client

# The minimum and maximum length of a run, in ticks.
TICKS = (1, 480)
# The numbers of runs and spins per guest, within a device's limits.
RUNS, SPINS = 16, 4
# The number of connections that send the same request at the same time.
CROWD = 4


class Honest:
    """A guest whose runs the house must accept."""

    def __init__(self, fair: Fair, number: int, chance: Random) -> None:
        self.fair, self.chance = fair, chance
        self.name = f"Honest {number}"
        self.guest = fair.guest(self.name)
        answer = self.guest.client.post(
            "/api/tables", {"player": self.name}, self.guest.secret
        )
        assert answer.status == 201, answer
        self.table = answer.words["table"]
        self._spins = 0
        self._playing = deque(fair.bots.submit(self._play) for _ in range(RUNS))

    @property
    def is_done(self) -> bool:
        return not self._playing

    def send(self) -> None:
        """Sends a run, sometimes over several connections at once, and now and then a spin."""
        run = self._playing.popleft().result()
        run.wait()
        if len(self._playing) % 4 == 0:
            answers = self._at_once(lambda guest: guest.send(run.bytes, run.ticket))
            new = [answer for answer in answers if answer.status == 201]
            assert len(new) == 1, answers
            answer = new[0]
            for other in answers:
                assert other is answer or other.problem == "ticket-used", other
                assert other.words["run"] == answer.words["run"], answers
        else:
            answer = self.guest.send(run.bytes, run.ticket)
        counted = self.fair.counted
        counted.took(run, answer)
        rank = counted.rank(self.name)
        assert answer.words["ranks"]["all"] == rank, (answer, rank)
        if len(self._playing) % (RUNS // SPINS) == 0:
            self._spin()

    def _spin(self) -> None:
        """Sends one spin over several connections, and expects the same pocket in all responses."""
        self._spins += 1
        numbers = sorted(self.chance.sample(range(37), 4))
        key = f"spin-{self._spins}"
        answers = self._at_once(
            lambda guest: guest.client.post(
                f"/api/tables/{self.table}/spins", {"level": "medium", "numbers": numbers},
                guest.secret, Idempotency_Key=key,
            )
        )
        assert {answer.status for answer in answers} == {200}, answers
        told = {(answer.words["spin"], answer.words["pocket"]) for answer in answers}
        ((spin, pocket),) = told
        assert spin == self._spins, answers
        self.fair.counted.spins.add((self.table, spin, key, pocket))

    def _at_once(self, ask: Callable[[Guest], Answer]) -> list[Answer]:
        guests = [self._again() for _ in range(CROWD)]
        with ThreadPoolExecutor(CROWD) as crowd:
            answers = list(crowd.map(ask, guests))
        for guest in guests:
            guest.client.close()
        return answers

    def _again(self) -> Guest:
        """Returns the same guest on a new connection."""
        client = Client(self.guest.client.port, self.guest.client.address)
        return Guest(client, self.guest.secret, self.guest.names)

    def _play(self) -> Run:
        # Two runs are played at once, and a connection handles one request at a time.
        guest = self._again()
        try:
            return self.fair.run(guest, self.name, self.chance.randint(*TICKS))
        finally:
            guest.client.close()
