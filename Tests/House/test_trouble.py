"""A house that can't store scores always reports that and keeps everything it acknowledged."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from disk import disk, fill
from house import Client, House


@contextmanager
def opened(folder: Path, data: Path | None = None) -> Iterator[House]:
    house = House(folder, data)
    house.open()
    try:
        yield house
    finally:
        house.kill()


def health(house: House) -> int:
    return Client(house.port).get("/healthz").status


def takes(house: House, name: str) -> bool:
    """Returns whether the house accepts a name. A refusal must have the problem not-storing."""
    answer, _ = Client(house.port).register(name)
    if answer.status == 201:
        return True
    assert (answer.status, answer.problem) == (503, "not-storing"), answer
    assert answer.words["retryAfter"] > 0
    return False


def check(house: House, *, is_well: bool) -> None:
    # The health report is cached for a second.
    time.sleep(1.1)
    assert health(house) == (200 if is_well else 503)
    assert takes(house, f"Guest {time.monotonic_ns()}") == is_well


def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    with (
        disk(tmp_path / "disk.img", tmp_path / "disk", megabytes=8) as place,
        opened(tmp_path, place / "scores.sqlite") as house,
    ):
        check(house, is_well=True)
        full = fill(place)
        # The house accepts names while they fit into the log.
        for number in range(400):
            if not takes(house, f"Late {number}"):
                break
        check(house, is_well=False)
        assert "The disk is full." in house.complaints
        backup = house.command("backup", str(place / "backup.sqlite"))
        assert backup.returncode == 1
        assert "not an error" not in backup.stderr, backup
        assert sorted(path.name for path in place.glob("backup*")) == []
        full.unlink()
        check(house, is_well=True)


def test_a_locked_file_is_reported(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        check(house, is_well=True)
        other = sqlite3.connect(house.data, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        check(house, is_well=False)
        other.rollback()
        other.close()
        check(house, is_well=True)
        assert "Another program has locked" in house.complaints


@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_a_removed_file_is_reported(tmp_path: Path, ending: str) -> None:
    with opened(tmp_path) as house:
        check(house, is_well=True)
        file = Path(f"{house.data}{ending}")
        file.unlink()
        check(house, is_well=False)
        assert "removed, renamed or replaced" in house.complaints


def test_a_renamed_file_is_reported_until_its_name_is_restored(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        check(house, is_well=True)
        away = tmp_path / "away.sqlite"
        house.data.rename(away)
        check(house, is_well=False)
        away.rename(house.data)
        check(house, is_well=True)


def test_a_replaced_file_is_reported(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        check(house, is_well=True)
        copy = tmp_path / "copy.sqlite"
        assert house.command("backup", str(copy)).returncode == 0
        copy.rename(house.data)
        check(house, is_well=False)


def test_damaged_pages_are_reported(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    check(house, is_well=True)
    house.close()
    page = 4096
    whole = bytearray(house.data.read_bytes())
    for first in range(8, len(whole) // page):
        damaged = bytearray(whole)
        damaged[first * page : (first + 1) * page] = os.urandom(page)
        house.data.write_bytes(damaged)
        try:
            house.open()
        except AssertionError:
            # The house noticed the damage while it opened.
            house.kill()
            continue
        well = health(house) == 200
        # If the health report is good, the house must be able to store a new name.
        assert takes(house, f"Guest on page {first}") or not well, f"page {first}"
        house.kill()


def test_a_second_house_on_the_file_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        check(house, is_well=True)
        assert "Another house is using" in house.refusal()
        check(house, is_well=True)
        # A killed house doesn't keep the next house from opening.
        house.kill()
        house.open()
        check(house, is_well=True)
