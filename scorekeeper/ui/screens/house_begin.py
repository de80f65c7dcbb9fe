"""House rules begun: from named rules, from the table's own, or from where they were left."""

from __future__ import annotations

from scorekeeper.rules.presets import PRESETS
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.house_rules import HouseRules
from scorekeeper.ui.reading.named_rules import LAST, NamedRules, free_name
from scorekeeper.ui.screens.house_editing import Editing


def begin(rules: NamedRules, taken: tuple[str, ...], half: HalfMade) -> Editing:
    """House rules that start from some: the table's own are changed, others made anew.

    Where those were made from named rules themselves, what differs is told against these. If they
    were left half made, they go on from there.
    """
    changing = rules.own and rules.id not in {"", LAST}
    named = PRESETS.get(rules.preset_id or "")
    base, base_name = (named.rules, named.title) if named else (rules.rules, rules.title)
    house = HouseRules(
        base=base,
        base_name=base_name,
        preset_id=rules.preset_id,
        profile_id=rules.id if changing else None,
        seen=rules.changed_at if changing else None,
        name=rules.title if changing else free_name(taken),
    )
    house = house.answered_by(rules.rules)
    return Editing(house=half.resumed(house), began=house.answers)


def begin_in_match(view: MatchView, taken: tuple[str, ...], half: HalfMade) -> Editing:
    """The rules of a match that has begun, to be changed option by option.

    They keep the name a table gave them; those of a named rule set, once changed, are others.
    """
    rules = view.match.rules
    named = PRESETS.get(view.preset_id or "")
    house = HouseRules(
        base=rules,
        base_name=view.rules_name,
        preset_id=view.preset_id,
        name=free_name(taken) if named and named.rules == rules else view.rules_name,
        settled=True,
    )
    return Editing(house=half.resumed(house))
