"""A network between houses and a database that can be cut, or say nothing any more."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

# Closed with this, a connection is not ended but reset.
RESET = struct.pack("ii", 1, 0)


class Relay:
    """Passes connections on to a port of this machine."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._flows = threading.Event()
        self._flows.set()
        self._is_cut = False
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._entrance = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._entrance.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @contextlib.contextmanager
    def cut(self) -> Iterator[None]:
        """Every connection ends, and each new one at once."""
        self._is_cut = True
        self._reset_all()
        yield
        self._is_cut = False

    @contextlib.contextmanager
    def silence(self) -> Iterator[None]:
        """Nothing comes through, and nobody is told; what was sent meanwhile comes afterwards."""
        self._flows.clear()
        yield
        self._flows.set()

    def end(self) -> None:
        self._entrance.close()
        self._flows.set()
        self._reset_all()

    def _reset_all(self) -> None:
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            reset(end)

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._entrance.accept()
            except OSError:
                return
            self._flows.wait()
            if self._is_cut:
                reset(here)
                continue
            try:
                there = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                reset(here)
                continue
            with self._lock:
                self._ends |= {here, there}
            for source, sink in [(here, there), (there, here)]:
                threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while content := source.recv(65536):
                self._flows.wait()
                sink.sendall(content)
        self._flows.wait()
        with self._lock:
            self._ends -= {source, sink}
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


def reset(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        # Whoever waits for it on another thread is woken by this, and not by closing it.
        end.shutdown(socket.SHUT_RD)
    end.close()
