"""One address sends the maximum number of runs, each at the maximum cost to judge. An honest run
from another address must not have to wait.

CROWD sets the number of runs that the crowd sends."""

from __future__ import annotations

import http.client
import os
import select
import signal
import socket
from collections.abc import Callable

import pytest

from guests import Fair, Guest, Run
from house import TIMEOUT, Answer, words_of
from recording import ROULETTE, STEER, Input, Recording

# The number of runs, which is less than the number of requests that an address can make at once.
CROWD = int(os.environ.get("CROWD", "540"))
# The number of runs that each device sends at once, which determines the number of devices.
RUNS = 30
# The length of an honest run, in ticks.
SHORT = 1


def of_another_game(run: Recording) -> Recording:
    """Returns a forgery of the longest possible run. No game has longer runs than Roulette."""
    return run.with_(
        game=ROULETTE, settings=(0, 1), width=400, height=400,
        ticks=4_800_000, inputs=(),
    )


def without_an_end(run: Recording) -> Recording:
    """Returns the run with the maximum number of ticks, which can't have been played by now."""
    return run.with_(ticks=216_000, inputs=run.inputs[:1])


def of_keys_alone(run: Recording) -> Recording:
    """Returns the run with 50,000 key presses, which could have been played by now."""
    return run.with_(inputs=(*[Input(0, STEER, b"\x02")] * 50_000, run.inputs[-1]))


@pytest.mark.parametrize("costly", [of_another_game, without_an_end, of_keys_alone])
def test_a_crowd_does_not_delay_honest_runs(
    fair: Fair, costly: Callable[[Recording], Recording]
) -> None:
    crowd = devices(fair)
    forged = [costly(run.recording).sealed() for _, run in crowd]
    honest = fair.guest("Ada")
    run = fair.run(honest, "Ada", SHORT)
    run.wait()
    memory = fair.house.memory
    lines = [
        begin_to_send(guest, content, own.ticket)
        for (guest, own), content in zip(crowd, forged)
        for _ in range(RUNS)
    ]
    lines.append(begin_to_send(honest, run.bytes, run.ticket))
    # Finish all requests while the house is stopped, so that it gets them at once, however slow
    # this test is.
    os.kill(fair.house.number, signal.SIGSTOP)
    try:
        for line, content in zip(lines, [content for content in forged for _ in range(RUNS)]):
            line.sendall(content[-1:])
        lines[-1].sendall(run.bytes[-1:])
        order = in_order_of_answers(lines, fair.house.number)
        before = order.index(CROWD)
        answer = answer_on(lines[-1])
    finally:
        os.kill(fair.house.number, signal.SIGCONT)
        for line in lines:
            line.close()
    growth = fair.house.memory - memory
    print(f"{before} of {CROWD} runs are answered before an honest one, {growth >> 20} MB more")
    fair.counted.took(run, answer)
    # The other forgeries are refused without a replay, so nobody waits for them.
    if costly is not of_keys_alone:
        return
    # Without fair turns, the house would judge this run last. More than half of the crowd is
    # refused immediately, because too many requests from its address are waiting.
    assert before <= CROWD * 0.95


def in_order_of_answers(lines: list[socket.socket], house: int) -> list[int]:
    """Lets a stopped house continue, and returns the positions of the lines in the order of their
    answers. The system keeps this order, so it doesn't matter when this test looks."""
    positions = {line.fileno(): position for position, line in enumerate(lines)}
    order: list[int] = []
    with select.epoll() as poll:
        for file in positions:
            poll.register(file, select.EPOLLIN | select.EPOLLONESHOT)
        os.kill(house, signal.SIGCONT)
        while len(order) < len(lines):
            ready = poll.poll(TIMEOUT)
            assert ready, f"{len(lines) - len(order)} runs got no answer for {TIMEOUT} s"
            order += [positions[file] for file, _ in ready]
    return order


def answer_on(line: socket.socket) -> Answer:
    response = http.client.HTTPResponse(line)
    response.begin()
    text = response.read()
    return Answer(response.status, words_of(text), text)


def devices(fair: Fair) -> list[tuple[Guest, Run]]:
    """Returns devices at one address, each with a run to send."""
    client = fair.client()
    crowd = []
    for number in range(CROWD // RUNS):
        guest = Guest(client, "", [])
        fair.register(guest, f"Crowd {number}")
        crowd.append((guest, fair.run(guest, guest.names[0], SHORT)))
    return crowd


def begin_to_send(guest: Guest, content: bytes, ticket: str) -> socket.socket:
    """Sends all of a run except its last byte, and returns the connection."""
    line = socket.create_connection(
        ("127.0.0.1", guest.client.port), TIMEOUT, (guest.client.address, 0)
    )
    head = (
        "POST /api/runs HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {guest.secret}\r\nFunfair-Ticket: {ticket}\r\n"
        f"Content-Length: {len(content)}\r\n\r\n"
    )
    line.sendall(head.encode() + content[:-1])
    return line
