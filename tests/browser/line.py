"""The line between one phone and the server, which can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Line:
    """Passes on everything, as long as it is whole.

    A browser that is told to be offline keeps the sockets it has; a phone that sleeps does not.

    Attributes:
        address: where the server is reached through this line.
    """

    def __init__(self, server: str) -> None:
        host, _, port = server.rpartition("/")[2].partition(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._whole = True
        self._sockets: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Ends every connection, and lets none be made."""
        self._whole = False
        for end in self._sockets:
            _end(end)

    def mend(self) -> None:
        """Lets connections be made again."""
        self._whole = True

    def close(self) -> None:
        """Takes the line away."""
        self.cut()
        _end(self._listener)
        for thread in self._threads:
            thread.join(timeout=5)
        for end in (*self._sockets, self._listener):
            end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                phone, _ = self._listener.accept()
                self._sockets.append(phone)
                if not self._whole:
                    _end(phone)
                    continue
                server = socket.create_connection(self._server)
                self._sockets.append(server)
                for one, other in ((phone, server), (server, phone)):
                    thread = threading.Thread(target=_pass_on, args=(one, other), daemon=True)
                    self._threads.append(thread)
                    thread.start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while said := one.recv(65536):
            other.sendall(said)
    _end(one)
    _end(other)


def _end(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
