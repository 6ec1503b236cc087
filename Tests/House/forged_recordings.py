"""Recordings with a forged head, claim or input, each with a valid checksum."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import recording
from forgery import Sender, Table, submit
from house import Answer
from recording import CHANGE, FINISH, PADDLE, STEER, TAP, Input, Recording, number

RECORDINGS = Table()

UNREAD, UNFIT, UNTRUE = "not-a-recording", "does-not-fit", "does-not-reproduce"
# The house may compare claimed ticks with the clock before it folds the run.
SOONER = ("too-fast", "ticket-expired", "inhuman")
# The house may also refuse inhuman inputs, or too many inputs, before folding.
PLAYED = (UNTRUE, UNFIT, "inhuman")

Change = Callable[[Recording, Random], Recording]


def says(name: str, *allowed: str) -> Callable[[Change], None]:
    """Adds a forgery that changes the cheat's honest run."""

    def keep(change: Change) -> None:
        RECORDINGS.put(
            name,
            lambda sender: submit(
                sender.cheat, change(sender.cheat.own.recording, sender.chance).sealed()
            ),
            *allowed,
        )

    return keep


def has(name: str, *allowed: str, **changes: Callable[[Recording, Random], bytes]) -> None:
    """Adds a forgery that replaces the bytes of some fields in the cheat's honest run."""

    def send(sender: Sender) -> Answer:
        run = sender.cheat.own.recording
        others = {field: make(run, sender.chance) for field, make in changes.items()}
        return submit(sender.cheat, run.sealed(**others))

    RECORDINGS.put(name, send, *allowed)


def other(chance: Random, most: int, value: int) -> int:
    """Returns a random number from 0 to `most` other than `value`."""
    return (value + 1 + chance.randrange(most)) % (most + 1)


# The head

has("a newer format", UNREAD, version=lambda run, chance: bytes([other(chance, 255, 1)]))
has("an unknown game", UNREAD, game=lambda run, chance: bytes([chance.choice([0, 4, 9, 255])]))
has("another game's number", UNREAD, UNFIT, UNTRUE,
    game=lambda run, chance: bytes([chance.choice([1, 3])]))
has("other rules", UNFIT, rules=lambda run, chance: bytes([other(chance, 255, run.rules)]))
has("a practice run", UNFIT, practice=lambda run, chance: b"\x01")
has("a mode that no game has", UNREAD,
    practice=lambda run, chance: bytes([chance.randint(32, 99)]))
has("another mode", UNREAD, UNFIT,
    practice=lambda run, chance: bytes([chance.choice([2, 4])]))
has("a number encoded longer than necessary", UNREAD,
    ticks=lambda run, chance: recording.long_number(run.ticks))
has("zero encoded longer than necessary", UNREAD, practice=lambda run, chance: b"\x80\x00")
has("an endless number", UNREAD, score=lambda run, chance: b"\xff" * chance.randint(5, 400))
has("a name that's too long", UNREAD,
    player=lambda run, chance: recording.text(b"x" * chance.randint(21, 1024)))
has("a name longer than the rest of the file", UNREAD,
    player=lambda run, chance: number(chance.choice([1025, 10**6, 2**31, 2**35 - 1])) + b"Eve")
has("a name that isn't valid UTF-8", UNREAD,
    player=lambda run, chance: recording.text(
        chance.choice([b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"Eve\xf0\x9f"])))
has("a name with surrounding spaces", UNREAD,
    player=lambda run, chance: recording.text(b" " + run.player.encode()))
has("an invalid name", UNREAD,
    player=lambda run, chance: recording.text(
        chance.choice(["", " ", "\u200b", "\x00", "\u202eeve"]).encode()))
has("a seed with a bit flipped", UNFIT, UNTRUE,
    seed=lambda run, chance: recording.bits(run.seed ^ 1 << chance.randrange(64)))
has("a setting out of range", UNREAD,
    settings=lambda run, chance: bytes([chance.choice([0, 9, 100]), *run.settings[1:]]))
has("a stage of another shape", UNREAD,
    width=lambda run, chance: number(other(chance, 4095, run.width)))
has("a stage with swapped sides", UNREAD, width=lambda run, chance: number(run.height),
    height=lambda run, chance: number(run.width))


@says("a made-up seed", UNFIT, UNTRUE)
def _(run: Recording, chance: Random) -> Recording:
    return run.with_(seed=chance.choice([0, 7, 2**64 - 1, chance.getrandbits(64)]))


@says("non-standard settings", UNFIT, UNTRUE)
def _(run: Recording, chance: Random) -> Recording:
    # The rows, balls and speed can each be any number from 1 to 5.
    place = chance.randrange(3)
    settings = list(run.settings)
    settings[place] = 1 + other(chance, 4, settings[place] - 1)
    return run.with_(settings=tuple(settings))


# The claims

for _name, _ticks, _allowed in (
    ("no ticks", lambda run: 0, {UNTRUE, UNREAD}),
    ("one tick more", lambda run: run.ticks + 1, {UNTRUE, *SOONER}),
    ("one tick less", lambda run: run.ticks - 1, {UNTRUE}),
    ("the maximum number of ticks", lambda run: 216_000, {UNTRUE, *SOONER}),
    ("more than the maximum number of ticks", lambda run: 216_001, {UNREAD}),
    ("the ticks of another game", lambda run: 4_800_000, {UNREAD}),
    ("34 billion ticks", lambda run: 2**35 - 1, {UNREAD}),
):
    has(f"{_name} claimed", *_allowed, ticks=lambda run, chance, ticks=_ticks: number(ticks(run)))

for _name, _score, _allowed in (
    ("one point more", lambda run, chance: run.score + 1, {UNTRUE}),
    ("one brick more", lambda run, chance: run.score + 10, {UNTRUE}),
    ("any score", lambda run, chance: run.score + chance.randint(1, 9999), {UNTRUE}),
    ("the highest score", lambda run, chance: 1_000_000_000, {UNTRUE}),
    ("more than the highest score", lambda run, chance: 1_000_000_001, {UNREAD}),
):
    has(f"{_name} claimed", *_allowed,
        score=lambda run, chance, score=_score: number(score(run, chance)))

has("another state claimed", UNTRUE,
    state=lambda run, chance: recording.bits(run.state ^ 1 << chance.randrange(64)))
has("no state claimed", UNTRUE, state=lambda run, chance: bytes(8))


# The inputs

has("a count above the number of inputs", UNREAD, UNTRUE,
    count=lambda run, chance: number(len(run.inputs) + chance.randint(1, 1000)))
has("a count below the number of inputs", UNREAD,
    count=lambda run, chance: number(chance.randrange(len(run.inputs))))
has("a count above the limit", UNREAD,
    count=lambda run, chance: number(chance.choice([150_001, 2**31, 2**35 - 1])))
has("an input's time beyond the run", UNREAD, UNTRUE,
    inputs=lambda run, chance: number(2**34) + run.pieces()["inputs"])


def of_inputs(name: str, *allowed: str) -> Callable[[Callable[..., list[Input]]], None]:
    def keep(change: Callable[[list[Input], Recording, Random], list[Input]]) -> None:
        def with_inputs(run: Recording, chance: Random) -> Recording:
            return run.with_(inputs=tuple(change(list(run.inputs), run, chance)))

        says(name, *allowed)(with_inputs)

    return keep


def finish(run: Recording) -> int:
    assert run.inputs[-1].kind == FINISH
    return run.inputs[-1].tick


@of_inputs("an input after the end", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return [*inputs, Input(run.ticks, chance.choice([TAP, FINISH]))]


@of_inputs("an input after the last tick", UNREAD, *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return [*inputs, Input(run.ticks + chance.randint(1, 10**6), TAP)]


@of_inputs("no finishing input", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return inputs[:-1]


@of_inputs("an earlier finishing input", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return [*inputs[:-2], Input(run.ticks - 1, FINISH)]


@of_inputs("no launch", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return [item for item in inputs if item.kind != TAP]


@of_inputs("the launch a tick later", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    assert inputs[0].kind == TAP and inputs[0].tick == 0
    return sorted([Input(1, TAP), *inputs[1:]], key=lambda item: item.tick)


@of_inputs("no inputs", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return []


@of_inputs("the paddle elsewhere at the end", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    before = {item.rest for item in inputs if item.kind == PADDLE}
    # Keep away from the sides, where the paddle stops and different inputs have the same result.
    place = next(place for place in range(600, 1000) if number(place) not in before)
    return [*inputs[:-1], Input(run.ticks, PADDLE, number(place)), inputs[-1]]


@of_inputs("an input at every tick", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    more = [Input(tick, STEER, b"\x02") for tick in range(finish(run))]
    return sorted([*inputs, *more], key=lambda item: item.tick)


@of_inputs("settings changed during the run", *PLAYED, UNREAD)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    slow = bytes([*run.settings[:2], 1, *run.settings[3:]])
    at = chance.randrange(run.ticks)
    before = [item for item in inputs if item.tick < at]
    return [*before, Input(at, CHANGE, slow), *inputs[len(before) :]]


@of_inputs("many taps in one tick", *PLAYED)
def _(inputs: list[Input], run: Recording, chance: Random) -> list[Input]:
    return [inputs[0], *[Input(0, TAP)] * chance.choice([61, 1000, 40_000]), *inputs[1:]]


@RECORDINGS.add("another run's inputs", *PLAYED, *SOONER)
def _(sender: Sender) -> Answer:
    other = sender.victim.own.recording
    run = sender.cheat.own.recording.with_(score=other.score + 10, inputs=other.inputs)
    return submit(sender.cheat, run.with_(ticks=other.ticks).sealed())
