"""How the players may end a match by their own word, and who would win by it."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.finish import judge_ended
from scorekeeper.rules.match import Ended, Ending
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids, words
from scorekeeper.ui.words import match as said


@dataclass(frozen=True, slots=True, kw_only=True)
class EndLine:
    """A way to end it, as the menu offers it.

    Attributes:
        identifier: what it is driven by.
        title: what happens.
        detail: who would win, and that it can be taken back.
        does: for the tap.
    """

    identifier: str
    title: str
    detail: str
    does: str


def read_endings(view: MatchView) -> tuple[EndLine, ...]:
    """Each side may give up, all may stop by agreement, or leave it undecided."""
    lines = [
        EndLine(
            identifier=ids.menu_concede(number + 1),
            title=words.gives_up(side.name),
            detail=_comes_of(view, Ended(how=Ending.CONCEDED, by=number)),
            does=f"concede:{number}",
        )
        for number, side in enumerate(view.match.sides)
        if number not in view.sheet.dropped_out
    ]
    for identifier, title, how, does in (
        (ids.MENU_AGREE, words.AGREE, Ending.AGREED, "agree"),
        (ids.MENU_ABANDON, words.ABANDON, Ending.ABANDONED, "abandon"),
    ):
        detail = _comes_of(view, Ended(how=how))
        lines.append(EndLine(identifier=identifier, title=title, detail=detail, does=does))
    return tuple(lines)


def _comes_of(view: MatchView, ended: Ended) -> str:
    totals = view.sheet.totals
    winners = judge_ended(ended, totals, view.sheet.dropped_out).winners
    return said.would_end(
        [(view.match.sides[side].name, totals[side]) for side in winners],
    )
