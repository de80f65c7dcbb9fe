"""Matches under the Australian rules, from the set-up to who won and why."""

from __future__ import annotations

from tests.browser.playing import ANN, BOB, CAT, record, start_match, totals
from tests.browser.table import Table


def test_from_setting_up_to_a_win(table: Table) -> None:
    start_match(table)
    record(table, "8H", ANN, 8)
    assert totals(table) == (300, 20)
    assert "8♥" in table.text("sheet.hand.1")
    assert "Ann" in table.text("sheet.hand.1")
    record(table, "6S", BOB, 4)
    assert totals(table) == (360, -20)
    record(table, "7NT", CAT, 7)
    table.sees("match.outcome", "Ann", "Cat")
    assert totals(table) == (580, 10)
    assert not table.has("record.contract.8H")


def test_three_taps_record_any_result(table: Table) -> None:
    start_match(table)
    table.tap("sheet.record")
    before = table.taps
    table.tap("record.contract.M", f"record.player.{BOB}", "record.tricks.1")
    table.sees("sheet.hand.1")
    assert table.taps - before == 3
    assert totals(table) == (0, -250)


def test_exactly_minus_500_loses(table: Table) -> None:
    start_match(table)
    record(table, "10H", ANN, 9)
    table.sees("match.outcome", "Bob", "Dan")
    assert totals(table) == (-500, 10)


def test_510_by_defending_goes_on(table: Table) -> None:
    start_match(table)
    for _ in range(5):
        record(table, "6S", ANN, 0)
    assert totals(table) == (-200, 500)
    record(table, "6S", CAT, 9)
    assert totals(table) == (-160, 510)
    assert not table.has("match.outcome")
    table.sees("sheet.status", "510")
    table.sees("sheet.record")


def test_a_failed_bid_that_leaves_500_does_not_win(table: Table) -> None:
    start_match(table)
    for _ in range(6):
        record(table, "6S", ANN, 0)
    record(table, "6S", BOB, 5)
    assert totals(table) == (-190, 560)
    assert not table.has("match.outcome")
    record(table, "6S", BOB, 6)
    table.sees("match.outcome", "Bob", "Dan")
    assert totals(table) == (-150, 600)


def test_the_deciding_hand_undone_and_done_again(table: Table) -> None:
    start_match(table)
    record(table, "7S", BOB, 7)
    record(table, "10H", ANN, 10)
    table.sees("match.outcome", "Ann", "Cat")
    table.tap("sheet.undo")
    table.gone("match.outcome")
    table.gone("sheet.hand.2")
    assert totals(table) == (30, 140)
    table.tap("sheet.redo")
    table.sees("match.outcome", "Ann", "Cat")
    assert totals(table) == (530, 140)


def test_a_rematch_keeps_the_seats_and_moves_the_deal(table: Table) -> None:
    first = start_match(table)
    dealer = table.text("sheet.dealer")
    record(table, "10H", ANN, 10)
    table.tap("match.rematch")
    table.gone("match.outcome")
    table.gone("sheet.hand.1")
    assert table.where() != first
    assert totals(table) == (0, 0)
    assert table.text("sheet.dealer") != dealer
    record(table, "10H", ANN, 10)
    table.sees("match.outcome", "Ann", "Cat")
