"""New Zealand, Canada, Tasmania without the back door, and the Perfect schedule."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scorekeeper.rules.named.preset import (
    BASE,
    BLIND_MISERE,
    MISERE,
    OPEN_MISERE,
    Confidence,
    Family,
    Preset,
)
from scorekeeper.rules.options import BothReach, FailRule, WinCondition
from scorekeeper.rules.schedules import PERFECT
from scorekeeper.rules.special_contracts import When

_NO_BACK_DOOR: dict[str, Any] = {
    "fail_rule": FailRule.BID_TO_OPPONENTS,
    "trick_points": 0,
    "win_condition": WinCondition.ANY_POINTS,
    "joint_wins": False,
    "target": 1000,
    "loss_limit": None,
}

ELSEWHERE: tuple[Preset, ...] = (
    Preset(
        id="tas_police",
        title="Tasmanian, no back door",
        family=Family.AUSTRALIA,
        difference="A failed bid's value goes to the opponents; tricks score nothing; to 1000.",
        confidence=Confidence.MEDIUM,
        source="S004 Playing without the back door",
        rules=replace(BASE, **_NO_BACK_DOOR),
    ),
    Preset(
        id="nz_home",
        title="New Zealand, at home",
        family=Family.NEW_ZEALAND,
        difference="As the Australian four-handed game.",
        confidence=Confidence.MEDIUM,
        source="Players' accounts",
        rules=BASE,
    ),
    Preset(
        id="nz_club",
        title="New Zealand, club evening",
        family=Family.NEW_ZEALAND,
        difference="Four hands or ten minutes, then the highest total; any points win at 500.",
        confidence=Confidence.MEDIUM,
        source="A club's rules for its evenings",
        rules=replace(
            BASE,
            win_condition=WinCondition.ANY_POINTS,
            joint_wins=False,
            deal_limit=4,
            time_limit_minutes=10,
        ),
    ),
    Preset(
        id="ca_46",
        title="Canadian, 46 cards",
        family=Family.CANADA,
        difference="Two jokers and a kitty of six; scored as the Australian game.",
        confidence=Confidence.MEDIUM,
        source="S003, answer to a reader",
        rules=replace(BASE, pack=46, jokers=2, kitty=6),
    ),
    Preset(
        id="quebec_1000",
        title="Quebec to 1000",
        family=Family.CANADA,
        difference="No back door; misère 500, open 1000; the highest total wins at 1000.",
        confidence=Confidence.MEDIUM,
        source="Scorekeeping apps",
        rules=replace(
            BASE,
            **_NO_BACK_DOOR,
            both_reach=BothReach.HIGHEST_TOTAL,
            special_contracts=(replace(MISERE, value=500), replace(OPEN_MISERE, value=1000)),
        ),
    ),
    Preset(
        id="perfect",
        title="Perfect schedule",
        family=Family.APPS,
        difference="Every bid 20 less; misère 150, open 250, blind 1000 on top.",
        confidence=Confidence.LOW,
        source="A single printed table",
        rules=replace(
            BASE,
            schedule=PERFECT,
            special_contracts=(
                replace(MISERE, value=150, rank="by_value", when=When.ANY_TIME),
                replace(OPEN_MISERE, value=250, rank="by_value"),
                replace(BLIND_MISERE, value=1000, rank="top"),
            ),
        ),
    ),
)
"""The rule sets of other tables."""
