"""Random rule sets: a named one, with other answers to some of its questions."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from .rulebook import PRESETS, Json

# The packs that deal ten cards to everyone who plays, with their jokers and kitty.
PACKS = {
    3: [(32, 0, 2), (33, 1, 3)],
    4: [(42, 0, 2), (43, 1, 3), (44, 0, 4), (45, 1, 5), (46, 2, 6)],
    5: [(52, 0, 2), (53, 1, 3)],
    6: [(62, 0, 2), (63, 1, 3)],
}
SIDES_OF_PARTNERS = ("partnership_2x2", "partnership_2x3", "partnership_3x2")
FIVE = "individual_called_partner"
CUT_THROAT = "cutthroat_dealer_out"

# The named rule sets by the way of sitting.
SHAPES: dict[str, list[str]] = {}
for _name, _preset in PRESETS.items():
    SHAPES.setdefault(f"{_preset['sides']} {_preset['players']}", []).append(_name)


def number_of_scores(options: Json) -> int:
    sides: dict[str, int] = {"partnership_2x2": 2, "partnership_2x3": 2, "partnership_3x2": 3}
    alone: int = options["players"]
    return sides.get(options["sides"], alone)


@st.composite
def rule_sets(draw: DrawFn, shape: str) -> Json:
    """The `rules` of a match file: a preset and what differs, or everything."""
    name = draw(st.sampled_from(SHAPES[shape]))
    preset = PRESETS[name]
    options = dict(preset)
    if not draw(st.sampled_from([True, False, False, False])):
        change_table(draw, options)
        change_auction(draw, options)
        change_scoring(draw, options)
        change_ending(draw, options)
        change_defence_limits(draw, options)
    form = draw(st.sampled_from(["differences", "differences", "complete", "both"]))
    if form == "complete":
        return {"options": options}
    if form == "both":
        return {"preset": name, "options": options}
    return {
        "preset": name,
        "options": {key: value for key, value in options.items() if preset[key] != value},
    }


def sometimes(draw: DrawFn, options: Json, key: str, values: list[Any]) -> None:
    """Answers one question afresh, once in three."""
    if draw(st.integers(0, 2)) == 0:
        options[key] = draw(st.sampled_from(values))


def change_table(draw: DrawFn, options: Json) -> None:
    playing = 3 if options["sides"] == CUT_THROAT else options["players"]
    if playing in PACKS and draw(st.integers(0, 3)) == 0:
        chosen = draw(st.sampled_from(PACKS[playing]))
        options["pack"], options["jokers"], options["kitty"] = chosen
    if draw(st.integers(0, 2)) == 0:
        options["schedule"] = draw(schedules())
    if options["sides"] == FIVE:
        sometimes(
            draw,
            options,
            "partner_method",
            ["called_card_silent", "called_card_announced", "named_player"],
        )
        sometimes(draw, options, "partner_share", ["half", "full"])
        by_level = [None, {"6": 1, "7": 1, "8": 2, "9": 2, "10": 2}]
        sometimes(draw, options, "partners_by_level", by_level)
        if options["partners_by_level"]:
            options["partner_share"] = "full"


@st.composite
def schedules(draw: DrawFn) -> str | list[list[int]]:
    """A named schedule, or a table's own that grows with the level and with the strain."""
    name = draw(st.sampled_from(["avondale", "original", "inverted", "perfect", "own"]))
    if name != "own":
        return name
    lowest = draw(st.sampled_from([20, 40]))
    by_strain = draw(st.sampled_from([20, 40]))
    by_level = draw(st.sampled_from([60, 100, 120, 220]))
    return [
        [lowest + by_level * level + by_strain * strain for strain in range(5)]
        for level in range(5)
    ]


def change_auction(draw: DrawFn, options: Json) -> None:
    sometimes(draw, options, "min_level", [6, 7, 8])
    sometimes(draw, options, "auction_rounds", ["one", "continuing"])
    sometimes(draw, options, "raise_own_after_passes", [True, False])
    if options["auction_rounds"] == "one":
        options["raise_own_after_passes"] = False
    sometimes(draw, options, "sans_kitty", ["off", "flag_only"])
    too_late = options["min_level"] == 8 and any(
        special["when"] == "after_7" for special in options["special_contracts"]
    )
    if too_late or draw(st.booleans()):
        options["special_contracts"] = draw(special_contracts(options))


@st.composite
def special_contracts(draw: DrawFn, options: Json) -> list[Json]:
    """Some of the usual special contracts and two of a table's own, cheapest first."""
    low = options["min_level"] < 8
    if not draw(st.integers(0, 4)):
        return []
    kinds = ["M", "HL", "OM", "BM", "PT"]
    if options["sides"] == "partnership_2x2":
        kinds.append("DN")
    chosen = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=4, unique=True))
    if "DN" in chosen and "M" not in chosen:
        chosen.append("M")
    choices: dict[str, tuple[str, list[int], str, list[str], list[str]]] = {
        "M": (
            "Misere",
            [150, 210, 230, 250],
            "none",
            ["below_8S", "above_8S", "by_value", "after:8S"] + ["after:7NT"] * low,
            ["any_time"] + ["after_7"] * low,
        ),
        "HL": ("Hi-Lo", [350], "exactly:5", ["by_value", "after:8NT", "top"], ["any_time"]),
        "OM": (
            "Open Misere",
            [230, 330, 430, 500, 520],
            "none",
            ["below_10H", "by_value", "top"],
            ["any_time", "after_8"],
        ),
        "DN": (
            "Double Nullo",
            [500],
            "none_by_side",
            ["below_10H", "by_value"],
            ["partner_bid_nullo"],
        ),
        "BM": ("Blind Misere", [500, 1000], "none", ["below_10H", "top"], ["first_call_only"]),
        "PT": ("Patastrophe", [750], "all", ["top", "by_value", "after:10NT"], ["any_time"]),
    }
    specials = []
    for code in kinds:
        if code in chosen:
            name, values, tricks, ranks, whens = choices[code]
            specials.append(
                {
                    "code": code,
                    "name": name,
                    "value": draw(st.sampled_from(values)),
                    "tricks": tricks,
                    "rank": draw(st.sampled_from(ranks)),
                    "when": draw(st.sampled_from(whens)),
                }
            )
    return sorted(specials, key=lambda special: int(special["value"]))


def change_scoring(draw: DrawFn, options: Json) -> None:
    sometimes(draw, options, "slam_floor", [250, None])
    sometimes(draw, options, "fail_rule", ["minus_bid", "bid_to_opponents"])
    sometimes(draw, options, "trick_points", [10, 10, 0])
    sometimes(draw, options, "trick_points_when", ["always", "always", "set_only"])
    if options["sides"] not in SIDES_OF_PARTNERS and options["players"] > 2:
        sometimes(draw, options, "defence_credit", ["per_player", "shared"])
    sometimes(
        draw,
        options,
        "misere_defence",
        ["none", "ten_per_bidder_trick", "ten_per_own_trick"],
    )
    sometimes(draw, options, "all_pass", ["redeal", "play_no_trump"])
    if options["trick_points"] == 0:
        options["trick_points_when"] = "always"


def change_ending(draw: DrawFn, options: Json) -> None:
    if draw(st.integers(0, 2)) == 0:
        options["target"] = draw(st.sampled_from([500, 500, 1000, 1500, None]))
        if options["target"] is None:
            options["loss_limit"] = None
            options["deal_limit"] = draw(st.integers(2, 20))
        else:
            lost = [-options["target"], -300, None]
            options["loss_limit"] = draw(st.sampled_from(lost))
    limits = [4, 8, 12, options["deal_limit"], options["deal_limit"]]
    sometimes(draw, options, "deal_limit", limits)
    sometimes(draw, options, "time_limit_minutes", [None, 10, 30])
    sometimes(draw, options, "win_condition", ["contract_only", "any_points", "bid_points"])
    sometimes(draw, options, "both_reach", ["contractor_first", "highest_total"])
    sometimes(draw, options, "joint_wins", [True, False])
    if options["loss_limit"] is None:
        options["loss_needs_opponent_not_negative"] = False
        options["multi_side_loss"] = "highest_other_wins"
    else:
        sometimes(draw, options, "loss_needs_opponent_not_negative", [True, False])
        if number_of_scores(options) > 2:
            endings = ["highest_other_wins", "others_play_on"]
            options["multi_side_loss"] = draw(st.sampled_from(endings))
    if options["target"] in {1000, 1500}:
        options["card_points"] = draw(st.booleans())
    else:
        options["card_points"] = False


def change_defence_limits(draw: DrawFn, options: Json) -> None:
    """The cap and the stop, which need a target and trick points to limit."""
    target = options["target"]
    if target is None or options["trick_points"] == 0:
        options["defence_cap"] = None
        options["trick_points_stop_above"] = None
        return
    sometimes(
        draw,
        options,
        "defence_cap",
        [None, target - 10, target - 20, target - 40],
    )
    sometimes(draw, options, "defence_cap_style", ["clamp", "freeze"])
    sometimes(draw, options, "trick_points_stop_above", [None, 400])
    if options["defence_cap"] is not None and options["defence_cap"] > target:
        options["defence_cap"] = target - 10
