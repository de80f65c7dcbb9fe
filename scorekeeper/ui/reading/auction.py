"""From the calls noted so far to what the auction shows, and to the calls kept with a hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorekeeper.rules.auction import LEGAL, Auction, CallReason, judge, make_call
from scorekeeper.rules.contracts import Bid
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Adjustment, BidHand, Call, Hand, PassedIn, Redeal, Void
from scorekeeper.rules.match import Match
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import PASS, Draft, Kind
from scorekeeper.ui.reading.rules import contract_rows, special_choices
from scorekeeper.ui.reading.shown import ContractChoice
from scorekeeper.ui.words import auction as said


@dataclass(frozen=True, slots=True, kw_only=True)
class BidChoice:
    """A bid as its cell shows it.

    Attributes:
        choice: how it is written, what it is worth.
        open: whether it may be called now.
        label: the whole in words, with the reason where it may not.
    """

    choice: ContractChoice
    open: bool
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionForm:
    """The auction as it is shown.

    Attributes:
        calls: who said what, in order.
        turn: whose turn it is; or how the auction ended.
        why: why a bid that was tapped cannot be called; empty where none was.
        rows: the numbered bids, a row a level.
        specials: the special contracts.
        over: whether nobody may call any more.
        passed_in: whether that is because everybody passed.
    """

    calls: tuple[str, ...]
    turn: str
    why: str
    rows: tuple[tuple[BidChoice, ...], ...]
    specials: tuple[BidChoice, ...]
    over: bool
    passed_in: bool


def auction_of(view: MatchView, draft: Draft) -> Auction:
    """The auction as far as its calls could be made one after the other."""
    auction = Auction(rules=view.match.rules)
    for seat, text in draft.auction:
        try:
            auction = make_call(auction, _call(view.match, seat, text))
        except ScorekeeperError:
            break
    return auction


def player_of(view: MatchView, draft: Draft, seat: int) -> int:
    """The player's seat at the table of a seat in the auction, 0 being the dealer's left."""
    dealer = view.sheet.dealer if draft.dealer is None else draft.dealer
    return (dealer + 1 + seat) % view.match.rules.players


def read_auction(view: MatchView, draft: Draft) -> AuctionForm:
    """The calls so far, whose turn it is, and every bid with whether it may be called."""
    rules = view.match.rules
    auction = auction_of(view, draft)

    def read(choice: ContractChoice) -> BidChoice:
        why = why_not(view, draft, choice.code, auction)
        label = f"{choice.label}, {said.NOT_NOW}: {why}" if why else choice.label
        return BidChoice(choice=choice, open=not why, label=label)

    return AuctionForm(
        calls=told_calls(view, draft),
        turn=_turn(view, draft, auction),
        why=draft.trouble,
        rows=tuple(tuple(map(read, row)) for row in contract_rows(rules)),
        specials=tuple(map(read, special_choices(rules))),
        over=auction.is_closed,
        passed_in=auction.is_closed and auction.contract is None,
    )


def told_calls(view: MatchView, draft: Draft) -> tuple[str, ...]:
    """Who said what, in order."""
    return tuple(
        said.call(_name(view, draft, call.seat), _said(view.match, call.bid))
        for call in auction_of(view, draft).calls
    )


def why_not(view: MatchView, draft: Draft, code: str, auction: Auction | None = None) -> str:
    """Why a bid cannot be called now; empty where it can."""
    auction = auction or auction_of(view, draft)
    seat, bid = auction.next_seat, view.match.rules.parse(code)
    reason = CallReason.AUCTION_OVER
    if seat is not None:
        reason = judge(auction, Call(seat=seat, bid=bid))
    if reason in LEGAL:
        return ""
    highest = auction.highest
    return said.why_not(
        reason,
        view.match.rules.name_of(bid),
        _said(view.match, highest.bid) if highest else "",
        "" if seat is None else _name(view, draft, seat),
    )


def called(view: MatchView, draft: Draft, text: str) -> Draft:
    """The hand with one more call; once the auction is over, with the contract from it.

    Raises:
        IllegalCall: it cannot be made.
    """
    auction = auction_of(view, draft)
    seat = auction.next_seat
    if seat is None:
        return draft
    auction = make_call(auction, _call(view.match, seat, text))
    draft = replace(draft, auction=_noted(auction), trouble="")
    contract = auction.contract
    if contract is None or contract.bid is None:
        return draft
    return replace(draft, bid=str(contract.bid), contractor=player_of(view, draft, contract.seat))


def taken_back(view: MatchView, draft: Draft) -> Draft:
    """The hand without its last call, and without what followed from it."""
    noted = _noted(auction_of(view, draft))[:-1]
    return replace(draft, auction=noted, bid=None, contractor=None, trouble="")


def with_auction(view: MatchView, draft: Draft, hand: Hand) -> Hand:
    """The hand with the calls that were noted, where they led to it."""
    calls = _calls(view, draft)
    if isinstance(hand, Redeal | Void):
        led_here = True  # it came to its end there, wherever the calls had got to
    elif isinstance(hand, PassedIn):
        led_here = _led_to(view, draft, calls, None, None)
    elif isinstance(hand, BidHand):
        led_here = _led_to(view, draft, calls, hand.bid, hand.contractor)
    else:
        led_here = False
    return replace(hand, auction=calls) if calls and led_here else hand


def would_drop(view: MatchView, draft: Draft, hand: Hand) -> bool:
    """Whether calls noted cannot be kept with a hand; points agreed leave them where they are."""
    if isinstance(hand, Adjustment):
        return False
    return bool(_calls(view, draft)) and not with_auction(view, draft, hand).auction


def drops_calls(view: MatchView, draft: Draft) -> bool:
    """Whether the hand as it is tapped is another than the calls noted led to."""
    calls = _calls(view, draft)
    bid = None if draft.bid is None else view.match.rules.parse(draft.bid)
    if draft.kind is Kind.PASSED_IN:
        return bool(calls) and not _led_to(view, draft, calls, None, None)
    return bool(calls and bid) and not _led_to(view, draft, calls, bid, draft.contractor)


def _calls(view: MatchView, draft: Draft) -> tuple[Call, ...]:
    """The calls noted; none where this table does not know one of them."""
    try:
        return tuple(_call(view.match, seat, text) for seat, text in draft.auction)
    except ScorekeeperError:
        return ()


def _led_to(
    view: MatchView,
    draft: Draft,
    calls: tuple[Call, ...],
    bid: Bid | None,
    contractor: int | None,
) -> bool:
    """Whether calls led to this contract, and to this player where one is named."""
    highest = next((call for call in reversed(calls) if call.bid is not None), None)
    if highest is None or bid is None:
        return highest is None and bid is None
    return highest.bid == bid and contractor in {None, player_of(view, draft, highest.seat)}


def _noted(auction: Auction) -> tuple[tuple[int, str], ...]:
    return tuple((call.seat, _text(call)) for call in auction.calls)


def _text(call: Call) -> str:
    return PASS if call.bid is None else str(call.bid)


def _call(match: Match, seat: int, text: str) -> Call:
    return Call(seat=seat, bid=None if text == PASS else match.rules.parse(text))


def _said(match: Match, bid: Bid | None) -> str:
    return said.SAID_NO_BID if bid is None else match.rules.name_of(bid)


def _name(view: MatchView, draft: Draft, seat: int) -> str:
    return view.match.players[player_of(view, draft, seat)]


def _turn(view: MatchView, draft: Draft, auction: Auction) -> str:
    seat, contract = auction.next_seat, auction.contract
    if seat is not None:
        return said.calls(_name(view, draft, seat), first=not auction.calls)
    if contract is None:
        return said.EVERYBODY_PASSED
    return said.has_it(_name(view, draft, contract.seat), _said(view.match, contract.bid))
