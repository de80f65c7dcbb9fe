"""What playing alone changes, where a partner would share a contract's points."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.prospects import Prospect
    from scorekeeper.rules.rule_set import RuleSet


class Company(StrEnum):
    """How a contract is played to decide a match."""

    EITHER = "either"
    """It makes no difference, or it is always played so."""
    ALONE = "alone"
    """Alone, for all of its points."""
    PARTNER = "partner"
    """With a partner, for half of them."""


def with_partner(rules: RuleSet, bids: tuple[Bid, ...]) -> tuple[Bid, ...]:
    """Return those bids that may be played with a partner found; misère never is.

    >>> from scorekeeper.rules import PRESETS
    >>> rules = PRESETS["au_5p_called"].rules
    >>> [str(bid) for bid in with_partner(rules, rules.ladder[-3:])]
    ['10H', '10NT']
    """
    return tuple(bid for bid in bids if rules.partners_for(bid) != (0,))


def left_out(rules: RuleSet, bids: tuple[Bid, ...]) -> tuple[Bid, ...]:
    """Return contracts never shared that stand among ``bids`` in the ladder without being of them.

    A misère worth little may stand high: above bids that win, and yet not win itself.
    """
    ladder = rules.ladder
    first = min((ladder.index(bid) for bid in bids), default=len(ladder))
    never = set(ladder) - set(with_partner(rules, ladder))
    return tuple(bid for bid in ladder[first:] if bid in never and bid not in bids)


def sinking(rules: RuleSet, prospect: Prospect) -> tuple[tuple[Bid, Company], ...]:
    """Return the lowest bids that sink a side when they fail, and in what company they do.

    A contract that is never shared is named only where it stands below all that are played alone.
    """
    alone = prospect.sinks_alone
    if prospect.sinks == alone:
        return tuple((bid, Company.EITHER) for bid in alone[:1])
    own, shared = with_partner(rules, alone), with_partner(rules, prospect.sinks)
    found = [(own[0], Company.ALONE)]
    if alone[0] != own[0]:
        found.insert(0, (alone[0], Company.EITHER))
    found += [(bid, Company.PARTNER) for bid in shared[:1]]
    return tuple(found)
