"""What is asked next is brought in sight, where the entry is higher than the screen."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.components.contract_grid import special_across
from scorekeeper.ui.components.next_step import (
    CONTRACT,
    DRAWN,
    PARTNER,
    TRICKS,
    WHO,
    next_step,
)
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.entry import read_entry
from scorekeeper.ui.screen import Screen
from tests.ui.conftest import PLAYERS
from tests.ui.harness import visiting


def five(book: Scorebook) -> MatchView:
    preset = PRESETS["au_5p_called"]
    return book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=(*PLAYERS, "Eve"),
        )
    )


@pytest.mark.parametrize(
    ("bid", "contractor", "partners", "step"),
    [
        (None, None, None, CONTRACT),
        (None, 1, None, CONTRACT),
        ("8H", None, None, WHO),
        ("8H", 1, None, PARTNER),
        ("8H", 1, (3,), TRICKS),
        ("8H", 1, (), TRICKS),
        ("M", 1, None, TRICKS),
    ],
)
def test_the_next_step_is_the_first_that_is_open(
    book: Scorebook,
    bid: str | None,
    contractor: int | None,
    partners: tuple[int, ...] | None,
    step: str,
) -> None:
    draft = Draft(hand_id=str(uuid4()), bid=bid, contractor=contractor, partners=partners)
    assert next_step(read_entry(five(book), draft)) == step


@pytest.mark.parametrize(("size", "scrolled"), [((360, 320), 2), ((412, 915), 0), ((740, 360), 0)])
async def test_a_tap_brings_it_in_sight_only_where_it_may_be_out_of_it(
    match: MatchView, book: Scorebook, size: tuple[int, int], scrolled: int
) -> None:
    del book
    async with visiting(main, address=f"/match/{match.id}/record", size=size) as visitor:
        for tapped in ("record.contract.8H", "record.player.1"):
            await visitor.tap(tapped)
            await asyncio.sleep(2 * DRAWN)
        assert visitor.asked.count("scroll_to") == scrolled


def test_special_contracts_share_a_line_where_text_is_large() -> None:
    specials = (None, None)
    assert special_across(specials, 348, Screen(width=360, height=640, text=2.0)) == 2
