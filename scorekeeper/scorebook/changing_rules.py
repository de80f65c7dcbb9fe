"""Other rules for a match that has begun: for all of it, or from the next hand on."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.replay import replay
from scorekeeper.rules.rule_set import RULE_SET_FORMAT, RuleSet
from scorekeeper.rules.table import table_of
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.row_images import Image
from scorekeeper.store.seat_kinds import Fields


def change_rules(
    opened: Opened, rules: RuleSet, *, preset_id: str | None, rules_name: str
) -> Plan:
    """Play the whole match by other rules, as if they had been agreed at its start.

    Raises:
        NotPlayedSo: a hand cannot have been played by them; it says which.
    """
    _verify_hands(opened, rules)
    stored = opened.stored
    image: Image = {
        "match": {stored.uid: _rules(rules, preset_id, rules_name) | {"ruling": 0}},
        "rulings": {str(number): None for number in range(len(stored.rulings))},
        "hands": {hand.uid: {"ruling": 0} for hand in stored.hands},
    }
    return Plan(kind=ChangeKind.RULES_CHANGED, image=image)


def change_rules_from_here(
    opened: Opened, rules: RuleSet, *, preset_id: str | None, rules_name: str
) -> Plan:
    """Play by other rules from the next hand on; a match that was over goes on."""
    stored = opened.stored
    fields = _rules(rules, preset_id, rules_name)
    image: Image = {"match": {stored.uid: fields}}
    if any(hand.ruling == stored.ruling for hand in stored.hands):
        before: Fields = {
            "rules": stored.rules,
            "rules_format": stored.rules_format,
            "rules_name": stored.rules_name,
            "preset_id": stored.preset_id,
        }
        image["rulings"] = {str(stored.ruling): before}
        fields["ruling"] = stored.ruling + 1
    return Plan(kind=ChangeKind.RULES_CHANGED, hand=len(stored.hands) + 1, image=image)


def _verify_hands(opened: Opened, rules: RuleSet) -> None:
    match = opened.match
    otherwise = replace(match, rules=rules, earlier_rules=())
    values = table_of(otherwise).values
    for index, hand in enumerate(match.hands):
        bid = getattr(hand, "bid", None)
        if bid is not None and bid not in values:
            name = match.rules_of(index + 1).name_of(bid)
            raise ContractNotThere(index + 1, name).at("bid").at(f"hands[{index}]")
    try:
        replay(otherwise)
    except RulesError as error:
        hand_at, _, _ = error.where.removeprefix("hands[").partition("]")
        if not hand_at.isdecimal():
            raise
        raise NotPlayedSo(int(hand_at) + 1, error.message).at(error.where) from None


class NotPlayedSo(RulesError):
    """A hand that cannot have been played by the rules chosen for the whole match."""

    code = "not_played_so"

    def __init__(self, number: int, why: str) -> None:
        """Say which hand and why."""
        super().__init__(f"Hand {number}: {why}")


class ContractNotThere(NotPlayedSo):
    """The rules chosen do not have the contract that a hand was played in.

    Attributes:
        number: the hand's, from 1.
        contract: what the rules it was played by call the contract.
    """

    code = "contract_not_there"

    def __init__(self, number: int, contract: str) -> None:
        """Say which hand, and in what contract it was played."""
        why = f"these rules do not have the contract it was played in, {contract}."
        super().__init__(number, why)
        self.number = number
        self.contract = contract

    def called(self, contract: str) -> str:
        """The sentence, with the contract called as it is at the table."""
        return ContractNotThere(self.number, contract).message


def _rules(rules: RuleSet, preset_id: str | None, rules_name: str) -> Fields:
    return {
        "rules": rules.to_json(),
        "rules_format": RULE_SET_FORMAT,
        "rules_name": rules_name,
        "preset_id": preset_id,
    }
