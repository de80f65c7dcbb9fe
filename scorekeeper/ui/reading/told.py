"""A match in the words that its people use on this device."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import ChangePreview, MatchView


def told(view: MatchView, terms: Terms) -> MatchView:
    """A match to be shown: its contracts are called as they are here. Never one to be changed."""
    match = terms.told_match(view.match)
    return view if match is view.match else replace(view, match=match)


def told_change(then: ChangePreview, terms: Terms) -> ChangePreview:
    """What a change would do, likewise."""
    if not terms.misere:
        return then
    return replace(then, before=told(then.before, terms), match=terms.told_match(then.match))
