"""Matches as tables for a spreadsheet, read back by another program's library."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import datetime
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from scorekeeper.export import xlsx
from scorekeeper.export.csv import HEAD, write_csv
from scorekeeper.export.paper import Paper
from scorekeeper.export.xlsx import workbook


def sheets(*papers: Paper) -> dict[str, Worksheet]:
    return {sheet.title: sheet for sheet in load_workbook(BytesIO(workbook(papers)))}


def rows(sheet: Worksheet) -> list[dict[str, object]]:
    head, *lines = sheet.values
    return [dict(zip(map(str, head), line, strict=True)) for line in lines]


def test_a_workbook_has_a_row_a_match_and_a_row_for_each_side_of_each_hand(
    won: Paper, below: Paper
) -> None:
    found = sheets(won, below)
    assert list(found) == ["Matches", "Hands"]
    first, second = rows(found["Matches"])
    assert (first["title"], first["hands"], first["winners"]) == ("Friday", 4, "Ann & Cat")
    assert first["totals"] == "560 – 90"
    assert second["outcome"] == below.outcome
    assert len(rows(found["Hands"])) == 2 * (4 + 3)


def test_numbers_are_numbers_and_dates_are_dates(won: Paper) -> None:
    found = sheets(won)
    row = rows(found["Hands"])[4]
    assert (row["hand"], row["tricks"], row["points"], row["total"]) == (3, 7, 140, 440)
    assert row["date"] == datetime(2026, 11, 27, 19, 31)  # noqa: DTZ001 - a sheet has no zones
    assert found["Hands"]["C2"].is_date
    assert found["Hands"]["C2"].number_format == "yyyy-mm-dd hh:mm"


def test_a_misdeal_has_no_tricks(won: Paper) -> None:
    assert rows(sheets(won)["Hands"])[2]["tricks"] is None


def test_the_head_stays_in_sight_and_filters(won: Paper) -> None:
    for sheet in sheets(won).values():
        assert sheet.freeze_panes == "A2"
        assert sheet.auto_filter.ref == sheet.dimensions


def test_a_name_like_a_formula_stays_a_text(below: Paper) -> None:
    found = sheets(below)
    assert found["Matches"]["B2"].value == "=HYPERLINK(1)"
    cells = [cell for sheet in found.values() for row in sheet for cell in row]
    assert {cell.data_type for cell in cells} == {"s", "n", "d"}
    assert "=1+1" in [cell.value for cell in cells]


def test_a_table_works_nothing_out_either(below: Paper) -> None:
    out = StringIO()
    write_csv([below], out)
    found = list(csv.DictReader(StringIO(out.getvalue())))
    assert found[0]["title"] == "'=HYPERLINK(1)"
    assert found[0]["contractor"] == "'=1+1"
    assert found[4]["reasons"] == "'-2+3: 20"
    assert found[0]["points"] == "-280"
    assert set(found[0]) == set(HEAD)


def test_where_one_sheet_is_full_the_next_goes_on(
    won: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx, "MOST_ROWS", 6)
    found = sheets(won)
    assert list(found) == ["Matches", "Hands", "Hands 2"]
    assert [len(rows(found[name])) for name in ("Hands", "Hands 2")] == [5, 3]


def test_a_text_too_long_for_a_cell_is_cut_and_not_lost(won: Paper) -> None:
    told = replace(won, note="a" * 40_000)
    note = rows(sheets(told)["Matches"])[0]["note"]
    assert note == "a" * 32767
