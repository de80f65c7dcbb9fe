"""What an answer to an option comes to: the rule in a sentence, and a hand scored by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from scorekeeper.rules.contracts import Bid, Contract, Denomination
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import ContractHand, Hand, PassedIn
from scorekeeper.rules.match import Match, Opening
from scorekeeper.rules.options import AllPass
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import ScoreSheet, Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.book import spoken_rules
from scorekeeper.rules.verify import default_sides
from scorekeeper.ui.words import examples as said

TEN = 10
CARDS = 100
"""Points of the contractor's cards in the example of them."""

ABOUT = {
    "sides": "sides",
    "pack": "pack",
    "kitty": "kitty",
    "partner_method": "partner_method",
    "partners_by_level": "partners_by_level",
    "auction_rounds": "auction_rounds",
    "raise_own_after_passes": "raise",
    "sans_kitty": "sans_kitty",
    "fail_rule": "failed",
    "defence_credit": "tricks",
    "defence_cap_style": "cap",
    "all_pass": "all_pass",
    "card_points": "card_points",
    "win_condition": "target",
    "both_reach": "both",
    "joint_wins": "joint",
    "loss_needs_opponent_not_negative": "loss_waits",
    "multi_side_loss": "loss",
    "deal_limit": "deals",
    "time_limit_minutes": "time",
}
"""The sentence, among those on a rule set, that says what an answer means; its title may do."""


@lru_cache(maxsize=512)
def example(name: str, rules: RuleSet) -> str:
    """The rule of an option in a sentence where its answer's title does not do, and in points."""
    try:
        scene = SCENES.get(name)
        return f"{_sentence(name, rules)} {scene(rules) if scene else ''}".strip()
    except ScorekeeperError:
        return ""


def _sentence(name: str, rules: RuleSet) -> str:
    about = ABOUT.get(name)
    found = [
        statement.text
        for chapter in spoken_rules(rules)
        for statement in chapter.statements
        if statement.about == about
    ]
    return " ".join(found)


def _scored(
    rules: RuleSet, hand: Callable[[RuleSet], Hand], before: tuple[int, ...] = ()
) -> ScoreSheet:
    """A match of one hand, played by people without names; seat 1 is the contractor."""
    players = tuple(f"Player {seat}" for seat in range(1, rules.players + 1))
    sides = default_sides(rules, players)
    match = Match(
        rules=rules,
        players=players,
        sides=sides,
        first_dealer=rules.players - 1,
        opening=Opening(scores=before) if before else None,
        hands=(hand(rules),),
    )
    return replay(match)


def _played(bid: Bid, taken: int) -> Callable[[RuleSet], Hand]:
    """A contract of which the contractor's side took so many tricks."""

    def hand(rules: RuleSet) -> Hand:
        partner = _partner(rules, bid)
        return ContractHand(
            side=0,
            contractor=0,
            bid=bid,
            tricks=_tricks(rules, taken, () if partner is None else (partner,)),
            partners=() if partner is None else (partner,),
            sits_out=rules.players - 1 if rules.dealer_sits_out else None,
        )

    return hand


def _partner(rules: RuleSet, bid: Bid) -> int | None:
    """Who plays with the contractor, where partners are found hand by hand."""
    return 2 if max(rules.partners_for(bid)) else None


def _tricks(rules: RuleSet, taken: int, partners: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The tricks by side: one to each defender, and what is left over to the first."""
    count = len(default_sides(rules, tuple(map(str, range(rules.players)))))
    playing = range(1, count - rules.dealer_sits_out)
    tricks = [taken] + [0] * (count - 1)
    left = TEN - taken
    defending = [side for side in playing if side not in partners]
    for side in reversed(defending):
        tricks[side] = left if side == defending[0] else min(1, left)
        left -= tricks[side]
    return tuple(tricks)


def _spades(rules: RuleSet) -> Contract:
    return Contract(rules.min_level, Denomination.SPADES)


EIGHT_HEARTS = Contract(8, Denomination.HEARTS)


def _told(rules: RuleSet, bid: Bid, taken: int, sheet: ScoreSheet) -> str:
    """A hand and what it gives."""
    return said.hand(rules.name_of(bid), taken, _parties(rules, bid, sheet.hands[0].delta))


def _parties(rules: RuleSet, bid: Bid, points: tuple[int, ...]) -> list[tuple[str, int]]:
    """Who gets what: the contractor, a partner found in the hand, and each of the others."""
    partner = _partner(rules, bid)
    scoring = range(1, len(points) - rules.dealer_sits_out)
    others = [points[side] for side in scoring if side != partner]
    named = [(said.CONTRACTOR if rules.is_individual else said.CONTRACTORS, points[0])]
    if partner is not None:
        named.append((said.PARTNER, points[partner]))
    if len(set(others)) == 1:
        one = said.DEFENDER if rules.is_individual and len(others) == 1 else said.DEFENDERS
        each = said.EACH if len(others) > 1 else ""
        return [*named, (f"{each}{one}", others[0])]
    return [*named, *((said.ordinal(at), each) for at, each in enumerate(others))]


def _one_hand(bid: Callable[[RuleSet], Bid], taken: int) -> Callable[[RuleSet], str]:
    def scene(rules: RuleSet) -> str:
        played = bid(rules)
        plain = replace(rules, card_points=False)
        return _told(rules, played, taken, _scored(plain, _played(played, taken)))

    return scene


def _made_and_failed(rules: RuleSet) -> str:
    made, failed = (_one_hand(lambda _: EIGHT_HEARTS, taken)(rules) for taken in (8, 7))
    return f"{made} {failed}"


def _misere(rules: RuleSet) -> str:
    miseres = [special for special in rules.special_contracts if special.is_misere]
    return _one_hand(lambda _: miseres[0].bid, 1)(rules) if miseres else ""


def _in_defence(rules: RuleSet, start: int) -> str:
    """Five tricks in defence, for a side that has so much already."""
    sides = len(default_sides(rules, tuple(map(str, range(rules.players)))))
    before = (0, *[start] * (sides - 1))
    plain = replace(rules, card_points=False)
    bid = _spades(rules)
    sheet = _scored(plain, _played(bid, 5), before)
    partner = _partner(rules, bid)
    tricks = _tricks(rules, 5, () if partner is None else (partner,))
    return said.in_defence(start, tricks[1], sheet.hands[0].delta[1])


def _cap(rules: RuleSet) -> str:
    return _in_defence(rules, (rules.defence_cap or (rules.target or 500) - TEN) - 20)


def _stop(rules: RuleSet) -> str:
    above = 400 if rules.trick_points_stop_above is None else rules.trick_points_stop_above
    return _in_defence(rules, above + TEN)


def _passed(rules: RuleSet) -> str:
    if rules.all_pass is AllPass.REDEAL:
        return ""
    plain = replace(rules, card_points=False)
    sits_out = rules.players - 1 if rules.dealer_sits_out else None
    tricks = _tricks(rules, 6)
    sheet = _scored(plain, lambda _: PassedIn(tricks=tricks, sits_out=sits_out))
    return said.passed(tricks[:2], sheet.hands[0].delta[:2])


def _cards(rules: RuleSet) -> str:
    value = rules.value_of(EIGHT_HEARTS)
    return said.cards(value, CARDS, value + CARDS) if rules.card_points else ""


def _values(rules: RuleSet) -> str:
    shown = (Contract(6, Denomination.SPADES), EIGHT_HEARTS, Contract(10, Denomination.NO_TRUMP))
    return said.values([(bid.symbol, rules.schedule.value(bid)) for bid in shown])


def _lowest(rules: RuleSet) -> str:
    lowest = next(bid for bid in rules.ladder if isinstance(bid, Contract))
    return said.lowest(lowest.symbol, rules.value_of(lowest))


def _target(rules: RuleSet) -> str:
    if rules.target is None:
        return said.NO_TARGET
    bid = _spades(rules)
    value = rules.value_of(bid)
    return said.reached(rules.target - value, bid.symbol, value, rules.target)


def _defending_home(rules: RuleSet) -> str:
    """Whether tricks in defence win."""
    if rules.target is None or not rules.trick_points:
        return ""
    sides = len(default_sides(rules, tuple(map(str, range(rules.players)))))
    start = rules.target - TEN
    open_rules = _unlimited(rules)
    sheet = _scored(open_rules, _played(_spades(rules), 5), (0, *[start] * (sides - 1)))
    won = sheet.outcome.status is not Status.IN_PLAY
    return said.defended(start, sheet.totals[1], wins=won)


def _unlimited(rules: RuleSet) -> RuleSet:
    """The same rules where nothing but the target ends a match, and nothing stops points."""
    return replace(
        rules,
        card_points=False,
        defence_cap=None,
        trick_points_stop_above=None,
        deal_limit=None,
        time_limit_minutes=None,
    )


def _both(rules: RuleSet) -> str:
    if rules.target is None:
        return ""
    sides = len(default_sides(rules, tuple(map(str, range(rules.players)))))
    bid = _spades(rules)
    own = rules.target - rules.value_of(bid)
    open_rules = _unlimited(rules)
    before = (own, rules.target - TEN, *[0] * (sides - 2))
    sheet = _scored(open_rules, _played(bid, rules.min_level), before)
    if sheet.totals[1] <= sheet.totals[0] or sheet.outcome.status is not Status.OVER:
        return ""
    return said.both(sheet.totals[0], sheet.totals[1], contractor=0 in sheet.outcome.winners)


def _back_door(rules: RuleSet) -> str:
    limit = rules.loss_limit
    if limit is None:
        return said.NO_BACK_DOOR
    value = rules.value_of(EIGHT_HEARTS)
    return said.fallen(limit + value, EIGHT_HEARTS.symbol, value, limit)


SCENES: dict[str, Callable[[RuleSet], str]] = {
    "schedule": _values,
    "min_level": _lowest,
    "slam_floor": _one_hand(_spades, TEN),
    "fail_rule": _one_hand(lambda _: EIGHT_HEARTS, 7),
    "trick_points": _one_hand(lambda _: EIGHT_HEARTS, 8),
    "trick_points_when": _made_and_failed,
    "defence_credit": _one_hand(_spades, 6),
    "misere_defence": _misere,
    "defence_cap": _cap,
    "defence_cap_style": _cap,
    "trick_points_stop_above": _stop,
    "all_pass": _passed,
    "partner_share": _one_hand(lambda _: EIGHT_HEARTS, 8),
    "card_points": _cards,
    "target": _target,
    "win_condition": _defending_home,
    "both_reach": _both,
    "loss_limit": _back_door,
}
"""The options that a hand shows best."""
