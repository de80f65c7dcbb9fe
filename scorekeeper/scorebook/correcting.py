"""Correcting the hands of a match: any of them, at any time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from scorekeeper.rules.hand_codec import hand_to_json
from scorekeeper.rules.hands import Adjustment, Hand
from scorekeeper.rules.verify import verify_hand, with_dealer
from scorekeeper.scorebook.errors import NoSuchHand, NoSuchSeat
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.records import StoredHand
from scorekeeper.store.seat_kinds import Fields


def correct(opened: Opened, number: int, hand: Hand) -> Plan:
    """Enter a hand differently.

    Raises:
        NoSuchHand: the match has no hand of this number.
        RulesError: the hand cannot have been played so.
    """
    kept = _hand(opened, number)
    verify_hand(opened.match, hand, number)
    # What the table agreed on after the hand was not entered with it.
    hand = replace(hand, played_on=opened.match.hands[number - 1].played_on)
    entry = hand_to_json(with_dealer(opened.match, hand, number))
    return Plan(
        kind=ChangeKind.HAND_CORRECTED, hand=number, image={"hands": {kept.uid: {"entry": entry}}}
    )


def remove(opened: Opened, number: int) -> Plan:
    """Take a hand out; those after it move up.

    Raises:
        NoSuchHand: the match has no hand of this number.
    """
    gone = _hand(opened, number)
    order = [hand.uid for hand in opened.stored.hands if hand is not gone]
    rows: dict[str, Fields | None] = {gone.uid: None, **_places(order)}
    return Plan(kind=ChangeKind.HAND_REMOVED, hand=number, image={"hands": rows})


def insert(opened: Opened, before: int, hand: Hand, *, hand_id: str, at: datetime) -> Plan:
    """Enter a hand that was forgotten, before another; those from there on move down.

    Raises:
        NoSuchHand: the match has no hand of the number ``before``.
        RulesError: the hand cannot have been played there.
    """
    here = _hand(opened, before)
    verify_hand(opened.match, hand, before)
    order = [one.uid for one in opened.stored.hands]
    order.insert(before - 1, hand_id)
    row = {
        "lineup": here.lineup,
        "ruling": here.ruling,
        "entry": hand_to_json(with_dealer(opened.match, hand, before)),
        "note": "",
        "at": at.isoformat(),
    }
    places = _places(order)
    places[hand_id] |= row
    return Plan(kind=ChangeKind.HAND_INSERTED, hand=before, image={"hands": dict(places)})


def move(opened: Opened, number: int, to: int) -> Plan:
    """Put a hand in another place; those between make room.

    Raises:
        NoSuchHand: the match has no hand of one of these numbers.
    """
    moved = _hand(opened, number)
    _hand(opened, to)
    order = [hand.uid for hand in opened.stored.hands]
    order.insert(to - 1, order.pop(number - 1))
    # It is played by the rules that are in force at its place.
    rulings = [hand.ruling for hand in opened.stored.hands]
    rows: dict[str, Fields | None] = {
        uid: place | {"ruling": ruling}
        for (uid, place), ruling in zip(_places(order).items(), rulings, strict=True)
    }
    return Plan(
        kind=ChangeKind.HAND_MOVED,
        hand=order.index(moved.uid) + 1,
        image={"hands": rows},
    )


def annotate(opened: Opened, number: int, note: str) -> Plan:
    """Write a note beside a hand, instead of the one it has.

    Raises:
        NoSuchHand: the match has no hand of this number.
    """
    kept = _hand(opened, number)
    image: dict[str, Fields | None] = {kept.uid: {"note": note.strip()}}
    return Plan(kind=ChangeKind.HAND_NOTED, hand=number, image={"hands": image})


def set_dealer(opened: Opened, seat: int, *, hand_id: str, reason: str, at: datetime) -> Plan:
    """Say who deals the next hand; the deal moves on from there.

    Before the first hand that is who deals first. Later it is an event of its own on the
    sheet, an adjustment by no points, so that the hands before keep their dealers.

    Raises:
        NoSuchSeat: the match has no such seat.
    """
    match = opened.match
    count = len(match.players)
    if not 0 <= seat < count:
        raise NoSuchSeat("seat", seat, count)
    if not match.hands:
        fields: Fields = {"first_dealer": seat}
        return Plan(kind=ChangeKind.DEALER_CHANGED, image={"match": {opened.stored.uid: fields}})
    event = Adjustment(points=(0,) * len(match.sides), reason=reason, dealer=seat)
    number = len(match.hands) + 1
    row: Fields = {
        "position": number - 1,
        "lineup": opened.stored.lineup,
        "ruling": opened.stored.ruling,
        "entry": hand_to_json(event),
        "note": "",
        "at": at.isoformat(),
    }
    return Plan(kind=ChangeKind.DEALER_CHANGED, hand=number, image={"hands": {hand_id: row}})


def without(plan: Plan, hands: tuple[StoredHand, ...]) -> Plan:
    """The same change, and these last hands of the match dropped."""
    gone: dict[str, Fields | None] = {hand.uid: None for hand in hands}
    image = plan.image | {"hands": plan.image.get("hands", {}) | gone}
    return replace(plan, image=image)


def _hand(opened: Opened, number: int) -> StoredHand:
    hands = opened.stored.hands
    if not 1 <= number <= len(hands):
        raise NoSuchHand(number, len(hands))
    return hands[number - 1]


def _places(order: list[str]) -> dict[str, Fields]:
    """The positions of hands in an order; the journal keeps those that changed."""
    return {uid: {"position": position} for position, uid in enumerate(order)}
