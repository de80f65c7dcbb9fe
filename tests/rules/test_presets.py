"""The named rule sets against the printed list of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scorekeeper.rules.presets import PRESETS, Confidence, Preset, UnknownPreset, preset
from scorekeeper.rules.rule_set import RuleSet

PRINTED = json.loads((Path(__file__).parent / "data" / "presets.json").read_text("utf-8"))


def test_there_are_forty_three() -> None:
    assert set(PRESETS) == set(PRINTED)
    assert len(PRESETS) == 43


@pytest.mark.parametrize("preset_id", PRINTED)
def test_every_option_is_as_printed(preset_id: str) -> None:
    assert preset(preset_id).rules.to_json() == PRINTED[preset_id]


@pytest.mark.parametrize("preset_id", PRINTED)
def test_reading_what_was_written_gives_the_same(preset_id: str) -> None:
    assert RuleSet.from_json(PRINTED[preset_id]) == preset(preset_id).rules


@pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)
def test_each_says_what_a_person_chooses_by(one: Preset) -> None:
    assert one.title
    assert one.difference.endswith(".")
    assert len(one.difference) <= 90
    assert one.source


def test_titles_and_differences_tell_them_apart() -> None:
    assert len({one.title for one in PRESETS.values()}) == 43
    assert len({(one.difference, one.family) for one in PRESETS.values()}) >= 42


def test_confidence_follows_the_sources() -> None:
    assert all(
        one.confidence is Confidence.HIGH
        for one in PRESETS.values()
        if one.id.startswith(("au_", "us_"))
    )
    assert preset("nz_home").confidence is Confidence.MEDIUM
    assert preset("perfect").confidence is Confidence.LOW


def test_an_unknown_id_is_told_the_nearest() -> None:
    with pytest.raises(UnknownPreset, match="did you mean us_4p"):
        preset("us_4")
    with pytest.raises(UnknownPreset, match="such as au_pagat or us_4p; “scorekeeper presets”"):
        preset("")
