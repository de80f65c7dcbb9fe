"""The rules of a table as a page to print, saved where a person says."""

from __future__ import annotations

import asyncio

import flet as ft

from scorekeeper.rules.spoken.page import RulesPage
from scorekeeper.ui.words import rules_page as said


async def print_rules(rules: RulesPage) -> str:
    """Save the page of these rules; answer what came of it."""
    raw = await asyncio.to_thread(_printed, rules)
    # A browser downloads it and says nothing; elsewhere the answer is where it was saved.
    saved = await ft.FilePicker().save_file(
        file_name=said.file_name(rules.name), src_bytes=raw, allowed_extensions=["pdf"]
    )
    return said.NOT_PRINTED if saved is None and not ft.context.page.web else said.PRINTED


def _printed(rules: RulesPage) -> bytes:
    # What writes documents takes long to import: not before it is needed.
    from scorekeeper.export.rules_pdf import rules_pdf  # noqa: PLC0415

    return rules_pdf(rules)
