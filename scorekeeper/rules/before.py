"""A match as it was before one of its hands, as far as that hand by itself depends on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.options import AllPass, MultiSideLoss
from scorekeeper.rules.replay import begin, replay, who_deals
from scorekeeper.rules.settle import Names, Settled, settle, settle_passed_in
from scorekeeper.rules.table import table_of

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, PassedIn
    from scorekeeper.rules.match import Match


class Before(NamedTuple):
    """Where a match stood when a hand began.

    Attributes:
        dealer: the seat whose turn it was to deal.
        totals: each side's total.
        dropped_out: sides that had lost while the others played on.
    """

    dealer: int
    totals: tuple[int, ...]
    dropped_out: tuple[int, ...]


def before_hand(match: Match, number: int) -> Before:
    """Return the match before hand ``number``; as it began, where that makes no difference."""
    rules = match.rules_of(number)
    drops_out = rules.multi_side_loss is MultiSideLoss.OTHERS_PLAY_ON
    if not (rules.dealer_sits_out or drops_out):
        began = begin(match.by_rules_of(number))
        return Before(began.dealer, began.totals, began.dropped_out)
    sheet = replay(
        replace(
            match,
            rules=rules,
            earlier_rules=tuple(one for one in match.earlier_rules if one.hands < number),
            hands=match.hands[: number - 1],
            ended=None,
        )
    )
    return Before(sheet.dealer, sheet.totals, sheet.dropped_out)


def settled_hand(match: Match, hand: BidHand, number: int) -> Settled:
    """Return who played hand ``number`` of a match, and what each of them took.

    Raises:
        HandError: it cannot have been played so.
    """
    before, names = before_hand(match, number), Names.of(match)
    table = table_of(match.by_rules_of(number))
    sits_out, _ = who_deals(table, names, before.dealer, hand)
    return settle(table, hand, names, sits_out, before.dropped_out)


def passed_in_tricks(match: Match, hand: PassedIn, number: int) -> tuple[int | None, ...]:
    """Return each side's tricks in hand ``number``, that all passed; None where none was played.

    Raises:
        HandError: it cannot have been played so.
    """
    table = table_of(match.by_rules_of(number))
    if table.rules.all_pass is AllPass.REDEAL:
        return (None,) * len(match.sides)
    before, names = before_hand(match, number), Names.of(match)
    sits_out, _ = who_deals(table, names, before.dealer, hand)
    return settle_passed_in(table, hand, names, sits_out, before.dropped_out)
