"""A day as somebody typed it."""

from __future__ import annotations

import re
from datetime import date

from scorekeeper.ui.words.times import MONTHS

YEAR_FIRST = re.compile(r"(?P<year>\d{4})[-./ ](?P<month>\d{1,2})[-./ ](?P<day>\d{1,2})")
DAY_FIRST = re.compile(
    r"(?P<day>\d{1,2})\.?[-./ ]\s*(?P<month>\d{1,2}|[^\W\d]{3,})\.?[-./ ,]\s*"
    r"(?P<year>\d{4}|\d{2})"
)
THIS_CENTURY = 2000


def read_day(text: str) -> date | None:
    """A day, written as the app writes it or as people do; None where it is none.

    >>> read_day("27 Nov 2026") == read_day("2026-11-27") == read_day("27/11/26")
    True
    """
    written = YEAR_FIRST.fullmatch(text.strip()) or DAY_FIRST.fullmatch(text.strip())
    if written is None:
        return None
    year, month = int(written["year"]), written["month"]
    if not month.isdecimal():
        names = [name.casefold() for name in MONTHS]
        called = month.casefold()[:3]
        month = str(names.index(called) + 1) if called in names else "0"
    try:
        return date(
            year + (THIS_CENTURY if len(written["year"]) == 2 else 0),  # noqa: PLR2004 - digits
            int(month),
            int(written["day"]),
        )
    except ValueError:
        return None
