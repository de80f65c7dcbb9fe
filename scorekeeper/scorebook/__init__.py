"""The use cases: one call, one transaction, one answer.

The names below are fetched when they are used: a screen that only shows a view does not
wait for the database's library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook as Scorebook
    from scorekeeper.scorebook.errors import AlreadyEnded as AlreadyEnded
    from scorekeeper.scorebook.errors import MatchMovedOn as MatchMovedOn
    from scorekeeper.scorebook.errors import NameEmpty as NameEmpty
    from scorekeeper.scorebook.errors import NameTaken as NameTaken
    from scorekeeper.scorebook.errors import NoSuchHand as NoSuchHand
    from scorekeeper.scorebook.errors import NoSuchSeat as NoSuchSeat
    from scorekeeper.scorebook.errors import NotEnded as NotEnded
    from scorekeeper.scorebook.errors import NothingToRedo as NothingToRedo
    from scorekeeper.scorebook.errors import NothingToUndo as NothingToUndo
    from scorekeeper.scorebook.errors import ProfileKnown as ProfileKnown
    from scorekeeper.scorebook.errors import ProfileMovedOn as ProfileMovedOn
    from scorekeeper.scorebook.errors import ScorebookError as ScorebookError
    from scorekeeper.scorebook.errors import UnknownProfile as UnknownProfile
    from scorekeeper.scorebook.new_match import NewMatch as NewMatch
    from scorekeeper.scorebook.views import Change as Change
    from scorekeeper.scorebook.views import ChangeKind as ChangeKind
    from scorekeeper.scorebook.views import HandRecord as HandRecord
    from scorekeeper.scorebook.views import HomeView as HomeView
    from scorekeeper.scorebook.views import MatchSummary as MatchSummary
    from scorekeeper.scorebook.views import MatchView as MatchView
    from scorekeeper.scorebook.views import Person as Person
    from scorekeeper.scorebook.views import Profile as Profile

_MODULES = {
    "book": ("Scorebook",),
    "new_match": ("NewMatch",),
    "views": (
        "Change",
        "ChangeKind",
        "HandRecord",
        "HomeView",
        "MatchSummary",
        "MatchView",
        "Person",
        "Profile",
    ),
    "errors": (
        "AlreadyEnded",
        "MatchMovedOn",
        "NameEmpty",
        "NameTaken",
        "NoSuchHand",
        "NoSuchSeat",
        "NotEnded",
        "NothingToRedo",
        "NothingToUndo",
        "ProfileKnown",
        "ProfileMovedOn",
        "ScorebookError",
        "UnknownProfile",
    ),
}
_WHERE = {name: module for module, names in _MODULES.items() for name in names}

__all__ = tuple(sorted(_WHERE))


def __getattr__(name: str) -> object:
    """Fetch a name from its module."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
