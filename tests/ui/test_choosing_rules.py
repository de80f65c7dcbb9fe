"""The rules of a new match: every named rule set can be chosen, and seats as many as it is for."""

from __future__ import annotations

import pytest

from scorekeeper.rules import PRESETS
from scorekeeper.scorebook import Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting


@pytest.mark.parametrize("preset_id", PRESETS)
async def test_a_match_is_started_by_any_named_rules(book: Scorebook, preset_id: str) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", f"setup.rules.{preset_id}", "setup.start")
        await visitor.sees("sheet.total.1")
    live = book.home().live
    assert live is not None
    match = book.match(live.id)
    assert match.preset_id == preset_id
    assert match.match.rules == PRESETS[preset_id].rules


async def test_other_rules_seat_as_many_as_they_are_for(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        for seat, name in enumerate(("Ann", "Bob", "Cat", "Dan"), start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.dealer.4", "setup.rules", "setup.rules.us_3p")
        assert not visitor.has("setup.player.4")
        await visitor.tap("setup.rules", "setup.rules.us_6p_3x2")
        await visitor.sees("setup.player.4", "Dan")
        await visitor.sees("setup.player.6")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Ann & Dan")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.first_dealer == 0
