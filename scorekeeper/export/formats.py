"""The ways for a match to be written."""

from __future__ import annotations

from enum import StrEnum


class Format(StrEnum):
    """How matches are written."""

    JSON = "json"
    """Match files, from which nothing is missing."""
    PDF = "pdf"
    """Score sheets to print."""
    XLSX = "xlsx"
    """A workbook for a spreadsheet."""
    CSV = "csv"
    """A table for a spreadsheet."""
    TEXT = "text"
    """Plain text, to be read."""

    @property
    def is_text(self) -> bool:
        """Whether it can be read as it is, in a terminal say."""
        return self not in {Format.PDF, Format.XLSX}

    def suffix(self, *, several: bool) -> str:
        """What the name of its file ends with, for one match or several."""
        if self is Format.JSON and several:
            return "jsonl"
        return "txt" if self is Format.TEXT else self.value
