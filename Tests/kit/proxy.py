"""nginx in front of two houses, configured as in docs/hosting.md."""

from __future__ import annotations

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


class Proxy:
    """An nginx that forwards requests to two houses."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        assert NGINX is not None, "nginx is missing"
        self.port = free_port()
        folder.mkdir()
        lines = described()
        for number, port in enumerate(ports, start=1):
            there = f"house-{number}.example:8080"
            assert there in lines, "the page has a different house"
            lines = lines.replace(there, f"127.0.0.1:{port}")
        lines = lines.replace("server {", f"server {{\n listen 127.0.0.1:{self.port};", 1)
        around = AROUND.format(folder=folder, lines=lines, asker=ASKER, answerer=ANSWERER)
        (folder / "nginx.conf").write_text(around)
        self._process = subprocess.Popen([NGINX, "-p", str(folder), "-c", "nginx.conf"])
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "nginx refuses the documented configuration"
            assert time.monotonic() < end, "nginx did not start"
            time.sleep(0.02)

    @property
    def address(self) -> str:
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


def described() -> str:
    """Returns the configuration for two houses from docs/hosting.md, with its proxy settings."""
    page = (ROOT / "docs" / "hosting.md").read_text()
    blocks = [block for block in re.findall(r"(?:^ {6}.*\n|^\n)+", page, re.M) if "proxy_" in block]
    one = next(block for block in blocks if "proxy_set_header" in block)
    two = next(block for block in blocks if "upstream funfair" in block)
    settings = [
        line for line in one.splitlines() if line.strip().startswith("proxy_")
        and not line.strip().startswith("proxy_pass ")
    ]
    assert "…" in two
    return two.replace("…", "\n".join(settings))
