"""Who reached the target first, where several did and the totals cannot show it."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.ahead import ahead
from scorekeeper.ui.reading.other_hands import any_hand_of
from scorekeeper.ui.reading.played import fitting


def who_was_first(view: MatchView, hand: Hand) -> tuple[int, ...]:
    """The sides of which one was first, if that decides the match and nobody has said it."""
    if view.sheet.outcome.status is not Status.IN_PLAY:
        return ()
    try:
        needs = ahead(view, hand).outcome.needs
    except ScorekeeperError:
        return ()  # whoever saves it is told why
    return needs.choices if needs else ()


def first_choices(view: MatchView, draft: Draft) -> tuple[tuple[int, str], ...]:
    """The same by name, of a hand half entered."""
    draft = replace(fitting(view, draft), first=None)
    try:
        hand = any_hand_of(view, draft)
    except (ScorekeeperError, IndexError):
        return ()
    return tuple((side, view.match.sides[side].name) for side in who_was_first(view, hand))
