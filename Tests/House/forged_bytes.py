"""Forgeries that are damaged recordings, or no recordings at all."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from random import Random

from forged_recordings import UNREAD, UNTRUE
from forgery import Sender, Table, head, raw, submit
from house import Answer
from recording import MAGIC, seal

BYTES = Table()

# The maximum size of a recording, in bytes.
MOST = 1 << 20

Damage = Callable[[bytes, Random], bytes]


def damaged(name: str, damage: Damage, *allowed: str) -> None:
    BYTES.put(
        name,
        lambda sender: submit(sender.cheat, damage(sender.cheat.own.bytes, sender.chance)),
        *(allowed or [UNREAD]),
    )


def body(content: bytes) -> bytes:
    return content[:-4]


def flipped(content: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(content))
    byte = content[place] ^ 1 << chance.randrange(8)
    return content[:place] + bytes([byte]) + content[place + 1 :]


def cut(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content))]


def without_a_part(content: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(content) - 1)
    return content[:place] + content[place + chance.randint(1, 9) :]


damaged("cut off", cut)
damaged("cut off and sealed again", lambda content, chance: seal(cut(body(content), chance)))
damaged("a bit flipped", flipped)
damaged("a part left out", without_a_part)
damaged("a wrong checksum", lambda content, chance: body(content) + chance.randbytes(4))
damaged("a checksum of something else",
        lambda content, chance: body(content) + zlib.crc32(content).to_bytes(4, "little"))
damaged("the checksum the wrong way round",
        lambda content, chance: body(content) + content[-4:][::-1])
damaged("another magic",
        lambda content, chance: seal(chance.choice([b"FunS", b"funr", b"RIFF", bytes(4)])
                                     + body(content)[4:]))
damaged("something behind it",
        lambda content, chance: content + chance.randbytes(chance.randint(1, 9)))
damaged("something behind it and sealed again",
        lambda content, chance: seal(body(content) + chance.randbytes(chance.randint(1, 9))))
damaged("something before it", lambda content, chance: b"\n" + content)
damaged("twice", lambda content, chance: content + content)
damaged("backwards", lambda content, chance: content[::-1])
damaged("as text", lambda content, chance: content.hex().encode())
damaged("packed", lambda content, chance: gzip.compress(content))
damaged("a megabyte of zeros", lambda content, chance: bytes(MOST))
damaged("a megabyte of zeros, sealed", lambda content, chance: seal(MAGIC + bytes(MOST - 8)))
damaged("a megabyte behind it, sealed",
        lambda content, chance: seal(body(content).ljust(MOST - 4, b"\x02")))
damaged("nothing", lambda content, chance: b"")
damaged("the magic alone", lambda content, chance: MAGIC)
damaged("bytes by chance", lambda content, chance: chance.randbytes(chance.randint(1, 4000)))
damaged("bytes by chance behind a head, sealed",
        lambda content, chance: seal(content[:60] + chance.randbytes(chance.randint(1, 4000))),
        UNREAD, UNTRUE)


@BYTES.add("more than a megabyte", "too-large")
def _(sender: Sender) -> Answer:
    sender.cheat.runs_sent += 1
    content = bytes(sender.chance.choice([MOST + 1, 3 * MOST]))
    length = f"Content-Length: {len(content)}"
    return raw(sender.cheat, head(sender.cheat, length) + content)


@BYTES.add("more than a megabyte in chunks", "too-large")
def _(sender: Sender) -> Answer:
    sender.cheat.runs_sent += 1
    chunk = b"10000\r\n" + bytes(0x10000) + b"\r\n"
    content = head(sender.cheat, "Transfer-Encoding: chunked") + 20 * chunk
    return raw(sender.cheat, content)
