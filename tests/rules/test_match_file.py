"""Match files: read, written, and the same when they come back."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from scorekeeper.rules import (
    PRESETS,
    HandExtras,
    MatchFile,
    PassedIn,
    Redeal,
    read_match,
    replay_json,
    replay_line,
    write_match,
)
from tests.rules.samples import file_of, match_of, played, result_of

EVERYTHING: list[dict[str, Any]] = [
    played("10h", "N", {"NS": 9}, at="2026-11-27T19:40:00+11:00", note="so close", id="a"),
    played("misère", "EW", {"EW": 1}, stopped_early=True, sans_kitty=True, dealer="S"),
    {"type": "all_pass", "tricks": {"NS": 4, "EW": 6}, "first_to_reach": "EW"},
    {"type": "redeal", "reason": "a card was shown"},
    {"type": "void", "reason": "both had a wrong count", "edits": [{"was": "redeal"}]},
    {"type": "revoke", "by": "E", "contractor": "NS", "bid": "7 NT", "tricks": {"EW": 2}},
    {"type": "revoke", "by": "NS", "contractor": "S", "bid": "6♠", "tricks": {"EW": 2}},
    {"type": "irregular_bidder", "contractor": "W", "bid": "8D", "tricks": {"EW": 8, "NS": 2}},
    {"type": "scored_out", "contractor": "NS", "bid": "9C", "tricks": {"EW": 3},
     "score_tricks_for": ["EW"]},
    {"type": "adjustment", "points": {"NS": -10, "EW": 20}, "reason": "late"},
    played("8H", "NS", {"NS": 8, "EW": 2}, debarred=["E"], debarred_tricks={"EW": 1},
           card_points={"NS": 100, "EW": 20}, first_to_reach="NS",
           auction=[{"seat": 1, "call": "pass"}, {"seat": 2, "call": "8 hearts"}]),
    played("OM", "N", {"NS": 0}, forced_fail=True),
]  # fmt: skip


def everything() -> dict[str, Any]:
    return file_of(
        "us_1500_4p",
        *EVERYTHING,
        options={"all_pass": "play_no_trump", "special_contracts": [
            one.to_json() for one in PRESETS["au_pagat"].rules.special_contracts]},
        id="3f1c", title="Friday at the club", started_at="2026-11-27T19:30:00+11:00",
        first_dealer="W", opening={"scores": {"NS": 210, "EW": -40}, "hands_played": 6},
        ended={"how": "conceded", "by": "EW", "at": "2026-11-27T22:30:00+11:00"},
        note="cold night", journal={"version": 1},
    )  # fmt: skip


def test_a_file_comes_back_as_it_was() -> None:
    file = read_match(everything())
    written = write_match(file)
    assert read_match(written) == file
    assert write_match(read_match(written)) == written
    assert read_match(json.loads(json.dumps(written))) == file


def test_what_is_written_is_complete_and_canonical() -> None:
    written = write_match(read_match(everything()))
    assert set(written["rules"]["options"]) == set(PRESETS["au_pagat"].rules.to_json())
    assert written["rules"]["preset"] == "us_1500_4p"
    assert [hand.get("bid") for hand in written["hands"]] == [
        "10H", "M", None, None, None, "7NT", "6S", "8D", "9C", None, "8H", "OM",
    ]  # fmt: skip
    assert written["hands"][5]["by"] == "E"
    assert written["hands"][6]["by"] == "NS"
    assert written["hands"][7]["contractor"] == "W"
    assert written["hands"][10]["auction"] == [
        {"seat": 1, "call": "P"},
        {"seat": 2, "call": "8H"},
    ]
    assert written["hands"][4]["edits"] == [{"was": "redeal"}]
    assert written["ended"] == {"how": "conceded", "by": "EW", "at": "2026-11-27T22:30:00+11:00"}
    assert written["opening"] == {"scores": {"NS": 210, "EW": -40}, "hands_played": 6}
    assert (written["note"], written["journal"]) == ("cold night", {"version": 1})


def test_rewriting_changes_no_score() -> None:
    written = write_match(read_match(everything()))
    assert replay_json(written) == replay_json(everything())
    assert "error" not in replay_json(written)


def test_a_file_of_nothing_but_the_necessary() -> None:
    file = {
        "format": "five-hundred-match",
        "version": 1,
        "rules": {"preset": "us_3p"},
        "players": ["A", "B", "C"],
    }
    read = read_match(file)
    assert [side.name for side in read.match.sides] == ["A", "B", "C"]
    assert (read.match.first_dealer, read.match.opening, read.match.ended) == (0, None, None)
    written = write_match(read)
    assert written["hands"] == []
    assert written["ended"] is None
    assert "name" not in written["rules"]
    assert replay_json(file)["totals"] == {"A": 0, "B": 0, "C": 0}


def test_a_match_of_the_library_can_be_written() -> None:
    match = match_of("au_pagat", hands=(PassedIn(), Redeal()))
    written = write_match(MatchFile(match=match, rules_name="House"))
    assert written["rules"]["name"] == "House"
    assert [hand["type"] for hand in written["hands"]] == ["all_pass", "redeal"]
    with_note = MatchFile(match=match, extras=(HandExtras(note="x"), HandExtras()))
    assert write_match(with_note)["hands"][0] == {"type": "all_pass", "note": "x"}


def test_players_who_score_alone_may_stand_in_any_order() -> None:
    file = file_of("us_3p", played("7S", "C", {"A": 1, "B": 2, "C": 7}))
    file["sides"] = [{"name": f"Team {one}", "players": [one]} for one in "CAB"]
    result = replay_json(file)
    assert result["totals"] == {"Team A": 10, "Team B": 20, "Team C": 140}
    by_side = file | {"hands": [played("7S", "Team C", {"Team A": 1, "B": 2, "C": 7})]}
    assert replay_json(by_side) == result


def test_nothing_said_is_as_good_as_left_out() -> None:
    hand = played("8H", "NS", 8, partners=[], sits_out=None, debarred=None, card_points={},
                  stopped_early=False, first_to_reach=None, auction=None)  # fmt: skip
    assert result_of("au_pagat", hand) == result_of("au_pagat", played("8H", "NS", 8))
    void: dict[str, Any] = {"type": "void", "tricks": {}, "bid": None}
    assert "error" not in result_of("au_pagat", void)


def test_a_concession_may_name_a_player() -> None:
    result = result_of("au_pagat", ended={"how": "conceded", "by": "S"})
    assert (result["winners"], result["losers"]) == (["EW"], ["NS"])


def test_replay_json_is_what_the_command_prints() -> None:
    result = result_of("au_pagat", played("8H", "N", {"NS": 8}), scores={"NS": 210, "EW": 20})
    assert result == {
        "status": "over",
        "winners": ["NS"],
        "losers": [],
        "reason": "contract_made_reaching_target",
        "explanation": "NS made 8♥ (300) and reached 510.",
        "totals": {"NS": 510, "EW": 40},
        "needs": None,
        "hands": [
            {
                "number": 1,
                "dealer": "N",
                "delta": {"NS": 300, "EW": 20},
                "total": {"NS": 510, "EW": 40},
                "lines": [
                    {"side": "NS", "points": 300, "reason": "contract_made",
                     "text": "8♥ made: 300"},
                    {"side": "EW", "points": 20, "reason": "defence_tricks",
                     "text": "2 tricks at 10"},
                ],
                "after_finish": False,
            }
        ],
    }  # fmt: skip


def test_an_error_stands_in_the_results_place() -> None:
    result = result_of("au_pagat", played("8H", "NS", {"NS": 8, "EW": 3}))
    assert result == {
        "error": {
            "code": "trick_total",
            "message": "NS 8 and EW 3 are 11 tricks: a hand has ten.",
            "where": "hands[0].tricks",
        }
    }


def nested(depth: int) -> Any:  # noqa: ANN401
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "data",
    [None, 3, "x", [], {}, {"format": nested(10**5)}, {"format": 10**5000}],
    ids=["null", "number", "text", "list", "object", "deep", "huge"],
)
def test_anything_else_is_an_error_and_never_a_traceback(data: Any) -> None:  # noqa: ANN401
    assert replay_json(data)["error"]["code"] == "not_a_match_file"


def test_rules_nested_too_deeply() -> None:
    file = file_of("au_pagat")
    file["rules"] = {"preset": "au_pagat", "options": {"special_contracts": nested(10**5)}}
    assert "error" in replay_json(file)
    assert json.loads(replay_line(file)) == replay_json(file)


@pytest.mark.parametrize(
    "file",
    [
        everything(),
        file_of("au_pagat", played("8H", "NS", {"NS": 8, "EW": 3})),
        file_of("us_3p", played("7S", "A", {"A": 4, "B": 4, "C": 2}),
                scores={"B": 480, "C": 490}),
        file_of("us_4_cutthroat_12", played("7S", "B", {"B": 7, "C": 2, "D": 1})),
        file_of("us_3p", played("6H", "A", {"A": 5, "B": 5, "C": 0}),
                played("6H", "B", {"A": 0, "B": 5, "C": 5}), scores={"A": -400},
                options={"multi_side_loss": "others_play_on"}),
        file_of("us_3p", played("6H", "A", 5) | {"tricks": {"A": 5, "B": 5, "C": "0"}}),
        file_of("us_3p", played("6H", "A", [1, 2, 3])),  # type: ignore[arg-type]
        file_of("us_3p", {"type": "contract", "contractor": "A", "bid": ["6H"], "tricks": {}}),
        None,
    ],
    ids=str,
)  # fmt: skip
def test_the_quick_line_is_the_json_of_the_result(file: Any) -> None:  # noqa: ANN401
    assert replay_line(file) == json.dumps(replay_json(file), ensure_ascii=False)


def test_the_quick_line_with_awkward_names() -> None:
    players = ['"', "%d", "{x}", "é\n"]
    file = file_of("au_pagat", played("8H", "a%sb", 8), played("8H", '"', {"a%sb": 8}))
    file |= {"players": players,
             "sides": [{"name": "a%sb", "players": players[::2]},
                       {"name": "\\", "players": players[1::2]}]}  # fmt: skip
    assert replay_line(file) == json.dumps(replay_json(file), ensure_ascii=False)
    assert "error" not in replay_json(file)


def test_lines_told_before_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # The package's attribute of that name is the function, so the module is asked for by name.
    module = sys.modules["scorekeeper.rules.replay_line"]
    monkeypatch.setattr(module, "_MOST_TOLD", 3)
    monkeypatch.setattr(module, "_TOLD", {})
    monkeypatch.setattr(module, "_MOST_SEATED", 3)
    monkeypatch.setattr(module, "_SEATED", {})
    for level in range(6, 11):
        file = file_of("au_pagat", played(f"{level}D", "NS", 7), scores={"NS": level})
        assert replay_line(file) == json.dumps(replay_json(file), ensure_ascii=False)
    assert len(module._TOLD) <= 3
    assert len(module._SEATED) <= 3
