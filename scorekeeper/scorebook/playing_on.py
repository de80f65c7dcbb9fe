"""Playing on past the end of a match: an agreement at the table, kept with the hand that ended it.

The rules judge every end. That one of them does not stand is nothing that they could work out: it
is part of what happened, as a revoke is. Each hand after it is judged like any other, so it may
end the match in its turn.
"""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.rules.results import ScoredHand, Status
from scorekeeper.scorebook.errors import NotEnded
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.scorebook.what_if import imagine
from scorekeeper.store.row_images import Image


def reopen(opened: Opened) -> Plan:
    """Play on although the match is over, whether its players ended it or a hand.

    Raises:
        NotEnded: it is not over.
    """
    if not _over(opened):
        raise NotEnded
    return _lift(opened, _over)


def count_left_over(before: Opened, opened: Opened) -> Plan | None:
    """Play on past an end that a change brought, so that the hands behind it count.

    Args:
        before: the match before the change.
        opened: the match with it.

    Returns:
        The plan; None where the change left no hand behind an end.
    """
    if not left_over(before, opened):
        return None
    return _lift(opened, lambda then: bool(left_over(before, then)))


def left_over(before: Opened, then: Opened) -> tuple[int, ...]:
    """Numbers of the hands that would stand behind an end of the match they do not yet."""
    if then.sheet.outcome.status is not Status.OVER:
        return ()
    were = by_uid(before)
    return tuple(
        scored.number
        for uid, scored in by_uid(then).items()
        if scored.after_finish and not (uid in were and were[uid].after_finish)
    )


def by_uid(opened: Opened) -> dict[str, ScoredHand]:
    """The scored hands of a match by their uuids."""
    hands = zip(opened.stored.hands, opened.sheet.hands, strict=True)
    return {kept.uid: scored for kept, scored in hands}


def _over(opened: Opened) -> bool:
    return opened.sheet.outcome.status is Status.OVER


def _lift(opened: Opened, is_ended: Callable[[Opened], bool]) -> Plan:
    """Lift one end after the other until none is left that matters."""
    image: Image = {}
    first: int | None = None
    then = opened
    while is_ended(then):
        number = then.sheet.outcome.hand
        if number is None:
            image["match"] = {opened.stored.uid: {"ended": None}}
        else:
            first = first or number
            ending = then.stored.hands[number - 1]
            entry = ending.entry | {"played_on": True}
            image.setdefault("hands", {})[ending.uid] = {"entry": entry}
        then = Opened.of(imagine(opened.stored, image), opened)
    if first is None:
        return Plan(kind=ChangeKind.REOPENED, image=image)
    return Plan(kind=ChangeKind.PLAYED_ON, hand=first, image=image)
