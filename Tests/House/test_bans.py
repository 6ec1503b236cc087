"""`funfair bans` beside open houses: a banned device is refused within seconds, after a restart, in
a restored backup, and at the other house of the same database."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from house import Client, House
from houses import SharedHouse
from kit.cluster import PROGRAMS, USER, Cluster

# Seconds until every house must know of a ban.
SECONDS = 10


def refusal(house: House, secret: str) -> str:
    return Client(house.port).register("Another name", secret)[0].problem


def wait_for_ban(house: House, secret: str) -> None:
    end = time.monotonic() + SECONDS
    while refusal(house, secret) != "banned":
        assert time.monotonic() < end, "the house doesn't know of the ban"
        time.sleep(0.1)


def test_a_ban_reaches_an_open_house_and_outlasts_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    answer, secret = Client(house.port).register("Ada")
    assert answer.status == 201
    done = house.command("bans", "add", "Ada")
    assert done.stdout.startswith("Banned “Ada” with 1 device"), done
    wait_for_ban(house, secret)
    backup = tmp_path / "backup.sqlite"
    assert house.command("backup", str(backup)).returncode == 0
    house.kill()
    house.open()
    assert refusal(house, secret) == "banned"
    house.close()
    restored = House(tmp_path, tmp_path / "restored.sqlite")
    assert restored.command("restore", str(backup)).returncode == 0
    restored.open()
    assert refusal(restored, secret) == "banned"
    number = restored.command("bans").stdout.split()[0]
    assert restored.command("bans", "lift", number).returncode == 0
    time.sleep(1.1)
    assert Client(restored.port).register("Ada", secret)[0].status == 201
    restored.close()


@pytest.mark.skipif(PROGRAMS is None, reason="there is no PostgreSQL here")
def test_a_ban_reaches_both_houses_of_a_database(tmp_path: Path) -> None:
    cluster = Cluster()
    houses: list[SharedHouse] = []
    try:
        cluster.make_database()
        address = f"postgres://{USER}@127.0.0.1:{cluster.port}/funfair"
        houses += [SharedHouse(tmp_path / name, address, tmp_path / "key") for name in "ab"]
        for house in houses:
            house.open()
        answer, secret = Client(houses[0].port).register("Ada")
        assert answer.status == 201
        assert refusal(houses[1], secret) == ""
        done = houses[0].command("bans", "add", "Ada")
        assert done.returncode == 0, done
        for house in houses:
            wait_for_ban(house, secret)
    finally:
        for house in houses:
            house.kill()
        cluster.end()
