"""A plain static host that serves the site from a subfolder, in ways that such hosts differ."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from kit.phone import SITE

FOLDER = "/some/folder/"
# The folder of an earlier version's files, which the host has unless they are `missing`.
OLD = "app-000000000000"


class StaticHost:
    """Python's own server. It knows nothing about Funfair's types, versions or headers."""

    def __init__(self, folder: Path) -> None:
        # The types that the host sends, by the end of a file's name. None sends no type.
        self.types: dict[str, str | None] = {}
        # The ends of names of files that the host doesn't have.
        self.missing: set[str] = set()
        # The ends of names of files that the host doesn't send before a page with `?next` is
        # requested, and whether it has been asked for one of them.
        self.slow: set[str] = set()
        self.is_awaited = threading.Event()
        self.has_next = threading.Event()
        # Whether a page of the newest version has loaded its first scripts.
        self.has_opened = threading.Event()
        # The number of responses that still have the earlier version's page, as from a cache.
        self.stale = 0
        # The number of requests for the page.
        self.visits = 0
        self.version = next(SITE.glob("app-*")).name
        place = folder / FOLDER.strip("/")
        place.parent.mkdir(parents=True)
        place.symlink_to(SITE)
        handler = partial(_Handler, self, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def address(self) -> str:
        return self.origin + FOLDER

    def stop(self) -> None:
        self.has_next.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, host: StaticHost, *rest: Any, **options: Any) -> None:
        self.host = host
        super().__init__(*rest, **options)

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if self.path.endswith("?next"):
            self.host.has_next.set()
        elif not self.host.has_next.is_set() and any(map(path.endswith, self.host.slow)):
            self.host.is_awaited.set()
            self.host.has_next.wait()
            return self.send_error(503)
        # The service worker loads the newest version's files beside an older page.
        is_by_worker = "service-worker" in self.headers.get("Referer", "")
        if path.endswith(f"{self.host.version}/later.js") and not is_by_worker:
            self.host.has_opened.set()
        if path == FOLDER:
            self.host.visits += 1
            if self.host.stale > 0:
                self.host.stale -= 1
                return self._send_old_page()
        if any(path.endswith(name) and OLD in path for name in self.host.missing):
            return self.send_error(404)
        self.path = self.path.replace(OLD, self.host.version)
        return super().do_GET()

    def _send_old_page(self) -> None:
        page = (SITE / "index.html").read_text().replace(self.host.version, OLD).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword.lower() == "content-type":
            name = self.path.split("?")[0]
            for end, kind in self.host.types.items():
                if name.endswith(end):
                    if kind is None:
                        return
                    value = kind
        super().send_header(keyword, value)

    def log_message(self, format: str, *args: Any) -> None:
        """Doesn't log requests to the terminal."""
