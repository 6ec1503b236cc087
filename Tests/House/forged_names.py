"""Forgeries of names, and of requests for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from forgery import Sender, Table, submit
from house import Answer

NAMES = Table()

INVALID, TAKEN, BAD = "invalid-name", "name-taken", "bad-request"


def name(kind: str, make: Callable[[Random, str], Any], *allowed: str) -> None:
    """Adds a kind of name, derived from another device's."""

    def send(sender: Sender) -> Answer:
        wish = {"name": make(sender.chance, sender.victim.names[0])}
        return sender.cheat.client.post("/api/players", wish, sender.cheat.secret)

    NAMES.put(f"a name: {kind}", send, *allowed)


def words(kind: str, make: Callable[[Random, str], bytes], *allowed: str) -> None:
    """Adds a kind of request for a name that at best belongs to another device."""

    def send(sender: Sender) -> Answer:
        content = make(sender.chance, sender.victim.names[0])
        return sender.cheat.client.post("/api/players", content, sender.cheat.secret)

    NAMES.put(f"words: {kind}", send, *allowed)


def either_case(chance: Random, text: str) -> str:
    return "".join(chance.choice([letter.lower(), letter.upper()]) for letter in text)


def wide(chance: Random, text: str) -> str:
    place = chance.randrange(5)
    return text[:place] + chr(ord(text[place]) + 0xFEE0) + text[place + 1 :]


BLANK = ["", " ", "\t", "\u00a0\u2003", "\u200b", "\u2800", "\u3164", "\u0301", "\U000e0041"]
UNSEEN = "\u200b\u200d\u2060\u00ad\ufe0f\u034f\ufeff\U000e0041"
CONTROLS = "\0\a\b\n\r\x1b\x7f\x85\u2028\u2029\ufffa"
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202e\u2066\u2069"

name("blank", lambda chance, text: chance.choice(BLANK), INVALID)
name("a control character", lambda chance, text: "Eve" + chance.choice(CONTROLS) + "x", INVALID)
name("another direction", lambda chance, text: "Eve" + chance.choice(DIRECTIONS) + "x", INVALID)
name("too long", lambda chance, text: "x" * chance.randint(21, 3000), INVALID)
name("10 kB", lambda chance, text: "x" * 10_000, "too-large")
name("piled up", lambda chance, text: "e" + "\u0301" * chance.randint(13, 600), INVALID)
name("another's", lambda chance, text: text, TAKEN)
name("another's in other letters", either_case, TAKEN)
name("another's with other spaces",
     lambda chance, text: text.replace(" ", chance.choice(["  ", "\u00a0", "\u3000", "\u2009"])),
     TAKEN, INVALID)
name("another's in wide letters", wide, TAKEN, INVALID)
name("another's with something unseen",
     lambda chance, text: text[:3] + chance.choice(UNSEEN) + text[3:], TAKEN, INVALID)
name("another's with spaces around it", lambda chance, text: f"  {text} ", TAKEN)
name("another's in letters of another script",
     lambda chance, text: text.replace("C", "\u0421").replace("e", chance.choice("e\u0435")),
     TAKEN, INVALID)
name("no text",
     lambda chance, text: chance.choice([None, 7, 1e400, True, ["Eve"], {"Eve": 1}]), BAD)


def nested(depth: int) -> bytes:
    return b'{"name":' + b"[" * depth + b"]" * depth + b"}"


words("not JSON", lambda chance, text: chance.randbytes(chance.randint(0, 500)), BAD)
words("cut off", lambda chance, text: json.dumps({"name": text}).encode()[: -chance.randint(1, 9)],
      BAD)
words("deep", lambda chance, text: nested(chance.randint(500, 2000)), BAD)
words("deep without an end", lambda chance, text: b"[" * 4000, BAD)
words("deep objects", lambda chance, text: b'{"name":' * 400 + b"1" + b"}" * 400, BAD)
words("not a number", lambda chance, text: b'{"name": ' + chance.choice(
    [b"NaN", b"Infinity", b"-", b"1e", b"01", b"0x1F", b"1" * 4000]) + b"}", BAD)
words("too many", lambda chance, text: nested(100_000), "too-large")
words("a key twice",
      lambda chance, text: f'{{"name": "{text}", "name": "{text.lower()}"}}'.encode(), TAKEN, BAD)
words("half a character", lambda chance, text: b'{"name": "\\ud83d' + chance.choice(
    [b"", b"\\u0041", b"x"]) + b'"}', BAD, INVALID)
words("no UTF-8", lambda chance, text: b'{"name": "\xc0\x80\xff"}', BAD, INVALID)
words("UTF-16", lambda chance, text: json.dumps({"name": text}).encode("utf-16"), TAKEN, BAD)
words("an array", lambda chance, text: json.dumps([{"name": text}]).encode(), BAD)
words("without the name", lambda chance, text: json.dumps({"Name": "Eve"}).encode(), BAD)
words("a form", lambda chance, text: b"name=Eve&name=Eve", BAD)


def ticket(kind: str, wish: Callable[[Sender], dict[str, Any]], *allowed: str) -> None:
    def send(sender: Sender) -> Answer:
        cheat = sender.cheat
        whole = {"player": cheat.names[0], "game": "breakout", "board": "open"} | wish(sender)
        return cheat.client.post("/api/tickets", whole, cheat.secret)

    NAMES.put(f"a ticket for {kind}", send, *allowed)


ticket("another's name", lambda sender: {"player": sender.victim.names[0]}, "not-your-name")
ticket("nobody", lambda sender: {"player": "Nobody at all"}, "not-your-name")
ticket("no name", lambda sender: {"player": sender.chance.choice(BLANK)}, INVALID)
ticket("a table's game", lambda sender: {"game": "roulette"}, "no-tickets")
ticket("no game", lambda sender: {"game": sender.chance.choice(["", "Breakout", "chess"])},
       "unknown-game")
ticket("no board", lambda sender: {"board": sender.chance.choice(["", "all", "today", "OPEN"])},
       "unknown-board")


@NAMES.add("a run in a name that looks like one's own", "does-not-fit", "not-a-recording")
def _(sender: Sender) -> Answer:
    # It would be displayed with a name that the house didn't give.
    run = sender.cheat.own.recording
    return submit(sender.cheat, run.with_(player="\u0421" + run.player[1:]).sealed())
