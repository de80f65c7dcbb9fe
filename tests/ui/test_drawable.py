"""What cannot be drawn without internet is seen to be there, and said beside its field."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.drawable import DRAWN, drawn, letters
from scorekeeper.ui.words import naming
from tests.ui.harness import visiting

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
PLAIN = ("scorepad-sans-regular.ttf", "scorepad-sans-semibold.ttf")
HEBREW, CHINESE, PARTY = "דוד", "李雷", "🎉"


def letters_of(font: str) -> set[int]:
    return set(TTFont(FONTS / font).getBestCmap())


@pytest.mark.parametrize("font", PLAIN)
def test_the_table_holds_what_the_fonts_draw(font: str) -> None:
    table = {one for first, last in DRAWN for one in range(first, last + 1)}
    assert table == letters_of(font)


def test_the_slab_hand_falls_back_on_nothing_that_is_not_there() -> None:
    assert letters_of("scorepad-slab-bold.ttf") <= letters_of(PLAIN[1])


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ann", "Ann"),
        ("Zoë & Łukasz", "Zoë & Łukasz"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("Ελένη", "Ελένη"),
        ("Юлия", "Юлия"),
        (f"{HEBREW} Cohen", "□□□ Cohen"),
        (CHINESE, "□□"),
        (f"Zoë {PARTY}", "Zoë □"),
        ("👩\N{ZERO WIDTH JOINER}👧", "□"),
        ("👍🏽", "□"),
        ("कि", "□"),
        ("8♥ and\n−40", "8♥ and\n−40"),
    ],
)
def test_each_letter_that_cannot_be_drawn_is_a_box(name: str, seen: str) -> None:
    assert drawn(name) == seen


def test_letters_are_counted_as_they_are_seen() -> None:
    assert [letters(one) for one in ("Ann", CHINESE, "Zoe\N{COMBINING DIAERESIS}")] == [3, 2, 3]


async def test_a_name_is_kept_whole_and_drawn_as_far_as_can_be(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.type_into("setup.player.1", CHINESE)
        await visitor.sees("setup.player.1", CHINESE, naming.UNDRAWN)
        await visitor.type_into("setup.player.2", "Bob")
        assert naming.UNDRAWN not in visitor.text("setup.player.2")
        await visitor.tap("setup.start")
        # It is drawn with boxes, and read out as it is.
        await visitor.sees("sheet.total.1", CHINESE)
        assert any("□□" in one for one in visitor.drawn("sheet.total.1"))
        assert not any(CHINESE in one for one in visitor.drawn("sheet.total.1"))
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.players[0] == CHINESE


async def test_a_window_of_its_own_draws_whatever_its_device_can(
    book: Scorebook,
) -> None:
    async with visiting(main, address="/new", web=False) as visitor:
        await visitor.type_into("setup.player.1", CHINESE)
        assert naming.UNDRAWN not in visitor.text("setup.player.1")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", CHINESE)
        assert any(CHINESE in one for one in visitor.drawn("sheet.total.1"))
    assert book.home().live is not None


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize(
    ("address", "taps", "field"),
    [
        ("/new", (), "setup.player.1"),
        ("/rules/au_pagat/edit", ("house.done",), "house.name"),
        ("/rules/au_pagat/edit/special_contracts/1", (), "house.part.name"),
    ],
)
async def test_where_a_name_is_full_it_is_said(
    address: str, taps: tuple[str, ...], field: str
) -> None:
    async with visiting(main, address=address) as visitor:
        await visitor.tap(*taps)
        await visitor.type_into(field, "A" * 39)
        assert naming.full(40) not in visitor.text(field)
        await visitor.type_into(field, "A" * 40)
        await visitor.sees(field, naming.full(40))


async def test_wherever_people_are_renamed_it_is_said_too(match: MatchView) -> None:
    for address, taps, field in (
        ("/people", ("people.person.1",), "people.name"),
        (f"/match/{match.id}", ("sheet.menu", "menu.names"), "names.player.2"),
        (f"/match/{match.id}", ("sheet.menu", "menu.names"), "names.side.1"),
    ):
        async with visiting(main, address=address) as visitor:
            await visitor.tap(*taps)
            await visitor.type_into(field, "A" * 40)
            await visitor.sees(field, naming.full(40))
            await visitor.type_into(field, CHINESE)
            await visitor.sees(field, naming.UNDRAWN)
