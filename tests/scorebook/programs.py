"""Programs that the tests start and kill: ``python -m tests.scorebook.programs NAME FOLDER``."""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import PassedIn
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn
from tests.scorebook.conftest import new_match


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def record(folder: str, name: str) -> None:
    """Record hands without end; each is said once it is saved."""
    book = Scorebook.open(data_dir=Path(folder))
    book.start(new_match(match_id="m"))
    say("ready")
    for number in range(100_000):
        book.record("m", PassedIn(), hand_id=f"{name}-{number}")
        say(f"{name}-{number}")


def record_together(folder: str, name: str, count: str) -> None:
    """Record hands beside another program: every second one is the same hand as the other's."""
    book = Scorebook.open(data_dir=Path(folder))
    book.start(new_match(match_id="m"))
    wait_for(folder)
    for number in range(int(count)):
        hand_id = f"both-{number}" if number % 2 else f"{name}-{number}"
        book.record("m", PassedIn(), hand_id=hand_id)
        say(hand_id)


def record_seen(folder: str, name: str, count: str) -> None:
    """Record hands only onto what was seen; who was overtaken looks again."""
    book = Scorebook.open(data_dir=Path(folder))
    view = book.start(new_match(match_id="m"))
    wait_for(folder)
    for number in range(int(count)):
        while True:
            try:
                view = book.record("m", PassedIn(), hand_id=f"{name}-{number}", seen=view.version)
            except MatchMovedOn as moved:
                say(f"told of {len(moved.changes)}")
                view = book.match("m")
            else:
                break
        assert view.records[-1].id == f"{name}-{number}"


def fill(folder: str, limit: str) -> None:
    """Record hands until a file may not grow any more; say what was saved, and the refusal."""
    import resource  # noqa: PLC0415 - not to be had on Windows
    import signal  # noqa: PLC0415

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    book = Scorebook.open(data_dir=Path(folder))
    book.start(new_match(match_id="m"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
    try:
        for number in range(100_000):
            book.record("m", PassedIn(), hand_id=f"h-{number}", note="x" * 500)
            say(f"h-{number}")
    except ScorekeeperError as error:
        say(f"refused: {error.code}")


def wait_for(folder: str) -> None:
    """Wait until all are told to begin."""
    say("ready")
    while not (Path(folder) / "begin").exists():
        time.sleep(0.001)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        globals()[sys.argv[1]](*sys.argv[2:])
