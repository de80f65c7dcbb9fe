"""What a change would move, shown before it is made."""

from __future__ import annotations

from scorekeeper.scorebook.match_view import view_of
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.playing_on import by_uid, count_left_over, left_over
from scorekeeper.scorebook.views import Change, ChangePreview, MovedHand
from scorekeeper.scorebook.what_if import imagine


def preview(opened: Opened, plan: Plan) -> ChangePreview:
    """What a match would be after a change.

    Raises:
        RulesError: a later hand could not have been played then; ``where`` says which.
    """
    then = after(opened, plan)
    counted = count_left_over(opened, then)
    return ChangePreview(
        change=Change(kind=plan.kind, hand=plan.hand),
        before=view_of(opened),
        match=then.match,
        sheet=then.sheet,
        moved=_moved(opened, then),
        left_over=left_over(opened, then),
        played_on=after(then, counted).sheet if counted else None,
    )


def after(opened: Opened, plan: Plan) -> Opened:
    """The match as the change would make it."""
    return Opened.of(imagine(opened.stored, plan.image), opened)


def _moved(opened: Opened, then: Opened) -> tuple[MovedHand, ...]:
    before, later = by_uid(opened), by_uid(then)
    moved = [
        (
            (scored.number, 0),
            MovedHand(
                number_before=was.number if (was := before.get(uid)) else None,
                number=scored.number,
                total_before=was.total if was else None,
                total=scored.total,
                after_finish=scored.after_finish,
            ),
        )
        for uid, scored in later.items()
        if before.get(uid) != scored
    ]
    moved += [
        (
            (was.number, 1),
            MovedHand(number_before=was.number, number=None, total_before=was.total, total=None),
        )
        for uid, was in before.items()
        if uid not in later
    ]
    return tuple(hand for _, hand in sorted(moved, key=lambda one: one[0]))
