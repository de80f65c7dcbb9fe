"""What was saved is never lost, never doubled, and seen by everyone who looks."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.line import Line
from tests.browser.playing import ANN, BOB, hands, record, totals
from tests.browser.server import Server
from tests.browser.table import Table


def test_everything_is_there_after_the_server_was_killed(
    sheet: Table, match: str, server: Server, sit_down: Callable[..., Table]
) -> None:
    record(sheet, "7D", ANN, 7)
    record(sheet, "8S", BOB, 7)
    server.restart()
    sheet.sees("sheet.total.2", "-210")
    record(sheet, "6C", ANN, 6)
    sheet.shows(totals, (270, -170))
    later = sit_down().open()
    later.tap("home.resume")
    later.sees("sheet.hand.3")
    later.shows(Table.where, match)
    later.shows(totals, (270, -170))
    later.tap("sheet.undo")
    later.gone("sheet.hand.3")
    later.shows(totals, (210, -210))


def test_a_kill_while_saving_loses_at_most_that_hand(
    sheet: Table, match: str, server: Server
) -> None:
    for known in range(2):
        sheet.tap("sheet.record", "record.contract.6S", f"record.player.{ANN}", "record.tricks.6")
        server.restart()
        sheet.open(match)
        sheet.sees("sheet.record")
        if hands(sheet) == known:
            record(sheet, "6S", ANN, 6)
        sheet.shows(hands, known + 1)
        sheet.shows(totals, (40 * (known + 1),) * 2)


def test_a_double_tap_saves_once(sheet: Table) -> None:
    sheet.tap("sheet.record", "record.contract.7H", f"record.player.{ANN}")
    sheet.tap_twice("record.tricks.8")
    sheet.sees("sheet.hand.1")
    sheet.tap("sheet.record")
    sheet.tap("record.cancel")
    sheet.sees("sheet.hand.1")
    sheet.shows(hands, 1)
    sheet.shows(totals, (200, 20))


def test_two_windows_show_each_others_hands(
    sheet: Table, match: str, sit_down: Callable[..., Table]
) -> None:
    other = sit_down().open(match)
    record(sheet, "8D", ANN, 9)
    other.sees("sheet.hand.1", "8♦")
    other.shows(totals, (280, 10))
    record(other, "6NT", BOB, 5)
    sheet.sees("sheet.hand.2")
    sheet.shows(totals, (330, -110))
    other.tap("sheet.undo")
    sheet.gone("sheet.hand.2")


def test_a_phone_that_slept_catches_up(
    sheet: Table, match: str, sit_down: Callable[..., Table], line: Line
) -> None:
    sleeper = sit_down(by=line).open(match)
    sleeper.sees("sheet.record")
    line.cut()
    record(sheet, "8D", ANN, 9)
    line.mend()
    sleeper.sees("sheet.hand.1", "8♦")
    sleeper.shows(totals, (280, 10))
    record(sleeper, "6NT", BOB, 5)
    sheet.sees("sheet.hand.2")
