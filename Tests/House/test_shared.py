"""Two houses share one PostgreSQL server under load, while all kinds of faults happen.

HOUSE_KILLS and similar variables set the number of faults. Random choices depend on SHARED_SEED,
which is printed."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from disk import disk, fill
from kit.cluster import PROGRAMS, Cluster
from relay import Relay
from shared import Shared, a_folder

HOUSE_KILLS = int(os.environ.get("HOUSE_KILLS", "3"))
DATABASE_KILLS = int(os.environ.get("DATABASE_KILLS", "1"))
ENDINGS = int(os.environ.get("ENDINGS", "2"))
DISKS = int(os.environ.get("DISKS", "1"))
PROMOTIONS = int(os.environ.get("PROMOTIONS", "1"))
# The length of each network failure, in seconds.
CUT_SECONDS = [float(text) for text in os.environ.get("CUT_SECONDS", "2").split()]
SILENT_SECONDS = [float(text) for text in os.environ.get("SILENT_SECONDS", "2").split()]
# The minimum and maximum number of seconds until a fault.
UPTIME = (0.05, 0.8)

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason="there is no PostgreSQL here")


def address(*ports: int) -> str:
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    return f"postgres://fair@{hosts}/funfair?target_session_attrs=read-write"


@contextmanager
def opened(cluster: Cluster, folder: Path, *ports: int) -> Iterator[Shared]:
    """Opens two houses, and yields them once they are under load."""
    seed = int(os.environ.get("SHARED_SEED", random.randrange(2**32)))
    print(f"SHARED_SEED={seed}")
    shared = Shared(cluster, address(*ports), folder, seed)
    try:
        shared.wait_for_scores()
        yield shared
        shared.end()
    finally:
        shared.houses.end()


@contextmanager
def begun(data: Path | None = None) -> Iterator[Cluster]:
    cluster = Cluster(data)
    try:
        cluster.make_database()
        yield cluster
    finally:
        cluster.end()


def linger(shared: Shared) -> None:
    time.sleep(shared.chance.uniform(*UPTIME))


def test_nothing_is_lost_when_a_house_is_killed(tmp_path: Path) -> None:
    with begun() as cluster, opened(cluster, tmp_path, cluster.port) as shared:
        for _ in range(HOUSE_KILLS):
            killed, other = shared.chance.sample(shared.houses.all, 2)
            number = other.number
            with shared.fault():
                linger(shared)
                killed.kill()
                linger(shared)
                killed.open()
            assert other.number == number
        shared.describe("a house killed")


def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path) -> None:
    with begun() as cluster, opened(cluster, tmp_path, cluster.port) as shared:
        numbers = shared.houses.numbers
        for _ in range(DATABASE_KILLS):
            with shared.fault():
                linger(shared)
                cluster.kill()
                cluster.wait()
        assert shared.houses.numbers == numbers
        shared.describe("PostgreSQL killed")


def test_nothing_is_lost_when_listening_connections_end(tmp_path: Path) -> None:
    with begun() as cluster, opened(cluster, tmp_path, cluster.port) as shared:
        numbers = shared.houses.numbers
        for _ in range(ENDINGS):
            with shared.fault():
                linger(shared)
                ended = cluster.rows(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query IN ('LISTEN \"funfair\"', 'SELECT 1') AND pid <> pg_backend_pid()"
                )
                assert len(ended) == len(numbers), ended
        assert shared.houses.numbers == numbers
        shared.describe("both listeners ended")


def test_nothing_is_lost_when_every_connection_ends(tmp_path: Path) -> None:
    with begun() as cluster:
        relay = Relay(cluster.port)
        with opened(cluster, tmp_path, relay.port) as shared:
            numbers = shared.houses.numbers
            for seconds in CUT_SECONDS:
                with shared.fault():
                    linger(shared)
                    with relay.cut():
                        time.sleep(seconds)
            assert shared.houses.numbers == numbers
            shared.describe(f"every connection cut for {CUT_SECONDS} s")


def test_nothing_is_lost_when_the_network_silently_drops_everything(tmp_path: Path) -> None:
    with begun() as cluster:
        relay = Relay(cluster.port)
        with opened(cluster, tmp_path, relay.port) as shared:
            numbers = shared.houses.numbers
            for seconds in SILENT_SECONDS:
                with shared.fault():
                    linger(shared)
                    with relay.silence():
                        time.sleep(seconds)
            assert shared.houses.numbers == numbers
            shared.describe(f"silence for {SILENT_SECONDS} s")


def test_nothing_is_lost_when_the_disk_is_full(tmp_path: Path) -> None:
    with (
        a_folder() as folder,
        disk(folder / "disk.img", folder / "disk", megabytes=160) as place,
        begun(place / "data") as cluster,
        opened(cluster, tmp_path, cluster.port) as shared,
    ):
        numbers = shared.houses.numbers
        for _ in range(DISKS):
            with shared.fault():
                linger(shared)
                full = fill(place)
                shared.wait_until_unwell(30)
                linger(shared)
                full.unlink()
                cluster.wait()
        assert shared.houses.numbers == numbers
        shared.describe("a full disk")


def test_nothing_is_lost_when_a_standby_is_promoted(tmp_path: Path) -> None:
    for number in range(PROMOTIONS):
        folder = tmp_path / str(number)
        folder.mkdir()
        with begun() as first:
            second = Cluster(following=first)
            try:
                first.wait_for_follower()
                with opened(first, folder, first.port, second.port) as shared:
                    numbers = shared.houses.numbers
                    with shared.fault():
                        linger(shared)
                        first.hold()
                        first.kill()
                        second.rows("SELECT pg_promote()", "postgres")
                        shared.cluster = second
                    assert shared.houses.numbers == numbers
                    shared.describe("a standby promoted")
            finally:
                second.end()
