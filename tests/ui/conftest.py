"""What the screens' tests share: a history of their own, with the scorebook on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scorekeeper.rules import DEFAULT_PRESET
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook, other_programs
from scorekeeper.ui.history import scorebook

PLAYERS = ("Ann", "Bob", "Cat", "Dan")


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[Scorebook]:
    """The scorebook the screens under test open; nothing else writes to its history."""
    # A look at the wrong moment would tell a window whose test is over.
    monkeypatch.setattr(other_programs, "EVERY", 60.0)
    scorebook.cache_clear()
    opened = scorebook()
    yield opened
    opened.close()
    scorebook.cache_clear()


@pytest.fixture
def match(book: Scorebook) -> MatchView:
    """A match of Ann & Cat against Bob & Dan, without a hand yet; Ann deals."""
    return book.start(
        NewMatch(
            rules=DEFAULT_PRESET.rules,
            preset_id=DEFAULT_PRESET.id,
            rules_name=DEFAULT_PRESET.title,
            players=PLAYERS,
        )
    )
