"""Other players' runs, which nobody can send as their own, see too early, or find by guessing
IDs."""

from __future__ import annotations

import http.client
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from guests import BOT, Fair, Guest, Run
from house import TIMEOUT, Answer
from recording import PROCEED, STEER, Input, Recording, read

BOARDS = ["all", "week", "today", "challenge"]
# A run's ID, which is 16 bytes drawn by the house.
ID = re.compile(r"[A-Za-z0-9_-]{22}")
# The length, in ticks, of a short run that breaks a brick.
TICKS = 150
# The length, in ticks, of a run that breaks at least three bricks with any seed. With only two
# bricks, the house would accept a copy with different inputs.
MANY = 1100


def send(fair: Fair, guest: Guest, run: Run) -> Answer:
    run.wait()
    answer = guest.send(run.bytes, run.ticket)
    fair.counted.took(run, answer)
    return answer


def challenge(fair: Fair, guest: Guest, ticks: int, bot: str = BOT) -> Run:
    return fair.run(guest, guest.names[0], ticks, bot, board="challenge")


def run_of(answer: Answer, name: str) -> Any:
    """Returns the run's ID in a player's row."""
    (row,) = [row for row in answer.words["rows"] if row["player"] == name]
    return row["run"]


def with_what_changes_nothing(run: Recording) -> Recording:
    """Returns the run with added inputs that do nothing: no wall is cleared and no key is down."""
    first = run.inputs[0]
    return run.with_(inputs=(first, Input(0, PROCEED), Input(0, STEER, b"\x01"), *run.inputs[1:]))


def test_a_challenge_run_is_not_accepted_from_a_second_player(fair: Fair) -> None:
    ada, eve = fair.guest("Ada"), fair.guest("Eve")
    run = challenge(fair, ada, MANY)
    # Eve's run is short, because two bots with the same seed can play nearly the same long run.
    own = challenge(fair, eve, TICKS, "perfect")
    send(fair, ada, run)
    if own.seed != run.seed:
        pytest.skip("the day ended in between")
    # Wait until Ada's run could have been played with Eve's ticket.
    replace(run, issued=own.issued).wait()
    for borrowed in (run.recording, with_what_changes_nothing(run.recording)):
        answer = eve.send(borrowed.with_(player="Eve").sealed(), own.ticket)
        assert (answer.status, answer.problem) == (409, "borrowed"), answer
    # Eve can still send her own run.
    send(fair, eve, own)


def test_only_one_of_two_equal_runs_sent_at_once_counts(fair: Fair) -> None:
    pairs = []
    for ticks in range(TICKS, TICKS + 5):
        players = [fair.guest(f"{name} {ticks}") for name in ("Ada", "Eve")]
        pairs.append((players, [challenge(fair, player, ticks) for player in players]))
    for players, runs in pairs:
        if runs[0].seed != runs[1].seed:
            pytest.skip("the day ended in between")
        runs[1].wait()
        with ThreadPoolExecutor(2) as both:
            answers = list(
                both.map(lambda player, run: player.send(run.bytes, run.ticket), players, runs)
            )
        assert sorted(answer.status for answer in answers) == [201, 409], answers


def test_two_players_can_play_the_challenge(fair: Fair) -> None:
    ada, bob = fair.guest("Ada"), fair.guest("Bob")
    first = challenge(fair, ada, TICKS)
    send(fair, ada, first)
    send(fair, bob, challenge(fair, bob, TICKS - 1))
    answer = ada.client.get("/api/boards/breakout/challenge")
    assert {row["player"] for row in answer.words["rows"]} == {"Ada", "Bob"}
    # Resending your own run isn't borrowing.
    assert ada.send(first.bytes, first.ticket).problem == "ticket-used"


def test_a_challenge_run_is_secret_until_the_day_has_ended(fair: Fair) -> None:
    ada = fair.guest("Ada")
    receipt = send(fair, ada, challenge(fair, ada, TICKS))
    for board in BOARDS:
        answer = ada.client.get(f"/api/boards/breakout/{board}?around=Ada")
        assert run_of(answer, "Ada") is None, board
        assert [row["run"] for row in answer.words["around"]] == [None], board
        assert first_event(fair, board)["rows"][0].get("run") is None, board
    answer = ada.client.get(f"/api/runs/{receipt.words.get('run')}")
    assert (answer.status, answer.problem) == (403, "not-open-yet")
    assert answer.words["retryAfter"] > 20 * 60


def first_event(fair: Fair, board: str) -> dict[str, Any]:
    """Returns the first event of Breakout's live board for a period."""
    line = http.client.HTTPConnection("127.0.0.1", fair.house.port, timeout=TIMEOUT)
    line.request("GET", f"/api/boards/breakout/live?period={board}")
    with line.getresponse() as response:
        while not (text := response.readline()).startswith(b"data:"):
            assert text
    line.close()
    event: dict[str, Any] = json.loads(text.removeprefix(b"data:"))
    return event


def test_run_ids_cannot_be_enumerated(fair: Fair) -> None:
    ada, bob = fair.guest("Ada"), fair.guest("Bob")
    runs = []
    for player in (ada, bob, ada, bob):
        answer = send(fair, player, fair.run(player, player.names[0], 1))
        runs.append(answer.words["run"])
    for number in range(51):
        assert ada.client.get(f"/api/runs/{number}").status == 404, number
    assert all(ID.fullmatch(run) for run in runs), runs
    for one, next in zip(runs, runs[1:]):
        assert sum(a != b for a, b in zip(one, next)) > 5, runs


def test_an_open_run_can_be_watched_until_its_player_has_a_better_run(fair: Fair) -> None:
    ada = fair.guest("Ada")
    first = fair.run(ada, "Ada", 1)
    old = send(fair, ada, first).words["run"]
    assert run_of(ada.client.get("/api/boards/breakout/all"), "Ada") == old
    answer = ada.client.get(f"/api/runs/{old}")
    assert (answer.status, answer.text) == (200, first.bytes)
    better = fair.run(ada, "Ada", TICKS)
    assert better.recording.score > first.recording.score
    new = send(fair, ada, better).words["run"]
    assert ada.client.get(f"/api/runs/{old}").status == 404
    assert read(ada.client.get(f"/api/runs/{new}").text) == better.recording
