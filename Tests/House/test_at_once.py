"""Simultaneous requests for a name, an attempt or a spin. The house grants each only once."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

from guests import Fair, Guest
from house import Answer, Client, new_secret, simulate

CROWD = 8
# How many times each test repeats its requests.
TIMES = 5

Thing = TypeVar("Thing")


def at_once(things: list[Thing], ask: Callable[[Thing], Answer]) -> list[Answer]:
    start = threading.Barrier(len(things))

    def wait_and_ask(thing: Thing) -> Answer:
        start.wait()
        return ask(thing)

    with ThreadPoolExecutor(len(things)) as crowd:
        return list(crowd.map(wait_and_ask, things))


def connections(guest: Guest, count: int = CROWD) -> list[Guest]:
    """Returns the same guest on the given number of connections."""
    return [
        Guest(Client(guest.client.port, guest.client.address), guest.secret, guest.names)
        for _ in range(count)
    ]


def one(answers: list[Answer], problem: str) -> Answer:
    """Returns the only response that isn't a refusal. All refusals must report `problem`."""
    (answer,) = [answer for answer in answers if answer.status < 300]
    assert all(other is answer or other.problem == problem for other in answers), answers
    return answer


def test_only_one_of_many_devices_can_take_a_name(fair: Fair) -> None:
    for number in range(TIMES):
        # All of these spellings count as the same name.
        names = [f"Ada {number}", f"ADA {number}", f"\uff21da {number}", f"ada\u00a0{number}"]
        wishes = [(fair.client(), name) for name in names * 2]
        one(at_once(wishes, lambda wish: wish[0].register(wish[1])[0]), "name-taken")


def test_a_new_device_can_take_many_names_at_once(fair: Fair) -> None:
    first = Guest(fair.client(), new_secret(), [])
    wishes = list(enumerate(connections(first)))
    answers = at_once(
        wishes, lambda wish: wish[1].client.register(f"Ada {wish[0]}", first.secret)[0]
    )
    if {answer.status for answer in answers} == {403}:
        pytest.skip("this house draws secrets itself")
    assert {answer.status for answer in answers} == {201}, answers
    for number, again in wishes:
        fair.ticket(again, f"Ada {number}")


def test_simultaneous_requests_for_the_only_attempt_get_the_same_ticket(fair: Fair) -> None:
    for number in range(TIMES):
        player = fair.guest(f"Ada {number}")
        wish = {"player": f"Ada {number}", "game": "breakout", "board": "challenge"}
        answers = at_once(
            connections(player),
            lambda again, wish=wish: again.client.post("/api/tickets", wish, again.secret),
        )
        assert {answer.status for answer in answers} == {201}, answers
        assert len({answer.words["ticket"] for answer in answers}) == 1, answers


def test_only_one_of_several_runs_with_one_ticket_counts(fair: Fair) -> None:
    for number in range(TIMES):
        player = fair.guest(f"Ada {number}")
        run = fair.run(player, f"Ada {number}", 20)
        run.wait()
        options = ["--name", f"Ada {number}", "--player", "tracking"]
        file = fair.folder / "run.funfair"
        contents = [
            simulate("breakout", run.seed, file, *options, "--ticks", str(ticks))
            for ticks in range(20 - CROWD, 20)
        ]
        sent = list(zip(connections(player), contents))
        answers = at_once(sent, lambda each, run=run: each[0].send(each[1], run.ticket))
        one(answers, "ticket-used")
    with sqlite3.connect(f"file:{fair.house.data}?mode=ro", uri=True) as file:
        assert file.execute("SELECT COUNT(*) FROM run").fetchone() == (TIMES,)


def table(guest: Guest) -> str:
    answer = guest.client.post("/api/tables", {"player": guest.names[0]}, guest.secret)
    assert answer.status == 201, answer
    return str(answer.words["table"])


def spin(guest: Guest, table: str, key: str, numbers: list[int]) -> Answer:
    bet = {"level": "hard", "numbers": numbers}
    path = f"/api/tables/{table}/spins"
    return guest.client.post(path, bet, guest.secret, Idempotency_Key=key)


def test_only_one_of_several_bets_with_one_key_is_placed(fair: Fair) -> None:
    for number in range(TIMES):
        player = fair.guest(f"Ada {number}")
        here = table(player)
        bets = list(enumerate(connections(player)))
        answers = at_once(bets, lambda bet, to=here: spin(bet[1], to, "key", [bet[0], 20]))
        assert one(answers, "key-reused").words["spin"] == 1


def test_spins_at_one_table_are_consecutive(fair: Fair) -> None:
    told = []
    for number in range(TIMES):
        player = fair.guest(f"Ada {number}")
        here = table(player)
        bets = list(enumerate(connections(player)))
        answers = at_once(bets, lambda bet, to=here: spin(bet[1], to, f"key-{bet[0]}", [1, 2]))
        assert {answer.status for answer in answers} == {200}, answers
        told += [(here, answer.words["spin"], answer.words["pocket"]) for answer in answers]
    assert sorted(spin for _, spin, _ in told) == sorted([*range(1, CROWD + 1)] * TIMES)
    with sqlite3.connect(f"file:{fair.house.data}?mode=ro", uri=True) as file:
        kept = file.execute("SELECT roulette_table, number, pocket FROM spin").fetchall()
    assert sorted(kept) == sorted(told)
