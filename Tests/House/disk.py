"""Disk images that a test can mount, fill, and cut off from power."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

# Seconds until Linux writes unsynced data by itself. Every test ends sooner.
LAZY = 600


@contextmanager
def disk(image: Path, folder: Path, megabytes: int | None = None) -> Iterator[Path]:
    """Mounts an image, and first creates it if a size is given. Yields the folder."""
    if os.geteuid() != 0 or not Path("/usr/sbin/mkfs.ext4").exists():
        pytest.skip("mounting an image needs Linux, an administrator and mkfs.ext4")
    if megabytes is not None:
        with image.open("wb") as file:
            file.truncate(megabytes << 20)
        subprocess.run(["/usr/sbin/mkfs.ext4", "-q", "-F", str(image)], check=True)
    folder.mkdir(exist_ok=True)
    options = f"loop,commit={LAZY}"
    mounted = subprocess.run(
        ["mount", "-o", options, str(image), str(folder)], capture_output=True, text=True
    )
    if mounted.returncode != 0:
        pytest.skip(f"this machine can't mount images: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Creates a file that fills the disk, and returns its path."""
    file = folder / "full"
    with file.open("wb", buffering=0) as full:
        try:
            while full.write(b"\0" * 4096):
                pass
        except OSError:
            pass
    return file
