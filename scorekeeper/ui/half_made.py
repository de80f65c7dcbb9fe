"""House rules half made, kept in the history: nothing that was answered is lost with the phone."""

from __future__ import annotations

import logging
from dataclasses import asdict, replace
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.option_values import NUMBERS, verify_option
from scorekeeper.rules.rule_set import OPTIONS, RuleSet
from scorekeeper.rules.schedules import Schedule
from scorekeeper.rules.special_contracts import SpecialContract
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui.house_rules import Answer, HouseRules, TypedContract
from scorekeeper.ui.keeper import Keeper

_log = logging.getLogger(__name__)

KEPT = "house_rules"
"""Where they are kept; there is one of them, the last."""


def kept_for(match_id: str) -> str:
    """Where those are kept that are made for a match that has begun."""
    return f"{KEPT}.{match_id}"


CELLS = 25


class HalfMade:
    """Keeps house rules half made, behind the taps and never in their way."""

    def __init__(self, book: Scorebook, page: ft.Page, where: str = KEPT) -> None:
        self._keeper = Keeper(
            page, partial(book.recall, where), partial(book.remember, where), body_of
        )

    def resumed(self, begun: HouseRules) -> HouseRules:
        """House rules as they were left half made, if they were; else as they are begun."""
        try:
            left = self._keeper.wanted or self._kept()
        except (ScorekeeperError, LookupError, TypeError, ValueError):
            _log.exception("house rules half made cannot be read")
            return begun
        same = left is not None and (left.base, left.profile_id) == (begun.base, begun.profile_id)
        return replace(left, settled=begun.settled) if left is not None and same else begun

    def keep(self, house: HouseRules) -> None:
        """Keep them, soon."""
        self._keeper.keep(house)

    def forget(self) -> None:
        """Keep nothing any more: they were saved, or left on purpose."""
        self._keeper.forget()

    def _kept(self) -> HouseRules | None:
        body = self._keeper.recall()
        return None if body is None else house_from(body)


def body_of(house: HouseRules) -> dict[str, Any]:
    """House rules half made as they are kept."""
    return {
        "base": house.base.to_json(),
        "base_name": house.base_name,
        "preset_id": house.preset_id,
        "profile_id": house.profile_id,
        "seen": None if house.seen is None else house.seen.isoformat(),
        "name": house.name,
        "answers": {name: _written(answer) for name, answer in house.answers},
    }


def house_from(body: dict[str, Any]) -> HouseRules:
    """What was kept as house rules half made.

    Raises:
        ScorekeeperError, LookupError, TypeError, ValueError: another version kept it.
    """
    house = HouseRules(
        base=RuleSet.from_json(body["base"]),
        base_name=str(body["base_name"]),
        preset_id=body["preset_id"],
        profile_id=body["profile_id"],
        seen=None if body["seen"] is None else datetime.fromisoformat(body["seen"]),
        name=str(body["name"]),
    )
    for name in OPTIONS:
        if name in body["answers"]:
            house = house.answered(name, _read(name, body["answers"][name]))
    return replace(house, last="")


def _written(answer: Answer) -> Any:  # noqa: ANN401 - options are of many types
    if isinstance(answer, Schedule):
        return {"schedule": answer.to_json()}
    if isinstance(answer, SpecialContract):
        return {"made": answer.to_json()}
    if isinstance(answer, TypedContract):
        return {"typed": asdict(answer)}
    return [_written(one) for one in answer] if isinstance(answer, tuple) else answer


def _read(name: str, written: Any) -> Answer:  # noqa: ANN401 - whatever was kept
    match name:
        case "schedule":
            return _cells(written) if isinstance(written, list) else _schedule(written)
        case "special_contracts":
            return tuple(_contract(one) for one in written)
        case "partners_by_level" if written is not None:
            return verify_option(name, tuple((level, count) for level, count in written))
        case _ if name in NUMBERS and isinstance(written, str):
            return written
        case _:
            return verify_option(name, written)


def _schedule(written: dict[str, Any]) -> Schedule:
    return Schedule.from_json(written["schedule"])


def _cells(written: list[Any]) -> tuple[str, ...]:
    if len(written) != CELLS:
        raise ValueError(written)
    return tuple(str(one) for one in written)


def _contract(written: dict[str, Any]) -> SpecialContract | TypedContract:
    if "made" in written:
        return SpecialContract.from_json(written["made"])
    return TypedContract(**written["typed"])
