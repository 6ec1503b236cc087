"""Forgeries that are damaged recordings or not recordings at all."""

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
damaged("cut off, with a valid checksum", lambda content, chance: seal(cut(body(content), chance)))
damaged("a bit flipped", flipped)
damaged("a part missing", without_a_part)
damaged("a wrong checksum", lambda content, chance: body(content) + chance.randbytes(4))
damaged("a checksum of other bytes",
        lambda content, chance: body(content) + zlib.crc32(content).to_bytes(4, "little"))
damaged("the checksum in reverse byte order",
        lambda content, chance: body(content) + content[-4:][::-1])
damaged("a wrong magic number",
        lambda content, chance: seal(chance.choice([b"FunS", b"funr", b"RIFF", bytes(4)])
                                     + body(content)[4:]))
damaged("extra bytes at the end",
        lambda content, chance: content + chance.randbytes(chance.randint(1, 9)))
damaged("extra bytes at the end, with a valid checksum",
        lambda content, chance: seal(body(content) + chance.randbytes(chance.randint(1, 9))))
damaged("an extra byte at the start", lambda content, chance: b"\n" + content)
damaged("sent twice in one", lambda content, chance: content + content)
damaged("in reverse", lambda content, chance: content[::-1])
damaged("as hexadecimal text", lambda content, chance: content.hex().encode())
damaged("compressed", lambda content, chance: gzip.compress(content))
damaged("a megabyte of zeros", lambda content, chance: bytes(MOST))
damaged("a megabyte of zeros, with a valid checksum",
        lambda content, chance: seal(MAGIC + bytes(MOST - 8)))
damaged("padded to a megabyte, with a valid checksum",
        lambda content, chance: seal(body(content).ljust(MOST - 4, b"\x02")))
damaged("empty", lambda content, chance: b"")
damaged("only the magic number", lambda content, chance: MAGIC)
damaged("random bytes", lambda content, chance: chance.randbytes(chance.randint(1, 4000)))
damaged("random bytes after a head, with a valid checksum",
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
