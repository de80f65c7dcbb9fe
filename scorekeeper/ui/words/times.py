"""Days and times, as they are written on the pad."""

from __future__ import annotations

from datetime import datetime

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()  # noqa: SIM905 - as one reads


def day(at: datetime) -> str:
    """A day: ``27 Nov 2026``."""
    here = at.astimezone()
    return f"{here.day} {MONTHS[here.month - 1]} {here.year}"


def moment(at: datetime) -> str:
    """A day and a time: ``27 Nov 2026, 19:30``."""
    here = at.astimezone()
    return f"{day(here)}, {here:%H:%M}"
