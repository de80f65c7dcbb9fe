"""What one screen has to tell the next: said once, then forgotten."""

from __future__ import annotations

import flet as ft

NEWS = "scorekeeper.news"


def carry(page: ft.Page, text: str) -> None:
    """Leave word for the next screen."""
    page.session.store.set(NEWS, text)


def carried(page: ft.Page) -> str:
    """The word that was left, once."""
    store = page.session.store
    text = store.get(NEWS) or ""
    if text:
        store.remove(NEWS)
    return str(text)
