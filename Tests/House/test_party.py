"""A party over real connections. Everybody plays the same minute, and the house is killed during
the round. Still, every run counts, and the podium equals a recount.

PARTY sets the number of guests, and PARTY_KILLS the number of kills."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

import recording
from house import House
from revellers import SECOND, Party, Phone, Screen

PARTY = int(os.environ.get("PARTY", "24"))
KILLS = int(os.environ.get("PARTY_KILLS", "1"))
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

    @property
    def processor_time(self) -> float:
        """The processor time that the house has used, in seconds."""
        fields = Path(f"/proc/{self.number}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[LastingHouse]:
    house = LastingHouse(tmp_path)
    house.open()
    yield house
    house.kill()


class Load(threading.Thread):
    """Measures the house's processor load over spans of SPAN seconds."""

    def __init__(self, house: LastingHouse) -> None:
        super().__init__(daemon=True)
        self.house, self.is_over = house, False
        self.shares: list[float] = []
        self.start()

    def run(self) -> None:
        while not self.is_over:
            number, begin = self.house.number, time.monotonic()
            try:
                before = self.house.processor_time
                time.sleep(SPAN)
                if self.house.number == number:
                    spent = self.house.processor_time - before
                    self.shares.append(spent / (time.monotonic() - begin))
            except (OSError, IndexError):
                time.sleep(0.2)


def test_a_party_loses_no_runs_if_the_house_is_killed(house: LastingHouse, tmp_path: Path) -> None:
    seed = int(os.environ.get("FORGE_SEED", Random().randrange(2**32)))
    print(f"FORGE_SEED={seed}")
    chance = Random(seed)
    party = Party(house, "bubblepop")
    phones = [Phone(number, party, tmp_path) for number in range(1, PARTY + 1)]
    begin = time.monotonic()
    with ThreadPoolExecutor(16) as door:
        list(door.map(Phone.join, phones))
    print(f"{PARTY} guests came in {time.monotonic() - begin:.1f} s")
    screen, load = Screen(party), Load(house)
    party.start()
    with ThreadPoolExecutor(BOTS) as bots:
        threads = [
            threading.Thread(target=evening, args=(phone, bots, Random(chance.random())))
            for phone in phones
        ]
        for thread in threads:
            thread.start()
        quiet = killed(house, party, chance)
        for thread in threads:
            thread.join(timeout=150)
    load.is_over = screen.is_over = True
    check(house, party, phones)
    measure(screen, phones, load, quiet)


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


def killed(house: LastingHouse, party: Party, chance: Random) -> list[tuple[float, float]]:
    """Kills the house during the round, the last time while runs are arriving, and returns the
    times when the house was down."""
    state = party.state()
    starts = state["round"]["starts"] / 1000
    moments = sorted(chance.uniform(5, 55) for _ in range(KILLS))
    if KILLS > 1:
        moments[-1] = 60.5
    quiet = []
    for moment in moments:
        time.sleep(max(0.0, starts + moment - time.time()))
        begin = time.time()
        house.kill()
        house.open()
        # Allow a few seconds for the phones to reconnect.
        quiet.append((begin - 1, time.time() + 3))
        away = time.time() - begin
        print(f"killed {moment:.1f} s after the start; open again after {away:.1f} s")
    return quiet


def check(house: LastingHouse, party: Party, phones: list[Phone]) -> None:
    """Checks that every run was counted, and that the podium equals a recount."""
    scores = {}
    for phone in phones:
        answer = phone.receipt
        assert answer is not None, f"{phone.name} got no answer; {phone.refusals}"
        assert answer.status == 201 or answer.problem == "ticket-used", answer
        scores[phone.name] = recording.read(phone.run).score
        assert answer.words["score"] == scores[phone.name], answer
    state = party.state()
    assert state["phase"] == "podium", state["phase"]
    told = {row["player"]: (row["place"], row["score"]) for row in state["places"]}
    assert told == {
        name: (1 + sum(other > score for other in scores.values()), score)
        for name, score in scores.items()
    }
    kept = house.rows(
        "SELECT name, run.score FROM run JOIN player ON player.id = player WHERE entry = 2"
    )
    assert dict(kept) == scores and len(kept) == PARTY
    assert all(guest["state"] == "counted" for guest in state["guests"])
    party.end()
    assert ", 0 are not. All counts are correct." in house.verify()
    assert house.complaints == ""


def measure(
    screen: Screen, phones: list[Phone], load: Load, quiet: list[tuple[float, float]]
) -> None:
    lags = sorted(screen.lags(phones, quiet))
    assert len(lags) > PARTY * 30, "the screen missed updates"
    most = lags[int(len(lags) * MOSTLY)]
    retries = sum(len(phone.refusals) for phone in phones)
    print(
        f"{len(lags)} scores told; on the screen after {lags[len(lags) // 2]:.2f} s, "
        f"{MOSTLY:.0%} of them within {most:.2f} s, all within {lags[-1]:.2f} s; an event is at "
        f"most {max(screen.sizes) / 1024:.0f} KB; the house takes {max(load.shares):.2f} "
        f"processors at most; {retries} runs were sent again"
    )
    assert most < BEHIND
    assert max(load.shares) < 1
