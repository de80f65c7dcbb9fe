"""What people write for a bid."""

from __future__ import annotations

import pytest

from scorekeeper.rules.contracts import CONTRACTS, Contract, Denomination, Special, parse_bid
from scorekeeper.rules.errors import NotABid
from scorekeeper.rules.presets import preset
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.special_contracts import SpecialContract


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_both_notations_read_back(contract: Contract) -> None:
    assert parse_bid(str(contract)) is contract
    assert parse_bid(contract.symbol) == contract


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("10h", "10H"),
        ("7 NT", "7NT"),
        ("7♥", "7H"),
        ("7 ♥\ufe0f", "7H"),
        ("8♤", "8S"),
        (" 6s ", "6S"),
        ("six in spades", "6S"),
        ("Seven No-Trumps", "7NT"),
        ("9 noies", "9NT"),
        ("10 of clubs", "10C"),
        ("６Ｄ", "6D"),
        ("8n", "8NT"),
        ("m", "M"),
        ("misère", "M"),
        ("MISERE", "M"),
        ("nullo", "M"),
        ("Open Misère", "OM"),
        ("open nullo", "OM"),
        ("om", "OM"),
        ("blind misère", "BM"),
    ],
)
def test_what_people_type(text: str, bid: str) -> None:
    assert str(preset("au_blind").rules.parse(text)) == bid


@pytest.mark.parametrize(
    "text",
    ["", "5S", "11H", "8", "H", "8X", "88H", "8H8H", "pass", "P", "grand", "8" * 5000, "8H\x00"],
)
def test_what_is_no_bid(text: str) -> None:
    with pytest.raises(NotABid, match="is not a bid at this table"):
        RuleSet().parse(text)


def test_a_table_reads_its_own_names_first() -> None:
    hi_lo = SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5", rank="top")
    table = RuleSet(special_contracts=(hi_lo,))
    assert table.parse("hi lo") == Special("HL") == table.parse("hl")
    assert table.name_of(Special("HL")) == "Hi-Lo"
    with pytest.raises(NotABid, match="or HL"):
        table.parse("misere")


def test_below_the_lowest_level_is_no_bid() -> None:
    with pytest.raises(NotABid, match="a bid is 7 to 10"):
        preset("mn_45").rules.parse("6S")


def test_the_notation_of_a_person() -> None:
    assert Contract(8, Denomination.HEARTS).symbol == "8♥"
    assert Contract(10, Denomination.NO_TRUMP).symbol == "10NT"
    assert Special("OM").symbol == str(Special("OM")) == "OM"
    assert RuleSet().name_of(Special("OM")) == "Open Misère"


def test_a_bid_that_is_not_here_has_no_value() -> None:
    with pytest.raises(NotABid, match="'BM' is not a bid"):
        RuleSet().value_of(Special("BM"))
