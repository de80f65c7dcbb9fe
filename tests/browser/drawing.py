"""Matches drawn at random: the hands of one, and what each leaves, to be played on the screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.rules import (
    ContractHand,
    Match,
    Outcome,
    PassedIn,
    RuleSet,
    Status,
    default_sides,
    replay,
)
from scorekeeper.rules.contracts import Bid, Contract
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.options import AllPass
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

PEOPLE = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


Drawn = ContractHand | PassedIn


class Drawing:
    """Draws a match by a rule set, hand after hand; the same seed draws the same.

    Attributes:
        match: what was drawn so far.
    """

    def __init__(self, rules: RuleSet, seed: str) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - hands, not secrets
        players = PEOPLE[: rules.players]
        self.match = Match(rules=rules, players=players, sides=default_sides(rules, players))

    def hands(self, most: int) -> Iterator[Drawn]:
        """Hands until one ends the match, and no more than so many."""
        for _ in range(most):
            before = self.match
            hand = self._passed_in() if self._happens(1 / 10) else self._contract()
            self.match = replace(before, hands=(*before.hands, hand))
            if needs := self.outcome.needs:
                hand = replace(hand, first_to_reach=self._chance.choice(needs.choices))
                self.match = replace(before, hands=(*before.hands, hand))
            yield hand
            if self.outcome.status is not Status.IN_PLAY:
                return

    @property
    def totals(self) -> tuple[int, ...]:
        """What the sides have after the hands so far."""
        return replay(self.match).totals

    @property
    def outcome(self) -> Outcome:
        """Where the match stands after them."""
        return replay(self.match).outcome

    def _happens(self, how_likely: float) -> bool:
        return self._chance.random() < how_likely

    def _passed_in(self) -> PassedIn:
        if self.match.rules.all_pass is AllPass.REDEAL:
            return PassedIn()
        return PassedIn(tricks=self._shared_out(TRICKS_IN_A_HAND, self._playing()))

    def _contract(self) -> ContractHand:
        rules, sides = self.match.rules, self._playing()
        side = self._chance.choice(sides)
        bid = self._bid()
        partners = self._partners(bid, [other for other in sides if other != side])
        own = (side, *partners)
        others = [other for other in sides if other not in own]
        taken = self._taken(bid) if others else TRICKS_IN_A_HAND
        tricks = tuple(
            map(
                sum,
                zip(
                    self._shared_out(taken, own),
                    self._shared_out(TRICKS_IN_A_HAND - taken, others),
                    strict=True,
                ),
            )
        )
        cards: tuple[int, ...] = ()
        special = rules.special(bid)
        if rules.card_points and not (special and special.is_misere):
            most = CARD_POINTS_IN_PACK[rules.pack]
            cards = self._shared_out(most, [one for one in sides if tricks[one]])
        return ContractHand(
            side=side,
            contractor=self._chance.choice(self.match.sides[side].seats),
            bid=bid,
            tricks=tricks,
            partners=partners,
            card_points=cards,
        )

    def _playing(self) -> list[int]:
        """The sides that hold cards in the next hand."""
        sides = list(range(len(self.match.sides)))
        if self.match.rules.dealer_sits_out:
            sides.remove(replay(self.match).dealer)
        return sides

    def _bid(self) -> Bid:
        """A contract, the dear ones rather: they end a match sooner."""
        specials = [bid for bid in self.match.rules.ladder if not isinstance(bid, Contract)]
        if specials and self._happens(1 / 4):
            return self._chance.choice(specials)
        numbered = [bid for bid in self.match.rules.ladder if isinstance(bid, Contract)]
        return max(self._chance.choices(numbered, k=2), key=numbered.index)

    def _partners(self, bid: Bid, others: list[int]) -> tuple[int, ...]:
        most = max(self.match.rules.partners_for(bid))
        return tuple(self._chance.sample(others, most)) if self._happens(3 / 4) else ()

    def _taken(self, bid: Bid) -> int:
        """The contracting side's tricks: the contract is made two times in three."""
        special = self.match.rules.special(bid)
        makes = [
            count
            for count in range(TRICKS_IN_A_HAND + 1)
            if (
                count == special.tricks_needed
                if special
                else isinstance(bid, Contract) and count >= bid.level
            )
        ]
        fails = [count for count in range(TRICKS_IN_A_HAND + 1) if count not in makes]
        return self._chance.choice(makes if self._happens(2 / 3) else fails)

    def _shared_out(self, whole: int, among: list[int] | tuple[int, ...]) -> tuple[int, ...]:
        """A number shared out at random, by side."""
        shares = [0] * len(self.match.sides)
        for _ in range(whole if among else 0):
            shares[self._chance.choice(among)] += 1
        return tuple(shares)
