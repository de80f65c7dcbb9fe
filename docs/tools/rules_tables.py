"""Writes the tables of docs/rules from the code: ``python docs/tools/rules_tables.py``.

A table stands between ``<!-- table: NAME -->`` and ``<!-- end -->``; a test holds them current.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from scorekeeper.rules import CONTRACTS, PRESETS, SCHEDULES, RuleSet, preset
from scorekeeper.rules.contracts import LEVELS, Denomination
from scorekeeper.rules.option_guide import OPTION_GUIDE, Group

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

RULES = Path(__file__).parents[1] / "rules"
_MARKED = re.compile(r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    columns = list(head)
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(
        f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines
    )


def options(group: Group) -> str:
    """Return the options of one group: values, Australian and American answers, effect, source."""
    australian, american = RuleSet().to_json(), preset("us_4p").rules.to_json()
    return table(
        ("option", "values", "Australian", "American", "what it decides", "source"),
        (
            (
                f"`{one.name}`",
                one.values,
                _answer(australian[one.name]),
                _answer(american[one.name]),
                one.effect,
                one.source,
            )
            for one in OPTION_GUIDE.values()
            if one.group is group
        ),
    )


def rule_sets() -> str:
    """Return every named rule set: what is different, which options, how sure."""
    base = RuleSet().to_json()
    rows = []
    for one in PRESETS.values():
        own = one.rules.to_json()
        changed = [f"`{name}`: {_answer(own[name])}" for name in own if own[name] != base[name]]
        rows.append(
            (
                f"`{one.id}`",
                one.title,
                one.family.value,
                one.difference,
                ", ".join(changed) or "none",
                one.confidence.value,
                one.source,
            )
        )
    head = ("id", "name", "where", "what is different", "options", "confidence", "source")
    return table(head, rows)


def values(name: str) -> str:
    """Return a schedule as it is printed."""
    schedule = SCHEDULES[name]
    return table(
        ("tricks", *(denomination.symbol for denomination in Denomination)),
        (
            (
                str(level),
                *(str(schedule.value(one)) for one in CONTRACTS if one.level == level),
            )
            for level in LEVELS
        ),
    )


def orders() -> str:
    """Return the order of bids of the rule sets that differ in it."""
    seen: dict[str, list[str]] = {}
    for one in PRESETS.values():
        order = " ".join(bid.symbol for bid in one.rules.ladder)
        seen.setdefault(order, []).append(f"`{one.id}`")
    return table(
        ("rule sets", "bids, lowest first"),
        ((", ".join(ids), order) for order, ids in seen.items()),
    )


TABLES: dict[str, Callable[[], str]] = {
    **{
        f"options-{group.name.lower()}": (lambda group=group: options(group))  # type: ignore[misc]
        for group in Group
    },
    **{f"values-{name}": (lambda name=name: values(name)) for name in SCHEDULES},  # type: ignore[misc]
    "rule-sets": rule_sets,
    "orders": orders,
}
"""What writes each table."""


def current(text: str) -> str:
    """Return a page with its tables as the code has them."""
    return _MARKED.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], text)


def _answer(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        specials = [
            f"{one['name']} {one['value']} ({one['rank']}, {one['when']})" for one in value
        ]
        return "; ".join(specials) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {count}" for key, count in value.items())
    return str(value)


def main() -> int:
    """Write every page anew."""
    for page in sorted(RULES.glob("*.md")):
        page.write_text(current(page.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
