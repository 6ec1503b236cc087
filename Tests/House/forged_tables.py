"""Forgeries at tables: impossible bets, and bets at someone else's table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from forgery import Sender, Table, submit
from house import ROOT, Answer

TABLES = Table()

INVALID, BAD, LARGE = "invalid-bet", "bad-request", "too-large"
GOLDEN = ROOT / "Tests" / "Golden" / "wheel.funfair"


def spin(
    sender: Sender, bet: dict[str, Any] | bytes, key: str | None = None, table: str | None = None
) -> Answer:
    cheat = sender.cheat
    cheat.spins_sent += 1
    fields = {"Idempotency_Key": f"k{sender.chance.randrange(10**9)}" if key is None else key}
    path = f"/api/tables/{table or cheat.table}/spins"
    return cheat.client.post(path, bet, cheat.secret, **fields)


def bet(kind: str, make: Callable[[Sender], dict[str, Any] | bytes], *allowed: str) -> None:
    TABLES.put(f"a bet: {kind}", lambda sender: spin(sender, make(sender)), *allowed)


def hard(*numbers: Any) -> dict[str, Any]:
    return {"level": "hard", "numbers": list(numbers)}


bet("too few numbers", lambda sender: hard(*range(sender.chance.randrange(2))), INVALID)
bet("too many numbers", lambda sender: hard(*range(sender.chance.randint(3, 37))), INVALID)
bet("every number", lambda sender: {"level": "easy", "numbers": list(range(37))}, INVALID)
bet("a number twice", lambda sender: hard(5, 5), INVALID)
bet("a number outside the wheel", lambda sender: hard(
    5, sender.chance.choice([-1, 37, 64, 255, 2**31, -(2**63), 2**63 - 1])), INVALID)
bet("a number beyond 64 bits", lambda sender: hard(
    5, sender.chance.choice([2**63, -(2**63) - 1, 10**300])), BAD)
bet("not a number", lambda sender: hard(
    5, sender.chance.choice(["6", None, 6.5, True, [6], {}, 1e400])), BAD)
bet("10,000 numbers", lambda sender: hard(*range(10_000)), LARGE)
bet("a thousand numbers", lambda sender: hard(*[sender.chance.randrange(37)] * 1000), INVALID)
bet("without numbers", lambda sender: {"level": "hard"}, BAD)
bet("not a list", lambda sender: {"level": "hard", "numbers": {"0": 1, "1": 2}}, BAD)
bet("with another level's numbers", lambda sender: {"level": "easy", "numbers": [1, 2]}, INVALID)
bet("an unknown level", lambda sender: {
    "level": sender.chance.choice(["", "HARD", "hard\u0000", "x" * 3000]), "numbers": [1, 2]},
    INVALID)
bet("deeply nested",
    lambda sender: b'{"level":"hard","numbers":' + b"[" * 2000 + b"]" * 2000 + b"}", BAD)
bet("not JSON",
    lambda sender: json.dumps(hard(1, 2)).encode()[: -sender.chance.randint(1, 20)], BAD)


def chips(kind: str, make: Callable[[Sender], dict[str, Any]], *allowed: str) -> None:
    TABLES.put(
        f"chips: {kind}", lambda sender: spin(sender, make(sender), table=sender.cheat.cloth),
        *allowed,
    )


def put(**stacks: Any) -> dict[str, Any]:
    return {"places": [3], "chips": [5]} | stacks


chips("none", lambda sender: put(places=[], chips=[]), INVALID)
chips("more chips than places", lambda sender: put(chips=[5, 5]), INVALID)
chips("twice on the same place", lambda sender: put(places=[3, 3], chips=[5, 5]), INVALID)
chips("on an invalid place", lambda sender: put(
    places=[sender.chance.choice([-1, 157, 255, 2**31, -(2**63), 2**63 - 1])]), INVALID)
chips("an invalid number of chips", lambda sender: put(
    chips=[sender.chance.choice([0, -1, 501, 2**31, -(2**63), 2**63 - 1])]), INVALID)
chips("more than the money", lambda sender: put(
    places=[0, 1, 2], chips=[500, 500, sender.chance.randint(1, 500)]), INVALID)
chips("not a number", lambda sender: put(
    chips=[sender.chance.choice(["6", None, 6.5, True, [6], {}, 2**63, 10**300])]), BAD)
chips("without places", lambda sender: {"chips": [5]}, BAD)
chips("together with numbers", lambda sender: put() | hard(1, 2), BAD)
chips("on 700 places", lambda sender: put(
    places=list(range(700)), chips=[1] * 700), LARGE)
chips("a level's numbers instead", lambda sender: hard(1, 2), INVALID)
bet("chips at a levels table", lambda sender: put(), INVALID)


@TABLES.add("a table of a game without tables", BAD, "unknown-game")
def _(sender: Sender) -> Answer:
    games = ["bubblepop", "breakout-capsules", "roulette-levels", "roulette-", "ROULETTE", "x" * 99]
    wish = {"player": sender.cheat.names[0], "game": sender.chance.choice(games)}
    return sender.cheat.client.post("/api/tables", wish, sender.cheat.secret)


@TABLES.add("a key of another bet", "key-reused")
def _(sender: Sender) -> Answer:
    return spin(sender, hard(1, sender.chance.randint(3, 36)), "first")


@TABLES.add("an invalid key", BAD)
def _(sender: Sender) -> Answer:
    keys = ["", "x" * 65, "x" * 3000, "a b", "a;b", "caf\u00e9", "../first", "'--"]
    return spin(sender, hard(1, 2), sender.chance.choice(keys))


@TABLES.add("no key", BAD)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    return cheat.client.post(f"/api/tables/{cheat.table}/spins", hard(1, 2), cheat.secret)


@TABLES.add("someone else's table", "not-your-table")
def _(sender: Sender) -> Answer:
    key = sender.chance.choice(["first", "second"])
    return spin(sender, hard(1, 2), key, sender.victim.table)


@TABLES.add("an unknown table", "unknown-table", BAD)
def _(sender: Sender) -> Answer:
    tables = ["x", "%00", "'%20OR%201=1", "1", sender.cheat.table[:-1], sender.cheat.table.lower()]
    return spin(sender, hard(1, 2), None, sender.chance.choice(tables))


@TABLES.add("a table under someone else's name", "not-your-name")
def _(sender: Sender) -> Answer:
    wish = {"player": sender.victim.names[0]}
    return sender.cheat.client.post("/api/tables", wish, sender.cheat.secret)


@TABLES.add("a table without a device", "unknown-device")
def _(sender: Sender) -> Answer:
    return sender.cheat.client.post("/api/tables", {"player": sender.cheat.names[0]})


@TABLES.add("a run with a table as its ticket", "bad-ticket")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, GOLDEN.read_bytes(), sender.cheat.table)
