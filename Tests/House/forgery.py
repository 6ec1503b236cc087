"""Forgeries, each with the responses that the house may send."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from guests import Cheat
from house import TIMEOUT, Answer, words_of

# The problems reported to a client that has sent too many requests.
ENOUGH = {"too-often", "too-busy"}
CLOSED = "closed"


@dataclass(frozen=True)
class Sender:
    """A sender of forgeries: a cheat who knows a victim's data."""

    cheat: Cheat
    victim: Cheat
    chance: Random


@dataclass(frozen=True)
class Forgery:
    """A kind of forgery.

    The house may respond with an allowed problem or an allowed status without a problem. It may
    close the connection if that is allowed."""

    name: str
    send: Callable[[Sender], Answer]
    allowed: frozenset[str]

    def flaw(self, answer: Answer) -> str:
        """Returns what is wrong with the response, or "" if it's a proper refusal."""
        status, problem = answer.status, answer.problem
        if problem in ENOUGH and status in (429, 503):
            return ""
        if status == 0:
            return "" if CLOSED in self.allowed else "closed without a word"
        if not 400 <= status < 500:
            return f"answered with {status}"
        if answer.words and answer.words.get("status") != status:
            return f"says {answer.words.get('status')} and means {status}"
        if problem in self.allowed or (not problem and str(status) in self.allowed):
            return ""
        return f"refused as {status} {problem or answer.text[:80]!r}"


class Table:
    """Kinds of forgeries, by name."""

    def __init__(self) -> None:
        self.kinds: dict[str, Forgery] = {}

    def add(self, name: str, *allowed: str) -> Callable[[Callable[[Sender], Answer]], None]:
        def keep(send: Callable[[Sender], Answer]) -> None:
            self.put(name, send, *allowed)

        return keep

    def put(self, name: str, send: Callable[[Sender], Answer], *allowed: str) -> None:
        assert name not in self.kinds, name
        self.kinds[name] = Forgery(name, send, frozenset(allowed))


def submit(
    cheat: Cheat, content: bytes, ticket: str | None = None, secret: str | None = None,
    **fields: str,
) -> Answer:
    """Sends bytes as a run, by default with the cheat's ticket and secret."""
    cheat.runs_sent += 1
    ticket = cheat.own.ticket if ticket is None else ticket
    secret = cheat.secret if secret is None else secret
    return cheat.client.post("/api/runs", content, secret, Funfair_Ticket=ticket, **fields)


def raw(cheat: Cheat, content: bytes, method: str = "POST", end: bool = False) -> Answer:
    """Sends bytes over a separate connection.

    With `end`, closes the sending side."""
    place = (cheat.client.address, 0)
    with socket.create_connection(("127.0.0.1", cheat.client.port), TIMEOUT, place) as line:
        try:
            line.sendall(content)
            if end:
                line.shutdown(socket.SHUT_WR)
        except OSError:
            # The house may have closed the connection already, but its response can still be read.
            pass
        response = http.client.HTTPResponse(line, method=method)
        try:
            response.begin()
            text = response.read()
        except TimeoutError:
            return Answer(-1, {})
        except (OSError, http.client.HTTPException):
            return Answer(0, {})
        return Answer(response.status, words_of(text), text)


def head(cheat: Cheat, *fields: str, first: str = "POST /api/runs HTTP/1.1") -> bytes:
    """Returns a request head that would be valid for the cheat's run."""
    lines = [first, "Host: localhost", f"Authorization: Bearer {cheat.secret}"]
    lines += [f"Funfair-Ticket: {cheat.own.ticket}", *fields, "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")
