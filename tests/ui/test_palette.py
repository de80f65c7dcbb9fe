from __future__ import annotations

from itertools import product

import pytest

from scorekeeper.ui.palette import DAY, LAMP, Palette


def light(colour: str) -> float:
    """The relative luminance of ``#RRGGBB`` (WCAG 2.2)."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("room", [DAY, LAMP])
def test_writing_can_be_read_in_both_rooms(room: Palette) -> None:
    writing = (room.ink, room.pencil, room.red, room.green, room.blue, room.focus)
    for ink, ground in product(writing, (room.paper, room.card)):
        assert contrast(ink, ground) >= 4.5
    assert contrast(room.on_binding, room.binding) >= 4.5
    assert contrast(room.on_action, room.action) >= 4.5
    assert contrast(room.paper, room.ink) >= 4.5


@pytest.mark.parametrize("room", [DAY, LAMP])
def test_totals_can_be_read_across_the_table(room: Palette) -> None:
    assert contrast(room.ink, room.paper) >= 7
    assert contrast(room.red, room.paper) >= 7
