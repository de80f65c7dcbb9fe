"""House rules with a contract of the table's own: made, kept, sent, and played by."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.playing import ANN, PLAYERS, totals
from tests.browser.table import SMALL_PHONE, Table


def test_house_rules_with_a_contract_of_ones_own_are_kept_and_played_by(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(size=SMALL_PHONE).open()
    table.tap("home.new_match", "setup.rules", "setup.house")
    table.tap("house.option.special_contracts", "house.contract.add")
    table.type_into("house.part.name", "Patastrophe")
    table.type_into("house.part.value", "750")
    table.tap("house.part.tricks", "house.answer.all")
    table.sees("house.part.tricks", "All ten tricks")
    table.tap("go.back")
    table.sees("house.contract.3", "Patastrophe 750")
    table.tap("go.back")
    table.sees("house.option.special_contracts", "Patastrophe 750", "It was")
    table.tap("house.done")
    table.sees("house.changes", "Also Patastrophe 750")
    table.type_into("house.name", "Friday club")
    table.tap("house.save")
    table.sees("setup.rules", "Friday club")
    for seat, name in enumerate(PLAYERS, start=1):
        table.type_into(f"setup.player.{seat}", name)
    table.tap("setup.start", "sheet.record")
    table.tap("record.contract.PA", f"record.player.{ANN}", "record.tricks.10")
    table.sees("match.outcome", "Ann", "Cat")
    table.shows(totals, (750, 0))
    text = _sent(table)
    other = sit_down().open("/rules/read")
    other.type_into("read.text", f"Our rules: {text}")
    other.sees("read.found", "Friday club", "with 1 change")
    other.tap("read.save")
    other.sees("rules.delete")


def _sent(table: Table) -> str:
    """The text that the house rules are sent as."""
    table.open("/rules")
    own = next(
        identifier
        for identifier in table.identifiers()
        if identifier.startswith("rules.list.") and len(identifier) == len("rules.list.") + 36
    )
    table.tap(own, "rules.share")
    return table.sees("share.text", "500-RULES-1-")
