"""The container image, unpacked, and a container made from it with bubblewrap, because the tests
have no container engine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tarfile
import time
from pathlib import Path
from typing import Any

from debian import BUILT, PATIENCE
from kit.cluster import free_port
from kit.house import GREETING, House

ARCHIVE = BUILT / "funfair-image.tar"


class Image:
    """What an engine would read from the archive: the configuration and the files."""

    def __init__(self, folder: Path) -> None:
        assert ARCHIVE.exists(), "There is no image. Please run: make image"
        self.root = folder / "root"
        self.root.mkdir()
        with tarfile.open(ARCHIVE) as archive:
            manifest = json.load(archive.extractfile("manifest.json"))[0]  # type: ignore[arg-type]
            self.tags: list[str] = manifest["RepoTags"]
            self.config: dict[str, Any] = json.load(
                archive.extractfile(manifest["Config"])  # type: ignore[arg-type]
            )["config"]
            for layer in manifest["Layers"]:
                archive.extract(layer, folder, filter="data")
                command = ["tar", "-C", str(self.root), "-xf", str(folder / layer)]
                subprocess.run(command, check=True)
                (folder / layer).unlink()

    def ids(self) -> tuple[int, int]:
        """Returns the IDs of the image's user and group."""
        for line in (self.root / "etc/passwd").read_text().splitlines():
            name, _, user, group, *_ = line.split(":")
            if name == self.config["User"]:
                return int(user), int(group)
        raise AssertionError(f"The image has no user {self.config['User']}.")


class Container(House):
    """A house in the image: not root, with a root file system that can't be written, and a volume
    for the scores."""

    def __init__(self, image: Image, folder: Path, **environment: str) -> None:
        self.image = image
        self.folder = folder
        self.volume = folder / "volume"
        self.volume.mkdir()
        os.chown(self.volume, *image.ids())
        self.environment = {"FUNFAIR_METRICS_ADDRESS": f"127.0.0.1:{free_port()}"} | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""
        self._port = free_port()
        # The first process in the container.
        self._house = 0

    def command(self, *words: str) -> list[str]:
        config = self.image.config
        (volume,) = config["Volumes"]
        user, group = self.image.ids()
        made = ["bwrap", "--clearenv", "--unshare-pid", "--as-pid-1"]
        for capability in ("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"):
            made += ["--cap-add", capability]
        made += [
            "--ro-bind", str(self.image.root), "/", "--proc", "/proc", "--dev", "/dev",
            "--tmpfs", "/tmp", "--bind", str(self.volume), volume, "--chdir", config["WorkingDir"],
        ]
        given = dict(line.split("=", 1) for line in config["Env"])
        for name, text in (given | {"FUNFAIR_PORT": str(self._port)} | self.environment).items():
            made += ["--setenv", name, text]
        # As an engine does, become the image's user without any rights.
        become = [
            "setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups",
            "--bounding-set=-all", "--no-new-privs", "--",
        ]
        return [*made, *become, *words]

    def start(self) -> Container:
        said = self.folder / "said.txt"
        reader, writer = os.pipe()
        bwrap, *others = self.command(*self.image.config["Cmd"])
        with said.open("w") as output, (self.folder / "complained.txt").open("a") as errors:
            self.process = subprocess.Popen(
                [bwrap, "--json-status-fd", str(writer), *others], pass_fds=[writer],
                stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
            )
        os.close(writer)
        # It stays open, because bwrap also writes the exit code.
        self._status = open(reader, encoding="utf-8")  # noqa: SIM115
        self._house = int(json.loads(self._status.readline())["child-pid"])
        deadline = time.monotonic() + PATIENCE
        while GREETING not in said.read_text():
            assert self.process.poll() is None, self.complaints()
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.02)
        self.address = f"http://127.0.0.1:{self._port}"
        return self

    def kill(self) -> None:
        if self.process is not None:
            os.kill(self._house, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int | None:
        """Stops the house as an engine does, and returns its exit code."""
        if self.process is None:
            return None
        os.kill(self._house, getattr(signal, self.image.config["StopSignal"]))
        code = self.process.wait(timeout=PATIENCE)
        self.process = None
        return code

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in another container with the same volume and network."""
        return subprocess.run(
            self.command(*words), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False,
        )
