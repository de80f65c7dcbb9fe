"""Recording hands, and ending a match by the players' own word."""

from __future__ import annotations

from datetime import datetime

from scorekeeper.rules.hand_codec import hand_to_json
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Ended, Ending
from scorekeeper.rules.results import Status
from scorekeeper.rules.verify import verify_hand, with_dealer
from scorekeeper.scorebook.errors import AlreadyEnded, NoSuchSeat
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind


def record(opened: Opened, hand: Hand, *, hand_id: str, note: str, at: datetime) -> Plan:
    """Enter the next hand.

    Raises:
        RulesError: the hand cannot have been played under the match's rules.
        AlreadyEnded: the match is over.
    """
    verify_hand(opened.match, hand)
    _verify_in_play(opened)
    position = len(opened.stored.hands)
    row = {
        "position": position,
        "lineup": opened.stored.lineup,
        "ruling": opened.stored.ruling,
        "entry": hand_to_json(with_dealer(opened.match, hand)),
        "note": note.strip(),
        "at": at.isoformat(),
    }
    return Plan(kind=ChangeKind.HAND_RECORDED, hand=position + 1, image={"hands": {hand_id: row}})


def end(opened: Opened, ended: Ended, *, at: datetime) -> Plan:
    """End the match by the players' own word.

    Raises:
        AlreadyEnded: it is over.
        NoSuchSeat: the side that conceded is not one of the match.
    """
    _verify_in_play(opened)
    sides = len(opened.match.sides)
    by = ended.by if ended.how is Ending.CONCEDED else None
    if ended.how is Ending.CONCEDED and (by is None or not 0 <= by < sides):
        raise NoSuchSeat("side", -1 if by is None else by, sides)
    fields = {"ended": {"how": ended.how.value, "by": by, "at": at.isoformat()}}
    return Plan(kind=ChangeKind.ENDED, image={"match": {opened.stored.uid: fields}})


def _verify_in_play(opened: Opened) -> None:
    if opened.sheet.outcome.status is Status.OVER:
        raise AlreadyEnded
