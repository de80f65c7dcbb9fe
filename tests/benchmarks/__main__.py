"""Measures the app beside a bare Flet app and prints the ratios."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.benchmarks.measuring import compare
from tests.browser.chromium import opened
from tests.conftest import find_chromium


def main() -> int:
    """Prints each ratio; the exit status is 1 where one is above its limit."""
    program = find_chromium()
    if program is None:
        sys.exit(
            "Needs Chromium or Chrome: put one on PATH or name it in SCOREKEEPER_TEST_BROWSER"
        )
    with tempfile.TemporaryDirectory() as folder, opened(program) as browser:
        comparisons = compare(browser, Path(folder))
    for comparison in comparisons:
        print(comparison)  # noqa: T201 - printing is what it is for
    return int(any(comparison.ratio > comparison.limit for comparison in comparisons))


if __name__ == "__main__":
    sys.exit(main())
