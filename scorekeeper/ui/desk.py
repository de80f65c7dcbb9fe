"""What every screen shares: the scorebook, the screen it is on, what its person prefers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, cast

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui import words
from scorekeeper.ui.preferences import Preference, Preferences
from scorekeeper.ui.screen import Screen

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook

_log = logging.getLogger(__name__)

P = ParamSpec("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """Where a screen finds what it needs.

    Attributes:
        book: the history's use cases.
        screen: what the app is looked at on.
        preferences: how it looks and behaves here.
        visit: grows whenever the connection was lost and found again.
        prefer: set one of the preferences, by its name, and remember it.
    """

    book: Scorebook
    screen: Screen
    preferences: Preferences
    visit: int
    prefer: Callable[[str, Preference], None]


DESK = cast("Any", ft.create_context)(None)
"""Holds the desk; set at the root, read with ``use_desk``."""


def use_desk() -> Desk:
    """The desk, in a component."""
    return cast("Desk", ft.use_context(DESK))


def guarded(act: Callable[P, None], say: Callable[[str], None]) -> Callable[P, None]:
    """Have a handler say in a sentence what went wrong, whatever it was."""

    @wraps(act)
    def acting(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            act(*args, **kwargs)
        except ScorekeeperError as error:
            say(error.message)
        except Exception:  # noqa: BLE001 - nobody at a card table is shown a traceback
            _log.exception("a tap failed")
            say(words.WENT_WRONG)

    return acting
