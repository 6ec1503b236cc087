"""A house is killed while walls are published, liked and removed. Every change that it acknowledged
is stored.

Random choices depend on KILL_SEED, which is printed. KILLS sets the number of kills."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import recording
from house import ROOT, Client, Gone, House

KILLS = int(os.environ.get("KILLS", "10"))
# The minimum and maximum number of seconds until a kill, after enough walls have been published.
UPTIME = (0, 0.3)
# A valid proof. With other colours, it proves another wall, because colours don't affect the rules.
PROOF = recording.read((ROOT / "Tests" / "Golden" / "bricks-drawn.funfair").read_bytes())
# The numbers of red and orange tiles, and the highest number of a tile that differs only in colour.
RED, ORANGE, LAST = 1, 2, 11


@dataclass
class Wall:
    player: str
    secret: str
    proof: bytes
    code: str = ""
    # The devices whose hearts were acknowledged, and all devices that gave a heart.
    hearts: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    # Whether the wall's removal was requested, and whether the removal was acknowledged.
    is_leaving: bool = False
    is_gone: bool = False


def proofs() -> Iterator[tuple[int, bytes]]:
    """Yields walls that the proof's run also clears, each as a number and the wall's tiles."""
    places = [place for place, tile in enumerate(PROOF.rest) if place and RED <= tile <= LAST]
    for number in range(2 ** len(places)):
        tiles = bytearray(PROOF.rest)
        for bit, place in enumerate(places):
            tiles[place] = ORANGE if number >> bit & 1 else RED
        yield number, bytes(tiles)


class Guest(threading.Thread):
    """Publishes walls, likes some and removes some, until the house is gone."""

    def __init__(
        self, house: House, walls: list[Wall], coming: Iterator[tuple[int, bytes]], seed: int
    ) -> None:
        super().__init__()
        self.client = Client(house.port)
        self.walls, self.coming, self.chance = walls, coming, random.Random(seed)
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while True:
                self.act()
        except Gone:
            pass
        except BaseException as problem:
            self.problem = problem

    def act(self) -> None:
        number, tiles = next(self.coming)
        name = f"Mason {number}"
        answer, secret = self.client.register(name)
        assert answer.status == 201, answer
        wall = Wall(name, secret, PROOF.with_(player=name, rest=tiles).sealed())
        answer = self.client.post("/api/walls?name=Wall", wall.proof, secret)
        assert answer.status == 201, answer
        wall.code = answer.words["wall"]
        self.walls.append(wall)
        there = [wall for wall in self.walls if not wall.is_leaving]
        liked = self.chance.choice(there)
        liked.asked.add(secret)
        answer = self.client.post(f"/api/walls/{liked.code}/heart", b"", secret)
        assert answer.status == 200, answer
        liked.hearts.add(secret)
        if len(there) > 3:
            leaving = self.chance.choice(there)
            leaving.is_leaving = True
            answer = self.client.ask(
                "DELETE", f"/api/walls/{leaving.code}", None,
                {"Authorization": f"Bearer {leaving.secret}"})
            assert answer.status == 204, answer
            leaving.is_gone = True


def check(house: House, walls: list[Wall]) -> None:
    """Checks that every acknowledged change is stored."""
    client = Client(house.port)
    for wall in walls:
        answer = client.get(f"/api/walls/{wall.code}")
        if wall.is_gone or (wall.is_leaving and answer.status == 404):
            assert answer.problem == "unknown-wall", f"{wall.player}'s wall is back: {answer}"
            continue
        assert answer.status == 200, f"{wall.player}'s wall is lost: {answer}"
        assert answer.words["player"] == wall.player
        hearts = answer.words["hearts"]
        assert len(wall.hearts) <= hearts <= len(wall.asked), f"{hearts} of {wall}"
    client.close()


def test_acknowledged_walls_and_hearts_survive_a_kill(tmp_path: Path) -> None:
    seed = int(os.environ.get("KILL_SEED", random.randrange(2**32)))
    print(f"KILL_SEED={seed} KILLS={KILLS}")
    chance = random.Random(seed)
    house = House(tmp_path)
    walls: list[Wall] = []
    coming = proofs()
    for _ in range(KILLS):
        house.open()
        guest = Guest(house, walls, coming, chance.randrange(2**32))
        guest.start()
        # Wait for walls instead of a fixed time, because a busy machine acknowledges fewer.
        enough = len(walls) + chance.randint(1, 3)
        while len(walls) < enough and guest.is_alive():
            time.sleep(0.005)
        time.sleep(chance.uniform(*UPTIME))
        house.kill()
        guest.join()
        if guest.problem is not None:
            raise guest.problem
        house.open()
        check(house, walls)
        house.kill()
    gone = sum(wall.is_gone for wall in walls)
    print(f"{KILLS} kills survived, with {len(walls)} walls and {gone} taken down")
    assert len(walls) >= KILLS
    verified = house.verify()
    assert "All counts are correct." in verified and "proven, 0 are not." in verified, verified
    proofs_kept = dict(house.rows(
        "SELECT player.name, recording FROM wall_proof"
        " JOIN wall ON wall.id = wall_proof.wall JOIN player ON player.id = wall.player"))
    for wall in walls:
        if not wall.is_leaving:
            assert proofs_kept[wall.player] == wall.proof
    assert house.complaints == ""
