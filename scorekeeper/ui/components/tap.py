"""Whatever can be tapped: one node for a screen reader, a ring for the keyboard's focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui import theme

RING = ft.BorderSide(3, theme.FOCUS)
SHAPE = ft.RoundedRectangleBorder(radius=theme.CORNER)


def _style(
    *,
    fill: ft.ColorValue | None,
    edge: ft.BorderSide,
    shine: ft.ColorValue,
    padding: ft.PaddingValue = 0,
    shape: ft.OutlinedBorder = SHAPE,
    alignment: ft.Alignment | None = None,
    ring: ft.BorderSide = RING,
) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        padding=padding,
        shape=shape,
        alignment=alignment,
        bgcolor=fill,
        overlay_color={
            ft.ControlState.PRESSED: ft.Colors.with_opacity(0.16, shine),
            ft.ControlState.HOVERED: ft.Colors.with_opacity(0.07, shine),
            ft.ControlState.DEFAULT: ft.Colors.TRANSPARENT,
        },
        side={ft.ControlState.FOCUSED: ring, ft.ControlState.DEFAULT: edge},
        animation_duration=0,
        visual_density=ft.VisualDensity.STANDARD,
    )


NO_EDGE = ft.BorderSide(0, ft.Colors.TRANSPARENT)
SLIP = _style(fill=theme.CARD, edge=NO_EDGE, shine=theme.INK)
"""A slip of paper: a contract, a player, a number of tricks."""
INKED = _style(fill=theme.INK, edge=NO_EDGE, shine=theme.PAPER)
"""The same, chosen."""
FAINT = _style(fill=None, edge=ft.BorderSide(1, theme.RULE), shine=theme.INK)
"""The same, not to be had yet."""
MAIN = _style(
    fill=theme.ACTION,
    edge=NO_EDGE,
    shine=theme.ON_ACTION,
    padding=ft.Padding.symmetric(horizontal=theme.GAP),
)
"""The one thing to do next."""
QUIET = _style(
    fill=None,
    edge=ft.BorderSide(1.5, theme.PENCIL),
    shine=theme.INK,
    padding=ft.Padding.symmetric(horizontal=theme.GAP),
)
"""Anything else to do."""
LINE = _style(
    fill=None,
    edge=NO_EDGE,
    shine=theme.INK,
    shape=ft.RoundedRectangleBorder(radius=0),
    alignment=ft.Alignment.CENTER_LEFT,
)
"""A line of the sheet."""
STRIP = _style(
    fill=None, edge=NO_EDGE, shine=theme.ON_BINDING, ring=ft.BorderSide(3, theme.ON_BINDING)
)
"""On the binding."""


def tap(
    identifier: str,
    label: str,
    content: ft.Control,
    on_click: Callable[..., Any] | None,
    *,
    style: ft.ButtonStyle,
    data: object = None,
    chosen: bool | None = None,
    expand: int | bool | None = None,
    width: float | None = None,
    height: float | None = theme.TARGET,
    key: str | None = None,
    autofocus: bool = False,
    expanded: bool | None = None,
) -> ft.MergeSemantics:
    """Something to tap; `label` is what it is called, whatever is drawn on it.

    Without `on_click` it is there but cannot be tapped yet.
    """
    return ft.MergeSemantics(
        key=key,
        expand=expand,
        content=ft.Semantics(
            identifier=identifier,
            label=label,
            selected=chosen,
            expanded=expanded,
            content=ft.TextButton(
                content=ft.Semantics(exclude_semantics=True, content=content),
                on_click=on_click,
                disabled=on_click is None,
                data=data,
                style=style,
                width=width,
                height=height,
                autofocus=autofocus,
            ),
        ),
    )
