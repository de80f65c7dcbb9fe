"""Matches kept with their totals: what was scored once is scored the same for ever.

``python -m tests.rules.test_golden`` adds nothing and changes nothing: it writes the file
anew from the named rule sets, for the day a rule is found to have been wrong. Such a change
belongs in the changelog.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import PRESETS, RuleSet, replay_json
from scorekeeper.rules.options import AllPass
from tests.rules.samples import file_of, names_for

GOLDEN = Path(__file__).parent / "data" / "golden.jsonl"
KEPT = ("status", "winners", "losers", "reason", "totals")


def entries() -> list[dict[str, Any]]:
    return [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("index", range(2 * len(PRESETS)))
def test_a_stored_match_keeps_its_totals(index: int) -> None:
    entry = entries()[index]
    result = replay_json(entry["match"])
    assert {key: result[key] for key in KEPT} == entry["result"]
    assert [hand["total"] for hand in result["hands"]] == entry["totals"]


def test_every_named_rule_set_is_kept() -> None:
    kept = [entry["match"]["rules"]["preset"] for entry in entries()]
    assert kept == [preset_id for preset_id in PRESETS for _ in range(2)]


def some_match(preset_id: str, drawn: random.Random) -> dict[str, Any]:
    """Return a match of twenty hands, its rules complete."""
    rules = PRESETS[preset_id].rules
    players, sides = names_for(rules)
    hands: list[dict[str, Any]] = []
    for number in range(20):
        dealer = number % rules.players
        active = [s for i, s in enumerate(sides) if not rules.dealer_sits_out or i != dealer]
        hands.append(some_hand(rules, active, drawn) | {"dealer": players[dealer]})
    file = file_of(preset_id, *hands)
    file["rules"]["options"] = rules.to_json()
    return file


def some_hand(rules: RuleSet, active: list[str], drawn: random.Random) -> dict[str, Any]:
    contractor = drawn.choice(active)
    bid = drawn.choice(rules.ladder[: len(rules.ladder) * 2 // 3])
    cuts = sorted(drawn.randint(0, 10) for _ in active[1:])
    split = [high - low for low, high in zip([0, *cuts], [*cuts, 10], strict=True)]
    others = [side for side in active if side != contractor]
    tricks = dict(zip([contractor, *others], sorted(split, reverse=True), strict=True))
    hand = {"contractor": contractor, "bid": str(bid), "tricks": tricks}
    kind = drawn.random()
    if kind < 0.06:
        played_out = {"tricks": tricks} if rules.all_pass is AllPass.PLAY_NO_TRUMP else {}
        return {"type": "all_pass", **played_out}
    if kind < 0.1:
        so_far = {side: count // 2 for side, count in tricks.items()}
        return hand | {"type": "revoke", "by": drawn.choice(active), "tricks": so_far}
    if kind < 0.12:
        return hand | {"type": "irregular_bidder"}
    partners = rules.partners_for(bid)[-1]
    if partners and drawn.random() < 0.7:
        hand["partners"] = drawn.sample(others, partners)
    if rules.card_points:
        hand["card_points"] = {side: 10 * count for side, count in tricks.items()}
    return hand | {"type": "contract"}


def write_anew() -> None:
    drawn = random.Random(500)  # noqa: S311 - a game, and always the same
    with GOLDEN.open("w", encoding="utf-8") as kept:
        for preset_id in PRESETS:
            for _ in range(2):
                match = some_match(preset_id, drawn)
                result = replay_json(match)
                entry = {
                    "match": match,
                    "result": {key: result[key] for key in KEPT},
                    "totals": [hand["total"] for hand in result["hands"]],
                }
                kept.write(json.dumps(entry, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    write_anew()
