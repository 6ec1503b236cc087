"""A network between houses and a database that tests can cut or silence."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

# Closing with this option resets a connection instead of ending it.
RESET = struct.pack("ii", 1, 0)


class Link:
    """A connection relayed in both directions. The sockets are closed only when no thread is
    waiting for them, because the system soon reuses a closed socket's number."""

    def __init__(self, here: socket.socket, there: socket.socket, flows: threading.Event) -> None:
        self._ends = (here, there)
        self._flows = flows
        self._ways = 2
        self._lock = threading.Lock()
        for source, sink in [(here, there), (there, here)]:
            threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    @property
    def is_over(self) -> bool:
        return self._ways == 0

    def reset(self) -> None:
        """Resets the connection immediately, like a cut cable that both sides notice."""
        with self._lock:
            if self._ways == 0:
                return
            for end in self._ends:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RD)

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while content := source.recv(65536):
                self._flows.wait()
                sink.sendall(content)
            self._flows.wait()
            sink.shutdown(socket.SHUT_WR)
        with self._lock:
            self._ways -= 1
            if self._ways == 0:
                for end in self._ends:
                    end.close()


class Relay:
    """Relays connections to a local port."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._flows = threading.Event()
        self._flows.set()
        self._is_cut = False
        self._links: list[Link] = []
        self._lock = threading.Lock()
        self._entrance = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._entrance.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @contextlib.contextmanager
    def cut(self) -> Iterator[None]:
        """Resets all connections, and new connections as soon as they open."""
        with self._lock:
            self._is_cut = True
            for link in self._links:
                link.reset()
        yield
        self._is_cut = False

    @contextlib.contextmanager
    def silence(self) -> Iterator[None]:
        """Holds back all bytes without notice, and delivers them afterwards."""
        self._flows.clear()
        yield
        self._flows.set()

    def _accept(self) -> None:
        while True:
            here, _ = self._entrance.accept()
            self._flows.wait()
            with self._lock:
                there = None if self._is_cut else self._reach()
                if there is None:
                    here.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                    here.close()
                else:
                    self._links = [link for link in self._links if not link.is_over]
                    self._links.append(Link(here, there, self._flows))

    def _reach(self) -> socket.socket | None:
        with contextlib.suppress(OSError):
            return socket.create_connection(("127.0.0.1", self._target))
        return None
