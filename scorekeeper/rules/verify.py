"""The doors through which matches and hands come in: verified, or refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scorekeeper.rules.before import before_hand
from scorekeeper.rules.errors import MatchError, RulesError, counted, listed, shown
from scorekeeper.rules.hand_errors import NoSuchSeat
from scorekeeper.rules.hands import Adjustment, Redeal, Void
from scorekeeper.rules.match import Ending, Match, Side
from scorekeeper.rules.names import is_name, tidy
from scorekeeper.rules.replay import who_deals
from scorekeeper.rules.score import Standing, score_hand
from scorekeeper.rules.settle import Names
from scorekeeper.rules.special_contracts import MOST_POINTS
from scorekeeper.rules.table import seats_at, table_of

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.rule_set import RuleSet

LONGEST_NAME = 100
"""The most characters in the name of a player; a side may be named after all of its players."""


def default_sides(rules: RuleSet, players: tuple[str, ...]) -> tuple[Side, ...]:
    """Return the sides of a table whose partners sit as they should, named for their players.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> [side.name for side in default_sides(RuleSet(), ("Ann", "Bob", "Cat", "Dan"))]
    ['Ann & Cat', 'Bob & Dan']
    """
    if len(players) != rules.players:
        raise WrongPlayers(rules, len(players))
    return tuple(
        Side(name=listed([players[seat] for seat in seats], "&"), seats=seats)
        for seats in seats_at(rules)
    )


def verify_match(match: Match) -> None:
    """Refuse a match whose players, sides or beginning do not fit its rules.

    Hands are not looked at: ``verify_hand`` and ``replay`` do that.

    Raises:
        MatchError: with the place, such as ``sides[1].players``.
    """
    rules = match.rules
    verify_players(rules, match.players)
    _verify_sides(match)
    if not 0 <= match.first_dealer < rules.players:
        raise BadMatch("first_dealer", match.first_dealer, f"a seat, 0 to {rules.players - 1}")
    _verify_opening(match)
    if match.ended is not None:
        by = match.ended.by
        if by is not None and not 0 <= by < len(match.sides):
            raise BadMatch("ended.by", by, "one of the sides")
        if by is None and match.ended.how is Ending.CONCEDED:
            raise BadMatch("ended.by", by, "the side that conceded")
    for index, earlier in enumerate(match.earlier_rules):
        then = replace(match, rules=earlier.rules, earlier_rules=(), opening=None, ended=None)
        try:
            verify_match(then)
        except MatchError as error:
            # The seats fit the rules in force now, so it is the earlier ones that do not.
            error.where = f"earlier_rules[{index}].rules"
            raise


def verify_players(rules: RuleSet, players: tuple[str, ...]) -> None:
    """Refuse players who are too few or too many, or of whom one has no name of their own.

    Raises:
        MatchError: with the place, such as ``players[1]``.
    """
    if len(players) != rules.players:
        raise WrongPlayers(rules, len(players))
    _verify_names(players, "players", LONGEST_NAME)


def verify_hand(match: Match, hand: Hand, number: int | None = None) -> None:
    """Refuse a hand that cannot have happened in this match.

    Args:
        match: the match; its hands matter only for whose deal it is.
        hand: the hand.
        number: where it stands among the hands, from 1; the next when left out.

    Raises:
        RulesError: with the place, such as ``tricks``.
    """
    number = len(match.hands) + 1 if number is None else number
    before = before_hand(match, number)
    match = match.by_rules_of(number)
    table, names = table_of(match), Names.of(match)
    sits_out, _ = who_deals(table, names, before.dealer, hand)
    score_hand(table, hand, names, Standing(before.totals, sits_out, before.dropped_out))
    first = getattr(hand, "first_to_reach", None)
    if first is not None and not 0 <= first < len(match.sides):
        raise NoSuchSeat("side", first, len(match.sides)).at("first_to_reach")
    for index, call in enumerate(hand.auction):
        if not 0 <= call.seat < match.rules.active_players:
            raise NoSuchSeat("caller", call.seat, match.rules.active_players).at(
                f"auction[{index}].seat"
            )


def can_record(match: Match, hand: Hand, number: int | None = None) -> RulesError | None:
    """Return why a hand cannot be recorded, or None when it can."""
    try:
        verify_hand(match, hand, number)
    except RulesError as error:
        return error
    return None


def with_dealer(match: Match, hand: Hand, number: int | None = None) -> Hand:
    """Return a hand that says who sat out, where that follows from whose deal it is.

    A hand so completed keeps its meaning when another is put in before it.
    """
    number = len(match.hands) + 1 if number is None else number
    sits_out = match.rules_of(number).dealer_sits_out
    if not sits_out or isinstance(hand, (Redeal, Void, Adjustment)):
        return hand
    if hand.sits_out is not None:
        return hand
    dealer = before_hand(match, number).dealer
    return replace(hand, sits_out=dealer if hand.dealer is None else hand.dealer)


def _verify_opening(match: Match) -> None:
    if match.opening is None:
        return
    scores, played = match.opening.scores, match.opening.hands_played
    if len(scores) != len(match.sides):
        raise BadMatch("opening.scores", list(scores), f"{len(match.sides)} scores")
    for score in scores:
        if type(score) is not int or abs(score) > MOST_POINTS:
            raise BadMatch("opening.scores", score, f"a number up to {MOST_POINTS}")
    if type(played) is not int or not 0 <= played <= MOST_POINTS:
        raise BadMatch("opening.hands_played", played, "a number of hands")
    limit = match.rules_of(1).deal_limit
    if limit is not None and played >= limit:
        right = f"fewer than the {limit} deals of these rules, or nothing is left to play"
        raise BadMatch("opening.hands_played", played, right)


def _verify_names(names: tuple[str, ...], where: str, longest: int) -> None:
    seen: set[str] = set()
    for index, name in enumerate(names):
        if not is_name(name, longest):
            right = f"a name of up to {longest} characters that can be seen"
            raise BadMatch(f"{where}[{index}]", name, right)
        if tidy(name) in seen:
            right = "a name that no other has: each stands once in a match"
            raise BadMatch(f"{where}[{index}]", name, right)
        seen.add(tidy(name))


def _verify_sides(match: Match) -> None:
    right = seats_at(match.rules)
    if len(match.sides) != len(right):
        raise BadMatch("sides", len(match.sides), counted(len(right), "side"))
    longest = LONGEST_NAME * (match.rules.players + 1)
    _verify_names(tuple(side.name for side in match.sides), "sides", longest)
    seated: set[int] = set()
    individual = match.rules.is_individual
    seat_of = {tidy(name): seat for seat, name in enumerate(match.players)}
    for index, (side, seats) in enumerate(zip(match.sides, right, strict=True)):
        if len(side.seats) != len(seats):
            raise BadMatch(
                f"sides[{index}].players", len(side.seats), counted(len(seats), "player")
            )
        for seat in side.seats:
            if seat in seated or not 0 <= seat < match.rules.players:
                right_seat = "a player of this match, once, that no other side has"
                name = match.players[seat] if seat in seated else seat
                raise BadMatch(f"sides[{index}].players", name, right_seat)
            seated.add(seat)
        if individual and side.seats != (index,):
            in_order = f"seat {index}: one side a player, in seat order"
            raise BadMatch(f"sides[{index}].players", side.seats, in_order)
        namesake = seat_of.get(tidy(side.name))
        if namesake is not None and side.seats != (namesake,):
            raise BadMatch(f"sides[{index}].name", side.name, "a name that no player has")


class BadMatch(MatchError):
    """A part of a match that does not fit its rule set."""

    code = "bad_match"

    def __init__(self, where: str, value: object, right: str) -> None:
        """Say the place, the value and what would be right."""
        super().__init__(f"{where} cannot be {shown(value)}: it is {right}.")
        self.at(where)


class WrongPlayers(MatchError):
    """More or fewer players than the rule set seats."""

    code = "wrong_players"

    def __init__(self, rules: RuleSet, count: int) -> None:
        """Say how many there are and how many the table seats."""
        there = counted(count, "player")
        super().__init__(f"{there} cannot play {rules.sides}: it is for {rules.players}.")
        self.at("players")
