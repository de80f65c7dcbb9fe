"""The auction, the rules of the match and how to deal, as a table uses them."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import SMALL_PHONE, Table


def test_an_auction_with_a_bid_that_cannot_be_called(
    sit_down: Callable[..., Table], match: str
) -> None:
    table = sit_down(size=SMALL_PHONE).open(match)
    table.tap("sheet.record", "record.other", "record.other.auction")
    table.sees("auction.turn", "Bob calls first")
    table.tap("auction.call.7D")
    table.sees("auction.turn", "Cat calls")
    table.tap("auction.call.7C")
    table.sees("auction.turn", "7♣ is not higher than 7♦", "Cat calls")
    table.tap("auction.call.M")
    table.sees("auction.calls", "Bob 7♦ · Cat Misère")
    for name in ("Dan", "Ann"):
        table.sees("auction.turn", f"{name} calls")
        table.tap("auction.call.P")
    table.sees("auction.turn", "Bob calls")
    table.tap("auction.call.P")
    table.sees("record.preview", "Misère by Cat")
    table.tap("record.tricks.0")
    table.sees("sheet.hand.1", "Misère", "Cat", "+250")
    table.tap("sheet.hand.1")
    table.sees("hand.explain", "Bob 7♦, Cat Misère, Dan pass, Ann pass, Bob pass")
    table.reload()
    table.sees("sheet.hand.1", "Misère")


def test_the_rules_are_read_printed_and_dealt_by(sheet: Table) -> None:
    sheet.tap("sheet.menu", "menu.rules_page")
    sheet.sees("rules.name", "Australian, four players")
    sheet.sees("rules.order", "Misère 250, 8♠ 240")
    with sheet.page.expect_download() as saved:
        sheet.tap("rules.print")
    assert saved.value.suggested_filename == "500-rules-australian-four-players.pdf"
    sheet.tap("rules.deal")
    sheet.sees("deal.pack", "43 cards", "Spades: A K Q J 10 9 8 7 6 5, without 4 3 2")
    sheet.tap("go.back")
    sheet.sees("sheet.record")
