"""Measures a long history beside a short one, and prints the ratios.

``python -m tests.benchmarks.bench_history [MATCHES]``
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from scorekeeper.scorebook.book import Scorebook
from tests.benchmarks.long_history import match_lines

MATCHES = 10_000
TURNS = 15
STARTS = 7
TABLES = ("player", "match", "side", "seat", "hand", "operation", "standing", "word")
ONE_QUERY = """
    SELECT m.*, s.*, (SELECT group_concat(name) FROM side WHERE match_id = m.id),
        (SELECT group_concat(p.name) FROM seat t JOIN player p ON p.id = t.player_id
         WHERE t.match_id = m.id)
    FROM match m JOIN standing s ON s.match_id = m.id
    WHERE m.binned_at IS NULL AND m.id IN (
        SELECT match_id FROM seat WHERE player_id IN (SELECT id FROM player WHERE name_key = ?)
    )
    ORDER BY m.started_at DESC, m.id DESC LIMIT 20
"""
"""What a search answers, in one query by indexes alone."""
START = """
import sys, time
begun = time.perf_counter()
from pathlib import Path
from scorekeeper.scorebook.book import Scorebook
Scorebook.open(data_dir=Path(sys.argv[1])).home()
print(time.perf_counter() - begun)
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ratio:
    """The same thing measured twice: how many times one costs the other."""

    what: str
    ours: float
    theirs: float
    limit: float

    @property
    def value(self) -> float:
        """How many times."""
        return self.ours / self.theirs

    def __str__(self) -> str:
        """Return a line for people."""
        return (
            f"{self.what}: {self.ours * 1000:.1f} ms beside {self.theirs * 1000:.1f} ms, "
            f"{self.value:.2f} times (at most {self.limit:.2f})"
        )


def measure(folder: Path, matches: int = MATCHES) -> Iterator[Ratio]:
    """Each ratio, in one run."""
    long, short, none = (folder / name for name in ("long", "short", "none"))
    lines = list(match_lines(matches))
    begun = time.perf_counter()
    taken_in(long, lines)
    took = time.perf_counter() - begun
    yield Ratio(what="Import", ours=took, theirs=bare_insert(long, folder), limit=5)
    taken_in(short, lines[:10])
    taken_in(none, [])
    yield in_turns("Start to home", lambda: start(long), lambda: start(none), 1.1, turns=STARTS)
    with closing(Scorebook.open(data_dir=long)) as ours:
        with closing(Scorebook.open(data_dir=short)) as few:
            yield in_turns("Opening the history", ours.history, few.history, 1.5)
        with closing(sqlite3.connect(long / "history.db")) as bare:
            name = lines_person(lines)
            yield in_turns(
                "Search",
                lambda: ours.history(name),
                lambda: bare.execute(ONE_QUERY, (name,)).fetchall(),
                3,
            )


def taken_in(folder: Path, lines: list[str]) -> None:
    """Make a history of match files."""
    with closing(Scorebook.open(data_dir=folder)) as book:
        book.take_in(map(json.loads, lines))


def bare_insert(long: Path, folder: Path) -> float:
    """How long a bare ``executemany`` takes for the same rows, into the same tables."""
    with closing(sqlite3.connect(long / "history.db")) as source:
        rows = {
            name: source.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608
            for name in TABLES
        }
    Scorebook.open(data_dir=folder / "bare").close()
    with closing(sqlite3.connect(folder / "bare" / "history.db", isolation_level=None)) as into:
        into.execute("PRAGMA synchronous = FULL")
        begun = time.perf_counter()
        into.execute("BEGIN")
        for name, values in rows.items():
            places = ", ".join("?" * len(values[0]))
            into.executemany(f'INSERT INTO "{name}" VALUES ({places})', values)  # noqa: S608
        into.execute("COMMIT")
        return time.perf_counter() - begun


def lines_person(lines: list[str]) -> str:
    """Somebody who has played, by a name as it is looked up."""
    return str(json.loads(lines[0])["players"][0]).casefold()


def start(folder: Path) -> float:
    """How long a process takes until it knows what its home screen shows."""
    command = [sys.executable, "-c", START, str(folder)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def in_turns(
    what: str,
    ours: Callable[[], object],
    theirs: Callable[[], object],
    limit: float,
    *,
    turns: int = TURNS,
) -> Ratio:
    """Both in turns, so that both meet the same machine; a function may time itself."""
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(turns + 1):
        for act, taken in zip((ours, theirs), times, strict=True):
            begun = time.perf_counter()
            said = act()
            took = said if isinstance(said, float) else time.perf_counter() - begun
            if turn:  # the first of each warms up
                taken.append(took)
    return Ratio(what=what, ours=median(times[0]), theirs=median(times[1]), limit=limit)


def main() -> int:
    """Print each ratio; the exit status is 1 where one is above its limit."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        for ratio in measure(Path(folder), matches):
            print(ratio, flush=True)  # noqa: T201 - printing is what it is for
            status |= ratio.value > ratio.limit
    return status


if __name__ == "__main__":
    sys.exit(main())
