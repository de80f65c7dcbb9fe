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
        shared: what the contractor would have with a partner, while that may still be found and
            would take half; None where it makes no difference.
    """

    one: Ahead
    matters: bool
    each: bool
    word: str
    shared: int | None = None


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
        halved = _with_a_partner(view, tries[0], who)
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
        shared=halved,
    )


def _with_a_partner(view: MatchView, hand: BidHand, who: Playing) -> int | None:
    """What the contractor would have with a partner: whoever that is, it is the same half."""
    halved = who.table.rules.partner_share is PartnerShare.HALF
    mates = who.defending[-max(who.allowed) :]
    if not (who.asked and halved) or len(mates) == len(who.defending):
        return None
    tricks = tuple(0 if side in mates else count for side, count in enumerate(hand.tricks))
    shared = ahead(view, replace(hand, partners=mates, tricks=tricks))
    return shared.hand.delta[who.contracting[0]]


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
    told = [(names[one], delta[one]) for one in who.contracting]
    own, others, share, shares = words.signed(delta[side]), "", "", ""
    if number.shared is not None:
        own = said.shared_or_alone(number.shared, delta[side])
        told, shares = [], said.with_partner_or_alone(names[side], number.shared, delta[side])
    if number.matters:
        left = TRICKS_IN_A_HAND - count
        share = said.others_share(left) if number.each else ""
        # With what a partner would change there is no room for them on the button.
        others = said.each_of(left) if number.each and not shares else ""
    elif not who.asked:
        others = "/".join(sorted({words.signed(delta[one]) for one in who.defending}))
        several = len(names) > TWO_SIDES
        told += [(names[one], delta[one]) for one in who.defending if delta[one] or not several]
    gains = ", ".join(filter(None, (shares, words.gains(sorted_by_side(view, told)), share)))
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
