"""What is said of the history itself: where it is, its backups, its files."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.export.formats import Format
from scorekeeper.ui.words.finding import matches
from scorekeeper.ui.words.grammar import for_a_file, plural

HISTORY = "Your history"
PLACE = "Where it is kept"
EXPORT = "Export all matches"
EXPORT_HOW = "As a file to keep, score sheets to print, a spreadsheet, or text."
EXPORT_ONE = "Export this match"
EXPORT_ONE_HOW = "As a file to keep or send, a score sheet to print, a spreadsheet, or text."
FORMATS = {
    Format.JSON: (
        "Match file",
        "Nothing is missing: every correction, every note, and undo. Import takes it in again.",
    ),
    Format.PDF: ("Score sheet to print", "PDF: the hands with points and totals, as on paper."),
    Format.XLSX: ("Spreadsheet", "XLSX: for Excel, LibreOffice and others."),
    Format.CSV: ("Table", "CSV: for every hand one line a side, for other programs."),
    Format.TEXT: ("Plain text", "To read, to paste, to send."),
}
IMPORT = "Import matches"
IMPORT_HOW = "From files that were exported. Matches that are here already stay as they are."
BACKUPS = "Backups"
BACKUPS_HOW = "Made by themselves. Look inside one, or put it back."
NO_BACKUPS = "There is no backup yet. One is made every day that something changes."
NO_BACKUPS_HERE = "This history is kept by a database server, which has its own backups."
WORKING = "One moment…"
KINDS = {
    "daily": "Daily backup",
    "before-upgrade": "Before the app was updated",
    "before-restore": "Before a backup was put back",
}
RESTORE = "Put this one back"
RESTORE_HOW = (
    "It takes the place of the present history. The present one is set aside first, as a "
    "backup at the top of this list: putting that back undoes it."
)
UNDO_RESTORE = "Undo: put the other one back again"
RESTORED = "This history is back. The one before it is set aside in this list."
UNDERSTOOD = "Understood"
EXPORTED = "Exported."
NOT_EXPORTED = "Nothing was exported."


def downloaded(name: str) -> str:
    """A file has been handed to the browser, which asks nobody where to put it."""
    return f"Exported: your browser has downloaded {name}."


def file_name(day: str, kind: Format) -> str:
    """What an export of everything is called."""
    return f"500-scorekeeper-{day}.{kind.suffix(several=True)}"


def match_file_name(title: str, day: str, kind: Format) -> str:
    """What the export of one match is called."""
    return f"500-{for_a_file(title) or 'match'}-{day}.{kind.suffix(several=False)}"


def taken_in(name: str, added: int, already: int, differing: int, in_the_bin: int) -> str:
    """What came of a file."""
    there = f", {already} here already" if already else ""
    said = [f"{name}: {matches(added)} taken in{there}."]
    if differing:
        said.append(f"{differing} of these with other hands or totals; what is here stays.")
    if in_the_bin:
        said.append(f"{in_the_bin} of these in the bin, where it can be taken out.")
    return " ".join(said)


def refused(name: str, where: str, why: str) -> str:
    """Why nothing was taken in of a file."""
    place = f" ({where.lstrip('.')})" if where else ""
    return f"{name}{place}: {why} Nothing of this file was taken in."


def inside(count: int, hands: int, people: int, last: str) -> Sequence[str]:
    """What a backup holds."""
    said = [
        matches(count),
        plural(hands, "hand"),
        "1 person" if people == 1 else f"{people} people",
    ]
    return (*said, f"Last change: {last}") if last else tuple(said)
