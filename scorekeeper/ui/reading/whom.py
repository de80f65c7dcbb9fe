"""Who revoked, who scored out, who is debarred: what is asked of a hand that went wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.played import Playing
from scorekeeper.ui.reading.question import DEBARRED, NOBODY, OFFENDER, SCORERS, Question
from scorekeeper.ui.reading.shown import Cell
from scorekeeper.ui.words import recording as said


def of_whom(view: MatchView, draft: Draft, who: Playing) -> tuple[Question, ...]:
    """Whom the mishap is about; nothing where there was none."""
    players = view.match.players
    able = [seat for seat in range(len(players)) if seat not in who.out]
    asked: list[Question] = []
    if draft.kind is Kind.REVOKE:
        offender = () if draft.offender is None else (draft.offender,)
        cells = _cells(OFFENDER, able, players, offender, ids.record_offender, said.revoked)
        asked.append(
            _whom(OFFENDER, said.WHO_REVOKED, [players[seat] for seat in offender], cells)
        )
    if draft.kind is Kind.SCORED_OUT:
        sides = tuple(side.name for side in view.match.sides)
        cells = _cells(
            SCORERS, who.defending, sides, draft.scorers, ids.record_scorer, said.scores_out
        )
        scorers = [sides[side] for side in draft.scorers if side in who.defending]
        asked.append(_whom(SCORERS, said.WHO_SCORED_OUT, scorers, cells))
    if draft.debarring:
        others = [seat for seat in able if seat != draft.contractor]
        cells = _cells(
            DEBARRED, others, players, draft.debarred, ids.record_debarred, said.debarred
        )
        nobody = Cell(
            identifier=ids.RECORD_DEBARRED_NOBODY,
            data=(DEBARRED, NOBODY),
            text=said.NOBODY,
            label=said.NOBODY_DEBARRED,
        )
        # A hand from a file may have debarred somebody who is not offered here.
        debarred = [players[seat] for seat in draft.debarred]
        asked.append(_whom(DEBARRED, said.WHO_DEBARRED, debarred, (*cells, nobody)))
    return tuple(asked)


def _whom(key: str, sentence: str, names: list[str], cells: tuple[Cell, ...]) -> Question:
    return Question(
        key=key, title=said.WHO, sentence=sentence, answer=", ".join(names), cells=cells
    )


def _cells(
    key: str,
    numbers: Iterable[int],
    names: tuple[str, ...],
    chosen: Collection[int],
    identifier: Callable[[int], str],
    label: Callable[[str], str],
) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            identifier=identifier(number + 1),
            data=(key, number),
            text=names[number],
            label=label(names[number]),
            chosen=number in chosen,
        )
        for number in numbers
    )
