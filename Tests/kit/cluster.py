"""A PostgreSQL server for one test, run as an unprivileged user, in a new folder, on a free port.

Commits wait for the disk, as by default. Whenever the server stops, it restarts, as a service
does."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

# The superuser's name.
USER = "fair"
# The maximum number of seconds until the server starts, even if it has a lot to recover.
PATIENCE = 60
PROGRAMS = max(
    Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), default=None
)
# The shell keeps the server running until the shell's input closes, at the latest when this process
# exits.
SCRIPT = """
export LC_ALL=C
{making} >begin.log 2>&1 || {{ cat begin.log >&2; exit 1; }}
( while [ ! -e over ]; do
    [ -e hold ] || postgres -D "$DATA" -k "$PWD" -p {port} -c listen_addresses=127.0.0.1 \\
        -c max_connections=100 -c shared_buffers=32MB >>log 2>&1
    sleep 0.1
done ) &
LOOP=$!
cat >/dev/null
touch over
while kill -0 $LOOP 2>/dev/null; do
    kill -QUIT $(head -n 1 "$DATA/postmaster.pid" 2>/dev/null) 2>/dev/null
    sleep 0.1
done
"""
MAKING = 'initdb --no-sync --auth=trust --username={user} --encoding=UTF8 --no-locale -D "$DATA"'
COPYING = 'pg_basebackup -R -c fast -D "$DATA" -d "{origin} application_name={name}"'
# The name of the second server, which replicates the first.
FOLLOWER = "second"


class Cluster:
    """A server that can be killed, kept from restarting, and queried."""

    def __init__(self, data: Path | None = None, *, following: Cluster | None = None) -> None:
        assert PROGRAMS is not None, "PostgreSQL is missing"
        self.folder = Path(tempfile.mkdtemp(prefix="funfair-", dir="/tmp"))
        self.data = data or self.folder / "data"
        self.data.mkdir(mode=0o700, exist_ok=True)
        self.port = free_port()
        making = MAKING.format(user=USER)
        if following is not None:
            making = COPYING.format(origin=following.where, name=FOLLOWER)
        plain: dict[str, Any] = {}
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            plain = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            for path in (self.folder, self.data):
                shutil.chown(path, "nobody", "nogroup")
        self._keeper = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT.format(making=making, port=self.port)], cwd=self.folder,
            stdin=subprocess.PIPE, text=True, **plain,
            env={"PATH": f"{PROGRAMS}:/usr/bin:/bin", "DATA": str(self.data)},
        )
        self.wait()

    @property
    def where(self) -> str:
        """The address in the form that libpq's own programs use."""
        return f"host=127.0.0.1 port={self.port} user={USER}"

    def is_there(self) -> bool:
        """Returns whether the server accepts connections."""
        assert PROGRAMS is not None
        where = f"{self.where} dbname=postgres"
        asked = [str(PROGRAMS / "pg_isready"), "-q", "-t", "1", "-d", where]
        return subprocess.run(asked).returncode == 0

    def wait(self) -> None:
        """Waits until the server accepts connections."""
        end = time.monotonic() + PATIENCE
        while not self.is_there():
            assert self._keeper.poll() is None, "the cluster could not be created"
            assert time.monotonic() < end, self.log
            time.sleep(0.05)

    @property
    def log(self) -> str:
        file = self.folder / "log"
        return file.read_text() if file.exists() else ""

    def rows(self, query: str, database: str = "funfair") -> list[tuple[Any, ...]]:
        """Returns the rows that a query selects. Values that look like integers become integers."""
        assert PROGRAMS is not None
        where = f"{self.where} dbname={database}"
        asked = [str(PROGRAMS / "psql"), "-XAtq", "-F", "\t", "-c", query, where]
        told = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
        assert told.returncode == 0, told.stderr
        return [tuple(map(value, line.split("\t"))) for line in told.stdout.splitlines()]

    def make_database(self) -> None:
        self.rows("CREATE DATABASE funfair", "postgres")

    def wait_for_follower(self) -> None:
        """Makes each commit wait until it's also on the second server's disk."""
        self.rows(f"ALTER SYSTEM SET synchronous_standby_names = '{FOLLOWER}'", "postgres")
        self.rows("SELECT pg_reload_conf()", "postgres")
        end = time.monotonic() + PATIENCE
        query = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
        while not self.rows(query, "postgres"):
            assert time.monotonic() < end, self.log
            time.sleep(0.05)

    def hold(self) -> None:
        """Keeps the server from restarting."""
        (self.folder / "hold").touch()

    def kill(self) -> None:
        """Kills all the server's processes, because those that serve connections would otherwise
        finish their work."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        for number in [first, *children(first)]:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)

    def end(self) -> None:
        """Stops the server, and deletes its data."""
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
        self._keeper.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def children(number: int) -> list[int]:
    """Returns the IDs of a process's child processes."""
    file = Path(f"/proc/{number}/task/{number}/children")
    return [int(child) for child in file.read_text().split()]


def value(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
