"""``scorekeeper replay`` and ``scorekeeper auction``: what scripts rely on."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.__main__ import main

Run = Callable[..., tuple[int, list[str], list[str]]]

WON: dict[str, Any] = {
    "format": "five-hundred-match",
    "version": 1,
    "rules": {"preset": "au_pagat"},
    "players": ["N", "E", "S", "W"],
    "sides": [{"name": "NS", "players": ["N", "S"]}, {"name": "EW", "players": ["E", "W"]}],
    "first_dealer": "N",
    "opening": {"scores": {"NS": 210, "EW": 20}},
    "hands": [{"type": "contract", "contractor": "N", "bid": "8H", "tricks": {"NS": 8, "EW": 2}}],
}
BEGUN = WON | {"opening": None, "hands": []}
WRONG = WON | {"hands": [WON["hands"][0] | {"tricks": {"NS": 8, "EW": 3}}]}
CALLS = {
    "rules": {"preset": "au_pagat"},
    "players": 4,
    "calls": [
        {"seat": 1, "call": "6S"},
        {"seat": 2, "call": "M"},
        {"seat": 2, "call": "P"},
        {"seat": 3, "call": "P"},
        {"seat": 4, "call": "P"},
    ],
}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command: its exit status, and the lines it printed and complained with."""

    def running(*arguments: object) -> tuple[int, list[str], list[str]]:
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out.splitlines(), said.err.splitlines()

    return running


def write(path: Path, *documents: object) -> Path:
    path.write_text("\n".join(map(json.dumps, documents)), "utf-8")
    return path


def test_a_match_file_gives_one_line_of_json(run: Run, tmp_path: Path) -> None:
    status, out, err = run("replay", write(tmp_path / "match.json", WON), "--json")
    assert (status, len(out), err) == (0, 1, [])
    result = json.loads(out[0])
    assert result["status"] == "over"
    assert result["winners"] == ["NS"]
    assert result["losers"] == []
    assert result["reason"] == "contract_made_reaching_target"
    assert result["totals"] == {"NS": 510, "EW": 40}
    assert result["needs"] is None
    [hand] = result["hands"]
    assert hand["delta"] == {"NS": 300, "EW": 20}
    assert [line["reason"] for line in hand["lines"]] == ["contract_made", "defence_tricks"]


def test_results_come_in_order_and_a_wrong_one_has_its_error(run: Run, tmp_path: Path) -> None:
    several = write(tmp_path / "several.jsonl", WON, WRONG, BEGUN)
    status, out, err = run("replay", several, write(tmp_path / "one.json", WON), "--json")
    results = [json.loads(line) for line in out]
    assert status == 1
    assert [one.get("status") for one in results] == ["over", None, "in_play", "over"]
    assert results[1]["error"]["where"] == "hands[0].tricks"
    assert err == []


@pytest.mark.parametrize("broken", ['{"format": "five-', "nonsense", "[1, 2", '{"a": 1e}'])
def test_a_broken_line_does_not_hide_the_others(run: Run, tmp_path: Path, broken: str) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text("\n".join([json.dumps(WON), broken, json.dumps(BEGUN)]), "utf-8")
    status, out, _ = run("replay", file, "--json")
    results = [json.loads(line) for line in out]
    assert status == 1
    assert [one.get("status") for one in results] == ["over", None, "in_play"]
    assert results[1]["error"]["code"] == "not_json"
    assert "line" in results[1]["error"]["message"]


def test_several_indented_objects_are_several_matches(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "indented.json"
    file.write_text("\n\n".join(json.dumps(one, indent=2) for one in (WON, BEGUN)), "utf-8")
    status, out, _ = run("replay", file, "--json")
    assert status == 0
    assert [json.loads(line)["status"] for line in out] == ["over", "in_play"]


def test_the_standard_input_is_a_file_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(WON).encode())))
    status, out, _ = run("replay", "-", "--json")
    assert status == 0
    assert json.loads(out[0])["status"] == "over"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, "file_unreadable"),
        (b"", "no_document"),
        (b" \n ", "no_document"),
        (b"\xff\xfe{", "not_text"),
        (b"[" * 100_000, "not_json"),
        (b'{"a": ' + b"9" * 5_000 + b"}", "not_json"),
        (b"[]", "not_a_match_file"),
        (b'"\\ud800"', "not_a_match_file"),
    ],
)
def test_no_file_is_too_strange_for_a_sentence(
    run: Run, tmp_path: Path, content: bytes | None, code: str
) -> None:
    file = tmp_path / "strange.json"
    if content is not None:
        file.write_bytes(content)
    status, out, err = run("replay", file, "--json")
    assert (status, err) == (1, [])
    assert json.loads(out[0])["error"]["code"] == code
    status, out, err = run("replay", file)
    assert (status, out, len(err)) == (1, [], 1)


def test_a_byte_order_mark_is_no_mistake(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notepad.json"
    file.write_text(json.dumps(WON), "utf-8-sig")
    assert run("replay", file, "--json")[0] == 0


def test_a_person_reads_the_sheet(run: Run, tmp_path: Path) -> None:
    status, out, err = run("replay", write(tmp_path / "match.json", WON))
    assert (status, err) == (0, [])
    assert out == [
        "  1. N dealt. NS 510 (+300), EW 40 (+20)",
        "     NS: 8♥ made: 300",
        "     EW: 2 tricks at 10",
        "NS made 8♥ (300) and reached 510.",
        "",
    ]


def test_a_person_reads_what_is_wrong_and_where(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "match.json", WRONG)
    status, out, [said] = run("replay", file)
    assert (status, out) == (1, [])
    assert said.startswith(f"{file}, hands[0].tricks: ")


def test_of_several_matches_a_person_reads_which_is_wrong(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = write(tmp_path / "friday.jsonl", WON, WRONG, BEGUN)
    status, out, [said] = run("replay", lines)
    assert (status, len(out)) == (1, 7)
    assert said.startswith(f"{lines}, line 2, hands[0].tricks: NS 8 and EW 3 are 11 tricks")
    pretty = tmp_path / "friday.json"
    pretty.write_text("\n".join(json.dumps(one, indent=1) for one in (WRONG, WON, WRONG)), "utf-8")
    third = 2 * len(json.dumps(WON, indent=1).splitlines()) + 1
    _, _, complaints = run("replay", pretty)
    assert [one.partition(", hands")[0] for one in complaints] == [
        f"{pretty}, line 1",
        f"{pretty}, line {third}",
    ]
    text = pretty.read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run("replay", "-")[2][1].startswith(f"standard input, line {third}, hands[0].tricks: ")
    # A script has the answers in order, and the places as ever.
    answers = [json.loads(one) for one in run("replay", "--json", pretty)[1]]
    assert [one.get("error", {}).get("where") for one in answers] == [
        "hands[0].tricks", None, "hands[0].tricks",
    ]  # fmt: skip


def test_of_several_auctions_a_person_reads_which_is_wrong(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "calls.jsonl", CALLS, CALLS | {"players": 5}, CALLS)
    status, _, [said] = run("auction", file)
    assert (status, said.partition(": ")[0]) == (1, f"{file}, line 2, players")


@pytest.mark.parametrize("name", ["latin.jsonl", "latin.json"])
def test_what_is_no_text_is_told_with_its_line(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(json.dumps(WON).encode() + b'\n{"title": "Mis\xe8re"}\n')
    assert run("replay", file)[2] == [f"{file} is not text in UTF-8 at line 2."]


@pytest.mark.parametrize("name", ["a\0b.jsonl", "a\0b.json"])
def test_what_no_file_can_be_called_is_told(run: Run, name: str) -> None:
    status, out, [said] = run("replay", name)
    assert (status, out) == (1, [])
    assert said.endswith("cannot be read: no file can have that name.")


def test_hands_after_the_end_are_told(run: Run, tmp_path: Path) -> None:
    longer = WON | {"hands": [*WON["hands"], {"type": "all_pass"}]}
    _, out, _ = run("replay", write(tmp_path / "match.json", longer))
    assert "  2. E dealt. Played after the end: not scored." in out


def test_an_auction_is_judged(run: Run, tmp_path: Path) -> None:
    status, out, _ = run("auction", write(tmp_path / "calls.json", CALLS), "--json")
    result = json.loads(out[0])
    assert status == 0
    assert [call["legal"] for call in result["calls"]] == [True, False, True, True, True]
    assert result["calls"][1]["reason"] == "needs_a_seven_first"
    assert (result["closed"], result["contract"], result["contractor_seat"]) == (True, "6S", 1)


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        (CALLS["calls"], "6S by seat 1."),
        ([{"seat": seat, "call": "P"} for seat in (1, 2, 3, 4)], "Passed in."),
        ([], "The auction goes on."),
    ],
)
def test_a_person_reads_how_the_auction_ended(
    run: Run, tmp_path: Path, calls: list[object], said: str
) -> None:
    status, out, _ = run("auction", write(tmp_path / "calls.json", CALLS | {"calls": calls}))
    assert status == 0
    assert out[-2:] == [said, ""]


def test_a_wrong_auction_is_one_line(run: Run, tmp_path: Path) -> None:
    status, out, err = run("auction", write(tmp_path / "calls.json", CALLS | {"players": 5}))
    assert (status, out, len(err)) == (1, [], 1)


@pytest.mark.parametrize("command", ["replay", "auction"])
def test_a_command_without_its_file_is_wrong_usage(run: Run, command: str) -> None:
    status, out, err = run(command)
    assert (status, out, len(err)) == (2, [], 1)
    assert "FILE" in err[0]


def test_nothing_is_written_to_the_history(run: Run, tmp_path: Path, own_history: Path) -> None:
    run("replay", write(tmp_path / "match.json", WON))
    assert not own_history.exists()


def test_a_count_given_twice_is_no_count(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "twice.json"
    text = json.dumps(WON).replace('"NS": 8', '"NS": 8, "NS": 6')
    file.write_text(f"{json.dumps(WON)}\n{text}\n{json.dumps(WON)}", "utf-8")
    status, _, err = run("replay", file)
    assert status == 1
    assert err == [
        f"{file}, in what begins at line 2: 'NS' stands twice in one place: it is said once."
    ]
    status, out, _ = run("replay", "--json", file)
    results = [json.loads(line) for line in out]
    assert [one.get("error", {}).get("code") for one in results] == [None, "said_twice", None]


@pytest.mark.parametrize("wrong", [{"at": 5}, {"at": "noon"}, {"edits": 5}, {"note": ["x"]}])
def test_what_an_import_would_refuse_is_not_scored_either(
    run: Run, tmp_path: Path, wrong: dict[str, Any]
) -> None:
    file = tmp_path / "beside.json"
    file.write_text(json.dumps(WON | {"hands": [WON["hands"][0] | wrong]}), "utf-8")
    (key,) = wrong
    for how in ("replay", "import"):
        status, _, err = run(how, file)
        assert status == 1
        assert f"hands[0].{key}: {key} cannot be" in err[0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is full")
def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(WON), "utf-8")
    command = [sys.executable, "-m", "scorekeeper", "replay", "--json", str(file)]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"The answer: No space left on device.\n")


def test_a_closed_standard_input_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run("replay", "-") == (1, [], ["standard input cannot be read: it is closed."])
