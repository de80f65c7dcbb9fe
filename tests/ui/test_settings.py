"""The settings do what they say, everywhere, and say it."""

from __future__ import annotations

import flet as ft
import pytest

from scorekeeper.rules import ContractHand, Special
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui import theme
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

PHONE, DESK = (360, 640), (1280, 800)


def kept(**preferences: str) -> dict[str, object]:
    return {f"scorekeeper.{name}": value for name, value in preferences.items()}


def sheet(match: MatchView) -> str:
    return f"/match/{match.id}"


def texts(visitor: Visitor, identifier: str) -> list[ft.Text]:
    return [one for one in visitor.inside(identifier) if isinstance(one, ft.Text)]


def colors(visitor: Visitor, contract: str) -> object:
    return texts(visitor, f"record.contract.{contract}")[0].color


async def test_every_choice_is_kept_and_shows_what_it_does(book: Scorebook) -> None:
    choices = {
        "settings.theme.dark": ("look", "dark"),
        "settings.text.smaller": ("text", "smaller"),
        "settings.suits.four": ("suits", "four"),
        "settings.thumb.left": ("thumb", "left"),
        "settings.misere.nullo": ("misere", "nullo"),
        "settings.kitty.widow": ("kitty", "widow"),
        "settings.contractor.declarer": ("contractor", "declarer"),
        "settings.confirm": ("confirm", "yes"),
        "settings.auction": ("auction", "yes"),
        "settings.haptics": ("haptics", "no"),
        "settings.awake": ("awake", "no"),
    }
    async with visiting(main, address="/settings") as visitor:
        await visitor.arrive()
        before = {one: visitor.text(one) for one in choices}
        for one, (_, value) in choices.items():
            await visitor.tap(one)
            assert visitor.find(one).selected is (value != "no")
        wanted = kept(**dict(choices.values()))
        await visitor.until(lambda: visitor.preferences == wanted, "all of it kept")
        assert visitor.text("settings.auction") != before["settings.auction"]
        assert "widow" in visitor.text("settings.kitty.sample")
        assert "declarer" in visitor.text("settings.contractor.sample")
        assert "Nullo" in visitor.text("settings.misere.sample")
    assert book.home().live is None


async def test_what_was_preferred_is_so_again(match: MatchView) -> None:
    remembered = kept(look="dark", text="larger", suits="four", misere="nullo", awake="rubbish")
    async with visiting(main, address=sheet(match), preferences=remembered) as visitor:
        await visitor.until(
            lambda: visitor.page.theme_mode is ft.ThemeMode.DARK, "the preferences read"
        )
        await visitor.tap("sheet.record")
        assert colors(visitor, "8D") == theme.BLUE
        assert colors(visitor, "8C") == theme.GREEN
        assert colors(visitor, "8H") == theme.RED
        assert colors(visitor, "8S") == theme.INK
        assert visitor.drawn("record.contract.OM")[0] == "Open Nullo"


async def test_two_colours_are_black_and_red(match: MatchView) -> None:
    async with visiting(main, address=f"{sheet(match)}/record") as visitor:
        assert colors(visitor, "8D") == colors(visitor, "8H") == theme.RED
        assert colors(visitor, "8C") == colors(visitor, "8S") == theme.INK


async def test_larger_text_is_larger_at_once_on_what_was_drawn_before(book: Scorebook) -> None:
    async with visiting(main, address="/settings") as visitor:
        await visitor.arrive()
        sizes = []
        for size in ("normal", "larger", "smaller"):
            await visitor.tap(f"settings.text.{size}")
            sizes.append(texts(visitor, "settings.awake")[0].size)
        assert sizes == [18, pytest.approx(18 * 1.2), pytest.approx(18 * 0.9)]
    assert book.home().live is None


async def test_the_entry_and_the_next_hand_are_on_the_thumbs_side(match: MatchView) -> None:
    for thumb, wanted in (("right", False), ("left", True)):
        remembered = kept(thumb=thumb)
        async with visiting(
            main, address=sheet(match), size=DESK, preferences=remembered
        ) as visitor:
            await visitor.arrive()
            order = visitor.identifiers()
            first = order.index("record.contract.8H") < order.index("sheet.total.1")
            assert first is wanted
            assert (order.index("sheet.record") < order.index("sheet.undo")) is wanted


async def test_the_tables_own_words_are_said_of_a_hand(match: MatchView, book: Scorebook) -> None:
    book.record(match.id, misere(tricks=3), hand_id="a")
    remembered = kept(misere="nullo", contractor="bidder", kitty="widow")
    async with visiting(main, address=sheet(match), preferences=remembered) as visitor:
        await visitor.arrive()
        await visitor.sees("sheet.hand.1", "Nullo")
        await visitor.tap("sheet.hand.1")
        said = await visitor.sees("hand.explain", "Nullo", "without the widow")
        assert "Mis" not in said
    # Only what is shown: the match keeps the rules' own names.
    after = book.match(match.id).match
    assert [one.name for one in after.rules.special_contracts] == ["Misere", "Open Misere"]


async def test_a_hand_saved_or_taken_back_is_felt_unless_it_shall_not_be(
    match: MatchView,
) -> None:
    for haptics in ("yes", "no"):
        remembered = kept(haptics=haptics)
        async with visiting(main, address=sheet(match), preferences=remembered) as visitor:
            await visitor.arrive()
            await visitor.tap(
                "sheet.record", "record.contract.6S", "record.player.1", "record.tricks.6"
            )
            await visitor.sees("sheet.total.1", "40")
            if haptics == "yes":
                await visitor.until(lambda: felt(visitor) == 1, "the save felt")
            await visitor.sees("sheet.hand.1")
            await visitor.tap("sheet.undo")
            if haptics == "yes":
                await visitor.until(lambda: felt(visitor) == 2, "the undo felt")
            await visitor.settle()
            assert felt(visitor) == (2 if haptics == "yes" else 0)


async def test_where_it_is_preferred_a_hand_is_confirmed_before_it_is_saved(
    match: MatchView, book: Scorebook
) -> None:
    remembered = kept(confirm="yes")
    async with visiting(
        main, address=f"{sheet(match)}/record", size=PHONE, preferences=remembered
    ) as visitor:
        await visitor.arrive()
        await visitor.tap("record.contract.8H", "record.player.1")
        assert not visitor.has("record.save")
        await visitor.tap("record.tricks.8", "record.tricks.9")
        assert "9 tricks: made. Ann & Cat +300, Bob & Dan +10" in visitor.text("record.preview")
        assert visitor.find("record.tricks.9").selected
        assert book.match(match.id).match.hands == ()
        await visitor.tap("record.save")
        await visitor.sees("sheet.hand.1", "9 tricks")
    assert book.match(match.id).sheet.totals == (300, 10)


async def test_a_hand_corrected_is_confirmed_once_as_ever(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, misere(tricks=3), hand_id="a")
    remembered = kept(confirm="yes")
    async with visiting(
        main, address=f"{sheet(match)}/hand/1/correct", size=PHONE, preferences=remembered
    ) as visitor:
        await visitor.arrive()
        await visitor.tap("record.tricks.0")
        await visitor.tap("hand.confirm")
        await visitor.until(lambda: book.match(match.id).sheet.totals == (250, 0), "corrected")


def felt(visitor: Visitor) -> int:
    return visitor.asked.count("medium_impact")


def misere(*, tricks: int) -> ContractHand:
    return ContractHand(
        side=0, contractor=0, bid=Special("M"), tricks=(tricks, 10 - tricks), sans_kitty=True
    )
