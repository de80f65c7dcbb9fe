"""What exports say beside the rules' own sentences."""

from __future__ import annotations

KINDS = {
    "all_pass": "Passed in",
    "redeal": "Misdeal",
    "void": "Void hand",
    "adjustment": "Adjustment",
}
"""A hand without a contract."""

BEGAN_WITH = "Brought along"
OTHER_RULES = "From here on by other rules"
AFTER_THE_END = "after the end"
PLAYED_ON = "the table played on"
NO_MATCHES = "There are no matches."
CONTRACT = "Contract"
CONTRACTOR = "Contractor"
TRICKS = "Tricks"


def number(points: int) -> str:
    """A total as it is written: ``−40``."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points gained or lost: ``+300``, ``−300``, ``0``."""
    return f"+{points}" if points > 0 else number(points)


def with_partners(names: str) -> str:
    """Who played with the contractor in this hand."""
    return f"with {names}"


def page_of(page: int, pages: str) -> str:
    """At the foot of a page."""
    return f"{page} / {pages}"
