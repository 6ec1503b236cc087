"""nginx in front of houses, configured as in docs/hosting.md and docs/postgresql.md."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

from kit.cluster import free_port
from kit.phone import ROOT

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/bin")
# The maximum number of seconds until nginx starts.
PATIENCE = 20
# The headers with the sender, if a test sets it, and with the houses that nginx asked.
ASKER, ANSWERER = "X-Asker", "X-Answerer"
# Settings that only the tests need. All files are in the test's folder, and nginx isn't a daemon.
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    set_real_ip_from 127.0.0.1;
    real_ip_header {asker};
    add_header {answerer} $upstream_addr always;
    {lines}
}}
"""


class Nginx:
    """An nginx with the given lines in its configuration. `{port}` is its own port."""

    def __init__(self, folder: Path, lines: str) -> None:
        assert NGINX is not None, "nginx is missing"
        self.port = free_port()
        folder.mkdir()
        lines = lines.replace("{port}", str(self.port))
        around = AROUND.format(folder=folder, lines=lines, asker=ASKER, answerer=ANSWERER)
        if os.geteuid() == 0:
            # Otherwise, its workers couldn't read the test's files.
            around = "user root;" + around
        (folder / "nginx.conf").write_text(around)
        self._process = subprocess.Popen([NGINX, "-p", str(folder), "-c", "nginx.conf"])
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "nginx refuses the documented configuration"
            assert time.monotonic() < end, "nginx did not start"
            time.sleep(0.02)

    @property
    def address(self) -> str:
        """The address of the folder that contains the fair, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port)):
                return True
        except OSError:
            return False

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)


class Proxy(Nginx):
    """An nginx that forwards requests to two houses."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        lines = described()
        for number, port in enumerate(ports, start=1):
            there = f"house-{number}.example:8080"
            assert there in lines, "the page has a different house"
            lines = lines.replace(there, f"127.0.0.1:{port}")
        listening = lines.replace("server {", "server {\n listen 127.0.0.1:{port};", 1)
        super().__init__(folder, listening)


class FrontDoor(Nginx):
    """An nginx in front of one house, with one of the locations in docs/hosting.md.

    `more` are lines for that location, such as a login, `beside` for the server, and `around` for
    all servers. With `is_bare`, the location has only its `proxy_pass`."""

    def __init__(
        self, folder: Path, port: int, path: str = "/", more: str = "", around: str = "",
        beside: str = "", is_bare: bool = False,
    ) -> None:
        location = location_at(path).replace(":8080", f":{port}")
        if is_bare:
            location = re.sub(r"^ *proxy_set_header .*\n", "", location, flags=re.M)
        inside, _, end = location.rpartition("}")
        self.path = path
        super().__init__(
            folder,
            f"{around}\nserver {{\n listen 127.0.0.1:{{port}};\n"
            f"{inside}{more}\n}}{end}{beside}\n}}",
        )

    @property
    def address(self) -> str:
        return super().address + self.path.rstrip("/")


def location_at(path: str) -> str:
    """Returns the documented location for a path."""
    page = (ROOT / "docs" / "hosting.md").read_text()
    found = re.search(rf"^ {{6}}location {re.escape(path)} {{\n(?: {{6}}.*\n)+", page, re.M)
    assert found, f"the page has no location {path}"
    return found.group()


def described() -> str:
    """Returns the configuration for two houses from docs/postgresql.md, with its proxy settings."""
    page = (ROOT / "docs" / "postgresql.md").read_text()
    blocks = [block for block in re.findall(r"(?:^ {6}.*\n|^\n)+", page, re.M) if "proxy_" in block]
    two = next(block for block in blocks if "upstream funfair" in block)
    settings = [
        line for line in location_at("/").splitlines() if line.strip().startswith("proxy_")
        and not line.strip().startswith("proxy_pass ")
    ]
    assert "…" in two
    return two.replace("…", "\n".join(settings))
