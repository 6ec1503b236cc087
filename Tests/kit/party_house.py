"""A fake house for a party, with the site, the party's responses, and the event stream."""

from __future__ import annotations

import json
import mimetypes
import threading
import time
import zlib
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from kit.phone import SITE

PARTY = "aParty-22-letters-long"
CODE = "BDJL"
PATIENCE = 60.0
SECOND = 1000

Words = dict[str, Any]


class Clock:
    """The fake house's clock, which shows the machine's time until a test stops it. A stopped clock
    makes times exact, even on a busy machine."""

    def __init__(self) -> None:
        self._stopped: int | None = None

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time.time() * SECOND) if self._stopped is None else self._stopped

    def stop(self) -> None:
        self._stopped = self.now

    def pass_time(self, milliseconds: int) -> None:
        assert self._stopped is not None, "only a stopped clock can be moved"
        self._stopped += milliseconds

    def start(self) -> None:
        self._stopped = None


CLOCK = Clock()


def now() -> int:
    """Returns the milliseconds since 1970 on the house's clock."""
    return CLOCK.now


def code(size: int = 29) -> Words:
    """Returns a pattern that is as dense as a QR code but can't be read by phones."""
    rows = [
        "".join("1" if (x * y + x + y * y) % 3 == 0 else "0" for x in range(size))
        for y in range(size)
    ]
    return {"size": size, "rows": rows}


def number(player: str) -> int:
    """Returns the party's number for a guest, always the same for the same name."""
    return zlib.crc32(player.encode()) % 1_000_000 + 1


def guest(player: str, **more: Any) -> Words:
    words: Words = {
        "guest": number(player),
        "player": player,
        "face": number(player) % 32_768,
        "isThere": True,
        "isSilent": False,
        "isPlaying": False,
        "state": "watching",
        "score": None,
        "chain": None,
        "money": None,
        "because": None,
        "place": None,
        "points": 0,
    }
    return words | more


def ranked(words: Words) -> Words:
    """Returns the party with a race in a house's order: best first, ties by arrival."""
    guests = words["guests"]
    playing = [index for index, one in enumerate(guests) if one["isPlaying"]]
    known = [index for index in playing if guests[index]["score"] is not None]
    places = {
        index: 1 + sum(guests[other]["score"] > guests[index]["score"] for other in known)
        for index in known
    }
    race = sorted(playing, key=lambda index: places.get(index, len(guests) + 1))
    told = [one | {"place": places.get(index)} for index, one in enumerate(guests)]
    return words | {"guests": told, "race": race}


def party(*guests: Words, **more: Any) -> Words:
    """Returns a party where guests are gathering, with the changes in `more`."""
    words: Words = {
        "party": PARTY,
        "code": CODE,
        "address": f"http://192.0.2.2:8080/#party={CODE}",
        "game": "bubblepop",
        "phase": "gathering",
        "most": 200,
        "qr": code(),
        "round": None,
        "guests": list(guests),
        "race": [],
        "call": None,
        "photo": [],
        "places": [],
        "table": [],
        "best": None,
        "teamCount": 0,
        "teams": [],
    }
    return words | more


def call(what: str, player: str | None = None, count: int | None = None) -> Words:
    """Returns an announcement to the room, made now."""
    who = None if player is None else number(player)
    return {"what": what, "guest": who, "player": player, "number": count, "at": now()}


def round_of(game: str, since: float, length: float = 60, **more: Any) -> Words:
    """Returns a round that began `since` seconds ago, or begins later if `since` is negative."""
    starts = now() - int(since * SECOND)
    ends = starts + int(length * SECOND)
    words: Words = {
        "number": 1,
        "game": game,
        "starts": starts,
        "ends": ends,
        "closes": ends + 30 * SECOND,
        "pockets": [],
        "spin": None,
    }
    return words | more


class PartyHouse:
    """Responds to a page as a house would. `asked` records the requests that change something."""

    def __init__(self) -> None:
        # The party's state, or None without a party.
        self.said: Words | None = None
        # The addresses where phones can join, as the house lists them.
        self.places: list[Words] = []
        self.boards: dict[str, list[Words]] = {}
        self.asked: list[tuple[str, str, Any, str | None]] = []
        # The responses to requests that change something, by the last part of the path. By default,
        # the response is the party's current state.
        self.refusals: dict[str, tuple[int, Words]] = {}
        self.after: dict[str, Callable[[Any], None]] = {}
        self.is_silent = False
        self.streams = 0
        self._number = 0
        self._changed = threading.Condition()
        house = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_GET(self) -> None:
                house._get(self)

            def do_POST(self) -> None:
                house._act(self)

            do_DELETE = do_POST

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def say(self, words: Words | None) -> None:
        """Changes the party's state, and sends it to all event streams."""
        with self._changed:
            self.said = words
            self._number += 1
            self._changed.notify_all()

    def fall_silent(self, is_silent: bool = True) -> None:
        """Closes event streams and stops responding to API requests, or starts responding again."""
        with self._changed:
            self.is_silent = is_silent
            self._changed.notify_all()

    def stop(self) -> None:
        self.fall_silent()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def wait_for(self, method: str, path: str) -> Any:
        """Waits for a recorded request with the given method and path, and returns it."""
        return self.wait_for_all(method, path, 1)[0]

    def wait_for_all(self, method: str, path: str, count: int) -> list[Any]:
        """Waits for `count` recorded requests with the given method and path, and returns all."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = [asked for asked in self.asked if asked[:2] == (method, path)]
            if len(found) >= count:
                return found
            time.sleep(0.02)
        raise AssertionError(f"fewer than {count} requests {method} {path}: {self.asked}")

    def _get(self, request: BaseHTTPRequestHandler) -> None:
        path, _, query = request.path.partition("?")
        if path.startswith("/api/") and self.is_silent:
            request.close_connection = True
        elif path.endswith("/live") and path.startswith("/api/parties/"):
            self._stream(request)
        elif path.startswith("/api/parties/"):
            # Nobody may change the party before it's sent, or its next state could overtake it.
            with self._changed:
                self._answer(request, 200 if self.said else 404, self._now())
        elif path.startswith("/api/boards/"):
            rows = self.boards.get(path.split("/")[3], [])
            self._answer(request, 200, {"rows": rows, "query": query})
        elif path == "/api/join":
            self._answer(request, 200, {"addresses": self.places})
        elif path.startswith("/api/"):
            self._answer(request, 404, {"type": "/api/problems/not-found"})
        else:
            self._file(request, path)

    def _act(self, request: BaseHTTPRequestHandler) -> None:
        length = int(request.headers.get("Content-Length") or 0)
        body = json.loads(request.rfile.read(length) or "null")
        secret = request.headers.get("Funfair-Device")
        if self.is_silent:
            request.close_connection = True
            return
        path = request.path.partition("?")[0]
        self.asked.append((request.command, path, body, secret))
        last = path.rsplit("/", 1)[-1]
        if last in self.refusals:
            self._answer(request, *self.refusals[last])
            return
        if last in self.after:
            self.after[last](body)
        with self._changed:
            self._answer(request, 200, self._now())

    def _now(self) -> Words:
        if self.said is None:
            return {"type": "/api/problems/unknown-party", "status": 404}
        # Use a house's order unless the test sets an order.
        said = self.said if self.said["race"] else ranked(self.said)
        return said | {"now": now()}

    def _stream(self, request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.send_header("Content-Type", "text/event-stream")
        request.send_header("Connection", "close")
        request.end_headers()
        request.close_connection = True
        self.streams += 1
        told = -1
        try:
            while not self.is_silent:
                with self._changed:
                    if self._number != told and self.said:
                        told = self._number
                        event = f"event: party\ndata: {json.dumps(self._now())}\n\n"
                        request.wfile.write(event.encode())
                        request.wfile.flush()
                    is_news = self._number != told or self.is_silent or self._changed.wait(0.5)
                if not is_news:
                    request.wfile.write(b": pulse\n\n")
        except OSError:
            # The page has closed.
            pass
        finally:
            self.streams -= 1

    def _answer(self, request: BaseHTTPRequestHandler, status: int, words: Words) -> None:
        self._send(request, status, "application/json", json.dumps(words).encode())

    def _file(self, request: BaseHTTPRequestHandler, path: str) -> None:
        is_screen = path.split("/")[1] == "party"
        name = "party.html" if is_screen else "index.html" if path == "/" else path.lstrip("/")
        file = SITE / name
        if not file.is_file():
            self._send(request, 404, "text/plain", b"")
            return
        kind = "text/javascript" if file.suffix == ".js" else mimetypes.guess_type(file.name)[0]
        body = file.read_bytes()
        if is_screen and path.count("/") > 1:
            # As a house does it.
            body = body.replace(b'="app', b'="../app')
        self._send(request, 200, kind or "application/octet-stream", body)

    def _send(self, request: BaseHTTPRequestHandler, status: int, kind: str, body: bytes) -> None:
        request.send_response(status)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)
