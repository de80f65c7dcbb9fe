"""The rules of a table as a page to print, saved where a person says."""

from __future__ import annotations

import asyncio

from scorekeeper.rules.spoken.page import RulesPage
from scorekeeper.ui.saving import save_file
from scorekeeper.ui.words import rules_page as said


async def print_rules(rules: RulesPage) -> str:
    """Save the page of these rules; answer what came of it."""
    raw = await asyncio.to_thread(_printed, rules)
    return await save_file(
        said.file_name(rules.name),
        raw,
        saved=said.PRINTED,
        downloaded=said.PRINTED,
        left=said.NOT_PRINTED,
    )


def _printed(rules: RulesPage) -> bytes:
    # What writes documents takes long to import: not before it is needed.
    from scorekeeper.export.rules_pdf import rules_pdf  # noqa: PLC0415

    return rules_pdf(rules)
