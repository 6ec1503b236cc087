"""Reads and writes recordings as bytes. Any field can be changed before sealing a recording again.

docs/recording-format.md describes the format."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field, replace
from typing import Any

MAGIC = b"FunR"
BUBBLEPOP, BREAKOUT, ROULETTE = 1, 2, 3
# The number of settings in each game.
SETTINGS = {BUBBLEPOP: 2, BREAKOUT: 9, ROULETTE: 2}
# The kinds of Breakout's inputs.
PADDLE, STEER, TAP, PROCEED, TILT, CHANGE, FINISH = range(7)
# How many numbers follow each kind.
BREAKOUT_NUMBERS = [1, 1, 0, 0, 2, SETTINGS[BREAKOUT], 0]
# Breakout's mode for drawn walls, and the number of cells in a wall's row.
DRAWN, COLUMNS = 3, 10
# The number of pockets in a bet at each level of Roulette.
POCKETS = [6, 4, 2]
# The value that replaces the level if the bet has chips, as in Classic.
CHIPS = 127


def kinds(game: int, practice: int) -> int:
    """Returns the number of input kinds in a run of the game. The mode is in the bits above the
    practice flag. In BubblePop, players can end a run only in non-standard modes."""
    if game == BUBBLEPOP:
        return 2 if practice < 2 else 3
    return {BREAKOUT: 7, ROULETTE: 4}[game]


def number(value: int) -> bytes:
    """Returns a number in its shortest form, with seven bits per byte, lowest first."""
    written = bytearray()
    while value > 0x7F:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def long_number(value: int) -> bytes:
    """Returns a number in a form that is one byte too long."""
    short = number(value)
    return short[:-1] + bytes([short[-1] | 0x80, 0])


def bits(value: int) -> bytes:
    return value.to_bytes(8, "little")


def text(content: bytes) -> bytes:
    return number(len(content)) + content


def seal(body: bytes) -> bytes:
    return body + zlib.crc32(body).to_bytes(4, "little")


@dataclass(frozen=True)
class Input:
    tick: int
    kind: int
    # The bytes after the number for tick and kind.
    rest: bytes = b""


@dataclass(frozen=True)
class Recording:
    game: int
    rules: int
    practice: int
    seed: int
    player: str
    settings: tuple[int, ...]
    width: int
    height: int
    ticks: int
    score: int
    state: int
    inputs: tuple[Input, ...] = field(default=())
    # The bytes after the settings in some modes, such as a drawn wall.
    rest: bytes = b""

    def with_(self, **changes: Any) -> Recording:
        return replace(self, **changes)

    def pieces(self) -> dict[str, bytes]:
        """Returns the bytes of every field, in order."""
        written = bytearray()
        last = 0
        count = kinds(self.game, self.practice)
        for item in self.inputs:
            written += number((item.tick - last) * count + item.kind) + item.rest
            last = item.tick
        return {
            "magic": MAGIC, "version": b"\x01", "game": bytes([self.game]),
            "rules": bytes([self.rules]), "practice": number(self.practice),
            "seed": bits(self.seed), "player": text(self.player.encode()),
            "settings": b"".join(number(value) for value in self.settings) + self.rest,
            "width": number(self.width), "height": number(self.height),
            "ticks": number(self.ticks), "score": number(self.score),
            "state": bits(self.state), "count": number(len(self.inputs)),
            "inputs": bytes(written),
        }

    def sealed(self, **others: bytes) -> bytes:
        """Returns the recording's bytes with a checksum, replacing the fields in `others`."""
        return seal(b"".join((self.pieces() | others).values()))


class _Reader:
    def __init__(self, content: bytes) -> None:
        self.content, self.place = content, 0

    def take(self, count: int) -> bytes:
        self.place += count
        return self.content[self.place - count : self.place]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def bits(self) -> int:
        return int.from_bytes(self.take(8), "little")

    def wall(self) -> bytes:
        begin = self.place
        self.take(COLUMNS * self.number())
        return self.content[begin : self.place]

    def rest(self, game: int, kind: int) -> bytes:
        begin = self.place
        if game == BUBBLEPOP:
            self.take(3 if kind == 0 else 0)
        elif game == BREAKOUT:
            for _ in range(BREAKOUT_NUMBERS[kind]):
                self.number()
        elif kind == 0:
            level = self.number()
            count = 2 * self.number() if level == CHIPS else POCKETS[level]
            for _ in range(count):
                self.number()
        elif kind == 1:
            self.number()
        return self.content[begin : self.place]


def read(content: bytes) -> Recording:
    """Reads a complete recording without checking for damage."""
    reader = _Reader(content)
    reader.take(len(MAGIC) + 1)
    game, rules = reader.byte(), reader.byte()
    practice, seed = reader.number(), reader.bits()
    player = reader.take(reader.number()).decode()
    settings = tuple(reader.number() for _ in range(SETTINGS[game]))
    wall = reader.wall() if game == BREAKOUT and practice // 2 == DRAWN else b""
    width, height = reader.number(), reader.number()
    ticks, score, state = reader.number(), reader.number(), reader.bits()
    inputs = []
    tick = 0
    for _ in range(reader.number()):
        gap, kind = divmod(reader.number(), kinds(game, practice))
        tick += gap
        inputs.append(Input(tick, kind, reader.rest(game, kind)))
    return Recording(
        game, rules, practice, seed, player, settings, width, height, ticks, score, state,
        tuple(inputs), wall,
    )
