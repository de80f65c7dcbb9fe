from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.bench_history import measure


@pytest.mark.benchmark
def test_a_long_history_is_nearly_as_quick_as_a_short_one(tmp_path: Path) -> None:
    ratios = list(measure(tmp_path))
    print(*ratios, sep="\n")  # noqa: T201 - run with -s, it is what one wants to see
    assert not [str(ratio) for ratio in ratios if ratio.value > ratio.limit]
