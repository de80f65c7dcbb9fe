"""Every format by one door; what writes documents is fetched when one is written."""

from __future__ import annotations

import subprocess
import sys

import pytest

from scorekeeper.export.formats import Format
from scorekeeper.export.paper import Paper
from scorekeeper.export.writing import written
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.store.errors import UnknownMatch

BEGINS = {
    Format.JSON: b'{"format"',
    Format.PDF: b"%PDF-",
    Format.XLSX: b"PK",
    Format.CSV: b"match,title",
    Format.TEXT: b"Friday, 2026-11-27",
}


@pytest.mark.parametrize("kind", Format)
def test_all_matches_are_written_or_one(
    book: Scorebook, won: Paper, below: Paper, kind: Format
) -> None:
    assert (won.id, below.id) == ("won", "below")
    every, one = (b"".join(written(book, kind, only)) for only in (None, "won"))
    assert every.startswith(BEGINS[kind])
    assert one.startswith(BEGINS[kind].removesuffix(b'"format"'))
    assert len(every) > len(one)
    with pytest.raises(UnknownMatch):
        list(written(book, kind, "other"))


def test_what_writes_documents_is_fetched_when_one_is_written() -> None:
    asked = (
        "import sys, scorekeeper.ui.app, scorekeeper.cli.history, scorekeeper.export.writing;"
        "print([name for name in ('fpdf', 'xlsxwriter', 'fontTools', 'PIL')"
        " if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert ran.stdout.strip() == b"[]"


@pytest.mark.parametrize(
    ("kind", "one", "several"),
    [
        (Format.JSON, "json", "jsonl"),
        (Format.PDF, "pdf", "pdf"),
        (Format.XLSX, "xlsx", "xlsx"),
        (Format.CSV, "csv", "csv"),
        (Format.TEXT, "txt", "txt"),
    ],
)
def test_a_file_is_named_for_what_it_is(kind: Format, one: str, several: str) -> None:
    assert kind.suffix(several=False) == one
    assert kind.suffix(several=True) == several
