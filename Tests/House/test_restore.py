"""Restoring a backup, as described in docs/hosting.md.

RESTORES sets the number of restores."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from house import BINARY, ROOT, Client, House

RESTORES = int(os.environ.get("RESTORES", "3"))


def test_the_documented_commands_restore_the_backup(tmp_path: Path) -> None:
    seed = int(os.environ.get("RESTORE_SEED", random.randrange(2**32)))
    print(f"RESTORE_SEED={seed} RESTORES={RESTORES}")
    chance = random.Random(seed)
    for number in range(RESTORES):
        restore(tmp_path / str(number), chance)


def restore(folder: Path, chance: random.Random) -> None:
    backups = folder / "backups"
    backups.mkdir(parents=True)
    house = House(folder, folder / "funfair.sqlite")
    house.open()
    guests(house, "Early", chance.randint(1, 12))
    run(command("backup"), folder, backups)
    then = names(house)
    guests(house, "Late", chance.randint(1, 12))
    before = names(house)
    # A stopped house doesn't leave a log, but a killed house does.
    chance.choice([house.close, house.kill])()
    said = run(command("restore"), folder, backups)
    house.open()
    assert names(house) == then
    guests(house, "Later", 3)
    house.close()
    assert "All counts are correct." in house.verify()
    # The file that was set aside is also intact.
    aside = House(folder, Path(re.findall(r"The old file is now (\S+\.before-\d+)\.", said)[0]))
    aside.open()
    assert names(aside) == before
    aside.close()


def test_a_copy_put_in_place_by_hand_is_never_destroyed(tmp_path: Path) -> None:
    for number in range(RESTORES):
        folder = tmp_path / str(number)
        folder.mkdir()
        house = House(folder)
        house.open()
        guests(house, "Early", 5)
        backup = folder / "backup.sqlite"
        assert house.command("backup", str(backup)).returncode == 0
        then = names(house)
        guests(house, "Late", 5)
        house.kill()
        shutil.copyfile(backup, house.data)
        assert "`funfair restore`" in house.refusal()
        assert house.data.read_bytes() == backup.read_bytes()
        assert house.command("restore", str(backup)).returncode == 0
        house.open()
        assert names(house) == then
        house.close()


def command(word: str) -> str:
    """Returns the line in docs/hosting.md with the given command."""
    lines = (ROOT / "docs/hosting.md").read_text().splitlines()
    return next(line.strip() for line in lines if line.strip().startswith(f"funfair {word} "))


def run(line: str, folder: Path, backups: Path) -> str:
    day = re.sub(r"\$\(date \+%F\)|\d{4}-\d\d-\d\d", "today", line)
    words = [word.replace("/backups", str(backups)) for word in shlex.split(day)]
    done = subprocess.run(
        [str(BINARY), *words[1:]], cwd=folder, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, (line, done)
    return done.stdout


def guests(house: House, name: str, count: int) -> None:
    client = Client(house.port)
    for number in range(count):
        answer, _ = client.register(f"{name} {number}")
        assert answer.status == 201, answer


def names(house: House) -> list[str]:
    return [name for (name,) in house.rows("SELECT name FROM player ORDER BY name")]
