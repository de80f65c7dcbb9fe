"""Matches under the Australian rules, from the set-up to who won and why."""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.scorebook import Scorebook
from tests.browser.playing import ANN, BOB, CAT, begin, is_at_a_match, record, start_match, totals
from tests.browser.table import Table


def test_from_setting_up_to_a_win(table: Table) -> None:
    start_match(table)
    record(table, "8H", ANN, 8)
    table.shows(totals, (300, 20))
    table.sees("sheet.hand.1", "8♥", "Ann")
    record(table, "6S", BOB, 4)
    table.shows(totals, (360, -20))
    record(table, "7NT", CAT, 7)
    table.sees("match.outcome", "Ann", "Cat")
    table.shows(totals, (580, 10))
    table.gone("record.contract.8H")


def test_three_taps_record_any_result(sheet: Table) -> None:
    sheet.tap("sheet.record")
    before = sheet.taps
    sheet.tap("record.contract.M", f"record.player.{BOB}", "record.tricks.1")
    sheet.sees("sheet.hand.1")
    assert sheet.taps - before == 3
    sheet.shows(totals, (0, -250))


def test_exactly_minus_500_loses(sheet: Table) -> None:
    record(sheet, "10H", ANN, 9)
    sheet.sees("match.outcome", "Bob", "Dan")
    sheet.shows(totals, (-500, 10))


def test_510_by_defending_goes_on(sit_down: Callable[..., Table], book: Scorebook) -> None:
    sheet = sit_down().open(begin(book, *[("6S", ANN, 0)] * 5))
    sheet.shows(totals, (-200, 500))
    record(sheet, "6S", CAT, 9)
    sheet.shows(totals, (-160, 510))
    assert not sheet.has("match.outcome")
    sheet.sees("sheet.status", "510")
    sheet.sees("sheet.record")


def test_a_failed_bid_that_leaves_500_does_not_win(
    sit_down: Callable[..., Table], book: Scorebook
) -> None:
    sheet = sit_down().open(begin(book, *[("6S", ANN, 0)] * 6))
    record(sheet, "6S", BOB, 5)
    sheet.shows(totals, (-190, 560))
    assert not sheet.has("match.outcome")
    record(sheet, "6S", BOB, 6)
    sheet.sees("match.outcome", "Bob", "Dan")
    sheet.shows(totals, (-150, 600))


def test_the_deciding_hand_undone_and_done_again(sheet: Table) -> None:
    record(sheet, "7S", BOB, 7)
    record(sheet, "10H", ANN, 10)
    sheet.sees("match.outcome", "Ann", "Cat")
    sheet.tap("sheet.undo")
    sheet.gone("match.outcome")
    sheet.gone("sheet.hand.2")
    sheet.shows(totals, (30, 140))
    sheet.tap("sheet.redo")
    sheet.sees("match.outcome", "Ann", "Cat")
    sheet.shows(totals, (530, 140))


def test_a_rematch_keeps_the_seats_and_moves_the_deal(sheet: Table, match: str) -> None:
    dealer = sheet.text("sheet.dealer")
    record(sheet, "10H", ANN, 10)
    sheet.tap("match.rematch")
    sheet.gone("match.outcome")
    sheet.gone("sheet.hand.1")
    sheet.shows(lambda here: here.where() != match and is_at_a_match(here), expected=True)
    sheet.shows(totals, (0, 0))
    sheet.shows(lambda here: here.text("sheet.dealer") == dealer, expected=False)
    record(sheet, "10H", ANN, 10)
    sheet.sees("match.outcome", "Ann", "Cat")
