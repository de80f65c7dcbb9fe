"""The ways for a match to be written."""

from __future__ import annotations

from enum import StrEnum


class Format(StrEnum):
    """How matches are written."""

    JSON = "json"
    """Match files, from which nothing is missing."""
    CSV = "csv"
    """A table for a spreadsheet."""
    TEXT = "text"
    """Plain text, to be read."""
