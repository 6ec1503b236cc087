"""A house loses power. Everything that it acknowledged was already on the disk.

CUTS sets the number of power cuts."""

from __future__ import annotations

import os
import shutil
import signal
import threading
import time
from pathlib import Path

import pytest

from disk import disk
from house import TIMEOUT, Client, Gone, House

CUTS = int(os.environ.get("CUTS", "2"))
NAMES = 25
GUESTS = 3
# The number of names and spins that must be acknowledged before a power cut.
ENOUGH = 60


def test_names_are_synced_before_they_are_acknowledged(tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        pytest.skip("strace is missing")
    counts = tmp_path / "syncs.txt"
    house = House(tmp_path)
    house.open("strace", "-D", "-f", "-qq", "-e", "trace=fdatasync,fsync", "-o", str(counts))
    try:
        before = syncs(counts)
        client = Client(house.port)
        for number in range(NAMES):
            answer, _ = client.register(f"Guest {number}")
            assert answer.status == 201, answer
        after = syncs(counts)
    finally:
        house.close()
    print(f"{after - before} syncs for {NAMES} names, one after the other")
    assert after - before >= NAMES


def syncs(counts: Path) -> int:
    return sum("sync(" in line and "= 0" in line for line in counts.read_text().splitlines())


class Guest(threading.Thread):
    """Registers names and places bets, one after the other, until the house is gone."""

    def __init__(self, number: int, port: int) -> None:
        super().__init__(daemon=True)
        self.number = number
        self.client = Client(port, f"127.0.1.{number + 1}")
        self.names: list[str] = []
        self.spins: list[tuple[str, str, int]] = []

    def run(self) -> None:
        try:
            answer, secret = self.client.register(f"Guest {self.number}")
            assert answer.status == 201, answer
            self.names.append(answer.words["name"])
            table = self.client.post("/api/tables", {"player": self.names[0]}, secret)
            for turn in range(1000):
                name = f"{self.names[0]} {turn}"
                if self.client.register(name, secret)[0].status == 201:
                    self.names.append(name)
                self.spin(table.words["table"], f"{turn}", secret)
        except Gone:
            pass

    def spin(self, table: str, key: str, secret: str) -> None:
        bet = {"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}
        path = f"/api/tables/{table}/spins"
        answer = self.client.post(path, bet, secret, Idempotency_Key=key)
        if answer.status == 200:
            self.spins.append((table, key, answer.words["pocket"]))


def test_acknowledged_data_survives_a_power_cut(tmp_path: Path) -> None:
    counts = [cut(tmp_path / str(number)) for number in range(CUTS)]
    print(f"{CUTS} power cuts, {counts} acknowledged before them")


def wait_for_enough(guests: list[Guest]) -> None:
    """Waits until ENOUGH names and spins have been acknowledged."""
    deadline = time.monotonic() + TIMEOUT
    while sum(len(guest.names) + len(guest.spins) for guest in guests) < ENOUGH:
        assert time.monotonic() < deadline, "no requests are answered"
        time.sleep(0.01)


def cut(folder: Path) -> int:
    folder.mkdir()
    image, left = folder / "disk.img", folder / "left.img"
    with disk(image, folder / "disk", megabytes=24) as place:
        house = House(folder, place / "scores.sqlite")
        house.open()
        guests = [Guest(number, house.port) for number in range(GUESTS)]
        for guest in guests:
            guest.start()
        wait_for_enough(guests)
        # The copy contains only what is on the disk now. The stopped house syncs nothing more, and
        # data still in memory is lost.
        house.signal(signal.SIGSTOP)
        time.sleep(0.05)
        names = [name for guest in guests for name in guest.names]
        spins = [spin for guest in guests for spin in guest.spins]
        shutil.copyfile(image, left)
        house.kill()
        for guest in guests:
            guest.join()
    with disk(left, folder / "left") as place:
        after = House(folder, place / "scores.sqlite")
        after.open()
        try:
            rows = {name for (name,) in after.rows("SELECT name FROM player")}
            assert set(names) <= rows, f"{len(set(names) - rows)} of {len(names)} names are lost"
            pockets = {
                (table, key): pocket
                for table, key, pocket in after.rows("SELECT roulette_table, key, pocket FROM spin")
            }
            lost = [spin for spin in spins if pockets.get(spin[:2]) != spin[2]]
            assert not lost, f"{len(lost)} of {len(spins)} spins are lost"
        finally:
            after.close()
        assert "All counts are correct." in after.verify()
    return len(names) + len(spins)
