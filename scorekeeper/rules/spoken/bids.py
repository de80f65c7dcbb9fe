"""What may be bid, what it is worth, what is higher, and who calls when: in sentences."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import LEVELS, Contract, Denomination
from scorekeeper.rules.options import AuctionRounds, SansKitty
from scorekeeper.rules.schedules import AVONDALE, INVERTED, ORIGINAL, PERFECT
from scorekeeper.rules.sentences import counted_text
from scorekeeper.rules.special_contracts import Undertaking
from scorekeeper.rules.spoken.statement import Statement, say
from scorekeeper.rules.spoken.table import counted, is_partnership_of
from scorekeeper.rules.spoken.words import PLACES, TAKEN, WHEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.special_contracts import SpecialContract

_NAMES = {AVONDALE: "Avondale", ORIGINAL: "Original", INVERTED: "Inverted", PERFECT: "Perfect"}


def bid_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield what bids are worth, their order, and every special contract."""
    yield _schedule(rules)
    yield _order(rules)
    signal = rules.min_level > LEVELS[0]
    yield say("min_level.signal" if signal else "min_level", level=counted(rules.min_level))
    if not rules.special_contracts:
        yield say("special.none")
    for special in sorted(rules.special_contracts, key=lambda one: rules.ladder.index(one.bid)):
        yield say(
            "special.misere" if special.is_misere else "special.other",
            about=f"special.{special.code}",
            name=rules.name_of(special.bid),
            value=special.value,
            taken=_taken(rules, special),
            place=_place(rules, special),
            when=WHEN[special.when],
        )
    if rules.sans_kitty is SansKitty.FLAG_ONLY:
        yield say("sans_kitty")


def auction_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield who calls when, and what becomes of a hand that nobody bids."""
    yield say("first")
    yield say(f"auction_rounds.{rules.auction_rounds}")
    if rules.auction_rounds is AuctionRounds.CONTINUING:
        yield say("raise.yes" if rules.raise_own_after_passes else "raise.no")
    yield say(f"all_pass.{rules.all_pass}")


def _schedule(rules: RuleSet) -> Statement:
    if rules.schedule not in _NAMES:
        values = [
            f"{counted(level)} {', '.join(str(value) for value in row)}"
            for level, row in zip(LEVELS, rules.schedule.table, strict=True)
        ]
        return say("schedule.custom", values="; ".join(values))
    low, high = (
        next(bid for bid in bids if isinstance(bid, Contract))
        for bids in (rules.ladder, rules.ladder[::-1])
    )
    return say(
        "schedule.perfect" if rules.schedule == PERFECT else "schedule.named",
        name=_NAMES[rules.schedule],
        low=low.symbol,
        lowest=rules.value_of(low),
        high=high.symbol,
        highest=rules.value_of(high),
    )


def _order(rules: RuleSet) -> Statement:
    """Return what is higher: tricks and then a denomination, or points."""
    ordered = [bid for bid in rules.ladder if isinstance(bid, Contract)]
    rows = [tuple(bid.denomination for bid in row) for _, row in groupby(ordered, _level)]
    # Where levels overlap, a row is shorter than five.
    if len(set(rows)) > 1 or rows[0][4:] != (Denomination.NO_TRUMP,):
        return say("order.points")
    low, *middle = (suit.symbol for suit in rows[0][:4])
    return say("order.tricks", low=low, middle=", ".join(middle))


def _level(bid: Contract) -> int:
    return bid.level


def _taken(rules: RuleSet, special: SpecialContract) -> str:
    match special.undertaking:
        case Undertaking.NONE if rules.finds_partner:
            return TAKEN["none.called"]
        case Undertaking.NONE if rules.is_individual:
            return TAKEN["none.single"]
        case Undertaking.NONE:
            return TAKEN["none.partner" if is_partnership_of(rules, 2) else "none.partners"]
        case Undertaking.EXACTLY:
            return TAKEN["exactly"].format(tricks=counted_text("tricks", special.tricks_needed))
        case undertaking:
            return TAKEN[undertaking]


def _place(rules: RuleSet, special: SpecialContract) -> str:
    ladder = rules.ladder
    at = ladder.index(special.bid)
    if at == 0:
        return PLACES["lowest"]
    if at == len(ladder) - 1:
        return PLACES["highest"]
    below, above = (rules.name_of(ladder[number]) for number in (at - 1, at + 1))
    return PLACES["between"].format(below=below, above=above)
