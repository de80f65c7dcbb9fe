"""How this person wants the pad written: how large, in which colours, in whose words."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.ui.drawable import drawn
from scorekeeper.ui.preferences import Preferences, Suits

_KEPT = "scorekeeper.writing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """The way everything on one page is written.

    Attributes:
        size: how many times as large as the styles say, on top of what the device makes of it.
        four: each suit has a colour of its own.
        terms: what things are called.
        poor: no other letters can be drawn than those of the app's own typefaces.
    """

    size: float = 1.0
    four: bool = False
    terms: Terms = OURS
    poor: bool = False


USUAL = Writing()


def write_so(page: ft.Page, preferences: Preferences) -> None:
    """Have everything on this page written as its person prefers."""
    writing = Writing(
        size=preferences.text.factor,
        four=preferences.suits is Suits.FOUR,
        terms=preferences.terms,
        poor=page.web,
    )
    page.session.store.set(_KEPT, writing)


def writing() -> Writing:
    """How the page being drawn is written."""
    kept = ft.context.page.session.store.get(_KEPT)
    return kept if isinstance(kept, Writing) else USUAL


def drawable(text: str) -> str:
    """A text as this page can draw it."""
    return drawn(text) if writing().poor else text


def sized(size: float) -> float:
    """A size of type as this person wants it."""
    return round(size * writing().size, 2)
