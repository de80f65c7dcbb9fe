"""Processes that serve: the app, and the bare app beside it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 30.0
"""Seconds after which a process that does not listen has failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """Something to be served and looked at.

    Attributes:
        arguments: what Python is to run.
        usable: the identifier of the control that says its first screen can be used.
    """

    arguments: tuple[str, ...]
    usable: str


BARE = Program(arguments=("-m", "tests.benchmarks.bare_app"), usable="bare.more")
APP = Program(arguments=("-m", "scorekeeper"), usable="home.new_match")


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """A process that serves.

    Attributes:
        address: where.
        pid: its process.
        started: when it was started, by the clock of `time.perf_counter`.
    """

    address: str
    pid: int
    started: float

    def memory(self) -> int:
        """What it holds in memory, in kilobytes."""
        status = Path(f"/proc/{self.pid}/status")
        if status.exists():
            told = status.read_text(encoding="utf-8").splitlines()
            line = next(line for line in told if line.startswith("VmRSS:"))
            return int(line.split()[1])
        command = ["ps", "-o", "rss=", "-p", str(self.pid)]
        return int(subprocess.run(command, check=True, capture_output=True).stdout)


@contextmanager
def serving(program: Program, data: Path) -> Iterator[Serving]:
    """Starts a program, and ends it afterwards; it listens once this answers."""
    port = _free_port()
    command = [sys.executable, *program.arguments, "serve", "--port", str(port)]
    started = time.perf_counter()
    with subprocess.Popen(
        [*command, "--data", str(data)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_environment(),
    ) as process:
        try:
            _wait_for(port, process)
            address = f"http://127.0.0.1:{port}"
            yield Serving(address=address, pid=process.pid, started=started)
        finally:
            process.kill()


def _environment() -> dict[str, str]:
    """As an installed program meets it: its modules compiled, which the first start does."""
    without = {key: it for key, it in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return without | {"FLET_FORCE_WEB_SERVER": "true"}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        assert process.poll() is None, f"{process.args!r} ended instead of serving"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.005)
        else:
            return
    raise AssertionError(f"{process.args!r} does not serve")
