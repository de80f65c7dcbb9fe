"""Matches of the history written in any of the formats, piece by piece."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO

from scorekeeper.export.csv import write_csv
from scorekeeper.export.formats import Format
from scorekeeper.export.paper import paper_of
from scorekeeper.export.text import match_lines
from scorekeeper.scorebook.book import Scorebook


def written(book: Scorebook, kind: Format, match_id: str | None = None) -> Iterator[bytes]:
    """One match, or all but those in the bin, in pieces of a file.

    Args:
        book: the history.
        kind: how it is written.
        match_id: the match; all of them with None.

    Raises:
        UnknownMatch: there is none of this id.
    """
    if kind is Format.JSON:
        yield from _match_files(book, match_id)
        return
    ids = book.match_ids() if match_id is None else (match_id,)
    papers = (paper_of(book.match(one)) for one in ids)
    match kind:
        case Format.CSV:
            table = StringIO(newline="")
            write_csv(papers, table)
            yield table.getvalue().encode()
        case Format.TEXT:
            for paper in papers:
                yield ("\n".join(match_lines(paper)) + "\n\n").encode()
        case Format.XLSX:
            from scorekeeper.export.xlsx import workbook  # noqa: PLC0415 - seldom needed, and slow

            yield workbook(papers)
        case Format.PDF:
            from scorekeeper.export.pdf import score_sheets  # noqa: PLC0415 - as above

            yield score_sheets(papers)


def _match_files(book: Scorebook, match_id: str | None) -> Iterator[bytes]:
    if match_id is not None:
        data = book.match_file(match_id)
        yield (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
        return
    for data in book.match_files():
        yield (json.dumps(data, ensure_ascii=False) + "\n").encode()
