"""Forged names, and forged requests for names."""

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
    """Adds a forgery that registers a name made from another device's name."""

    def send(sender: Sender) -> Answer:
        wish = {"name": make(sender.chance, sender.victim.names[0])}
        return sender.cheat.client.post("/api/players", wish, sender.cheat.secret)

    NAMES.put(f"a name: {kind}", send, *allowed)


def words(kind: str, make: Callable[[Random, str], bytes], *allowed: str) -> None:
    """Adds a forgery with a request body made from another device's name."""

    def send(sender: Sender) -> Answer:
        content = make(sender.chance, sender.victim.names[0])
        return sender.cheat.client.post("/api/players", content, sender.cheat.secret)

    NAMES.put(f"a request for a name: {kind}", send, *allowed)


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
name("a text direction mark", lambda chance, text: "Eve" + chance.choice(DIRECTIONS) + "x", INVALID)
name("too long", lambda chance, text: "x" * chance.randint(21, 3000), INVALID)
name("10 kB", lambda chance, text: "x" * 10_000, "too-large")
name("stacked accents", lambda chance, text: "e" + "\u0301" * chance.randint(13, 600), INVALID)
name("someone else's", lambda chance, text: text, TAKEN)
name("someone else's in another case", either_case, TAKEN)
name("someone else's with other spaces",
     lambda chance, text: text.replace(" ", chance.choice(["  ", "\u00a0", "\u3000", "\u2009"])),
     TAKEN, INVALID)
name("someone else's with a full-width letter", wide, TAKEN, INVALID)
name("someone else's with an invisible character",
     lambda chance, text: text[:3] + chance.choice(UNSEEN) + text[3:], TAKEN, INVALID)
name("someone else's with surrounding spaces", lambda chance, text: f"  {text} ", TAKEN)
name("someone else's with lookalike letters",
     lambda chance, text: text.replace("C", "\u0421").replace("e", chance.choice("e\u0435")),
     TAKEN, INVALID)
name("not a string",
     lambda chance, text: chance.choice([None, 7, 1e400, True, ["Eve"], {"Eve": 1}]), BAD)


def nested(depth: int) -> bytes:
    return b'{"name":' + b"[" * depth + b"]" * depth + b"}"


words("not JSON", lambda chance, text: chance.randbytes(chance.randint(0, 500)), BAD)
words("cut off", lambda chance, text: json.dumps({"name": text}).encode()[: -chance.randint(1, 9)],
      BAD)
words("deeply nested", lambda chance, text: nested(chance.randint(500, 2000)), BAD)
words("deeply nested and unclosed", lambda chance, text: b"[" * 4000, BAD)
words("deeply nested objects", lambda chance, text: b'{"name":' * 400 + b"1" + b"}" * 400, BAD)
words("an invalid number", lambda chance, text: b'{"name": ' + chance.choice(
    [b"NaN", b"Infinity", b"-", b"1e", b"01", b"0x1F", b"1" * 4000]) + b"}", BAD)
words("100,000 levels deep", lambda chance, text: nested(100_000), "too-large")
words("a duplicate key",
      lambda chance, text: f'{{"name": "{text}", "name": "{text.lower()}"}}'.encode(), TAKEN, BAD)
words("half a surrogate pair", lambda chance, text: b'{"name": "\\ud83d' + chance.choice(
    [b"", b"\\u0041", b"x"]) + b'"}', BAD, INVALID)
words("invalid UTF-8", lambda chance, text: b'{"name": "\xc0\x80\xff"}', BAD, INVALID)
words("UTF-16", lambda chance, text: json.dumps({"name": text}).encode("utf-16"), TAKEN, BAD)
words("an array", lambda chance, text: json.dumps([{"name": text}]).encode(), BAD)
words("without a name", lambda chance, text: json.dumps({"Name": "Eve"}).encode(), BAD)
words("form-encoded", lambda chance, text: b"name=Eve&name=Eve", BAD)


def ticket(kind: str, wish: Callable[[Sender], dict[str, Any]], *allowed: str) -> None:
    def send(sender: Sender) -> Answer:
        cheat = sender.cheat
        whole = {"player": cheat.names[0], "game": "breakout", "board": "open"} | wish(sender)
        return cheat.client.post("/api/tickets", whole, cheat.secret)

    NAMES.put(f"a ticket for {kind}", send, *allowed)


ticket("someone else's name", lambda sender: {"player": sender.victim.names[0]}, "not-your-name")
ticket("an unknown name", lambda sender: {"player": "Nobody at all"}, "not-your-name")
ticket("a blank name", lambda sender: {"player": sender.chance.choice(BLANK)}, INVALID)
ticket("a game without tickets", lambda sender: {"game": "roulette"}, "no-tickets")
ticket("an unknown game", lambda sender: {"game": sender.chance.choice(["", "Breakout", "chess"])},
       "unknown-game")
ticket("an unknown board",
       lambda sender: {"board": sender.chance.choice(["", "all", "today", "OPEN"])},
       "unknown-board")


@NAMES.add("a run under a lookalike of your own name", "does-not-fit", "not-a-recording")
def _(sender: Sender) -> Answer:
    # If the house accepted the run, boards would show an unregistered name.
    run = sender.cheat.own.recording
    return submit(sender.cheat, run.with_(player="\u0421" + run.player[1:]).sealed())
