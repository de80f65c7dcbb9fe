"""Rules weighed for a match that has begun: from when, and what they would move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.changing_rules import ContractNotThere
from scorekeeper.scorebook.errors import MatchMovedOn
from scorekeeper.scorebook.views import ChangePreview, MatchView
from scorekeeper.ui import ids, words
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.review import review
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hooks import Latest, data_of, use_latest, use_once, use_value
from scorekeeper.ui.reading.effects import Effects, read_effects
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.reading.told import told_change
from scorekeeper.ui.words import match as said


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """How far it has come.

    Attributes:
        chosen: the rules that are weighed.
        from_here: whether they are for the next hands only.
        then: what accepting them would move.
        trouble: why they cannot be accepted.
    """

    chosen: NamedRules
    from_here: bool = False
    then: ChangePreview | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RulingActs:
    """What a person does there; made once for a match and kept.

    Attributes:
        view: the match as it was last shown.
        ruling: how far it has come.
        terms: what the table calls things.
        put: set that.
        done: leave, saying what was done.
        away: choose others.
    """

    book: Scorebook
    view: Latest[MatchView]
    ruling: Latest[Ruling]
    terms: Latest[Terms]
    put: Callable[[Ruling], None]
    done: Callable[[str], None]
    away: Callable[[], None]

    def since(self, event: ft.ControlEvent) -> None:
        """Have them for all of the match, or from the next hand on."""
        self._look(replace(self.ruling.current, from_here=data_of(event)))

    def look_again(self) -> None:
        """Work it out anew, for the match has changed."""
        before = self.ruling.current
        self._look(before)
        if before.then is not None and self.ruling.current.then is not None:
            # What was said of the change that is looked at now is read beside what it moves.
            self.complain(before.trouble)

    def back(self, _: ft.ControlEvent) -> None:
        """Choose others."""
        self.away()

    def accept(self, _: ft.ControlEvent) -> None:
        """Play by them."""
        ruling, chosen = self.ruling.current, self.ruling.current.chosen
        if ruling.then is None:
            return
        try:
            newer = self.book.change_rules(
                self.view.current.id,
                chosen.rules,
                preset_id=chosen.preset_id,
                rules_name=chosen.title,
                from_here=ruling.from_here,
                seen=ruling.then.before.version,
            )
        except MatchMovedOn as moved:
            self._look(ruling)
            self.complain(words.moved_on(moved.changes))
            return
        self.ruling.current = replace(ruling, then=None)  # for the second tap of two
        totals = tuple(
            (side.name, total)
            for side, total in zip(newer.match.sides, newer.sheet.totals, strict=True)
        )
        what = said.played_by(chosen.title, from_here=ruling.from_here)
        self.done(f"{what} {words.totals(totals)}.")

    def complain(self, why: str) -> None:
        """Say why it cannot be done."""
        self._now(replace(self.ruling.current, trouble=why))

    def _look(self, ruling: Ruling) -> None:
        view, chosen = self.view.current, ruling.chosen
        try:
            then = self.book.preview_rules(
                view.id,
                chosen.rules,
                preset_id=chosen.preset_id,
                rules_name=chosen.title,
                from_here=ruling.from_here,
            )
            self._now(replace(ruling, then=then, trouble=""))
        except ContractNotThere as error:
            here = self.terms.current.at(view.match.rules)
            called = words.special(here.say(error.contract))
            self._now(replace(ruling, then=None, trouble=error.called(called)))
        except ScorekeeperError as error:
            self._now(replace(ruling, then=None, trouble=error.message))

    def _now(self, ruling: Ruling) -> None:
        # The next tap may come before this one is drawn.
        self.ruling.current = ruling
        self.put(ruling)


def nothing_chosen() -> NamedRules | None:
    """What is weighed to begin with."""
    return None


@ft.component
def ruled(
    view: MatchView,
    chosen: NamedRules,
    done: Callable[[str], None],
    away: Callable[[], None],
) -> ft.Control:
    """What these rules would move, and the button that plays by them."""
    desk = use_desk()
    ruling, put = use_value(lambda: Ruling(chosen=chosen))
    latest, kept = use_latest(view), use_latest(ruling)
    terms = use_latest(desk.preferences.terms)
    acts = use_once(
        lambda: RulingActs(
            book=desk.book, view=latest, ruling=kept, terms=terms, put=put, done=done, away=away
        )
    )
    ft.use_effect(acts.look_again, [view.version])
    since = guarded(acts.since, acts.complain)
    return review(
        _effects(told_change(ruling.then, desk.preferences.terms)) if ruling.then else None,
        ruling.trouble,
        said.play_by(ruling.chosen.title),
        desk.screen,
        guarded(acts.accept, acts.complain),
        acts.back,
        above=ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                choice_line(
                    identifier,
                    title,
                    detail,
                    since,
                    data=from_here,
                    chosen=ruling.from_here == from_here,
                )
                for identifier, title, detail, from_here in (
                    (ids.RULES_WHOLE, said.RULES_WHOLE, said.RULES_WHOLE_HOW, False),
                    (ids.RULES_FROM_HERE, said.RULES_FROM_HERE, said.RULES_FROM_HERE_HOW, True),
                )
            ],
        ),
    )


def _effects(then: ChangePreview) -> Effects:
    effects = read_effects(then)
    if not then.left_over:
        return effects
    # Rules are not changed to drop hands: they stay, and nobody is asked.
    said_of_them = said.behind_the_end(then.left_over)
    return replace(effects, left_over="", end=f"{effects.end} {said_of_them}".strip())
