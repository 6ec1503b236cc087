"""A bare Debian 12 that boots with systemd in a container. It shares this machine's network."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from kit.phone import ROOT

BUILT = ROOT / ".build-package"
# What `debootstrap` would call a minimal system, with systemd, and without any package list.
BASE = BUILT / "debian-12.tar"
# The maximum number of seconds for a boot, an installation or a command, even on a busy machine.
PATIENCE = 600


def package() -> Path:
    """Returns the package that `make package` built."""
    found = sorted(BUILT.glob("funfair_*.deb"))
    assert found, "There is no package. Please run: make package"
    return found[-1]


def make_base() -> Path:
    """Makes the system that all machines start from, unless it's there."""
    if not BASE.exists():
        new = BASE.with_suffix(".new.tar")
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", "--include=systemd,systemd-sysv",
             "bookworm", str(new)],
            check=True,
        )
        new.rename(BASE)
    return BASE


class Debian:
    """A machine whose disk is a folder."""

    def __init__(self, folder: Path) -> None:
        self.disk = folder
        self.process: subprocess.Popen[bytes] | None = None
        self._init = 0
        folder.mkdir()
        subprocess.run(["tar", "-C", str(folder), "-xf", str(make_base())], check=True)

    def boot(self) -> Debian:
        """Boots the machine, and waits until all services have been started."""
        command = [
            "systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--console=pipe",
            "--resolv-conf=copy-host", f"--machine=funfair-{os.getpid()}", "--boot",
            "--directory", str(self.disk),
        ]
        with (self.disk.parent / "boot.txt").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._has_started():
            assert self.process.poll() is None, "the machine didn't boot"
            assert time.monotonic() < deadline, "the machine takes too long to boot"
            time.sleep(0.1)
        return self

    def _has_started(self) -> bool:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = children.read_text().split() if children.exists() else []
        if not found:
            return False
        self._init = int(found[0])
        said = self.run("systemctl", "is-system-running", check=False).stdout.strip()
        # A container lacks some of a real machine's services, which makes it "degraded".
        return said in ("running", "degraded")

    def run(
        self, *command: str, check: bool = True, text: str | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command as root in the machine. Its output includes its errors."""
        clean = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "LANG=C.UTF-8",
                 "DEBIAN_FRONTEND=noninteractive"]
        inside = ["nsenter", "--target", str(self._init), "--mount", "--uts", "--ipc", "--pid",
                  "--root", "--wd"]
        done = subprocess.run(
            [*inside, *clean, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, check=False, timeout=PATIENCE, input=text,
            stdin=subprocess.DEVNULL if text is None else None,
        )
        assert not check or done.returncode == 0, f"{command}: {done.stdout}"
        return done

    def copy(self, file: Path) -> str:
        """Copies a file into the machine, and returns its path there."""
        # apt reads packages as an unprivileged user.
        folder = self.disk / "srv"
        shutil.copy(file, folder)
        (folder / file.name).chmod(0o644)
        return f"/srv/{file.name}"

    def install(self, file: Path) -> None:
        self.run("apt-get", "install", "--yes", "--quiet", self.copy(file))

    def files(self) -> set[str]:
        """Returns the paths of all files outside apt's, dpkg's and the log's own folders."""
        apart = ("/var/lib/apt", "/var/lib/dpkg", "/var/cache", "/var/log", "/proc", "/sys", "/run",
                 "/dev", "/tmp", "/var/tmp", "/srv")
        listed = self.run("find", "/", "-xdev", "(", *" -o ".join(
            f"-path {folder}" for folder in apart).split(), ")", "-prune", "-o", "-print").stdout
        return set(listed.splitlines())

    def cut_power(self) -> None:
        """Ends every process of the machine at once."""
        assert self.process is not None
        os.kill(self._init, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)
        self.process = None

    def end(self) -> None:
        if self.process is not None:
            self.cut_power()
        shutil.rmtree(self.disk, ignore_errors=True)


def newer(file: Path, folder: Path) -> Path:
    """Returns a package with the same contents and a newer version."""
    contents = folder / "newer"
    subprocess.run(["dpkg-deb", "--raw-extract", str(file), str(contents)], check=True)
    control = contents / "DEBIAN" / "control"
    lines = control.read_text().splitlines()
    version = next(line for line in lines if line.startswith("Version: "))
    control.write_text("\n".join(lines).replace(version, version + "+newer") + "\n")
    target = folder / "funfair-newer.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", str(contents)]
    subprocess.run([*command, str(target)], check=True, stdout=subprocess.DEVNULL)
    return target
