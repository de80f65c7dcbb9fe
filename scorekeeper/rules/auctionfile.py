"""Auctions as JSON: what ``scorekeeper auction`` reads and answers."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules.auction import LEGAL, Auction, CallReason, judge, make_call
from scorekeeper.rules.errors import FormatError, NotABid, ScorekeeperError, shown
from scorekeeper.rules.hands import Call
from scorekeeper.rules.reading import MissingKey, read_rules_of
from scorekeeper.rules.rule_set import RuleSet

_PASSES = frozenset({"p", "pass"})
_KEYS = ("rules", "players", "calls")


class BadAuction(FormatError):
    """A part of an auction file that is not what it has to be."""

    code = "bad_auction"

    def __init__(self, where: str, value: object, right: str) -> None:
        """Say the place, the value and what would be right."""
        super().__init__(f"{where} cannot be {shown(value)}: it is {right}.")
        self.at(where)


def judge_auction_json(auction: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever the file held
    """Judge each call of an auction on those before it that were legal.

    Returns:
        ``calls`` with ``legal`` and ``reason``, ``closed``, ``contract`` and
        ``contractor_seat`` (from 1, the dealer's left); or ``error`` where the
        file is wrong.
    """
    try:
        return _judge(auction)
    except ScorekeeperError as error:
        return {"error": {"code": error.code, "message": error.message, "where": error.where}}


def _judge(data: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever the file held
    if not isinstance(data, dict):
        raise BadAuction("auction", data, "an object with rules and calls")
    for key in data:
        if key not in _KEYS:
            raise BadAuction(str(key), data[key], "not part of an auction")
    rules = read_rules_of(data).rules
    players = data.get("players", rules.players)
    if type(players) is not int or players not in {rules.players, rules.active_players}:
        raise BadAuction("players", players, f"{rules.players} under these rules")
    if "calls" not in data:
        raise MissingKey("calls", 'a list of calls, such as {"seat": 1, "call": "6S"}')
    calls = data["calls"]
    if not isinstance(calls, list):
        raise BadAuction("calls", calls, "a list of calls")
    auction = Auction(rules=rules)
    judged = []
    for index, entry in enumerate(calls):
        seat, text = _read_entry(f"calls[{index}]", entry, rules)
        call, reason = _judge_text(auction, seat, text)
        if call is not None and reason in LEGAL:
            auction = make_call(auction, call)
        said = text if call is None else _written(call)
        judged.append(
            {"seat": seat + 1, "call": said, "legal": reason in LEGAL, "reason": reason.value}
        )
    contract = auction.contract
    return {
        "calls": judged,
        "closed": auction.is_closed,
        "contract": _written(contract) if contract else None,
        "contractor_seat": contract.seat + 1 if contract else None,
    }


def _read_entry(where: str, entry: object, rules: RuleSet) -> tuple[int, str]:
    if not isinstance(entry, dict):
        raise BadAuction(where, entry, "an object with seat and call")
    seat, text = entry.get("seat"), entry.get("call")
    if type(seat) is not int or not 1 <= seat <= rules.players:
        right = f"a number from 1, the dealer's left, to {rules.players}"
        raise BadAuction(f"{where}.seat", seat, right)
    if not isinstance(text, str):
        raise BadAuction(f"{where}.call", text, "a bid such as 6S, or P for a pass")
    return seat - 1, text


def _judge_text(auction: Auction, seat: int, text: str) -> tuple[Call | None, CallReason]:
    """Return the call that ``text`` names, if the table has it, and how it is judged."""
    try:
        passes = text.strip().casefold() in _PASSES
        call = Call(seat=seat, bid=None if passes else auction.rules.parse(text))
    except NotABid:
        in_turn = judge(auction, Call(seat=seat, bid=None))
        return None, in_turn if in_turn not in LEGAL else CallReason.NOT_A_BID_HERE
    return call, judge(auction, call)


def _written(call: Call) -> str:
    return "P" if call.bid is None else str(call.bid)
