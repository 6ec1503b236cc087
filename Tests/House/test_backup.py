"""`funfair backup` beside an open house, by its own user, another user and the administrator, and
the copy that a house makes before it updates an older file."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import sqlite3
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from disk import disk, fill
from house import BINARY, Client, Gone, House

# Turns a file into one of the first version.
OLDER = """
    DROP TABLE report; DROP TABLE linked_device; DROP TABLE link_code;
    DROP TABLE banned_device; DROP TABLE ban; ALTER TABLE run DROP COLUMN pauses;
    DELETE FROM grdb_migrations WHERE identifier > '1';
"""
# Two users that the administrator can be.
OWNER, STRANGER = "games", "nobody"
USERS = (
    shutil.which("setpriv") is not None and os.geteuid() == 0
    and {OWNER, STRANGER} <= {user.pw_name for user in pwd.getpwall()}
)


def names(data: Path) -> list[str]:
    file = sqlite3.connect(data)
    try:
        return [name for (name,) in file.execute("SELECT name FROM player ORDER BY id")]
    finally:
        file.close()


def funfair(
    *words: str, user: str | None = None, temporary: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    group = None if user is None else pwd.getpwnam(user).pw_gid
    return subprocess.run(
        [str(BINARY), *words], capture_output=True, timeout=60, user=user, group=group,
        env={**os.environ, "TMPDIR": "" if temporary is None else str(temporary)},
        # Otherwise, the command would keep the administrator's groups.
        extra_groups=None if user is None else [],
    )


def test_a_backup_goes_to_standard_output_while_names_are_registered(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    stop = threading.Event()
    known: list[str] = []

    def register() -> None:
        client = Client(house.port)
        while not stop.is_set():
            name = f"Ada {len(known)}"
            try:
                assert client.register(name)[0].status in (201, 429)
            except Gone:
                return
            known.append(name)

    guest = threading.Thread(target=register)
    guest.start()
    try:
        for number in range(3):
            done = funfair("backup", "-", "--data", str(house.data))
            assert done.returncode == 0, done.stderr
            assert done.stderr == b""
            copy = tmp_path / f"copy-{number}.sqlite"
            copy.write_bytes(done.stdout)
            verified = funfair("scores", "verify", "--data", str(copy))
            assert verified.returncode == 0, verified
            stored = names(copy)
            assert stored == known[: len(stored)] or set(known) >= set(stored[:-1])
    finally:
        stop.set()
        guest.join()
    house.close()


def test_a_closed_pipe_is_an_error(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    process = subprocess.Popen(
        [str(BINARY), "backup", "-", "--data", str(house.data)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    said = process.stderr.read().decode()
    assert process.wait(60) == 1
    assert said.startswith("Error: The backup is incomplete"), said
    house.close()


@pytest.fixture
def shared() -> Iterator[Path]:
    """Yields a folder that other users can reach, which belongs to the house's user."""
    if not USERS or funfair("--version", user=STRANGER).returncode != 0:
        pytest.skip("only the administrator can be two other users")
    folder = Path(tempfile.mkdtemp(dir="/var/tmp"))
    try:
        shutil.chown(folder, OWNER)
        yield folder
    finally:
        shutil.rmtree(folder)


def test_the_houses_user_can_open_what_the_administrator_left(shared: Path) -> None:
    data = str(shared / "scores.sqlite")
    backups = shared / "backups"
    backups.mkdir(0o700)
    shutil.chown(backups, OWNER)
    made = House(shared)
    made.open()
    made.close()
    # The first house ran as the administrator, and its files already belong to the other user.
    for word in (["backup", str(backups / "one.sqlite")], ["backup", "--into", str(backups)]):
        assert funfair(*word, "--data", data).returncode == 0
    assert funfair("restore", str(backups / "one.sqlite"), "--data", data).returncode == 0
    assert funfair("renew-key", "--data", data).returncode == 0
    assert funfair("scores", "remove", "Nobody", "--data", data).returncode == 1
    for file in [*shared.glob("scores.*"), *backups.iterdir()]:
        assert file.owner() == OWNER, file
        assert file.stat().st_mode & 0o077 == 0, file
    # Two backups in the same second would have the same name.
    (dated,) = backups.glob("scores-*")
    dated.rename(backups / "scores-2026-01-01T00-00-00Z.sqlite")
    for word in (
        ["renew-key"], ["backup", str(backups / "two.sqlite")],
        ["backup", "--into", str(backups), "--keep", "1"],
    ):
        done = funfair(*word, "--data", data, user=OWNER)
        assert done.returncode == 0, done


def test_files_beside_an_open_house_stay_its_users(shared: Path) -> None:
    data = str(shared / "scores.sqlite")
    House(shared).open_as(OWNER).close()
    # No house is open, so the administrator's command makes the log and its index.
    file = sqlite3.connect(data)
    file.execute("INSERT INTO house (word, value) VALUES ('a word', x'00')")
    file.commit()
    try:
        assert funfair("backup", str(shared / "copy.sqlite"), "--data", data).returncode == 0
        owners = {file.name: file.owner() for file in shared.glob("scores.sqlite*")}
    finally:
        file.close()
    assert set(owners.values()) == {OWNER}, owners
    house = House(shared).open_as(OWNER)
    assert funfair("backup", "-", "--data", data, user=OWNER).returncode == 0
    house.close()


def test_another_user_is_told_what_to_do(shared: Path) -> None:
    data = shared / "scores.sqlite"
    House(shared).open_as(OWNER).close()
    advice = f"sudo -u {OWNER} funfair".encode()
    for mode in (0o755, 0o700):
        shared.chmod(mode)
        done = funfair("backup", "-", "--data", str(data), user=STRANGER)
        assert done.returncode == 1
        assert done.stdout == b""
        assert advice in done.stderr, done


def test_a_backup_that_is_sent_needs_room_in_tmpdir_or_beside_the_scores(tmp_path: Path) -> None:
    with disk(tmp_path / "image", tmp_path / "disk", megabytes=16) as folder:
        house = House(folder)
        house.open()
        Client(house.port).register("Ada")
        house.close()
        full = fill(folder)
        # There is room for SQLite's own files, but not for a copy.
        os.truncate(full, full.stat().st_size - (128 << 10))
        beside = funfair("backup", "-", "--data", str(house.data))
        assert beside.returncode == 1, beside
        assert f"cannot be backed up to {folder}:".encode() in beside.stderr, beside
        assert beside.stdout == b""
        elsewhere = funfair("backup", "-", "--data", str(house.data), temporary=tmp_path)
        assert elsewhere.returncode == 0, elsewhere
        copy = tmp_path / "copy.sqlite"
        copy.write_bytes(elsewhere.stdout)
        assert names(copy) == ["Ada"]


def age(data: Path) -> None:
    file = sqlite3.connect(data)
    file.executescript(OLDER)
    file.close()


def migrations(house: House) -> list[tuple[str]]:
    return house.rows("SELECT identifier FROM grdb_migrations")


def test_a_house_without_room_for_a_copy_leaves_an_older_file_as_it_is(tmp_path: Path) -> None:
    with disk(tmp_path / "image", tmp_path / "disk", megabytes=16) as folder:
        house = House(folder)
        house.open()
        Client(house.port).register("Ada")
        house.close()
        age(house.data)
        before = migrations(house)
        full = fill(folder)
        # There is room for SQLite's own files, but not for a copy.
        os.truncate(full, full.stat().st_size - (128 << 10))
        said = house.refusal()
        assert f"An older Funfair wrote {house.data}" in said, said
        assert re.search(r"It needs up to \d+ bytes, and the disk has only \d+ bytes", said), said
        assert migrations(house) == before == [("1",)]
        full.unlink()
        house.open()
        assert names(house.data) == ["Ada"]
        copies = list(folder.glob("scores.sqlite.version-1-*"))
        assert len(copies) == 1 and names(copies[0]) == ["Ada"]
        house.close()
