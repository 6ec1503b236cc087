"""Forged walls: invalid proofs, invalid names, and unknown codes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from urllib.parse import quote

import recording
from forgery import Sender, Table
from house import ROOT, Answer, new_secret
from recording import CHANGE, Input, Recording

WALLS = Table()

UNTRUE, UNREAD, UNPROVEN = "does-not-reproduce", "not-a-recording", "not-proven"
INVALID, STRANGER, QUERY = "invalid-name", "unknown-device", "invalid-query"
GOLDEN = ROOT / "Tests" / "Golden"
# An honest proof, and a run on the same wall that didn't clear it.
PROOF = recording.read((GOLDEN / "bricks-drawn.funfair").read_bytes())
LOST = recording.read((GOLDEN / "bricks-drawn-lost.funfair").read_bytes())


def publish(
    sender: Sender, content: bytes, name: str = "The tower", secret: str | None = None
) -> Answer:
    cheat = sender.cheat
    # A device may publish only a few walls at a time, so each wall counts as several runs.
    cheat.runs_sent += 3
    return cheat.client.post(
        f"/api/walls?name={quote(name, safe='')}", content,
        cheat.secret if secret is None else secret)


def proof(
    kind: str, change: Callable[[Recording, Random], Recording], *allowed: str
) -> None:
    """Adds a forgery that changes an honest proof under the cheat's own name."""

    def send(sender: Sender) -> Answer:
        own = PROOF.with_(player=sender.cheat.names[0])
        return publish(sender, change(own, sender.chance).sealed())

    WALLS.put(f"a wall: {kind}", send, *allowed)


def content(kind: str, make: Callable[[Sender], bytes], *allowed: str) -> None:
    WALLS.put(f"a wall: {kind}", lambda sender: publish(sender, make(sender)), *allowed)


# The proof


def another_brick(run: Recording, chance: Random) -> Recording:
    """Returns the same run on a different wall, which has an extra brick in a gap."""
    tiles = bytearray(run.rest)
    tiles[chance.choice([place for place in range(1, len(tiles)) if not tiles[place]])] = 1
    return run.with_(rest=bytes(tiles))


def easier(run: Recording, chance: Random) -> Recording:
    """Returns the run with easier settings, as if they changed at the first tick."""
    settings = bytes([*run.settings[:5], 2, *run.settings[6:]])
    return run.with_(inputs=(Input(0, CHANGE, settings), *run.inputs))


proof("a higher score", lambda run, chance: run.with_(score=run.score + 1), UNTRUE)
proof("another state", lambda run, chance: run.with_(state=run.state ^ 1 << chance.randrange(64)),
      UNTRUE)
proof("another seed", lambda run, chance: run.with_(seed=run.seed ^ 1 << chance.randrange(64)),
      UNTRUE)
proof("fewer ticks than were played", lambda run, chance: run.with_(ticks=run.ticks - 1), UNTRUE)
proof("without its last inputs",
      lambda run, chance: run.with_(inputs=run.inputs[: -chance.randint(1, 300)]), UNTRUE)
proof("another wall", another_brick, UNTRUE)
proof("an easier setting", easier, UNTRUE, UNREAD)
proof("other rules", lambda run, chance: run.with_(rules=run.rules + chance.choice([-1, 1, 9])),
      "does-not-fit")
proof("a wall without a brick",
      lambda run, chance: run.with_(rest=run.rest[:1] + bytes(len(run.rest) - 1)), UNREAD)
proof("a wall of one row", lambda run, chance: run.with_(rest=b"\x01" + run.rest[1:11]), UNREAD)
proof("an invalid tile",
      lambda run, chance: run.with_(rest=run.rest[:-1] + bytes([chance.randint(90, 127)])), UNREAD)
content("a run that lost its balls",
        lambda sender: LOST.with_(player=sender.cheat.names[0]).sealed(), UNPROVEN)
content("a run of another mode", lambda sender: sender.cheat.own.bytes, UNPROVEN)
content("another game's run", lambda sender: (GOLDEN / "standard.funfair").read_bytes(), UNPROVEN)
content("someone else's proof", lambda sender: PROOF.sealed(), "not-your-name")
content("someone else's name",
        lambda sender: PROOF.with_(player=sender.victim.names[0]).sealed(), "not-your-name")
content("empty", lambda sender: b"", UNREAD)
content("random bytes", lambda sender: sender.chance.randbytes(500), UNREAD)
content("cut off", lambda sender: PROOF.sealed()[: sender.chance.randrange(9, 20_000)], UNREAD)
content("2 MB", lambda sender: bytes(2 << 20), "too-large")
WALLS.put("a wall: from an unknown device",
          lambda sender: publish(sender, PROOF.sealed(), secret=new_secret()), STRANGER)
WALLS.put("a wall: without a secret",
          lambda sender: publish(sender, PROOF.sealed(), secret=""), STRANGER)


# The name


def name(kind: str, make: Callable[[Random], str]) -> None:
    WALLS.put(
        f"a wall's name: {kind}",
        lambda sender: publish(
            sender, PROOF.with_(player=sender.cheat.names[0]).sealed(), make(sender.chance)),
        # The name is part of the address, which can't contain a NUL.
        INVALID, "bad-request")


name("blank", lambda chance: chance.choice(["", " ", "\u200b", "\u2800", "\u0301"]))
name("too long", lambda chance: "x" * chance.randint(21, 3000))
name("stacked accents", lambda chance: "e" + "\u0301" * chance.randint(13, 600))
name("too many bytes for a link", lambda chance: ("e" + "\u0301" * 11) * 20)
name("a control character", lambda chance: "A" + chance.choice("\0\b\n\r\x1b\x7f\u2028") + "b")


# Codes, orders and pages

CODES = [
    "AAAAAAAAAAA", "x", "AAAAAAAAAAB", "AAAAAAAAAA=", "A" * 5000, "%00", "%FF%FE", "..%2F..%2Fwall",
    "-1", "'%20OR%201=1--", "9223372036854775808",
]


def code(kind: str, method: str, path: str, *allowed: str) -> None:
    def send(sender: Sender) -> Answer:
        cheat = sender.cheat
        return cheat.client.ask(
            method, path.format(sender.chance.choice(CODES)), None,
            {"Authorization": f"Bearer {cheat.secret}"})

    WALLS.put(f"a wall's code: {kind}", send, *allowed)


# A path is invalid if it contains a NUL or leads elsewhere.
NO_WALL = ("unknown-wall", "unknown-address", "bad-request", "400")
code("to view", "GET", "/api/walls/{}", *NO_WALL)
code("to remove", "DELETE", "/api/walls/{}", *NO_WALL)
code("to give a heart", "POST", "/api/walls/{}/heart", *NO_WALL)
code("to take a heart back", "DELETE", "/api/walls/{}/heart", *NO_WALL)
code("for its board", "GET", "/api/boards/breakout-drawn/wall?wall={}", *NO_WALL)


def query(kind: str, texts: list[str]) -> None:
    WALLS.put(
        f"a page of walls: {kind}",
        lambda sender: sender.cheat.client.get(f"/api/walls?{sender.chance.choice(texts)}"), QUERY)


query("an unknown order",
      ["by=", "by=best", "by=NEWEST", "by=plays%20DESC", f"by={'x' * 5000}"])
query("an invalid page",
      ["page=-1", "page=100", "page=1e1", "page=9223372036854775808", "page="])


@WALLS.add("a ticket: a wall's, for another run", "does-not-fit", "too-fast", "inhuman")
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    cheat.runs_sent += 1
    wish = {"player": cheat.names[0], "game": "breakout-drawn", "board": "wall"}
    ticket = cheat.client.post("/api/tickets", wish, cheat.secret).words.get("ticket", "")
    return cheat.send(cheat.own.bytes, ticket)


@WALLS.add("a run: through a wall, with a standard game's ticket", "does-not-fit")
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    cheat.runs_sent += 1
    run = PROOF.with_(player=cheat.names[0], seed=int(cheat.own.seed, 16), practice=6)
    return cheat.send(run.sealed(), cheat.own.ticket)
