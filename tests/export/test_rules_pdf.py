"""The rules of a table on paper, read back."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from scorekeeper.export.rules_pdf import rules_pdf
from scorekeeper.rules import PRESETS, Preset, preset
from scorekeeper.rules.spoken.page import RulesPage, page_of


def pages(rules: RulesPage) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(rules_pdf(rules))).pages]


def letters(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)
def test_everything_on_the_page_is_printed(one: Preset) -> None:
    rules = page_of(one.rules, one.title, one.id)
    printed = pages(rules)
    whole = letters("".join(printed))
    assert printed[0].startswith(one.title)
    for part in (*rules.parts, *([rules.changes] if rules.changes else ())):
        assert letters(part.title) in whole
        for line in part.lines:
            assert letters(line.text[:60]) in whole
    for level, values in rules.rows:
        assert letters(f"{level}{''.join(map(str, values))}") in whole


def test_every_bid_stands_in_its_place() -> None:
    rules = page_of(preset("au_pagat").rules, "Ours")
    whole = letters("".join(pages(rules)))
    places = [whole.index(letters(f"{bid.title} {bid.value}")) for bid in rules.order[:10]]
    assert places == sorted(places)
    assert "7NT220<Misère250" in whole


def test_every_page_is_numbered_and_named() -> None:
    rules = page_of(replace(preset("us_5p_two_partners").rules, target=700), "Friday & Sunday")
    printed = pages(rules)
    assert len(printed) > 1
    for number, page in enumerate(printed, start=1):
        assert page.replace("\n", " ").endswith(f"Friday & Sunday {number} / {len(printed)}")
