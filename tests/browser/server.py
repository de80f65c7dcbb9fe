"""The app, served by a process of its own, as a person starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Timer

PATIENCE = 30.0
"""Seconds after which a server that has not said where it is has failed."""


class Server:
    """`scorekeeper serve` over one data folder; it can be killed and started again.

    Attributes:
        address: where it serves: at ``port``, or wherever there is room; the same after a restart.
        data: its data folder.
        log: the file with everything it has said.
    """

    def __init__(self, folder: Path, *, port: int = 0) -> None:
        self.log = folder / "server.log"
        self.address = ""
        self._port = port
        self.data = folder / "data"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it, and answers when it can be visited."""
        command = [sys.executable, "-W", "default", "-m", "scorekeeper"]
        command += ["serve", "--port", str(self._port), "--data", str(self.data)]
        with self.log.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                env=os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        watchdog = Timer(PATIENCE, self._process.kill)
        watchdog.start()
        said = self._process.stdout.readline()
        watchdog.cancel()
        assert "http://" in said, f"The server did not start; it said: {said}{self.words()}"
        self.address = said.split()[-1].rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Ends it as a power cut does: nothing is told, nothing is finished."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def restart(self) -> None:
        """Kills it, and starts it again at the same address over the same history."""
        self.kill()
        self.start()

    @property
    def pid(self) -> int:
        """The serving process."""
        assert self._process is not None
        return self._process.pid

    def words(self) -> str:
        """Everything it has said so far on standard error."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""
