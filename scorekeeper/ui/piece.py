"""Making components that are drawn again only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar, cast

import flet as ft

from scorekeeper.ui.writing import Writing, writing

P = ParamSpec("P")
Shown = TypeVar("Shown")


def piece(draw: Callable[P, Shown]) -> Callable[P, Shown]:
    """Make a component that is skipped while its arguments are equal, and the writing is the same.

    For that its arguments are plain values, and its callbacks the same from one drawing to the
    next (``ft.use_callback``).
    """

    @ft.component
    @wraps(draw)
    def drawn(so: Writing, *args: P.args, **kwargs: P.kwargs) -> Shown:
        del so  # the lettering knows it; here it is one more thing that may have changed
        return draw(*args, **kwargs)

    remembered = cast("Any", ft.memo)(drawn)

    @wraps(draw)
    def placed(*args: P.args, **kwargs: P.kwargs) -> Shown:
        return cast("Shown", remembered(writing(), *args, **kwargs))

    return placed


def keyed(key: str, draw: Callable[P, Shown], *args: P.args, **kwargs: P.kwargs) -> Shown:
    """Draw a component under a name among its siblings, so that it is known again later."""
    return cast("Shown", cast("Any", draw)(*args, key=key, **kwargs))
