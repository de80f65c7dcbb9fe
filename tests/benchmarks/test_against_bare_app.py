from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.measuring import compare
from tests.browser.chromium import opened

pytestmark = [pytest.mark.benchmark, pytest.mark.browser]


def test_the_app_costs_little_more_than_a_bare_one(chromium: str, tmp_path: Path) -> None:
    with opened(chromium) as browser:
        comparisons = compare(browser, tmp_path)
    print(*comparisons, sep="\n")  # noqa: T201 - run with -s, it is what one wants to see
    above = [str(each) for each in comparisons if each.ratio > each.limit]
    assert not above, "\n".join(above)
