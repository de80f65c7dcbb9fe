"""Random whole matches, in the form of match files."""

import copy

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from .random_hands import hand_for, sides_playing
from .random_rules import SIDES_OF_PARTNERS, rule_sets
from .replay import new_match, play
from .rulebook import Json, rule_set

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
MOST_HANDS = 25
HANDS_AFTER_FINISH = 2


@st.composite
def matches(draw: DrawFn, shape: str) -> Json:
    """A match file: the rules, the table, two to twenty-five hands, and its end."""
    rules = draw(rule_sets(shape))
    options = rule_set(rules)
    players = NAMES[: options["players"]]
    file: Json = {
        "format": "five-hundred-match",
        "version": 1,
        "rules": rules,
        "players": players,
        "first_dealer": draw(st.sampled_from(players)),
        "hands": [],
        "ended": None,
    }
    sides = sides_for(options, players)
    if options["sides"] in SIDES_OF_PARTNERS or draw(st.booleans()):
        file["sides"] = sides
    opening = draw(openings(options, [side["name"] for side in sides]))
    if opening:
        file["opening"] = opening
    file["hands"] = hands_for(draw, file)
    if draw(st.integers(0, 2)) == 0:
        file["ended"] = ending_for(draw, file)
    return file


def sides_for(options: Json, players: list[str]) -> list[Json]:
    """Partners sit opposite, or evenly round the table."""
    number = {"partnership_2x2": 2, "partnership_2x3": 2, "partnership_3x2": 3}.get(
        options["sides"]
    )
    if number is None:
        return [{"name": player, "players": [player]} for player in players]
    groups = [players[index::number] for index in range(number)]
    return [{"name": " & ".join(group), "players": group} for group in groups]


@st.composite
def openings(draw: DrawFn, options: Json, sides: list[str]) -> Json:
    """Scores and hands carried over from a paper sheet, now and then."""
    opening: Json = {}
    if options["win_condition"] != "bid_points" and draw(st.integers(0, 2)):
        limit = options["loss_limit"]
        target = options["target"]
        lowest = -30 if limit is None else limit // 10 + 1
        highest = 50 if target is None else target // 10 - 1
        if target is not None and options["win_condition"] == "contract_only":
            highest += 3
        near = st.integers(max(lowest, highest - 2), highest)
        deep = st.integers(lowest, min(lowest + 12, highest))
        scores = draw(st.sampled_from([near, near, near, deep, st.integers(lowest, highest)]))
        opening["scores"] = {side: draw(scores) * 10 for side in sides}
    if draw(st.integers(0, 4)) == 0:
        most = options["deal_limit"] - 1 if options["deal_limit"] else 9
        opening["hands_played"] = draw(st.integers(0, most))
    return opening


def hands_for(draw: DrawFn, file: Json) -> list[Json]:
    """Hands one after another, each fitting the match as it stands."""
    match = new_match(file)
    hands = []
    late = 0
    for _ in range(draw(st.integers(2, MOST_HANDS))):
        if match["end"]:
            late += 1
            if late > HANDS_AFTER_FINISH:
                break
        seats = [
            player
            for player in match["players"]
            if match["side_of"][player] not in match["fallen"]
        ]
        dealer = match["dealer"]
        override = draw(st.integers(0, 11)) == 0
        if override:
            dealer = draw(st.sampled_from(seats))
        if len(sides_playing(match, dealer)) == 1:
            break  # two are left of four, and one of them deals
        hand = hand_for(draw, match, dealer)
        if override:
            hand["dealer"] = dealer
        if draw(st.integers(0, 19)) == 0:
            hand["note"] = "a note"
        answer_question(draw, match, hand)
        agree_to_play_on(draw, match, hand)
        play(match, hand)
        hands.append(hand)
    return hands


def answer_question(draw: DrawFn, match: Json, hand: Json) -> None:
    """Says who got there first, where it will be asked and may be told."""
    if match["end"] or hand["type"] not in {"contract", "all_pass"}:
        return
    trial = copy.deepcopy(match)
    play(trial, hand)
    if trial["end"] and trial["end"]["choices"] and draw(st.integers(0, 3)):
        hand["first_to_reach"] = draw(st.sampled_from(trial["end"]["choices"]))


def agree_to_play_on(draw: DrawFn, match: Json, hand: Json) -> None:
    """Lets the table play on past an end now and then; said of any other hand, it says nothing."""
    if match["end"]:
        return
    trial = copy.deepcopy(match)
    play(trial, hand)
    if draw(st.integers(0, 3 if trial["end"] else 39)) == 0:
        hand["played_on"] = True


def ending_for(draw: DrawFn, file: Json) -> Json | None:
    """How the players ended a match that was still in play."""
    match = new_match(file)
    for hand in file["hands"]:
        play(match, hand)
    if match["end"]:
        return None
    ways = ["conceded", "agreed", "abandoned", "time_limit"]
    if match["rules"]["time_limit_minutes"]:
        ways += ["time_limit"] * 3
    how = draw(st.sampled_from(ways))
    ended: Json = {"how": how, "at": "2026-11-27T21:10:00+11:00"}
    if how == "conceded":
        still_in = [side for side in match["sides"] if side not in match["fallen"]]
        ended["by"] = draw(st.sampled_from(still_in))
    return ended
