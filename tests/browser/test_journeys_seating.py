"""Sitting down: names from the keyboard, seats swapped, scores brought from paper."""

from __future__ import annotations

from tests.browser.table import Table

NAMES = ("Ann", "Bob", "Cat")


def choose(table: Table, preset_id: str) -> None:
    table.tap("home.new_match", "setup.rules")
    table.find(f"setup.rules.{preset_id}").scroll_into_view_if_needed()
    table.tap(f"setup.rules.{preset_id}")


def test_two_taps_swap_two_seats(table: Table) -> None:
    choose(table, "us_3p")
    for seat, name in enumerate(NAMES, start=1):
        table.type_into(f"setup.player.{seat}", name)
    table.sees("setup.seat.3", "Cat")
    table.tap("setup.seat.1", "setup.seat.3")
    # A field that is not written in tells a reader its new words only when it is entered.
    table.sees("setup.seat.1", "Cat")
    table.sees("setup.seat.3", "Ann", "deals first")
    table.tap("setup.start")
    table.sees("sheet.total.1", "Cat 0")


def test_enter_goes_from_name_to_name_and_starts_the_match(table: Table) -> None:
    choose(table, "us_3p")
    table.type_into("setup.player.1", "Ann")
    for seat, name in enumerate(NAMES[1:], start=2):
        table.press("Enter")
        table.page.wait_for_function(
            "id => document.activeElement?.closest('[flt-semantics-identifier]')"
            "?.getAttribute('flt-semantics-identifier') === id",
            arg=f"setup.player.{seat}",
        )
        table.page.keyboard.type(name, delay=40)
        table.sees(f"setup.seat.{seat}", name)
    table.press("Enter")
    table.sees("sheet.total.3", "Cat 0")


def test_scores_from_paper_are_where_the_match_begins(table: Table) -> None:
    choose(table, "us_3p")
    table.tap("setup.carried")
    for number, score in ((2, "490"), (3, "480")):
        table.find(f"setup.score.{number}").scroll_into_view_if_needed()
        table.type_into(f"setup.score.{number}", score)
    table.tap("setup.start")
    table.sees("sheet.total.2", "490")
    assert "reach 500" in table.sees("sheet.status", "in defence")


def test_the_browsers_way_back_goes_through_the_set_up_and_loses_no_name(table: Table) -> None:
    table.tap("home.new_match")
    for seat, name in enumerate((*NAMES, "Dan"), start=1):
        table.type_into(f"setup.player.{seat}", name)
    table.sees("setup.seat.4", "Dan")
    table.tap("setup.dealer.3", "setup.read")
    table.sees("deal.pack")
    table.page.go_back()
    table.sees("setup.seat.4", "Dan")
    table.tap("setup.rules", "setup.house", "house.option.min_level")
    table.sees("house.answer.7")
    table.shows(Table.where, "/new/rules/own/min_level")
    for sees in ("house.done", "setup.rules.au_pagat", "setup.seat.1"):
        table.page.go_back()
        table.sees(sees)
    table.page.go_forward()
    table.sees("setup.rules.au_pagat")
    # Long enough that the names are kept before the page is thrown away.
    table.page.wait_for_timeout(1_000)
    table.reload().sees("setup.rules.au_pagat")
    table.tap("go.back")
    table.sees("setup.seat.3", "Cat", "deals first")
    table.shows(Table.where, "/new")
    table.tap("setup.start")
    table.sees("sheet.total.1", "Ann & Cat")
    table.open("/new").sees("setup.seat.1", "Player 1")
    assert not table.has("setup.afresh")
