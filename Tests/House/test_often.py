"""Too many requests from one address are refused, regardless of how their paths are spelled."""

from __future__ import annotations

import itertools
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from house import TIMEOUT, House

# The number of requests to send, which is more than an address may make at once.
ASKED = 4500
# The requests that an address can make at once, and then per second, as in HouseLimits.requests.
BURST, RATE = 3000, 50
SPELLINGS = [
    "/api/challenge", "//api/challenge", "///api//challenge", "/api//challenge",
    "/api/challenge/", "/api/challenge?x=/x/", "/api/challenge#x", "http://x/api/challenge",
    "http://x//api/challenge", "/./api/challenge", "/x/../api/challenge", "/%61pi/challenge",
    "/API/challenge", "/api%2Fchallenge",
]
ANSWER = re.compile(rb"HTTP/1\.1 (\d{3}) ")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("often"))
    house.open()
    yield house
    assert house.complaints == ""
    house.close()


@pytest.mark.parametrize("path", SPELLINGS)
def test_no_spelling_of_a_path_avoids_the_limit(house: House, path: str) -> None:
    answers, seconds = ask(house, path, "")
    assert answers[200] <= BURST + RATE * seconds, (answers, seconds)


def test_forwarding_headers_do_not_avoid_the_limit(house: House) -> None:
    number = itertools.count()
    answers, seconds = ask(house, "/api/challenge", *(
        f"X-Forwarded-For: 10.0.{next(number)}.1\r\nForwarded: for=10.1.{next(number)}.1\r\n"
        for _ in range(100)
    ))
    assert answers[200] <= BURST + RATE * seconds, (answers, seconds)


ADDRESSES = itertools.count(1)


def ask(house: House, path: str, *fields: str) -> tuple[Counter[int], float]:
    """Repeats a request, cycling through the given header fields. Returns how many times each
    status was received, and the seconds taken, because a slower house refuses fewer requests."""
    began = time.monotonic()
    here = (f"127.2.0.{next(ADDRESSES)}", 0)
    with socket.create_connection(("127.0.0.1", house.port), TIMEOUT, here) as line:
        def write() -> None:
            try:
                for field in itertools.islice(itertools.cycle(fields), ASKED):
                    line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{field}\r\n".encode())
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            except OSError:
                # The house has closed the connection.
                pass

        writer = threading.Thread(target=write)
        writer.start()
        heard = bytearray()
        try:
            while part := line.recv(1 << 16):
                heard += part
        except ConnectionResetError:
            pass
        writer.join()
    # The last request was for the site, which has no limit.
    answers = Counter(int(status) for status in ANSWER.findall(heard)[:ASKED])
    return answers, time.monotonic() - began
