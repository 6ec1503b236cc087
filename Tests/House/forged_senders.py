"""Honest runs with a forged sender, ticket or time."""

from __future__ import annotations

import base64
from collections.abc import Callable
from random import Random

from forgery import Sender, Table, submit
from house import Answer, new_secret

SENDERS = Table()
# Honest runs sent too late. A test uses these only if it has time to wait.
LATE = Table()

BAD, STRANGER = "bad-ticket", "unknown-device"
# The house may check the timing of a wrong ticket first.
UNFIT = ("does-not-fit", "too-fast", "inhuman")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
# The size of a ticket before its signature: version, ID, game, rules, entry, player, seed, time,
# and hashes of the device and of the name.
BODY = 1 + 16 + 3 + 8 + 8 + 8 + 16 + 16
GAME, ENTRY, PLAYER, SEED, ISSUED, DEVICE, NAME = 17, 19, 20, 28, 36, 44, 60


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def spare(text: str, chance: Random) -> str:
    """Returns different letters for the same bytes, by changing the last letter's unused bits."""
    unused = {2: 4, 3: 2}[len(text) % 4]
    last = LETTERS.index(text[-1])
    return text[:-1] + LETTERS[last ^ chance.randrange(1, 1 << unused)]


# The ticket


def ticket(name: str, change: Callable[[str, Random], str], *allowed: str) -> None:
    """Adds a forgery that sends an honest run with a changed ticket."""
    SENDERS.put(
        f"a ticket: {name}",
        lambda sender: submit(
            sender.cheat, sender.cheat.own.bytes,
            change(sender.cheat.own.ticket, sender.chance),
        ),
        *(allowed or [BAD]),
    )


def sealed_as_before(name: str, place: int, change: Callable[[bytes, Random], bytes]) -> None:
    """Adds a forgery whose ticket has a changed field and the original signature."""

    def forge(text: str, chance: Random) -> str:
        content = to_bytes(text)
        new = change(content[place : place + 8], chance)
        assert new != content[place : place + len(new)]
        return to_text(content[:place] + new + content[place + len(new) :])

    ticket(name, forge)


def moved(content: bytes, by: int) -> bytes:
    value = (int.from_bytes(content, "little") + by) % 2**64
    return value.to_bytes(8, "little")


def flipped(text: str, chance: Random) -> str:
    content = bytearray(to_bytes(text))
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return to_text(bytes(content))


ticket("empty", lambda text, chance: "")
ticket("random", lambda text, chance: to_text(chance.randbytes(len(to_bytes(text)))))
ticket("cut off", lambda text, chance: text[: chance.randrange(len(text))])
ticket("a bit flipped", flipped)
ticket("unsigned", lambda text, chance: to_text(to_bytes(text)[:BODY]))
ticket("signed with zeros", lambda text, chance: to_text(to_bytes(text)[:BODY] + bytes(32)))
ticket("repeated", lambda text, chance: text + text)
ticket("padded", lambda text, chance: text + "=" * (-len(text) % 4 or 4))
ticket("in another Base64 alphabet", lambda text, chance: (
    base64.b64encode(to_bytes(text) + b"\xff\xfb").decode().rstrip("=")))
ticket("with a space", lambda text, chance: text[:50] + " " + text[50:])
ticket("with a non-ASCII letter", lambda text, chance: text[:50] + "é" + text[51:])
ticket("in lower case", lambda text, chance: text.lower())
ticket("100 kB", lambda text, chance: text + "A" * 60_000, BAD, "400", "431", "closed")
sealed_as_before("another seed", SEED, lambda field, chance: chance.randbytes(8))
sealed_as_before("issued earlier", ISSUED,
                 lambda field, chance: moved(field, -chance.randint(1, 10**6)))
sealed_as_before("issued later", ISSUED,
                 lambda field, chance: moved(field, chance.randint(1, 10**6)))
sealed_as_before("another player", PLAYER,
                 lambda field, chance: moved(field, chance.choice([1, -1])))
sealed_as_before("another device", DEVICE, lambda field, chance: chance.randbytes(8))
sealed_as_before("another name", NAME, lambda field, chance: chance.randbytes(8))
sealed_as_before("another game", GAME,
                 lambda field, chance: bytes([field[0] ^ chance.randint(1, 255)]))
sealed_as_before("for the challenge", ENTRY, lambda field, chance: bytes([1]))
sealed_as_before("another ID", 1, lambda field, chance: chance.randbytes(8))


@SENDERS.add("no ticket", BAD)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    cheat.runs_sent += 1
    return cheat.client.post("/api/runs", cheat.own.bytes, cheat.secret)


@SENDERS.add("the signature of another ticket", BAD)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    mixed = to_bytes(cheat.own.ticket)[:BODY] + to_bytes(cheat.other_ticket)[BODY:]
    return submit(cheat, cheat.own.bytes, to_text(mixed))


@SENDERS.add("a table instead of a ticket", BAD)
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes, sender.cheat.table)


@SENDERS.add("the ticket of another run", *UNFIT)
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes, sender.cheat.other_ticket)


@SENDERS.add("the ticket of another run, and its seed",
             "does-not-reproduce", *UNFIT)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    run = cheat.own.recording.with_(seed=int(cheat.other_seed, 16), player=cheat.names[1])
    return submit(cheat, run.with_(score=run.score + 10).sealed(), cheat.other_ticket)


@SENDERS.add("another name of the device", "does-not-fit")
def _(sender: Sender) -> Answer:
    run = sender.cheat.own.recording.with_(player=sender.cheat.names[1])
    return submit(sender.cheat, run.sealed())


@SENDERS.add("a name of another device", "does-not-fit")
def _(sender: Sender) -> Answer:
    run = sender.cheat.own.recording.with_(player=sender.victim.names[0])
    return submit(sender.cheat, run.sealed())


@SENDERS.add("the ticket of another game", *UNFIT)
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes, sender.cheat.bubble_ticket)


@SENDERS.add("a used ticket", "ticket-used")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.used.bytes, sender.cheat.used.ticket)


@SENDERS.add("a used ticket with another run", "ticket-used", *UNFIT)
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes, sender.cheat.used.ticket)


@SENDERS.add("a ticket of another device", "not-your-ticket")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.victim.own.bytes, sender.victim.own.ticket)


@SENDERS.add("someone else's run under your own name", "does-not-reproduce", "borrowed", *UNFIT)
def _(sender: Sender) -> Answer:
    own = sender.cheat.own
    run = sender.victim.own.recording.with_(player=own.player)
    if sender.chance.random() < 0.5:
        # The run's launch can't happen with the cheat's seed.
        run = run.with_(seed=int(own.seed, 16), score=run.score + 10)
    return submit(sender.cheat, run.sealed())


# The device


@SENDERS.add("no device", STRANGER)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    cheat.runs_sent += 1
    return cheat.client.post("/api/runs", cheat.own.bytes, Funfair_Ticket=cheat.own.ticket)


def device(name: str, field: Callable[[str, Random], str], *allowed: str) -> None:
    def send(sender: Sender) -> Answer:
        cheat = sender.cheat
        cheat.runs_sent += 1
        return cheat.client.post(
            "/api/runs", cheat.own.bytes, Funfair_Ticket=cheat.own.ticket,
            Authorization=field(cheat.secret, sender.chance),
        )

    SENDERS.put(f"a device: {name}", send, STRANGER, *allowed)


device("random", lambda secret, chance: f"Bearer {new_secret()}",
       "not-your-ticket")
device("empty", lambda secret, chance: chance.choice(["", "Bearer", "Bearer ", "Bearer  "]))
device("another authorization scheme", lambda secret, chance: f"Basic {secret}")
device("padded", lambda secret, chance: f"Bearer {secret}=")
device("different unused bits", lambda secret, chance: f"Bearer {spare(secret, chance)}")
device("cut off", lambda secret, chance: f"Bearer {secret[: chance.randrange(len(secret))]}")
device("two secrets", lambda secret, chance: f"Bearer {new_secret()}, Bearer {secret}")
device("a quotation mark", lambda secret, chance: "Bearer ' OR 1=1 --")


@SENDERS.add("someone else's device", "not-your-ticket")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes, secret=sender.victim.secret)


# The clock


@SENDERS.add("a run sent sooner than it can be played", "too-fast", "inhuman")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.long.bytes, sender.cheat.long.ticket)


@SENDERS.add("a run sent too soon, with a false date", "too-fast", "inhuman")
def _(sender: Sender) -> Answer:
    long = sender.cheat.long
    date = "Thu, 01 Jan 2099 00:00:00 GMT"
    return submit(sender.cheat, long.bytes, long.ticket, Date=date)


@LATE.add("a run sent too late", "ticket-expired")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.own.bytes)


@LATE.add("a used ticket, too late", "ticket-used")
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.cheat.used.bytes, sender.cheat.used.ticket)
