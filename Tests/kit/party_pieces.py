"""Guests of a party at a real house, whose phones are simulated, and their runs in pieces."""

from __future__ import annotations

import subprocess
import time
import zlib
from typing import Any

from kit.house import Device, House, binary

PLAYERS = ("idle", "greedy")
"""The bots that play for Ada and Grace."""


class Pieces:
    """A guest's run of BubblePop, which a bot plays and the guest's phone sends in pieces."""

    def __init__(self, house: House, code: str, guest: Device, player: str) -> None:
        self.guest = guest
        parties = f"/api/parties/{code}"
        answer = guest.ask("POST", f"{parties}/guests", {"player": guest.name}).words
        self.path = f"{parties}/guests/{answer['you']['guest']}"
        self.starts = answer["round"]["starts"] / 1000
        file = house.folder / f"{guest.name}.pieces"
        options = ["--seed", str(int(answer["round"]["seed"], 16)), "--name", guest.name]
        options += ["--player", player]
        command = [str(binary().with_name("funfair-dev")), "simulate", "bubblepop", *options]
        subprocess.run([*command, "--pieces", str(file)], check=True, stdout=subprocess.DEVNULL)
        rest = file.read_bytes()
        self.pieces: list[bytes] = []
        while rest:
            length = int.from_bytes(rest[:4], "little")
            self.pieces.append(rest[4 : 4 + length])
            rest = rest[4 + length :]

    def send(self, seconds: int, *, forged: bool = False) -> dict[str, Any]:
        """Sends the first seconds of the run, once they have passed at the house."""
        time.sleep(max(0.0, self.starts + seconds - time.time()))
        piece = self.pieces[seconds - 1]
        if forged:
            # Without inputs, their number follows the hash of the state, in one byte.
            body = bytearray(piece[:-4])
            body[-2] ^= 1
            piece = bytes(body) + zlib.crc32(body).to_bytes(4, "little")
        answer = self.guest.ask("POST", f"{self.path}/run/0", piece)
        assert answer.status == 200, answer
        words: dict[str, Any] = answer.words
        return words


def joined(house: House, code: str, *names: str) -> list[Device]:
    guests = [Device(house.address, name).register() for name in names]
    for guest in guests:
        answer = guest.ask("POST", f"/api/parties/{code}/guests", {"player": guest.name})
        assert answer.status in (200, 201), answer
    return guests
