"""The contracting side's tricks, each number with the points it would give before it is tapped."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import BidHand, ContractHand
from scorekeeper.rules.needs import barred_tricks_needed, tricks_needed
from scorekeeper.rules.options import PartnerShare
from scorekeeper.rules.results import Status
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.rules.table import POINTS_A_TRICK
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.ahead import Ahead, ahead
from scorekeeper.ui.reading.played import Playing, bid_hand_of, is_whole
from scorekeeper.ui.reading.shown import TricksChoice
from scorekeeper.ui.words import recording as said


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """One number of tricks, and what would come of it.

    Attributes:
        one: what the sheet would say; where it matters whose the other tricks are, they are one
            defender's.
        matters: whether it does.
        each: every trick of the others is worth 10 to whoever took it, and nothing else is.
        word: made, set, or how it would end the match whoever took the other tricks.
    """

    one: Ahead
    matters: bool
    each: bool
    word: str


def every_number(view: MatchView, draft: Draft, who: Playing) -> tuple[Number | None, ...]:
    """Nought to ten tricks; None for what cannot be."""
    bare = replace(draft, counts=(), barred=(), card_points=(), first=None)
    return tuple(_number(view, bare, who, count) for count in range(TRICKS_IN_A_HAND + 1))


TWO_SIDES = 2
"""Of more sides than this, those that gain nothing are not told."""

FAINT = tuple(
    TricksChoice(tricks=count, label=words.tricks_count(count))
    for count in range(TRICKS_IN_A_HAND + 1)
)
"""The numbers as long as nothing is known of the hand."""


def tricks_choices(
    view: MatchView, who: Playing, seen: tuple[Number | None, ...]
) -> tuple[TricksChoice, ...]:
    """Each number as its button shows it."""
    return tuple(
        FAINT[count] if one is None else _choice(view, who, count, one)
        for count, one in enumerate(seen)
    )


def _number(view: MatchView, draft: Draft, who: Playing, count: int) -> Number | None:
    hand = bid_hand_of(view, draft, count)
    tries, matters = _tries(hand, draft, who, count)
    try:
        seen = [ahead(view, one) for one in tries]
    except ScorekeeperError:
        return None
    side = who.contracting[0]
    found = {_word(side, one) for one in seen}
    plain = words.MADE if seen[0].hand.made else words.SET
    certain = len(found) == 1 and not who.asked
    left = POINTS_A_TRICK * (TRICKS_IN_A_HAND - count)
    shared = is_whole(draft) and not draft.debarring and matters
    return Number(
        one=seen[0],
        matters=matters,
        each=shared
        and all(
            one.hand.delta[lucky] == left for one, lucky in zip(seen, who.defending, strict=True)
        ),
        word=found.pop() if certain else plain,
    )


def _tries(
    hand: BidHand, draft: Draft, who: Playing, count: int
) -> tuple[tuple[BidHand, ...], bool]:
    """The hand once, or with the other tricks to each defender in turn where it matters."""
    matters = False
    if isinstance(hand, ContractHand) and (barred := barred_tricks_needed(who.table, hand)):
        sides = range(len(hand.tricks))
        hand = replace(hand, debarred_tricks=tuple(0 if s in barred else None for s in sides))
        matters = True
    if len(who.defending) == 1 and is_whole(draft):
        return (hand,), matters
    absent = tuple(who.table.side_of[seat] for seat in who.out)
    needed = tricks_needed(who.table, hand, None, absent)
    if all(hand.tricks[side] is not None for side in needed):
        return (hand,), matters
    left = TRICKS_IN_A_HAND - count if is_whole(draft) else 0
    return tuple(
        replace(
            hand,
            tricks=tuple(
                left if side == lucky else 0 if known is None else known
                for side, known in enumerate(hand.tricks)
            ),
        )
        for lucky in who.defending
    ), True


def _choice(view: MatchView, who: Playing, count: int, number: Number) -> TricksChoice:
    delta = number.one.hand.delta
    names = [each.name for each in view.match.sides]
    side = who.contracting[0]
    known = not who.asked or who.table.rules.partner_share is PartnerShare.FULL
    own = words.signed(delta[side]) if known else ""
    told = [(names[one], delta[one]) for one in (who.contracting if known else ())]
    if who.asked:
        others, share = "", ""
    elif not number.matters:
        others = "/".join(sorted({words.signed(delta[one]) for one in who.defending}))
        several = len(names) > TWO_SIDES
        told += [(names[one], delta[one]) for one in who.defending if delta[one] or not several]
        share = ""
    else:
        left = TRICKS_IN_A_HAND - count
        others, share = (said.each_of(left), said.others_share(left)) if number.each else ("", "")
    gains = ", ".join(filter(None, (words.gains(sorted_by_side(view, told)), share)))
    return TricksChoice(
        tricks=count,
        word=number.word,
        good=bool(number.one.hand.made),
        own=own,
        others=others,
        label=f"{words.tricks_count(count)}: {number.word}. {gains}".strip(),
    )


def sorted_by_side(view: MatchView, gains: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Names and points in the order of the match's sides."""
    order = {side.name: number for number, side in enumerate(view.match.sides)}
    return tuple(sorted(gains, key=lambda one: order[one[0]]))


def _word(side: int, one: Ahead) -> str:
    if one.outcome.status is Status.OVER:
        if side in one.outcome.winners:
            return words.WINS
        # Where others have won, as on the last deal, they need not have put this side out.
        if side in one.outcome.losers or one.outcome.winners:
            return words.LOSES
    return words.MADE if one.hand.made else words.SET
