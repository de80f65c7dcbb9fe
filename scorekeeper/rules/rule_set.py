"""A rule set: every answer that decides who wins a match of 500."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import lru_cache
from typing import Any

from scorekeeper.rules.contracts import Bid, Contract, Special, parse_bid
from scorekeeper.rules.errors import NotABid, RuleSetError, listed, shown
from scorekeeper.rules.ladder import order_bids
from scorekeeper.rules.option_values import WrongOption, verify_option
from scorekeeper.rules.options import (
    AllPass,
    AuctionRounds,
    BothReach,
    CapStyle,
    DefenceCredit,
    FailRule,
    MisereDefence,
    MultiSideLoss,
    PartnerMethod,
    PartnerShare,
    SansKitty,
    Seating,
    TrickPointsWhen,
    WinCondition,
)
from scorekeeper.rules.rule_checks import verify_together
from scorekeeper.rules.schedules import AVONDALE, Schedule
from scorekeeper.rules.special_contracts import SpecialContract, When

RULE_SET_FORMAT = 1
"""The number of the way a rule set is written; raised when a key changes its meaning."""

AU_MISERE = SpecialContract(
    code="M", name="Misere", value=250, tricks="none", rank="below_8S", when=When.AFTER_7
)
AU_OPEN_MISERE = SpecialContract(
    code="OM", name="Open Misere", value=500, tricks="none", rank="below_10H", when=When.ANY_TIME
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Every option of a table, checked to make sense together; the defaults are Australian.

    The attributes have the names under which a match file writes them; docs/rules/options.md
    says what each of them does.

    Raises:
        RuleSetError: an option has a value it cannot have, or two of them contradict.

    >>> RuleSet().target, RuleSet().value_of(parse_bid("8H"))
    (500, 300)
    """

    players: int = 4
    sides: Seating = Seating.PARTNERSHIP_2X2
    pack: int = 43
    jokers: int = 1
    kitty: int = 3
    schedule: Schedule = AVONDALE
    min_level: int = 6
    auction_rounds: AuctionRounds = AuctionRounds.CONTINUING
    raise_own_after_passes: bool = False
    special_contracts: tuple[SpecialContract, ...] = (AU_MISERE, AU_OPEN_MISERE)
    sans_kitty: SansKitty = SansKitty.OFF
    slam_floor: int | None = 250
    fail_rule: FailRule = FailRule.MINUS_BID
    trick_points: int = 10
    trick_points_when: TrickPointsWhen = TrickPointsWhen.ALWAYS
    defence_credit: DefenceCredit = DefenceCredit.PER_SIDE
    misere_defence: MisereDefence = MisereDefence.NONE
    defence_cap: int | None = None
    defence_cap_style: CapStyle = CapStyle.CLAMP
    trick_points_stop_above: int | None = None
    win_condition: WinCondition = WinCondition.CONTRACT_ONLY
    both_reach: BothReach = BothReach.CONTRACTOR_FIRST
    joint_wins: bool = True
    target: int | None = 500
    loss_limit: int | None = -500
    loss_needs_opponent_not_negative: bool = False
    multi_side_loss: MultiSideLoss = MultiSideLoss.HIGHEST_OTHER_WINS
    all_pass: AllPass = AllPass.REDEAL
    deal_limit: int | None = None
    time_limit_minutes: int | None = None
    card_points: bool = False
    partner_method: PartnerMethod | None = None
    partner_share: PartnerShare | None = None
    partners_by_level: tuple[tuple[int, int], ...] | None = None
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a rule set that no table could play by."""
        for name in OPTIONS:
            object.__setattr__(self, name, verify_option(name, getattr(self, name)))
        verify_together(self)
        content = tuple(getattr(self, name) for name in OPTIONS)
        object.__setattr__(self, "_hash", hash(content))

    def __hash__(self) -> int:
        """Return the hash, worked out once: rule sets are looked up for every match."""
        return self._hash

    @property
    def ladder(self) -> tuple[Bid, ...]:
        """Every bid of the table, lowest first."""
        return _ladder(self)

    @property
    def active_players(self) -> int:
        """How many hold cards in a hand."""
        return self.players - self.dealer_sits_out

    @property
    def is_individual(self) -> bool:
        """Whether each player has a score of his own."""
        return not self.sides.startswith("partnership")

    @property
    def finds_partner(self) -> bool:
        """Whether sides change from hand to hand: five-handed with a called partner."""
        return self.sides is Seating.INDIVIDUAL_CALLED_PARTNER

    @property
    def dealer_sits_out(self) -> bool:
        """Whether the dealer takes no cards (S000 law 1)."""
        return self.sides is Seating.CUTTHROAT_DEALER_OUT

    def special(self, bid: Bid | str) -> SpecialContract | None:
        """Return the special contract that ``bid`` names, or None."""
        code = str(bid)
        return next((one for one in self.special_contracts if one.code == code), None)

    def value_of(self, bid: Bid) -> int:
        """Return the printed value of ``bid``, in points.

        Raises:
            NotABid: this table does not have it.
        """
        if isinstance(bid, Contract):
            return self.schedule.value(bid)
        if special := self.special(bid):
            return special.value
        raise NotABid(bid.code, self._codes)

    def name_of(self, bid: Bid) -> str:
        """Return how a person reads ``bid`` at this table: ``8♥``, ``Open Misère``."""
        special = self.special(bid) if isinstance(bid, Special) else None
        return special.title if special else bid.symbol

    def parse(self, text: str) -> Bid:
        """Return the bid of this table that ``text`` names.

        Raises:
            NotABid: this table has no such bid.
        """
        bid = parse_bid(text, self.special_contracts)
        if isinstance(bid, Contract) and bid.level < self.min_level:
            raise NotABid(text, self._codes, self.min_level)
        return bid

    @property
    def _codes(self) -> tuple[str, ...]:
        return tuple(one.code for one in self.special_contracts)

    def partners_for(self, bid: Bid) -> tuple[int, ...]:
        """Return how many partners a contractor may find for ``bid``; 0 is alone.

        >>> RuleSet().partners_for(parse_bid("8H"))
        (0,)
        """
        special = self.special(bid) if isinstance(bid, Special) else None
        if not self.finds_partner or (special and special.is_alone):
            return (0,)
        by_level = dict(self.partners_by_level or ())
        if isinstance(bid, Contract):
            return (0, by_level.get(bid.level, 1))
        return (0, *range(1, max(by_level.values(), default=1) + 1))

    def to_json(self) -> dict[str, Any]:
        """Return every option as it is written in a file."""
        written: dict[str, Any] = {name: getattr(self, name) for name in OPTIONS}
        written["schedule"] = self.schedule.to_json()
        written["special_contracts"] = [one.to_json() for one in self.special_contracts]
        if self.partners_by_level is not None:
            written["partners_by_level"] = {
                str(level): count for level, count in self.partners_by_level
            }
        return {
            name: value.value if isinstance(value, StrEnum) else value
            for name, value in written.items()
        }

    @classmethod
    def from_json(
        cls,
        options: Any,  # noqa: ANN401 - whatever the file held
        base: RuleSet | None = None,
    ) -> RuleSet:
        """Read a rule set from a file.

        Args:
            options: every option, or those that differ from ``base``.
            base: the rule set that ``options`` changes.

        Raises:
            RuleSetError: an option is missing, unknown or wrong, or two contradict.
        """
        if not isinstance(options, dict):
            raise WrongOption("options", options, "an object with an entry for each option")
        for name in options:
            if name not in OPTIONS:
                raise UnknownOption(name)
        values: dict[str, Any] = {}
        for name in OPTIONS:
            if name in options:
                values[name] = _from_json(name, options[name])
            elif base is not None:
                values[name] = getattr(base, name)
            else:
                raise MissingOption(name)
        return cls(**values)


OPTIONS: tuple[str, ...] = tuple(one.name for one in fields(RuleSet) if one.init)
"""The names of all options, in the order they are written."""


@lru_cache(maxsize=512)
def _ladder(rules: RuleSet) -> tuple[Bid, ...]:
    return order_bids(rules.schedule, rules.min_level, rules.special_contracts)


def _from_json(name: str, value: Any) -> Any:  # noqa: ANN401 - options are of many types
    """Return an option's value as its own type, for those that JSON cannot write as they are."""
    if name == "schedule":
        return Schedule.from_json(value)
    if name == "special_contracts" and isinstance(value, list):
        return tuple(_special(index, one) for index, one in enumerate(value))
    if name == "partners_by_level" and isinstance(value, dict):
        try:
            return tuple(sorted((int(level), count) for level, count in value.items()))
        except (TypeError, ValueError):
            raise WrongOption(name, value, "1 or 2 partners for each level from 6 to 10") from None
    return value


def _special(index: int, data: Any) -> SpecialContract:  # noqa: ANN401 - whatever the file held
    try:
        return SpecialContract.from_json(data)
    except RuleSetError as error:
        raise error.at(f"special_contracts[{index}]") from None


class UnknownOption(RuleSetError):
    """A key that is no option of a rule set."""

    code = "unknown_option"

    def __init__(self, name: object) -> None:
        """Say the key and the nearest option."""
        import difflib  # noqa: PLC0415 - needed for a slip of the pen alone

        near = difflib.get_close_matches(str(name)[:60], OPTIONS, n=3, cutoff=0.5)
        hint = f" Did you mean {listed(near)}?" if near else ""
        super().__init__(f"{shown(name)} is not an option of a rule set.{hint}")
        self.at(str(name))


class MissingOption(RuleSetError):
    """A complete rule set that leaves an option open."""

    code = "missing_option"

    def __init__(self, name: str) -> None:
        """Say which option, and the two ways of giving it."""
        super().__init__(
            f"The rule set does not say {name}: give every option, or a preset and what differs.",
        )
        self.at(name)
