"""The house that the package opens, for tests that send requests and play."""

from __future__ import annotations

import time
import urllib.error
import urllib.request

from debian import PATIENCE, Debian
from kit.house import House


class PackagedHouse(House):
    """The house that the package opens."""

    def __init__(self, machine: Debian, address: str) -> None:
        self.machine = machine
        self.address = address

    def wait_until_open(self) -> PackagedHouse:
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert time.monotonic() < deadline, self.complaints()
            time.sleep(0.05)
        return self

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(self.address + "/healthz", timeout=20) as response:
                return bool(response.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False

    def complaints(self) -> str:
        return self.machine.run("journalctl", "--unit=funfair", "--lines=50", check=False).stdout
