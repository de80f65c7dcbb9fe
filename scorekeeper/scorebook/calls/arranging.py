"""Arranging: who sits where, what is said of a match, and the rules it is played by."""

from __future__ import annotations

from datetime import datetime

from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook import changing_rules, changing_seats, match_details
from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.previewing import preview
from scorekeeper.scorebook.views import ChangePreview, MatchView


class Arranging(Bookkeeping):
    """What is agreed at the table beside the hands."""

    def substitute(self, match_id: str, seat: int, name: str) -> MatchView:
        """Somebody else takes a seat from the next hand on.

        Raises:
            NameTaken: somebody at the table has that name.
        """
        return self._change(
            match_id,
            lambda opened, transaction: changing_seats.substitute(
                opened, transaction, seat=seat, name=name
            ),
        )

    def change_seats(
        self, match_id: str, names: tuple[str, ...], *, seen: int | None = None
    ) -> MatchView:
        """People sit as named from the next hand on; seats keep their sides and scores."""
        return self._change(
            match_id,
            lambda opened, transaction: changing_seats.seat_all(opened, transaction, names=names),
            seen=seen,
        )

    def set_details(
        self,
        match_id: str,
        *,
        title: str | None = None,
        note: str | None = None,
        started_at: datetime | None = None,
        seen: int | None = None,
    ) -> MatchView:
        """Give a match a title, a note or another date; what is left out stays."""
        return self._change(
            match_id,
            lambda opened, _: match_details.set_details(
                opened, title=title, note=note, started_at=started_at
            ),
            seen=seen,
        )

    def preview_rules(
        self,
        match_id: str,
        rules: RuleSet,
        *,
        preset_id: str | None,
        rules_name: str,
        from_here: bool = False,
    ) -> ChangePreview:
        """What playing a match by other rules would move: all of it, or from the next hand on.

        Raises:
            RulesError: a hand cannot have been played by them; ``where`` says which.
        """
        opened = self._look(match_id)
        change = (
            changing_rules.change_rules_from_here if from_here else changing_rules.change_rules
        )
        return preview(opened, change(opened, rules, preset_id=preset_id, rules_name=rules_name))

    def change_rules(  # noqa: PLR0913 - rules with their names, and from when
        self,
        match_id: str,
        rules: RuleSet,
        *,
        preset_id: str | None,
        rules_name: str,
        from_here: bool = False,
        seen: int | None = None,
    ) -> MatchView:
        """Play a match by other rules: all of it, or from the next hand on.

        From the next hand on, no total moves, and a match that was over goes on.

        Raises:
            RulesError: a hand cannot have been played by them; ``where`` says which.
        """
        change = (
            changing_rules.change_rules_from_here if from_here else changing_rules.change_rules
        )

        def plan(opened: Opened, _: object) -> Plan:
            return change(opened, rules, preset_id=preset_id, rules_name=rules_name)

        return self._change(match_id, plan, seen=seen)
