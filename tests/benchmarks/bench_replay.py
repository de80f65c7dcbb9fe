"""Scoring a long list of matches beside reading and writing the same JSON.

``python -m tests.benchmarks.bench_replay`` makes ten thousand matches of twelve hands under
all the named rule sets, as lines of JSON, and prints how many times as long the command takes
to score them as the standard library takes to read them and write them again: in one run, in
turns, on one machine. The exit status is 1 above the limit.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorekeeper.cli.scoring import replay
from scorekeeper.rules import PRESETS, RuleSet
from tests.rules.samples import file_of, names_for

MATCHES = 10_000
HANDS = 12
LIMIT = 5.0
TURNS = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What a run took.

    Attributes:
        plain: seconds of processor time to read and write the JSON.
        scored: seconds of processor time to score it.
        grown: bytes by which the process grew from the first turn to the last.
    """

    plain: float
    scored: float
    grown: int

    @property
    def ratio(self) -> float:
        """How many times as long scoring takes."""
        return self.scored / self.plain


def matches(count: int) -> Iterator[dict[str, Any]]:
    """Matches under every named rule set in turn, written as the app writes them."""
    drawn = random.Random(500)  # noqa: S311 - a game, and always the same
    ids = list(PRESETS)
    for number in range(count):
        preset_id = ids[number % len(ids)]
        rules = PRESETS[preset_id].rules
        file = file_of(preset_id, *(_hand(rules, turn, drawn) for turn in range(HANDS)))
        file["rules"]["options"] = rules.to_json()
        yield file


def _hand(rules: RuleSet, turn: int, drawn: random.Random) -> dict[str, Any]:
    players, sides = names_for(rules)
    dealer = turn % rules.players
    active = [s for i, s in enumerate(sides) if not (rules.dealer_sits_out and i == dealer)]
    contractor = drawn.choice(active)
    cuts = sorted(drawn.randint(0, 10) for _ in active[1:])
    split = [high - low for low, high in zip([0, *cuts], [*cuts, 10], strict=True)]
    hand = {
        "type": "contract",
        "contractor": contractor,
        "bid": str(drawn.choice(rules.ladder[:14])),
        "tricks": dict(zip(active, split, strict=True)),
    }
    return hand | ({"sits_out": players[dealer]} if rules.dealer_sits_out else {})


def measure(folder: Path, count: int = MATCHES) -> Measured:
    """Score a list in parts, each beside a plain reading and writing of the same part."""
    parts = []
    lines = [json.dumps(file, ensure_ascii=False) for file in matches(count)]
    for turn in range(TURNS):
        part = folder / f"{turn}.jsonl"
        part.write_text("\n".join(lines[turn::TURNS]), "utf-8")
        parts.append(part)
    del lines
    plain = scored = 0.0
    sizes = []
    for part in parts:
        with (folder / "out").open("w", encoding="utf-8") as out:
            start = time.process_time()
            with part.open(encoding="utf-8") as written:
                for line in written:
                    out.write(json.dumps(json.loads(line), ensure_ascii=False) + "\n")
            plain += time.process_time() - start
            with redirect_stdout(out):
                start = time.process_time()
                replay([str(part)], as_json=True)
                scored += time.process_time() - start
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
    return Measured(plain=plain, scored=scored, grown=sizes[-1] - sizes[1])


def main() -> int:
    """Print the ratio; the exit status is 1 where it is above its limit."""
    with tempfile.TemporaryDirectory() as folder:
        measured = measure(Path(folder))
    print(  # noqa: T201 - printing is what it is for
        f"Scoring {MATCHES} matches of {HANDS} hands: {measured.ratio:.2f} times reading and "
        f"writing them (limit {LIMIT}); {measured.plain:.2f} s and {measured.scored:.2f} s, "
        f"grown by {measured.grown / 2**20:.1f} MiB",
    )
    return int(measured.ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
