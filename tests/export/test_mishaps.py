"""What befell a hand, as it is written beside it."""

from __future__ import annotations

from scorekeeper.export.paper import paper_of
from scorekeeper.rules import ContractHand, Revoke, ScoredOut, parse_bid
from scorekeeper.scorebook.book import Scorebook
from tests.scorebook.conftest import new_match, play

BID = parse_bid("8S")


def test_the_remark_names_who_revoked_scored_out_or_was_debarred(book: Scorebook) -> None:
    book.start(new_match(match_id="one"))
    play(
        book,
        "one",
        Revoke(side=1, contractor=1, bid=BID, tricks=(4, 1), offender=0, offending_side=0),
        ScoredOut(side=0, contractor=2, bid=BID, tricks=(4, 1), score_tricks_for=(1,)),
        ContractHand(
            side=0,
            contractor=0,
            bid=BID,
            tricks=(8, 2),
            debarred=(1,),
            debarred_tricks=(None, 1),
        ),
    )
    lines = paper_of(book.match("one")).lines
    assert [(line.contractor, line.remark) for line in lines] == [
        ("Bob", "Ann revoked"),
        ("Cat", "Bob & Dan scored out"),
        ("Ann", "Bob debarred"),
    ]
    assert [line.reasons for line in lines] == [
        ("Ann revoked, so the side scores nothing", "8♠ scored as won, Ann having revoked: 240"),
        ("", "1 trick at 10 when the hand was scored out"),
        ("8♠ made: 240", "1 trick at 10; nothing for 1 trick of Bob (debarred)"),
    ]
