"""What is preferred on a device: kept, read again, and never trusted."""

from __future__ import annotations

from dataclasses import fields

import pytest

from scorekeeper.ui.preferences import (
    KittyName,
    Look,
    Preference,
    Preferences,
    TextSize,
    changed,
    read,
    written,
)

OTHERWISE: dict[str, Preference] = {
    "look": Look.DARK,
    "text": TextSize.LARGER,
    "suits": "four",
    "thumb": "left",
    "haptics": False,
    "awake": False,
    "confirm": True,
    "auction": True,
    "misere": "nullo",
    "kitty": KittyName.WIDOW,
    "contractor": "bidder",
}


def test_every_preference_is_tried() -> None:
    assert {one.name for one in fields(Preferences)} == set(OTHERWISE)


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_is_kept_is_read_again(name: str) -> None:
    preferred = changed(Preferences(), name, OTHERWISE[name])
    kept = {one.name: written(getattr(preferred, one.name)) for one in fields(Preferences)}
    assert getattr(preferred, name) == OTHERWISE[name] != getattr(Preferences(), name)
    assert read(kept) == preferred


@pytest.mark.parametrize("name", OTHERWISE)
@pytest.mark.parametrize("damage", [None, "", "nonsense", "x" * 5000, 3, True, b"dark", ["dark"]])
def test_a_damaged_value_spoils_no_other(name: str, damage: object) -> None:
    kept = {one: written(value) for one, value in OTHERWISE.items()} | {name: damage}
    found = read(kept)
    for one, value in OTHERWISE.items():
        if one != name:
            assert getattr(found, one) == value
    assert getattr(found, name) == getattr(Preferences(), name)


def test_a_device_that_keeps_nothing_has_the_first_ones() -> None:
    assert read({}) == Preferences()
    assert read({"scorekeeper.other": "thing"}) == Preferences()
