"""What is said where rules are chosen, kept under a name, and sent to others."""

from __future__ import annotations

from scorekeeper.rules.presets import Confidence, Family
from scorekeeper.ui.words.grammar import plural

WHICH_RULES = "Which rules?"
ALL = "All"
OUR_OWN = "Your own"
LAST_USED = "Last used"
FAMILIES = {
    Family.AUSTRALIA: "Australia",
    Family.NEW_ZEALAND: "New Zealand",
    Family.CANADA: "Canada",
    Family.UNITED_STATES: "United States",
    Family.APPS: "Apps and books",
}
DOUBTS = {
    Confidence.HIGH: "",
    Confidence.MEDIUM: "Told by players, not printed in full.",
    Confidence.LOW: "Not certain: a single mention.",
}
"""How sure the source of named rules is, where it is not printed in full."""

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
MAKE_OUR_OWN = "House rules"
MAKE_OUR_OWN_HOW = "Start from these rules and change what your table plays otherwise."
NEW_CONTRACT = "New contract"
NO_RULES_FOR = "There are no rules here for so many."


def players_label(players: int | None) -> str:
    """The filter of the list, spoken."""
    return "Rules for any number of players" if players is None else f"Rules for {players} players"


def group(family: Family, players: int) -> str:
    """A part of the list: where it is played, and by how many."""
    return f"{FAMILIES[family]}, {NUMBERS[players]} players"


def made_from(title: str, changes: int) -> str:
    """What a table's own rules were made from, and how far they have moved."""
    if not changes:
        return f"As {title}."
    return f"{title}, with {plural(changes, 'change')}."


def last_used(detail: str) -> str:
    """The rules that were played by last."""
    return f"{LAST_USED}. {detail}" if detail else LAST_USED
