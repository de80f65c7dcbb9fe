"""A match in the words that its people use on this device."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import MatchView


def told(view: MatchView, terms: Terms) -> MatchView:
    """A match to be shown: its contracts are called as they are here. Never one to be changed."""
    match = terms.told_match(view.match)
    return view if match is view.match else replace(view, match=match)
