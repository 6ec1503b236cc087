"""Makes a house's file that takes a while to move, and reads what to compare after the move."""

from __future__ import annotations

import hashlib
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from counts import SHIFTS
from house import BINARY, House, simulate
from kit.cluster import PROGRAMS, Cluster

# The numbers that stand for Breakout and its rules in a house's rows.
STALL = 1
RULES = 1


def make(folder: Path, runs: int, ticks: int) -> House:
    """Creates a closed house with `runs` players, each with one run. All runs have equal inputs."""
    house = House(folder)
    house.open()
    house.close()
    options = ["--player", "perfect", "--ticks", str(ticks)]
    recording = simulate("breakout", "7", folder / "run", *options)
    score = score_of(recording, folder / "run")
    with closing(sqlite3.connect(house.data)) as file, file:
        fill(file, runs, ticks, recording, score)
    assert f"{runs} runs are valid, 0 are not. All counts are correct." in house.verify()
    return house


def score_of(recording: bytes, path: Path) -> int:
    path.write_bytes(recording)
    command = [str(BINARY), "verify", str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    path.unlink()
    return next(int(line.split()[1]) for line in said.splitlines() if line.startswith("  Score"))


def fill(file: sqlite3.Connection, runs: int, ticks: int, recording: bytes, score: int) -> None:
    numbers = range(1, runs + 1)
    file.executemany(
        "INSERT INTO device VALUES (?, ?, 5)", ((n, n.to_bytes(32, "big")) for n in numbers))
    file.executemany(
        "INSERT INTO player VALUES (?, ?, ?, ?, 6)",
        ((n, f"Player {n}", f"player {n}", n) for n in numbers))
    file.executemany(
        "INSERT INTO run (id, public_id, ticket, player, stall, entry, rules_version, score, ticks,"
        " made, recording) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)",
        ((n, f"run-{n}", n.to_bytes(16, "big"), n, STALL, RULES, score, ticks, n, recording)
         for n in numbers))
    file.execute("INSERT INTO board VALUES (1, ?, 'all', 0, ?)", (STALL, RULES))
    file.executemany(
        "INSERT INTO standing VALUES (1, ?, ?, ?, ?)", ((n, score, -n, n) for n in numbers))
    file.executemany(
        "INSERT INTO score_count VALUES (1, ?, ?, 0, ?)",
        ((level, score >> shift, runs) for level, shift in enumerate(SHIFTS)))


def bytes_of(house: House) -> str:
    """Returns a hash of a house's file."""
    return hashlib.sha256(house.data.read_bytes()).hexdigest()


def contents(cluster: Cluster) -> str:
    """Returns a database's contents from `pg_dump`, without the parts that differ in each dump."""
    assert PROGRAMS is not None
    command = [str(PROGRAMS / "pg_dump"), "--inserts", f"{cluster.where} dbname=funfair"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "\n".join(line for line in said.splitlines() if not line.startswith("\\"))
