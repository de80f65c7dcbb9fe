"""What the last of a fixed number of deals may decide: every way to play it, scored.

After it the highest total wins, and whose that is depends on everybody's tricks. So nothing is
reckoned here: a hand is played in each way it can go, and the rules say who has then won.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, islice
from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.finish import leaders
from scorekeeper.rules.hands import ContractHand, PassedIn
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.options import AllPass, CapStyle
from scorekeeper.rules.reach import sits_out
from scorekeeper.rules.replay import State, state_of, step
from scorekeeper.rules.results import Outcome, ScoredHand, ScoreSheet, Status
from scorekeeper.rules.settle import Names
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.table import Table

ANY_TRICKS = range(TRICKS_IN_A_HAND + 1)
"""What a side can take of a hand."""


class Stakes(NamedTuple):
    """What the last deal may decide for one side.

    Attributes:
        wins: bids that win outright when made, however the other tricks fall; five-handed, with
            any partner.
        wins_alone: the same, playing alone.
        slam_wins: whether all ten tricks on any numbered bid would win.
        sinks: bids that lose the match when they fail, however the tricks fall; of a side with
            the highest total alone, for any other has it to win.
        safe: whether it wins whatever is bid, and whoever makes it.
    """

    wins: tuple[Bid, ...] = ()
    wins_alone: tuple[Bid, ...] = ()
    slam_wins: bool = False
    sinks: tuple[Bid, ...] = ()
    safe: bool = False


def stakes_of(table: Table, sheet: ScoreSheet, side: int) -> Stakes:
    """Return what the next hand may decide for a side, when it is the last.

    Five-handed there are too many ways to lose one for all of them to be looked at.
    """
    playing = tuple(
        one
        for one in range(len(sheet.totals))
        if one not in sheet.dropped_out and not sits_out(table, sheet, one)
    )
    return _stakes(table, state_of(sheet), playing, side)


@lru_cache(maxsize=64)
def _stakes(table: Table, state: State, playing: tuple[int, ...], side: int) -> Stakes:
    rules = table.rules
    staying = [one for one in range(len(state.totals)) if one not in state.dropped_out]
    ahead = side in leaders(state.totals, staying) and not rules.finds_partner
    if ahead and _is_safe(table, state, playing, side):
        return Stakes(safe=True)
    if side not in playing or len(playing) == 1:
        return Stakes()

    def made(bid: Bid, count: int) -> bool:
        return _always_wins(table, state, playing, side, bid, _made_with(table, bid), count)

    wins_alone = tuple(bid for bid in rules.ladder if made(bid, 0))
    wins = wins_alone
    if rules.finds_partner:
        wins = tuple(bid for bid in rules.ladder if made(bid, max(rules.partners_for(bid))))
    slam = not wins_alone and all(
        _always_wins(table, state, playing, side, bid, (TRICKS_IN_A_HAND,), count)
        for bid in rules.ladder
        if isinstance(bid, Contract)
        for count in set(rules.partners_for(bid))
    )
    sinks = tuple(
        bid for bid in rules.ladder if ahead and _always_loses(table, state, playing, side, bid)
    )
    return Stakes(wins, wins_alone, slam, sinks)


def _splits_of(table: Table) -> Callable[[int, int], Iterable[tuple[int, ...]]]:
    """Return the ways of tricks among which somebody overtakes, if anybody can.

    More tricks are never fewer points, so who can overtake does with all of them; only a cap
    that freezes points may want fewer.
    """
    return _all_splits if _freezes(table) else _to_one


def _ends(table: Table, bid: Bid, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of tricks to look at: the others score between what they do at the ends.

    Not so where more tricks may be fewer points, nor in a contract that is not to take the most.
    """
    if _freezes(table) or not isinstance(bid, Contract) or len(counts) <= len(("first", "last")):
        return counts
    made = _made_with(table, bid)
    return tuple(one for one in counts if one in {counts[0], counts[-1], made[0], made[0] - 1})


def _freezes(table: Table) -> bool:
    rules = table.rules
    return rules.defence_cap is not None and rules.defence_cap_style is CapStyle.FREEZE


def _always_wins(  # noqa: PLR0913, PLR0917 - a hand, and the ways it may go
    table: Table,
    state: State,
    playing: tuple[int, ...],
    side: int,
    bid: Bid,
    counts: tuple[int, ...],
    partners: int,
) -> bool:
    ways = _ways(table, playing, side, bid, counts, partners, _splits_of(table))
    return all(_wins(_play(table, state, hand)[1], side) for hand in ways)


def _always_loses(
    table: Table, state: State, playing: tuple[int, ...], side: int, bid: Bid
) -> bool:
    return all(
        outcome.status is Status.OVER and side not in outcome.winners
        for hand in _ways(table, playing, side, bid, _fails_with(table, bid), 0, _all_splits)
        for outcome in [_play(table, state, hand)[1]]
    )


def _is_safe(table: Table, state: State, playing: tuple[int, ...], side: int) -> bool:
    """Return whether a side wins outright whatever is bid. The dearest bids tell soonest."""
    hands: Iterator[Hand] = (
        hand
        for bid in reversed(table.rules.ladder)
        for other in playing
        for hand in _ways(table, playing, other, bid, tuple(ANY_TRICKS), 0, _splits_of(table))
    )
    passed = _passed_in(table, playing)
    return all(
        _wins(_play(table, state, hand)[1], side) for ways in (passed, hands) for hand in ways
    )


def _wins(outcome: Outcome, side: int) -> bool:
    """Return whether a side wins and shares with nobody but the partner of its contract."""
    winners = set(outcome.winners)
    return winners == {side} or (side in winners and winners == {one.side for one in outcome.made})


def _play(table: Table, state: State, hand: Hand) -> tuple[ScoredHand, Outcome]:
    names = Names(("",) * len(table.seats), ("",) * len(table.side_of))
    after, scored = step(table, names, state, hand)
    return scored, after.outcome


def _ways(  # noqa: PLR0913, PLR0917 - a hand, and the ways it may go
    table: Table,
    playing: tuple[int, ...],
    side: int,
    bid: Bid,
    counts: tuple[int, ...],
    partners: int,
    splits: Callable[[int, int], Iterable[tuple[int, ...]]],
) -> Iterator[ContractHand]:
    """Yield a contract of a side with ``counts`` of tricks, the others' falling in these ways."""
    others = [one for one in playing if one != side]
    for mates in combinations(others, partners):
        against = [one for one in others if one not in mates]
        for taken in _ends(table, bid, counts):
            for split in splits(TRICKS_IN_A_HAND - taken, len(against)):
                tricks = [0] * len(table.seats)
                tricks[side] = taken
                for defender, count in zip(against, split, strict=True):
                    tricks[defender] = count
                for cards in _cards(table, playing):
                    yield ContractHand(
                        side=side,
                        bid=bid,
                        tricks=tuple(tricks),
                        partners=mates,
                        card_points=cards,
                    )


def _passed_in(table: Table, playing: tuple[int, ...]) -> Iterator[PassedIn]:
    if table.rules.all_pass is not AllPass.PLAY_NO_TRUMP:
        yield PassedIn()
        return
    for split in _splits_of(table)(TRICKS_IN_A_HAND, len(playing)):
        took = dict(zip(playing, split, strict=True))
        yield PassedIn(tricks=tuple(took.get(side, 0) for side in range(len(table.seats))))


def _all_splits(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Yield every way in which so many tricks can fall to so many sides.

    >>> list(_all_splits(1, 2))
    [(1, 0), (0, 1)]
    """
    if sides == 1:
        yield (tricks,)
        return
    for first in range(tricks, -1, -1):
        for rest in _all_splits(tricks - first, sides - 1):
            yield (first, *rest)


def _to_one(tricks: int, sides: int) -> set[tuple[int, ...]]:
    """Return the ways in which so many tricks can all fall to one of so many sides."""
    return {tuple(tricks if one == taker else 0 for one in range(sides)) for taker in range(sides)}


def _cards(table: Table, playing: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the points in cards all with one of the sides, and none at all."""
    if not table.rules.card_points:
        yield ()
        return
    sides, most = range(len(table.seats)), CARD_POINTS_IN_PACK[table.rules.pack]
    for holder in (*playing, None):
        yield tuple(most if side == holder else 0 for side in sides)


@lru_cache(maxsize=1024)
def _made_with(table: Table, bid: Bid) -> tuple[int, ...]:
    """Return the numbers of tricks with which a contract is made."""
    sides = len(table.seats)
    playing = tuple(range(table.rules.dealer_sits_out, sides))
    opening = State(0, (0,) * sides, (0,) * sides, table.seats[0][0], 0, (), Outcome())
    return tuple(
        taken
        for taken in ANY_TRICKS
        for hand in islice(_ways(table, playing, playing[0], bid, (taken,), 0, _to_one), 1)
        if _play(table, opening, hand)[0].made
    )


def _fails_with(table: Table, bid: Bid) -> tuple[int, ...]:
    """Return the numbers of tricks with which it fails, the most first."""
    made = _made_with(table, bid)
    return tuple(taken for taken in reversed(ANY_TRICKS) if taken not in made)
