"""Flet's hooks with their types, and what handlers read from an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

import flet as ft

T = TypeVar("T")


class Latest(Protocol[T]):
    """The newest value, for handlers that outlive the drawing they were made in."""

    current: T


def use_value(first: Callable[[], T]) -> tuple[T, Callable[[T | Callable[[T], T]], None]]:
    """A value a component keeps, and what sets it: to another, or by a function of the last."""
    return cast("Any", ft.use_state)(first)  # type: ignore[no-any-return]


def use_latest(value: T) -> Latest[T]:
    """A value kept up to date for handlers."""
    ref = cast("Latest[T]", ft.use_ref())
    ref.current = value
    return ref


def use_ref(first: T) -> Latest[T]:
    """A value kept without being drawn."""
    return cast("Latest[T]", ft.use_ref(lambda: first))


def use_once(make: Callable[[], T]) -> T:
    """Something made at the first drawing and kept."""
    return ft.use_memo(make, [])


def data_of(event: ft.ControlEvent) -> Any:  # noqa: ANN401 - each control has its own
    """What the tapped control stands for."""
    return event.control.data


def text_of(event: ft.ControlEvent) -> str:
    """What has been written in a field."""
    return cast("ft.TextField", event.control).value or ""
