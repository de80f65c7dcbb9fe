"""What has to be asked of a hand, beyond contract and player, and what has been answered."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.needs import barred_tricks_needed, card_points_needed, tricks_needed
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids
from scorekeeper.ui.draft import BySide, Draft, Kind
from scorekeeper.ui.reading.card_points import points_of
from scorekeeper.ui.reading.played import (
    Playing,
    bid_hand_of,
    in_hand,
    is_whole,
    passed_in,
    playing,
)
from scorekeeper.ui.reading.question import (
    BARRED,
    CARDS,
    COUNT,
    PARTNERS,
    TRICKS,
    Question,
    side_key,
)
from scorekeeper.ui.reading.shown import Cell
from scorekeeper.ui.reading.whom import of_whom
from scorekeeper.ui.words import recording as said
from scorekeeper.ui.words.sheet import together

TEN = 10
"""Points a trick of a defender's, wherever one is worth anything."""


def questions(view: MatchView, draft: Draft) -> tuple[Question, ...]:
    """Everything that has to be known of the hand, as far as that can be said already."""
    if draft.kind is Kind.PASSED_IN:
        sides = in_hand(view, draft)
        known = passed_in(view, draft).tricks
        return _counts(view, draft, sides, TRICKS_IN_A_HAND, known, together=sides)
    if draft.bid is None or draft.contractor is None:
        return ()
    who = playing(view, draft)
    asked = [*of_whom(view, draft, who)]
    counts_by_pad = draft.kind in {Kind.PLAYED, Kind.WRONG_COUNT}
    if counts_by_pad:
        asked.append(_tricks(view, draft, who))
    if who.asked:
        asked.append(_partners(view, draft, who))
    if any(not one.answer for one in asked):
        return tuple(asked)  # the rest depends on these
    return (*asked, *_of_counts(view, draft, who))


def _tricks(view: MatchView, draft: Draft, who: Playing) -> Question:
    return Question(
        key=TRICKS,
        title=together([_name(view, side) for side in who.contracting], alone=False),
        sentence="",
        answer="" if draft.tricks is None else str(draft.tricks),
    )


def _partners(view: MatchView, draft: Draft, who: Playing) -> Question:
    name = view.match.players[draft.contractor or 0]
    return Question(
        key=PARTNERS,
        title=said.PARTNER,
        sentence=said.who_was_partner(name, max(who.allowed)),
    )


def _of_counts(view: MatchView, draft: Draft, who: Playing) -> tuple[Question, ...]:
    """Tricks of the other sides, of debarred players, and card points, where they matter."""
    hand = bid_hand_of(view, draft, draft.tricks)
    absent = tuple(who.table.side_of[seat] for seat in who.out)
    needed = tricks_needed(who.table, hand, None, absent)
    whole = is_whole(draft)
    taken = draft.tricks or 0
    asked: list[Question] = []
    if not whole and hand.side in needed and draft.kind is not Kind.PLAYED:
        asked.append(_so_far(view, draft, who))
    others = tuple(side for side in needed if side not in who.contracting)
    if not (whole and len(who.defending) == 1):
        total = TRICKS_IN_A_HAND - (taken if draft.tricks is not None else 0)
        together = who.defending if whole else ()
        asked += _counts(view, draft, others, total, hand.tricks, together=together)
    if isinstance(hand, ContractHand):
        if draft.debarring:
            asked += _barred(view, draft, hand, who)
        if sides := card_points_needed(who.table, hand, taken, None, absent):
            asked.append(_cards(draft, sides))
    return tuple(asked)


def _counts(
    view: MatchView,
    draft: Draft,
    sides: tuple[int, ...],
    total: int,
    known: BySide,
    *,
    together: tuple[int, ...],
) -> tuple[Question, ...]:
    """Ask for each side's tricks.

    Args:
        view: the match.
        draft: the hand as far as it is known.
        sides: those that are asked for.
        total: how many they may be at most.
        known: tricks by side with what follows from the total.
        together: the sides whose tricks are the total; empty where play stopped before.
    """
    table = playing(view, draft).table
    all_passed = draft.kind is Kind.PASSED_IN
    short = not table.minds_totals and (all_passed or not table.shares_all)
    asked = []
    for side in sides:
        name, count = _name(view, side), known[side]
        others = sum(draft.counts[other] or 0 for other in together or sides if other != side)
        most = max(0, total if draft.counts[side] is not None and together else total - others)
        cells = tuple(_count_cell(view, side, n, count, short=short) for n in range(most + 1))
        if all_passed:
            sentence = said.how_many_passed(name)
        elif together:
            sentence = said.how_many(name, total)
        else:
            sentence = said.how_many_so_far(name)
        if together and count is None and most == 1:
            sentence = said.WHO_TOOK_IT if total == 1 else said.WHO_TOOK_THE_LAST
            cells = tuple(
                replace(_count_cell(view, one, 1, None, short=short), text=_name(view, one))
                for one in together
                if known[one] is None
            )
        asked.append(
            Question(
                key=side_key(COUNT, side),
                title=name,
                sentence=sentence,
                answer="" if count is None else str(count),
                cells=cells,
            )
        )
    return tuple(asked)


def _name(view: MatchView, side: int) -> str:
    return view.match.sides[side].name


def _count_cell(
    view: MatchView, side: int, tricks: int, count: int | None, *, short: bool
) -> Cell:
    return Cell(
        identifier=ids.record_defender(side + 1, tricks),
        data=(side_key(COUNT, side), tricks),
        text=str(tricks),
        small=f"+{TEN * tricks}" if short and tricks else "",
        label=said.took(_name(view, side), tricks),
        chosen=tricks == count,
    )


def _so_far(view: MatchView, draft: Draft, who: Playing) -> Question:
    name = _name(view, who.contracting[0])
    most = TRICKS_IN_A_HAND - sum(count or 0 for count in draft.counts)
    return Question(
        key=TRICKS,
        title=name,
        sentence=said.how_many_so_far(name),
        answer="" if draft.tricks is None else str(draft.tricks),
        cells=tuple(
            Cell(
                identifier=ids.record_tricks(tricks),
                data=(TRICKS, tricks),
                text=str(tricks),
                label=said.took(name, tricks),
                chosen=tricks == draft.tricks,
            )
            for tricks in range(max(0, most) + 1)
        ),
    )


def _barred(
    view: MatchView, draft: Draft, hand: ContractHand, who: Playing
) -> tuple[Question, ...]:
    asked = []
    for side in barred_tricks_needed(who.table, hand):
        names = [
            view.match.players[seat] for seat in who.table.seats[side] if seat in draft.debarred
        ]
        own = hand.tricks[side]
        if own is None:
            own = TRICKS_IN_A_HAND - (draft.tricks or 0)
        if not own:
            continue
        asked.append(
            Question(
                key=side_key(BARRED, side),
                title=said.barred_of(names),
                sentence=said.how_many_barred(names),
                answer="" if draft.barred[side] is None else str(draft.barred[side]),
                cells=tuple(
                    Cell(
                        identifier=ids.record_barred(side + 1, tricks),
                        data=(side_key(BARRED, side), tricks),
                        text=str(tricks),
                        label=said.took(names[0], tricks),
                        chosen=tricks == draft.barred[side],
                    )
                    for tricks in range(own + 1)
                ),
            )
        )
    return tuple(asked)


def _cards(draft: Draft, sides: tuple[int, ...]) -> Question:
    points = points_of(draft)
    done = bool(points) and all(points[side] is not None for side in sides)
    return Question(
        key=CARDS,
        title=said.CARDS,
        sentence=said.CARDS_QUESTION,
        answer="✓" if done else "",
    )
