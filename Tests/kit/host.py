"""Prepares a database for houses with the commands from docs/postgresql.md."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import time
from pathlib import Path

from kit.cluster import PATIENCE, PROGRAMS, USER, Cluster
from kit.phone import ROOT

# The database's role and name, as in docs/postgresql.md.
ROLE = DATABASE = "funfair"


class Host:
    """A database whose owner isn't a superuser and can log in only with a password.

    Programs find the password if `PGPASSFILE` is set to `passwords`."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.cluster = cluster
        self.passwords = folder / "pgpass"
        self._password = secrets.token_urlsafe()
        self._do("createuser", typing=f"{self._password}\n" * 2)
        rights = "rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls"
        query = f"SELECT {rights} FROM pg_roles WHERE rolname = '{ROLE}'"
        assert cluster.rows(query, "postgres") == [("f",) * 5]
        self.make_database()
        self._note(self._password)
        self._ask_for_passwords()

    @property
    def address(self) -> str:
        return f"postgres://{ROLE}@127.0.0.1:{self.cluster.port}/{DATABASE}"

    def make_database(self) -> None:
        self._do("createdb")

    def _do(self, program: str, typing: str = "") -> None:
        """Runs a program as in docs/postgresql.md, with `typing` as input instead of a terminal."""
        assert PROGRAMS is not None
        page = (ROOT / "docs" / "postgresql.md").read_text()
        [words] = re.findall(rf"^ +sudo -u postgres {program} (.+)$", page, re.M)
        done = subprocess.run(
            [str(PROGRAMS / program), *words.split()], input=typing, capture_output=True, text=True,
            timeout=PATIENCE, start_new_session=True,
            env=os.environ | {
                "PGHOST": "127.0.0.1", "PGPORT": str(self.cluster.port), "PGUSER": USER,
            },
        )
        assert done.returncode == 0, done.stderr

    def _note(self, password: str) -> None:
        """Writes the line from docs/postgresql.md to the password file, with the given password."""
        page = (ROOT / "docs" / "postgresql.md").read_text()
        line = "db.example:5432:funfair:funfair:PASSWORD"
        assert f"`{line}`" in page, "the page has a different line"
        line = line.replace("db.example:5432", f"127.0.0.1:{self.cluster.port}")
        self.passwords.touch(mode=0o600)
        self.passwords.write_text(line.replace("PASSWORD", password) + "\n")

    def _ask_for_passwords(self) -> None:
        """Makes the server require the owner's password, and checks that logins fail without it."""
        file = self.cluster.data / "pg_hba.conf"
        file.write_text(f"host all {ROLE} all scram-sha-256\n" + file.read_text())
        self.cluster.rows("SELECT pg_reload_conf()", "postgres")
        query = f"SELECT left(rolpassword, 13) FROM pg_authid WHERE rolname = '{ROLE}'"
        assert self.cluster.rows(query, "postgres") == [("SCRAM-SHA-256",)]
        end = time.monotonic() + PATIENCE
        while self._gets_in("/dev/null"):
            assert time.monotonic() < end, "the host lets everyone in"
            time.sleep(0.02)
        assert self._gets_in(str(self.passwords))

    def _gets_in(self, passwords: str) -> bool:
        assert PROGRAMS is not None
        asked = [str(PROGRAMS / "psql"), "-w", "-c", "SELECT 1", self.address]
        environment = os.environ | {"PGPASSFILE": passwords}
        return subprocess.run(asked, capture_output=True, env=environment).returncode == 0
