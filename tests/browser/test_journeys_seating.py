"""Sitting down: names from the keyboard, seats dragged, a match that asks who was first."""

from __future__ import annotations

from tests.browser.table import Table

NAMES = ("Ann", "Bob", "Cat")


def drag(table: Table, one: str, other: str) -> None:
    """Drags something onto something else, as a finger does: not in one leap."""
    table.picture()  # painted, so that everything is where it says
    start, end = table.box(one), table.box(other)
    mouse = table.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    # What is under the finger is looked up once a frame.
    table.picture()
    mouse.up()


def choose(table: Table, preset_id: str) -> None:
    table.tap("home.new_match", "setup.rules")
    table.find(f"setup.rules.{preset_id}").scroll_into_view_if_needed()
    table.tap(f"setup.rules.{preset_id}")


def test_a_seat_is_dragged_onto_another(table: Table) -> None:
    choose(table, "us_3p")
    for seat, name in enumerate(NAMES, start=1):
        table.type_into(f"setup.player.{seat}", name)
    table.sees("setup.seat.3", "Cat")
    drag(table, "setup.seat.1", "setup.seat.3")
    table.sees("setup.player.1", "Cat")
    table.sees("setup.seat.3", "Ann", "deals first")
    table.tap("setup.start")
    table.sees("sheet.dealer", "Ann deals, Cat bids first")


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


def test_scores_from_paper_and_whoever_got_there_first(table: Table) -> None:
    choose(table, "us_3p")
    table.tap("setup.carried")
    for number, score in ((2, "490"), (3, "480")):
        table.find(f"setup.score.{number}").scroll_into_view_if_needed()
        table.type_into(f"setup.score.{number}", score)
    table.tap("setup.start")
    table.sees("sheet.total.2", "490")
    assert "reach 500" in table.sees("sheet.status", "in defence")
