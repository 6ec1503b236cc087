"""A copy of the project, with its builds, for making faults in it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fault import Fault


class Copy:
    def __init__(self, original: Path) -> None:
        self.original = original
        self.root = original / ".build-faults"

    def bring_up_to_date(self) -> None:
        """Updates the copy. Writes only files that differ, so that builds are incremental."""
        files = set(self._listed(self.original))
        self.root.mkdir(exist_ok=True)
        if not (self.root / ".git").exists():
            subprocess.run(["git", "init", "--quiet"], cwd=self.root, check=True)
        for old in set(self._listed(self.root)) - files:
            (self.root / old).unlink()
        for name in files:
            source, target = self.original / name, self.root / name
            content = source.read_bytes()
            if not target.exists() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
            target.chmod(source.stat().st_mode)

    @contextmanager
    def holding(self, fault: Fault) -> Iterator[None]:
        """Makes the fault in the copy, and reverts it at the end."""
        file = self.root / fault.file
        right = file.read_text(encoding="utf-8")
        file.write_text(right.replace(fault.text, fault.instead), encoding="utf-8")
        try:
            yield
        finally:
            file.write_text(right, encoding="utf-8")

    @staticmethod
    def _listed(root: Path) -> list[str]:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
        return [name for name in listed.stdout.split("\0") if name and (root / name).is_file()]
