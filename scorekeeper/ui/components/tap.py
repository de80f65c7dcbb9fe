"""Whatever can be tapped: one node for a screen reader, a ring for the keyboard's focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui import theme


def tap(
    identifier: str,
    label: str,
    content: ft.Control,
    on_click: Callable[..., Any] | None,
    *,
    style: ft.ButtonStyle | None = None,
    data: object = None,
    chosen: bool | None = None,
    expand: int | bool | None = None,
    width: float | None = None,
    height: float | None = theme.TARGET,
    expanded: bool | None = None,
) -> ft.Control:
    """Something to tap; `label` is what it is called, whatever is drawn on it.

    Without a style it is a slip of paper. Without `on_click` it is there but cannot be tapped
    yet.
    """
    return ft.MergeSemantics(
        expand=expand,
        content=ft.Semantics(
            identifier=identifier,
            label=label,
            selected=chosen,
            expanded=expanded,
            # Else this node says that it can be tapped, and its word is taken for both.
            disabled=on_click is None,
            content=ft.TextButton(
                content=ft.Semantics(exclude_semantics=True, content=content),
                on_click=on_click,
                disabled=on_click is None,
                data=data,
                style=style,
                width=width,
                height=height,
            ),
        ),
    )
