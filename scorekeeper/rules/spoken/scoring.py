"""What a hand scores, played or not simply played: in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.spoken.statement import Statement, say
from scorekeeper.rules.spoken.table import side_word
from scorekeeper.rules.spoken.words import CREDIT
from scorekeeper.rules.table import seats_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scorekeeper.rules.rule_set import RuleSet


def scoring_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield what a contract scores, made or failed, and what its defenders score."""
    side = side_word(rules)
    yield say("made")
    if rules.slam_floor is None:
        yield say("slam.no")
    else:
        yield say("slam.yes", floor=rules.slam_floor)
    whom = "the contractor" if rules.is_individual else "the side that played it"
    yield say(f"failed.{rules.fail_rule}", whom=whom, opponents=_opponents(rules))
    if rules.partner_share is not None:
        yield say(f"share.{rules.partner_share}")
    if rules.trick_points:
        credit = CREDIT[rules.defence_credit]
        yield say(f"tricks.{rules.trick_points_when}", credit=credit)
    else:
        yield say("tricks.none")
    if misere := misere_name(rules):
        yield _misere(rules, misere)
        yield say("stopped", Misere=misere.capitalize())
    if rules.defence_cap is not None:
        yield say(f"cap.{rules.defence_cap_style}", cap=rules.defence_cap, side=side)
    if rules.trick_points_stop_above is not None:
        yield say("stop_above", side=side, points=rules.trick_points_stop_above)
    if rules.card_points:
        yield say("card_points", most=CARD_POINTS_IN_PACK[rules.pack])


def mishap_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield what the laws say of hands that were not simply played."""
    others = ", and the others score for the tricks they have" if rules.trick_points else ""
    alone = rules.is_individual
    if not alone:
        yield say("out_of_turn.partners")
    elif rules.active_players == 3:  # noqa: PLR2004 - the law says so of three hands
        yield say("out_of_turn.three")
    yield say("misdeal")
    yield say("void")
    yield say("revoke_own", others=others)
    yield say("revoke_other.player" if alone else "revoke_other.side", others=others)
    yield say("debarred", nothing="nothing" if alone else "nothing for tricks")
    yield say("wrong_count", others=others)
    if misere := misere_name(rules):
        yield say("joker", Misere=misere.capitalize())
    yield say("agree")


def misere_name(rules: RuleSet) -> str:
    """Return what a contract to take no trick is called here; empty where there is none.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> misere_name(RuleSet())
    'misère'
    """
    names = [rules.name_of(one.bid) for one in rules.special_contracts if one.is_misere]
    if any("isère" in name for name in names):
        return "misère"
    return names[0].lower() if names else ""


def _opponents(rules: RuleSet) -> str:
    if rules.is_individual:
        return "each opponent"
    return "the other side" if len(seats_at(rules)) == 2 else "each other side"  # noqa: PLR2004


def _misere(rules: RuleSet, misere: str) -> Statement:
    defenders = "every opponent scores"
    if not rules.is_individual:
        two = len(seats_at(rules)) == 2  # noqa: PLR2004 - two sides, or more
        defenders = "the other side scores" if two else "each other side scores"
    return say(f"misere.{rules.misere_defence}", defenders=defenders, misere=misere)
