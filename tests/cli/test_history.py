"""``scorekeeper export | import | backup | restore | doctor``, as scripts use them."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.__main__ import main
from scorekeeper.scorebook.book import Scorebook
from tests.scorebook.conftest import MADE_8H, TO_510, new_match, play

Run = Callable[..., tuple[int, list[str], list[str]]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command: its exit status, and the lines it printed and complained with."""

    def running(*arguments: object) -> tuple[int, list[str], list[str]]:
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out.splitlines(), said.err.splitlines()

    return running


@pytest.fixture
def kept(own_history: Path) -> Path:
    """A history with a match won and one in play."""
    book = Scorebook.open()
    book.start(new_match(match_id="won", title="Friday", note="at the club"))
    play(book, "won", *TO_510)
    book.annotate("won", 2, "argued about")
    book.start(new_match("Ann Eve Cat Dan", match_id="live"))
    play(book, "live", MADE_8H)
    book.close()
    return own_history


def test_of_one_match_the_place_is_told_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text('{"format": "five-hundred-match"}', "utf-8")
    assert run("import", file)[2] == [f"{file}, version: version is missing: it is 1."]
    file.write_text("3", "utf-8")
    assert run("import", file)[2][0].startswith(f"{file}, format: This is not a match file but 3")


def test_all_matches_go_out_and_come_in_elsewhere(kept: Path, run: Run, tmp_path: Path) -> None:
    del kept
    file = tmp_path / "all.jsonl"
    assert run("export", "--output", file) == (0, [], [])
    assert len(file.read_text("utf-8").splitlines()) == 2
    elsewhere = tmp_path / "elsewhere"
    first = run("--data", elsewhere, "import", file)
    assert first == (0, [f"{file}: 2 taken in, 0 there already."], [])
    again = run("--data", elsewhere, "import", file)
    assert again == (0, [f"{file}: 0 taken in, 2 there already."], [])
    assert run("--data", elsewhere, "doctor") == (
        0,
        [f"All is well in {elsewhere / 'history.db'}."],
        [],
    )
    assert run("--data", elsewhere, "export")[1] == file.read_text("utf-8").splitlines()


def test_one_match_goes_out_as_a_match_file(kept: Path, run: Run, tmp_path: Path) -> None:
    del kept
    file = tmp_path / "won.json"
    run("export", "--match", "won", "--output", file)
    assert json.loads(file.read_text("utf-8"))["id"] == "won"
    _, out, _ = run("replay", file, "--json")
    assert json.loads(out[0])["totals"] == {"Ann & Cat": 560, "Bob & Dan": 90}


def test_a_wrong_file_takes_nothing_in_and_the_others_still_come(
    kept: Path, run: Run, tmp_path: Path
) -> None:
    del kept
    _, lines, _ = run("export")
    match = json.loads(lines[0])
    wrong = match | {"id": "other", "hands": [match["hands"][0] | {"tricks": {"Ann & Cat": 12}}]}
    files = {
        "wrong.jsonl": "\n".join(json.dumps(one) for one in (match | {"id": "third"}, wrong)),
        "broken.json": '{"format": ',
        "newer.json": json.dumps(match | {"version": 9}),
        "good.json": json.dumps(match),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    elsewhere = tmp_path / "elsewhere"
    names = [tmp_path / name for name in files]
    status, out, err = run("--data", elsewhere, "import", *names, tmp_path / "missing.json")
    assert status == 1
    assert out == [f"{tmp_path / 'good.json'}: 1 taken in, 0 there already."]
    assert len(err) == 4
    assert "wrong.jsonl, line 2, hands[0]" in err[0]
    assert "is not JSON" in err[1]
    assert "A newer 500 Scorekeeper wrote it." in err[2]
    assert "missing.json cannot be read" in err[3]
    assert len(run("--data", elsewhere, "export")[1]) == 1


def test_a_table_has_a_line_for_each_side_of_each_hand(
    kept: Path, run: Run, tmp_path: Path
) -> None:
    del kept
    run("export", "--format", "csv", "--output", tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert (rows[2]["contract"], rows[2]["contractor"], rows[2]["total"]) == ("7S", "Ann", "440")
    assert rows[2]["note"] == "argued about"
    assert rows[0]["reasons"] == "8♥ made: 300"


def test_a_match_can_be_read_as_text(kept: Path, run: Run) -> None:
    del kept
    _, out, _ = run("export", "--match", "won", "--format", "text")
    text = "\n".join(out)
    assert out[0].startswith("Friday, ")
    assert "8♥ Ann" in text
    assert "560 (+120)" in text
    assert "reached 560" in text


def test_a_backup_is_restored_and_the_present_is_set_aside(
    kept: Path, run: Run, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy) == (0, [], [])
    book = Scorebook.open()
    book.delete("won")
    book.close()
    status, out, err = run("restore", copy)
    assert (status, err) == (0, [])
    assert out[0].startswith(f"Restored. What was there before is in {kept / 'backups'}")
    assert len(run("export")[1]) == 2


@pytest.mark.parametrize("command", ["restore", "backup"])
def test_what_cannot_be_done_is_said_in_one_line(
    kept: Path, run: Run, tmp_path: Path, command: str
) -> None:
    del kept
    status, out, err = run(command, tmp_path)
    assert (status, out) == (1, [])
    assert len(err) == 1


@pytest.mark.parametrize("command", [("backup",), ("export", "--output")])
def test_no_file_is_written_over_and_no_folder_is_made(
    kept: Path, run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    del kept
    there = tmp_path / "there"
    there.write_text("something else", "utf-8")
    status, out, err = run(*command, there)
    assert (status, out) == (1, [])
    assert err[0].startswith(f"{there} cannot be written: it is there already;")
    assert there.read_text("utf-8") == "something else"
    missing = tmp_path / "missing"
    assert run(*command, missing / "file") == (
        1,
        [],
        [f"{missing / 'file'} cannot be written: there is no folder {missing}."],
    )
    assert not missing.exists()
    nothing = [r"a\0b cannot be written: no file can have this name."]
    assert run(*command, "a\0b") == (1, [], nothing)


@pytest.mark.parametrize("arguments", [("export",), ("doctor",), ("backup", "copy.db")])
def test_a_mistyped_folder_is_said_and_not_made(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    mistyped = tmp_path / "mistyped"
    wrong: tuple[int, list[str], list[str]]
    wrong = (1, [], [f"There is no history in {mistyped}: no history.db is there."])
    assert run("--data", mistyped, *arguments) == wrong
    assert list(tmp_path.iterdir()) == []
    mistyped.mkdir()
    assert run("--data", mistyped, *arguments) == wrong
    assert list(mistyped.iterdir()) == []


def test_what_cannot_be_restored_makes_no_history(run: Run, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    assert run("--data", elsewhere, "restore", tmp_path / "copy.db")[0] == 1
    assert not elsewhere.exists()


def test_a_file_that_is_no_json_is_named_once(kept: Path, run: Run, tmp_path: Path) -> None:
    del kept
    file = tmp_path / "bad.json"
    file.write_text("{", "utf-8")
    _, _, err = run("import", file)
    assert err[0].startswith(f"{file} is not JSON at line 1: ")
    assert err[0].count("bad.json") == 1


def test_an_unknown_match_is_named(kept: Path, run: Run) -> None:
    del kept
    assert run("export", "--match", "nowhere") == (
        1,
        [],
        ["There is no match 'nowhere' in the history."],
    )


def test_the_doctor_says_what_happened_to_a_damaged_history(kept: Path, run: Run) -> None:
    file = kept / "history.db"
    with file.open("r+b") as opened:
        opened.seek(4096 * 6)
        opened.write(b"\xa5" * 4096 * 4)
    status, _, err = run("doctor")
    assert status == 1
    assert err[0].startswith("The history was damaged (")
    assert f"and are in {file}." in err[0]
    assert run("doctor")[0] == 0
