"""Making components that are drawn again only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import flet as ft

P = ParamSpec("P")
Shown = TypeVar("Shown")


def piece(draw: Callable[P, Shown]) -> Callable[P, Shown]:
    """Make a component that is skipped while its arguments are equal.

    For that its arguments are plain values, and its callbacks the same from one drawing to the
    next (``ft.use_callback``).
    """
    return cast("Callable[P, Shown]", cast("Any", ft.memo)(ft.component(draw)))


def keyed(key: str, draw: Callable[P, Shown], *args: P.args, **kwargs: P.kwargs) -> Shown:
    """Draw a component under a name among its siblings, so that it is known again later."""
    return cast("Shown", cast("Any", draw)(*args, key=key, **kwargs))
