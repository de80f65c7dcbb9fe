"""The rules of a table as a page to print, saved where a person says."""

from __future__ import annotations

import asyncio

import flet as ft

from scorekeeper.export.rules_page import rules_html
from scorekeeper.rules.terms import Terms
from scorekeeper.ui.reading.rules_page import Period
from scorekeeper.ui.words import rules_page as said


async def print_rules(period: Period, terms: Terms) -> str:
    """Save the page of these rules; answer what came of it."""
    html = await asyncio.to_thread(rules_html, period.rules, period.name, period.preset_id, terms)
    # A browser downloads it and says nothing; elsewhere the answer is where it was saved.
    saved = await ft.FilePicker().save_file(
        file_name=said.file_name(period.name),
        src_bytes=html.encode(),
        allowed_extensions=["html"],
    )
    return said.NOT_PRINTED if saved is None and not ft.context.page.web else said.PRINTED
