"""Forged HTTP requests, with false heads, lengths and addresses."""

from __future__ import annotations

from collections.abc import Callable

from forgery import CLOSED, Sender, Table, head, raw, submit
from house import Answer

REQUESTS = Table()

BAD, NOWHERE = "400", "unknown-address"
# The problem of a path with a NUL, an unsupported method, or a request with no host or two hosts.
WRONG = "bad-request"
# A server's possible responses to a malformed request.
GARBLED = ("400", CLOSED)
UNTRUE = "does-not-reproduce"


def false_run(sender: Sender) -> bytes:
    run = sender.cheat.own.recording
    return run.with_(score=run.score + sender.chance.randint(1, 10**6)).sealed()


def request(
    kind: str, make: Callable[[Sender, bytes], bytes], *allowed: str, end: bool = True,
    method: str = "POST",
) -> None:
    """Adds a forgery that sends raw bytes, which `make` builds from a run with a false score."""

    def send(sender: Sender) -> Answer:
        sender.cheat.runs_sent += 1
        return raw(sender.cheat, make(sender, false_run(sender)), method, end)

    REQUESTS.put(f"a request: {kind}", send, *allowed)


def lengthy(sender: Sender, content: bytes, *fields: str, first: str | None = None) -> bytes:
    length = f"Content-Length: {len(content)}"
    start = {} if first is None else {"first": first}
    return head(sender.cheat, length, *fields, **start) + content


def chunks(content: bytes, size: int) -> bytes:
    parts = [content[place : place + size] for place in range(0, len(content), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


# Bodies

request("a chunked body",
        lambda sender, run: head(sender.cheat, "Transfer-Encoding: chunked")
        + chunks(run, sender.chance.randint(1, 99)), UNTRUE)
request("invalid chunks",
        lambda sender, run: head(sender.cheat, "Transfer-Encoding: chunked")
        + sender.chance.choice([b"f" * 18, b"-1", b"zz", b"5;\0"]) + b"\r\n" + run,
        *GARBLED, "bad-request", "too-large")
request("chunks without an end",
        lambda sender, run: head(sender.cheat, "Transfer-Encoding: chunked") + chunks(run, 50)[:-5],
        *GARBLED, "bad-request", UNTRUE)
request("a body shorter than its length",
        lambda sender, run: head(sender.cheat, f"Content-Length: {len(run) + 9}") + run,
        *GARBLED, "bad-request")
request("a body longer than its length",
        lambda sender, run: head(sender.cheat, f"Content-Length: {len(run) - 9}") + run,
        "not-a-recording")
request("an invalid length",
        lambda sender, run: head(sender.cheat, "Content-Length: " + sender.chance.choice(
            ["-1", "abc", "1e3", "0x10", "9" * 30, "18446744073709551617", ""])) + run,
        *GARBLED, "too-large", "not-a-recording")
request("two lengths",
        lambda sender, run: lengthy(sender, run, "Content-Length: 5"), *GARBLED, UNTRUE)
request("a length and chunks",
        lambda sender, run: lengthy(sender, chunks(run, 40), "Transfer-Encoding: chunked"),
        *GARBLED, UNTRUE)
request("an unknown transfer coding",
        lambda sender, run: lengthy(sender, run, "Transfer-Encoding: xchunked"), *GARBLED, UNTRUE,
        "not-a-recording", "501")
request("further requests after it",
        lambda sender, run: lengthy(sender, run)
        + b"GET /api/runs HTTP/1.1\r\nHost: x\r\n\r\n" * 20, UNTRUE)
request("Expect: 100-continue", lambda sender, run: lengthy(sender, run, "Expect: 100-continue"),
        UNTRUE)
request("an unknown expectation", lambda sender, run: lengthy(sender, run, "Expect: a miracle"),
        UNTRUE, "417")

# Heads

request("a head of 200 kB", lambda sender, run: lengthy(sender, run, "X-Long: " + "x" * 200_000),
        *GARBLED, "431", UNTRUE)
request("20,000 header fields",
        lambda sender, run: lengthy(sender, run, *[f"X-{n}: y" for n in range(20_000)]),
        *GARBLED, "431", UNTRUE)
request("an address of 200 kB",
        lambda sender, run: lengthy(sender, run, first=f"POST /api/{'x' * 200_000} HTTP/1.1"),
        *GARBLED, "414", "431", NOWHERE)
request("a header field with a NUL",
        lambda sender, run: lengthy(sender, run, "X-Zero: a\0b"), *GARBLED)
request("a header field on two lines",
        lambda sender, run: lengthy(sender, run, "X-Two: a\r\n b"), *GARBLED, UNTRUE)
request("a header field without a name", lambda sender, run: lengthy(sender, run, ": x"), *GARBLED)
request("a space in a header field's name",
        lambda sender, run: lengthy(sender, run, "X Y : x"), *GARBLED)
request("two tickets",
        lambda sender, run: lengthy(sender, run, f"Funfair-Ticket: {sender.victim.own.ticket}"),
        UNTRUE, "bad-ticket", *GARBLED)
request("two devices",
        lambda sender, run: lengthy(sender, run, f"Authorization: Bearer {sender.victim.secret}"),
        UNTRUE, "unknown-device", *GARBLED)
request("no host",
        lambda sender, run: lengthy(sender, run).replace(b"Host: localhost\r\n", b""), WRONG)
request("two hosts", lambda sender, run: lengthy(sender, run, "Host: elsewhere"), WRONG)
request("an invalid HTTP version",
        lambda sender, run: lengthy(sender, run, first="POST /api/runs " + sender.chance.choice(
            ["HTTP/9.9", "HTTP/0.9", "HTTP/1", "ICY", "HTTP/1.1.1"])), *GARBLED, "505", UNTRUE)
request("HTTP/1.0", lambda sender, run: lengthy(sender, run, first="POST /api/runs HTTP/1.0"),
        UNTRUE)
request("another protocol",
        lambda sender, run: sender.chance.choice([
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"SSH-2.0-OpenSSH_9\r\n", b"\0" * 100, b"GET\r\n\r\n"]), *GARBLED, "404", "405", "505")
request("an upgrade to WebSocket",
        lambda sender, run: lengthy(
            sender, run, "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"),
        UNTRUE, BAD)
request("a lower-case method",
        lambda sender, run: lengthy(sender, run, first="post /api/runs HTTP/1.1"), *GARBLED,
        NOWHERE, "404", "405")

# Addresses

METHODS = ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "HEAD"]


@REQUESTS.add("a request: another method", BAD, NOWHERE, WRONG, "404", "405", CLOSED)
def _(sender: Sender) -> Answer:
    # The house doesn't accept even an honest run with these methods.
    sender.cheat.runs_sent += 1
    method = sender.chance.choice(METHODS)
    content = lengthy(sender, sender.cheat.own.bytes, first=f"{method} /api/runs HTTP/1.1")
    return raw(sender.cheat, content, method)


def address(kind: str, *paths: str) -> None:
    """Adds a forgery that sends an honest run to an address where the house accepts no runs."""

    def send(sender: Sender) -> Answer:
        sender.cheat.runs_sent += 1
        first = f"POST {sender.chance.choice(paths)} HTTP/1.1"
        return raw(sender.cheat, lengthy(sender, sender.cheat.own.bytes, first=first))

    REQUESTS.put(f"an address: {kind}", send, NOWHERE, WRONG, *GARBLED, "404", "405")


address("with dots", "/api/./runs", "/api/../api/runs", "/x/../api/runs", "/api/runs/.",
        "/./api/runs")
address("with encoded dots", "/%2e%2e/api/runs", "/api/%2e/runs", "/%2e/api/runs")
address("with a NUL", "/api/runs%00", "/api%00/runs", "/%00api/runs", "/api/runs\0")
address("with an encoded slash", "/api%2fruns", "/api%2Fruns", "%2Fapi/runs", "/api/runs%2f")
address("in capitals", "/API/runs", "/api/RUNS", "/Api/Runs")
address("with a backslash", "\\api\\runs", "/api\\runs")
address("similar to the right one", "/api/runs/1", "/api/runs/runs", "/api/runss", "/api/run")
address("empty or incomplete", "*", "", "?", "/", "//", "#", "/api", "/api/")


def lookup(kind: str, *paths: str, allowed: tuple[str, ...]) -> None:
    """Adds a forgery that requests an address where the house finds nothing."""

    def send(sender: Sender) -> Answer:
        path = sender.chance.choice(paths)
        content = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        return raw(sender.cheat, content, "GET")

    REQUESTS.put(f"a lookup: {kind}", send, *allowed)


lookup("an invalid run ID", *[f"/api/runs/{run}" for run in (
    "0", "-1", "1e3", "9223372036854775808", "%00", "a", "..", "1%20OR%201=1", "'", "x" * 5000)],
    allowed=("unknown-run", NOWHERE, WRONG, *GARBLED, "404"))
lookup("an unknown board", "/api/boards/chess/all", "/api/boards/breakout/ever",
       "/api/boards/roulette/challenge", "/api/boards/%00/all", "/api/boards/breakout/%00",
       allowed=("unknown-game", "unknown-board", WRONG, *GARBLED))
lookup("an invalid number of rows", *[f"/api/boards/breakout/all?limit={limit}" for limit in (
    "0", "-1", "101", "1e9", "NaN", "9223372036854775808", "", "%00", "x")],
    allowed=("invalid-query", WRONG))
lookup("an invalid rules version", *[f"/api/boards/breakout/all?rules={rules}" for rules in (
    "0", "-1", "255", "256", "1e9", "NaN", "9223372036854775808", "", "%00", "x")],
    allowed=("invalid-query", WRONG))
lookup("rows around an invalid name", *[f"/api/boards/breakout/all?around={name}" for name in (
    "", "%00", "%20", "%E2%80%AE", "%0a", "x" * 5000)], allowed=("invalid-name", WRONG, *GARBLED))
lookup("a file outside the site", "/../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
       "/..%2f..%2f..%2fetc/passwd", "/%00", "/index.html%00.js", "/../scores.sqlite",
       "/%2e%2e/scores.sqlite", "//etc/passwd", "/\\..\\..\\scores.sqlite", "/.%00./scores.sqlite",
       "/%c0%ae%c0%ae/scores.sqlite", "/%ff%fe", "/%", "/%zz", allowed=("404", *GARBLED))


@REQUESTS.add("a request: a false sender address", UNTRUE)
def _(sender: Sender) -> Answer:
    address = ".".join(str(sender.chance.randrange(256)) for _ in range(4))
    return submit(
        sender.cheat, false_run(sender), X_Forwarded_For=address, X_Real_IP=address,
        Forwarded=f"for={address}",
    )
