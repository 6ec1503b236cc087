"""A party over real connections. Everybody plays the same minute, and the house is killed during
the round. Still, every run counts, and the podium equals a recount.

PARTY sets the number of guests, and PARTY_KILLS the number of kills. With PARTY_HOUSES=2, two
houses share a PostgreSQL server, and half of the guests play at each."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import recording
from house import House
from houses import SharedHouse
from kit.cluster import USER, Cluster
from revellers import SECOND, Party, Phone, Screen

PARTY = int(os.environ.get("PARTY", "24"))
KILLS = int(os.environ.get("PARTY_KILLS", "1"))
HOUSES = int(os.environ.get("PARTY_HOUSES", "1"))
# The number of bots that make recordings in parallel.
BOTS = 2
# The screen's maximum delay in seconds, and the share of reports that must meet it on a busy
# machine.
BEHIND, MOSTLY = 1.0, 0.95
# The length of each measurement of processor time, in seconds.
SPAN = 5.0


class LastingHouse(House):
    """A house that reopens at the same address, as a service does."""

    @property
    def _serving(self) -> list[str]:
        serving = super()._serving
        serving[serving.index("--port") + 1] = str(self.port)
        return serving


class JoinedHouse(SharedHouse):
    """A house that shares its database."""

    def __init__(self, folder: Path, cluster: Cluster, key: Path) -> None:
        super().__init__(folder, f"postgres://{USER}@127.0.0.1:{cluster.port}/funfair", key)
        self._cluster = cluster

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        return self._cluster.rows(query)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    houses: list[House] = []
    with contextlib.ExitStack() as ends:
        if HOUSES == 1:
            houses = [LastingHouse(tmp_path)]
        else:
            cluster = Cluster()
            ends.callback(cluster.end)
            cluster.make_database()
            houses = [
                JoinedHouse(tmp_path / str(number), cluster, tmp_path / "key")
                for number in range(HOUSES)
            ]
        for house in houses:
            house.open()
            ends.callback(house.kill)
        yield houses


def processor_time(house: House) -> float:
    """The processor time that a house has used, in seconds."""
    fields = Path(f"/proc/{house.number}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load(threading.Thread):
    """Measures the house's processor load over spans of SPAN seconds."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house, self.is_over = house, False
        self.shares: list[float] = []
        self.start()

    def run(self) -> None:
        while not self.is_over:
            number, begin = self.house.number, time.monotonic()
            try:
                before = processor_time(self.house)
                time.sleep(SPAN)
                if self.house.number == number:
                    spent = processor_time(self.house) - before
                    self.shares.append(spent / (time.monotonic() - begin))
            except (OSError, IndexError):
                time.sleep(0.2)


def test_a_party_loses_no_runs_if_a_house_is_killed(houses: list[House], tmp_path: Path) -> None:
    seed = int(os.environ.get("FORGE_SEED", Random().randrange(2**32)))
    print(f"FORGE_SEED={seed}")
    chance = Random(seed)
    party = Party(houses[0], "bubblepop")
    phones = [
        Phone(number, party.at(houses[number % HOUSES]), tmp_path) for number in range(1, PARTY + 1)
    ]
    begin = time.monotonic()
    with ThreadPoolExecutor(16) as door:
        list(door.map(Phone.join, phones))
    print(f"{PARTY} guests came in {time.monotonic() - begin:.1f} s")
    screen, loads = Screen(party), [Load(house) for house in houses]
    party.start()
    with ThreadPoolExecutor(BOTS) as bots:
        threads = [
            threading.Thread(target=evening, args=(phone, bots, Random(chance.random())))
            for phone in phones
        ]
        for thread in threads:
            thread.start()
        quiet = killed(houses, party, chance)
        for thread in threads:
            thread.join(timeout=150)
    screen.is_over = True
    for load in loads:
        load.is_over = True
    check(houses, party, phones)
    measure(screen, phones, [share for load in loads for share in load.shares], quiet)


def evening(phone: Phone, bots: ThreadPoolExecutor, chance: Random) -> None:
    """Plays a round on a phone."""
    time.sleep(chance.random() * SECOND)
    while not phone.round.get("ticket"):
        phone.ask()
        time.sleep(SECOND)
    made = bots.submit(phone.play)
    while phone.elapsed < 60:
        if phone.elapsed > 1 and made.done():
            phone.say()
        else:
            phone.ask()
        time.sleep(SECOND)
    made.result()
    # Most phones send within a second. A few are late, as if they had no network.
    time.sleep(chance.random() * (10 if chance.random() < 0.1 else 1))
    while not phone.send():
        time.sleep(0.5 + chance.random())


def killed(houses: list[House], party: Party, chance: Random) -> list[tuple[float, float]]:
    """Kills a house during the round, the last time while runs are arriving, and returns the
    times when a house was down."""
    state = party.state()
    starts = state["round"]["starts"] / 1000
    moments = sorted(chance.uniform(5, 55) for _ in range(KILLS))
    if KILLS > 1:
        moments[-1] = 60.5
    quiet = []
    for moment in moments:
        time.sleep(max(0.0, starts + moment - time.time()))
        begin = time.time()
        house = chance.choice(houses)
        house.kill()
        house.open()
        # Allow a few seconds for the phones to reconnect.
        quiet.append((begin - 1, time.time() + 3))
        away = time.time() - begin
        print(f"killed {moment:.1f} s after the start; open again after {away:.1f} s")
    return quiet


def check(houses: list[House], party: Party, phones: list[Phone]) -> None:
    """Checks that every run was counted, and that the podium equals a recount."""
    scores = {}
    for phone in phones:
        answer = phone.receipt
        assert answer is not None, f"{phone.name} got no answer; {phone.refusals}"
        assert answer.status == 201 or answer.problem == "ticket-used", answer
        scores[phone.name] = recording.read(phone.run).score
        assert answer.words["score"] == scores[phone.name], answer
    for house in houses:
        state = party.at(house).state()
        assert state["phase"] == "podium", state["phase"]
        told = {row["player"]: (row["place"], row["score"]) for row in state["places"]}
        assert told == {
            name: (1 + sum(other > score for other in scores.values()), score)
            for name, score in scores.items()
        }
        assert all(guest["state"] == "counted" for guest in state["guests"])
    kept = houses[0].rows(
        "SELECT name, run.score FROM run JOIN player ON player.id = player WHERE entry = 2"
    )
    assert dict(kept) == scores and len(kept) == PARTY
    party.end()
    assert ", 0 are not. All counts are correct." in houses[0].verify()
    for house in houses:
        assert house.complaints == ""


def measure(
    screen: Screen, phones: list[Phone], shares: list[float], quiet: list[tuple[float, float]]
) -> None:
    lags = sorted(screen.lags(phones, quiet))
    assert len(lags) > PARTY * 30, "the screen missed updates"
    most = lags[int(len(lags) * MOSTLY)]
    retries = sum(len(phone.refusals) for phone in phones)
    print(
        f"{len(lags)} scores told; on the screen after {lags[len(lags) // 2]:.2f} s, "
        f"{MOSTLY:.0%} of them within {most:.2f} s, all within {lags[-1]:.2f} s; an event is at "
        f"most {max(screen.sizes) / 1024:.0f} KB; a house takes {max(shares):.2f} "
        f"processors at most; {retries} runs were sent again"
    )
    assert most < BEHIND
    assert max(shares) < 1
