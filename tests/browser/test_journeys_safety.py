"""What was saved is never lost, never doubled, and seen by everyone who looks."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.line import Line
from tests.browser.playing import ANN, BOB, hands, record, start_match, totals
from tests.browser.server import Server
from tests.browser.table import Table


def test_everything_is_there_after_the_server_was_killed(
    table: Table, server: Server, sit_down: Callable[..., Table]
) -> None:
    match = start_match(table)
    record(table, "7D", ANN, 7)
    record(table, "8S", BOB, 7)
    server.restart()
    table.sees("sheet.total.2", "-210")
    record(table, "6C", ANN, 6)
    assert totals(table) == (270, -170)
    later = sit_down().open()
    later.tap("home.resume")
    later.sees("sheet.hand.3")
    assert later.where() == match
    assert totals(later) == (270, -170)
    later.tap("sheet.undo")
    later.gone("sheet.hand.3")
    assert totals(later) == (210, -210)


def test_a_kill_while_saving_loses_at_most_that_hand(table: Table, server: Server) -> None:
    match = start_match(table)
    for known in range(3):
        table.tap("sheet.record", "record.contract.6S", f"record.player.{ANN}", "record.tricks.6")
        server.restart()
        table.open(match)
        table.sees("sheet.record")
        if hands(table) == known:
            record(table, "6S", ANN, 6)
        assert hands(table) == known + 1
        assert totals(table) == (40 * (known + 1),) * 2


def test_a_double_tap_saves_once(table: Table) -> None:
    start_match(table)
    table.tap("sheet.record", "record.contract.7H", f"record.player.{ANN}")
    table.tap_twice("record.tricks.8")
    table.sees("sheet.hand.1")
    table.tap("sheet.record")
    table.tap("record.cancel")
    table.sees("sheet.hand.1")
    assert hands(table) == 1
    assert totals(table) == (200, 20)


def test_two_windows_show_each_others_hands(table: Table, sit_down: Callable[..., Table]) -> None:
    match = start_match(table)
    other = sit_down().open(match)
    record(table, "8D", ANN, 9)
    other.sees("sheet.hand.1", "8♦")
    assert totals(other) == (280, 10)
    record(other, "6NT", BOB, 5)
    table.sees("sheet.hand.2")
    assert totals(table) == (330, -110)
    other.tap("sheet.undo")
    table.gone("sheet.hand.2")


def test_a_phone_that_slept_catches_up(
    table: Table, sit_down: Callable[..., Table], line: Line
) -> None:
    match = start_match(table)
    sleeper = sit_down(by=line).open(match)
    sleeper.sees("sheet.record")
    line.cut()
    record(table, "8D", ANN, 9)
    line.mend()
    sleeper.sees("sheet.hand.1", "8♦")
    assert totals(sleeper) == (280, 10)
    record(sleeper, "6NT", BOB, 5)
    table.sees("sheet.hand.2")
