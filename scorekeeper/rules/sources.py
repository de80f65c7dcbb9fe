"""Where the rules are written down, under the names that people know the sources by."""

from __future__ import annotations

SOURCES = {
    "S000": "500 Rulebook",
    "S002": "Pagat",
    "S003": "an account of the Australian game",
    "S004": "a score sheet's rules",
}
"""What docs/rules/sources.md says of each, in a few words."""


def source_text(source: str) -> str:
    """Return the places where a rule is written, as a person reads them.

    >>> source_text("S000 law 17; S002 07; House rules")
    '500 Rulebook, law 17; Pagat; House rules'
    """
    return "; ".join(_one(part.strip()) for part in source.split(";"))


def _one(place: str) -> str:
    """Return one source by its name; the paragraphs of one without headings are left out."""
    code, _, where = place.replace(",", " ").partition(" ")
    if code not in SOURCES:
        return place
    where = place[len(code) :].lstrip(", ")
    return SOURCES[code] if not where or where.isdigit() else f"{SOURCES[code]}, {where}"
