"""The questions of a hand as the entry shows them: all in a line, one open, its answers below."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.needs import card_points_needed
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.card_points import left_over, why_not
from scorekeeper.ui.reading.happened import happened_to
from scorekeeper.ui.reading.played import hand_of, in_hand, playing
from scorekeeper.ui.reading.question import (
    CARDS,
    DEBARRED,
    TRICKS,
    Question,
    all_answered,
    open_question,
)
from scorekeeper.ui.reading.shown import Asked, CardField, Slot
from scorekeeper.ui.words import recording as said

TAKE_BACK = "take_back"
"""The slip that says what else happened: a tap takes it back, or adds to it."""


def read_asked(view: MatchView, draft: Draft, asked: tuple[Question, ...]) -> Asked | None:
    """What is asked; None while contract, player and tricks are all there is."""
    if not draft.is_unusual and (draft.tricks is None or len(asked) <= 1):
        return None
    now = open_question(draft, asked)
    slots = [
        Slot(
            key=one.key,
            title=one.title,
            answer=one.answer,
            label=said.slot(one.title, one.answer),
            open=one is now,
        )
        for one in asked
    ]
    ready = all_answered(asked)
    slip = _slip(draft)
    on_pad = draft.kind in {Kind.PLAYED, Kind.WRONG_COUNT}
    rich = on_pad and (now is None or now.key == TRICKS)
    if rich:
        # What is tapped again here leads to the other questions by itself.
        return Asked(
            slots=(slip,) if slip and ready else (),
            corner=None if ready else _whom(draft, asked, slip) or slip,
            rich=True,
            ready=ready,
        )
    if slip:
        slots.insert(0, slip)
    cells = () if now is None else now.cells
    if now is not None and now.key == CARDS:
        return _with_cards(view, draft, tuple(slots), ready=ready)
    return Asked(slots=tuple(slots), cells=cells, ready=ready)


def _slip(draft: Draft) -> Slot | None:
    """What else happened to the hand; None where nothing did."""
    kinds = happened_to(draft)
    if not kinds:
        return None
    return Slot(
        key=TAKE_BACK,
        title=said.happened(kinds),
        answer=said.CHANGE,
        label=said.change_happened(kinds),
        back=True,
    )


def _whom(draft: Draft, asked: tuple[Question, ...], slip: Slot | None) -> Slot | None:
    """The same where it was told of whom, who may be several; None where that was not asked."""
    who = next((one for one in asked if draft.debarring and one.key == DEBARRED), None)
    if who is None or slip is None:
        return None
    label = said.slot(slip.title, who.answer)
    return replace(slip, key=DEBARRED, answer=who.answer, label=label)


def unusual(draft: Draft) -> str:
    """What else happened to the hand, first of all; empty where nothing did."""
    return next(iter(happened_to(draft)), "")


def card_sides(view: MatchView, draft: Draft) -> tuple[int, ...]:
    """The sides whose card points are asked for, in the match's order."""
    hand = hand_of(view, replace(draft, card_points=()))
    if not isinstance(hand, ContractHand):
        return ()
    who = playing(view, draft)
    absent = tuple(who.table.side_of[seat] for seat in who.out)
    return tuple(sorted(card_points_needed(who.table, hand, draft.tricks or 0, None, absent)))


def _with_cards(view: MatchView, draft: Draft, slots: tuple[Slot, ...], *, ready: bool) -> Asked:
    rules, names = view.match.rules, [side.name for side in view.match.sides]
    sides = card_sides(view, draft)
    left = left_over(rules, draft)
    blank = [side for side in sides if not draft.card_points[side].strip()]
    everybody = set(sides) == set(in_hand(view, draft))
    fills = left is not None and len(blank) == 1 and everybody and len(sides) > 1
    return Asked(
        slots=slots,
        fields=tuple(
            CardField(number=side + 1, name=names[side], typed=draft.card_points[side])
            for side in sides
        ),
        rest=said.the_rest(left, names[blank[0]]) if fills and left is not None else "",
        left="" if left is None else said.left_in_pack(left, CARD_POINTS_IN_PACK[rules.pack]),
        wrong=why_not(rules, draft),
        ready=ready and left is not None,
    )
