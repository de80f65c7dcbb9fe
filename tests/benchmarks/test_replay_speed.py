"""Scoring a long list of matches costs little more than reading and writing it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.bench_replay import LIMIT, measure

MIB = 2**20


@pytest.mark.benchmark
def test_scoring_beside_reading_and_writing(tmp_path: Path) -> None:
    measured = measure(tmp_path)
    assert measured.ratio <= LIMIT
    assert measured.grown < 40 * MIB
