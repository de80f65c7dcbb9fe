"""A phone lying down has the entry in two columns, also one too small for the sheet beside it."""

from __future__ import annotations

import pytest

from scorekeeper.ui.screen import Screen


@pytest.mark.parametrize(
    ("size", "text", "columns", "wide"),
    [
        ((740, 360), 1.0, True, True),
        ((640, 360), 1.0, True, False),
        ((568, 320), 1.0, True, False),
        ((640, 360), 1.5, False, False),
        ((360, 640), 1.0, False, False),
        ((768, 1024), 1.0, False, True),
    ],
)
def test_the_entry_lies_in_two_columns_where_they_fit(
    size: tuple[int, int], text: float, *, columns: bool, wide: bool
) -> None:
    screen = Screen(width=size[0], height=size[1], text=text)
    assert (screen.columns, screen.wide) == (columns, wide)
