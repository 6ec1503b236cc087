"""Many connections that never complete a request, among honest connections.

SLOW sets the number of slow connections."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import secrets
import time
from pathlib import Path

import pytest

from house import House

SLOW = int(os.environ.get("SLOW", "2000"))
HEAD = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
# Seconds that the house allows for a whole request, and a margin.
LIMIT = 20 + 20


def test_slow_connections_are_closed_and_do_not_block_other_connections(tmp_path: Path) -> None:
    # Each connection needs one handle in this process and one in the house.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < SLOW + 100:
        pytest.skip(f"this system allows {most} open files, which is too few")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    house = House(tmp_path)
    house.open()
    try:
        slow, closed, answers = asyncio.run(crowd(house.port))
    finally:
        house.close()
    print(f"{slow} slow connections, {closed} closed, {len(answers)} requests between them")
    assert slow == closed == SLOW
    assert all(answer.startswith(b"HTTP/1.1 201 Created\r\n") for answer in answers), answers
    assert house.complaints == ""


async def crowd(port: int) -> tuple[int, int, list[bytes]]:
    connections = []
    answers = []
    for number in range(SLOW):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        # A third of the connections send nothing, a third stop in the head, a third in the body.
        writer.write([b"", HEAD, HEAD + b"Content-Length: 4000\r\n\r\n{"][number % 3])
        connections.append((reader, writer))
        if number % 500 == 499:
            answers.append(await register(port, f"Guest {number}"))
    # Some connections send a header field every second until they are closed.
    begin = time.monotonic()
    while time.monotonic() - begin < LIMIT and not all(is_over(r) for r, _ in connections):
        for number, (reader, writer) in enumerate(connections):
            if number % 9 == 1 and not is_over(reader):
                writer.write(b"X-Drip: 1\r\n")
        await asyncio.sleep(1)
        answers.append(await register(port, f"Late guest {len(answers)}"))
    closed = 0
    for reader, writer in connections:
        # Some connections first receive a refusal because their address makes too many requests.
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), LIMIT)
        closed += 1
        writer.close()
    return len(connections), closed, answers


def is_over(reader: asyncio.StreamReader) -> bool:
    return reader.at_eof() or reader.exception() is not None


async def register(port: int, name: str) -> bytes:
    # Use another address, which hasn't made too many requests.
    other = ("127.0.0.2", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=other)
    body = b'{"name": "' + name.encode() + b'"}'
    fields = f"Authorization: Bearer {secrets.token_urlsafe(32)}\r\nContent-Length: {len(body)}"
    writer.write(HEAD + f"{fields}\r\n\r\n".encode() + body)
    answer = await asyncio.wait_for(reader.readuntil(b"}"), LIMIT)
    writer.close()
    return answer
