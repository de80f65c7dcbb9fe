"""Rule sets, bids and their order, spelled out as plainly as the printed tables."""

import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]

PRESETS: dict[str, Json] = json.loads(
    (Path(__file__).parent / "presets.json").read_text(encoding="utf-8")
)

STRAINS = ("S", "C", "D", "H", "NT")
LEVELS = (6, 7, 8, 9, 10)

# One row a level, one column a strain: spades, clubs, diamonds, hearts, no trump.
SCHEDULES: dict[str, list[list[int]]] = {
    "avondale": [
        [40, 60, 80, 100, 120],
        [140, 160, 180, 200, 220],
        [240, 260, 280, 300, 320],
        [340, 360, 380, 400, 420],
        [440, 460, 480, 500, 520],
    ],
    "original": [
        [40, 60, 80, 100, 120],
        [80, 120, 160, 200, 240],
        [120, 180, 240, 300, 360],
        [160, 240, 320, 400, 480],
        [200, 300, 400, 500, 600],
    ],
    "inverted": [
        [60, 40, 100, 80, 120],
        [120, 80, 200, 160, 240],
        [180, 120, 300, 240, 360],
        [240, 160, 400, 320, 480],
        [300, 200, 500, 400, 600],
    ],
    "perfect": [
        [20, 40, 60, 80, 100],
        [120, 140, 160, 180, 200],
        [220, 240, 260, 280, 300],
        [320, 340, 360, 380, 400],
        [420, 440, 460, 480, 500],
    ],
}

SUIT_SIGNS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
TYPED_NAMES = {"MISÈRE": "M", "MISERE": "M", "NULLO": "M", "PASS": "P"}


def rule_set(rules: Json) -> Json:
    """Every option of a match's rules: the preset's, then those that differ."""
    options: Json = dict(PRESETS[rules["preset"]]) if rules.get("preset") else {}
    options.update(rules.get("options") or {})
    return options


def canonical(call: str) -> str:
    """A call as the app writes it, from what a person typed."""
    text = call.upper().replace(" ", "")
    for sign, letter in SUIT_SIGNS.items():
        text = text.replace(sign, letter)
    return TYPED_NAMES.get(text, text)


def is_numbered(bid: str) -> bool:
    return any(bid == f"{level}{strain}" for level in LEVELS for strain in STRAINS)


def level_of(bid: str) -> int:
    for level in LEVELS:
        for strain in STRAINS:
            if bid == f"{level}{strain}":
                return level
    return 0


def special_of(rules: Json, bid: str) -> Json | None:
    for special in rules["special_contracts"]:
        if special["code"] == bid:
            found: Json = special
            return found
    return None


def table_of(rules: Json) -> list[list[int]]:
    schedule = rules["schedule"]
    if isinstance(schedule, str):
        return SCHEDULES[schedule]
    table: list[list[int]] = schedule
    return table


def value_of(rules: Json, bid: str) -> int:
    """What the bid is worth when made."""
    special = special_of(rules, bid)
    if special:
        return int(special["value"])
    level = level_of(bid)
    return table_of(rules)[level - 6][STRAINS.index(bid.removeprefix(str(level)))]


def needs_no_tricks(rules: Json, bid: str) -> bool:
    """Whether the bid is a misère of some kind: every trick is to be lost."""
    special = special_of(rules, bid)
    return special is not None and special["tricks"] in {"none", "none_by_side"}


def is_made(rules: Json, bid: str, taken: int) -> bool:
    """Whether so many tricks by the contractor's side make the bid."""
    special = special_of(rules, bid)
    if special is None:
        return taken >= level_of(bid)
    wanted = str(special["tricks"])
    if wanted in {"none", "none_by_side"}:
        return taken == 0
    if wanted == "all":
        return taken == 10
    return taken == int(wanted.removeprefix("exactly:"))


def numbered_bids(rules: Json) -> list[str]:
    """The numbered bids, cheapest first: points, then tricks, then the order of strains."""
    bids = [
        f"{level}{strain}" for level in LEVELS if level >= rules["min_level"] for strain in STRAINS
    ]
    return sorted(bids, key=lambda bid: (value_of(rules, bid), level_of(bid)))


def order_of_bids(rules: Json) -> list[str]:
    """Every bid of the rule set, cheapest first.

    The place of each special contract is written beside the numbered bid that it
    stands next to: straight above it, straight below the next, or between the two.
    """
    numbered = numbered_bids(rules)
    straight_above: dict[str, list[str]] = {bid: [] for bid in numbered}
    straight_below: dict[str, list[str]] = {bid: [] for bid in numbered}
    by_value: list[str] = []
    on_top: list[str] = []
    after_special: list[tuple[str, str]] = []
    for special in rules["special_contracts"]:
        code = special["code"]
        where, neighbour = place_of(numbered, special["rank"])
        if where == "above" and neighbour not in numbered:
            after_special.append((code, neighbour))
        elif where == "above":
            straight_above[neighbour].append(code)
        elif where == "below":
            straight_below[neighbour].append(code)
        elif where == "top":
            on_top.append(code)
        else:
            by_value.append(code)
    by_value.sort(key=lambda code: value_of(rules, code))

    order: list[str] = []
    for bid in numbered:
        # As many points for more tricks is the higher bid, and these promise none:
        # a special stands below a numbered bid of its own value.
        fitting = [code for code in by_value if value_of(rules, code) <= value_of(rules, bid)]
        order += fitting
        by_value = [code for code in by_value if code not in fitting]
        order += straight_below[bid]
        order.append(bid)
        order += straight_above[bid]
    order += by_value + on_top
    for code, neighbour in reversed(after_special):
        order.insert(order.index(neighbour) + 1, code)
    return order


def place_of(numbered: list[str], rank: str) -> tuple[str, str]:
    """Where a rank puts a special contract, and beside which bid.

    The ranks by 8♠ and 10♥ name a gap of Avondale's order. Where the schedule
    has no such gap, the value decides.
    """
    if rank.startswith("after:"):
        return "above", canonical(rank.removeprefix("after:"))
    if rank == "below_8S" and next_below(numbered, "8S") in {"7NT", ""}:
        return "below", "8S"
    if rank == "above_8S" and next_below(numbered, "8C") == "8S":
        return "above", "8S"
    if rank == "below_10H" and next_below(numbered, "10H") == "10D":
        return "below", "10H"
    if rank == "top":
        return "top", ""
    return "by_value", ""


def next_below(numbered: list[str], bid: str) -> str:
    """The bid just below, nothing for the lowest."""
    index = numbered.index(bid)
    return numbered[index - 1] if index else ""
