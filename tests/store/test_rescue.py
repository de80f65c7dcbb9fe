from __future__ import annotations

import random
import shutil
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import select

from scorekeeper.store import backups, journal, match_reading
from scorekeeper.store.backups import BackupKind
from scorekeeper.store.borrowed_schema import pages_of_contents
from scorekeeper.store.health import damage_of
from scorekeeper.store.history import History
from scorekeeper.store.journal import Deed
from scorekeeper.store.location import locate
from scorekeeper.store.row_images import Image
from scorekeeper.store.tables import MATCH
from tests.store.conftest import EVENING, add_match

MATCHES = 40
HANDS = 10
NOW = datetime(2026, 11, 28, 9, 0).astimezone()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a history of forty matches, and a backup of the first thirty."""
    folder = tmp_path_factory.mktemp("sound")
    history = History.open(locate(data_dir=folder))
    file = folder / "history.db"
    for number in range(MATCHES):
        if number == 30:
            backups.keep(file, folder / "backups", BackupKind.DAILY, NOW)
        uid = f"match-{number}"
        add_match(history, uid)
        with history.writing() as session:
            row = match_reading.load(session, uid).row
            for position in range(HANDS):
                fields = {
                    "position": position,
                    "lineup": 0,
                    "entry": {"bid": "8H", "tricks": [8, 2], "filler": "x" * 60},
                    "note": "",
                    "at": EVENING.isoformat(),
                }
                wanted: Image = {"hands": {f"{uid}-{position}": fields}}
                deed = Deed(kind="hand_recorded", hand=position + 1, at=EVENING)
                journal.perform(session, row, wanted, deed)
    history.close()
    return folder


@pytest.fixture
def folder(sound: Path, tmp_path: Path) -> Path:
    shutil.copytree(sound, tmp_path / "history")
    return tmp_path / "history"


def hands_in(history: History) -> dict[str, int]:
    with history.reading() as session:
        uids = session.execute(select(MATCH.c.uid)).scalars().all()
        return {uid: len(match_reading.load(session, uid).hands) for uid in uids}


def overwrite(file: Path, start: int, end: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(random.Random(start).randbytes(end - start))  # noqa: S311


def set_aside(folder: Path) -> list[Path]:
    return sorted(folder.glob("*damaged history.db"))


def test_a_sound_history_is_left_alone(folder: Path) -> None:
    history = History.open(locate(data_dir=folder))
    assert history.rescued is None
    assert hands_in(history) == {f"match-{n}": HANDS for n in range(MATCHES)}
    history.close()
    assert not set_aside(folder)


def test_nothing_is_lost_where_one_page_is_damaged_and_a_backup_or_journal_has_it(
    folder: Path,
) -> None:
    file = folder / "history.db"
    pages = file.stat().st_size // 4096
    lost: dict[int, int] = {}
    original = file.read_bytes()
    for page in range(0, pages, 5):
        for old in set_aside(folder):
            old.unlink()
        file.write_bytes(original)
        overwrite(file, page * 4096, page * 4096 + 4096)
        history = History.open(locate(data_dir=folder))
        kept = hands_in(history)
        history.close()
        damage = set_aside(folder)
        if history.rescued is not None:
            assert damage == [history.rescued.set_aside]
            assert (
                damage[0].read_bytes()[page * 4096 : page * 4096 + 4096]
                != original[page * 4096 : page * 4096 + 4096]
            )
            assert history.rescued.matches == len(kept)
        assert damage_of(file) is None
        assert {f"match-{n}" for n in range(30)} <= set(kept)
        assert all(count <= HANDS for count in kept.values())
        lost[page] = MATCHES * HANDS - sum(kept.values())
    assert set(lost.values()) == {0}


def test_nothing_is_lost_with_a_page_of_the_list_of_tables(folder: Path) -> None:
    file = folder / "history.db"
    shutil.rmtree(folder / "backups")
    original = file.read_bytes()
    listing = [1, *pages_of_contents(original[:4096])]
    assert len(listing) > 2
    for page in listing:
        file.write_bytes(original)
        overwrite(file, (page - 1) * 4096, page * 4096)
        history = History.open(locate(data_dir=folder))
        assert history.rescued is not None
        assert hands_in(history) == {f"match-{n}": HANDS for n in range(MATCHES)}
        history.close()


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.99])
def test_a_truncated_history_keeps_what_is_before_its_end_and_in_the_backup(
    folder: Path, share: float
) -> None:
    file = folder / "history.db"
    with file.open("r+b") as opened:
        opened.truncate(int(file.stat().st_size * share))
    history = History.open(locate(data_dir=folder))
    assert history.rescued is not None
    kept = hands_in(history)
    history.close()
    assert {uid: kept[uid] for uid in (f"match-{n}" for n in range(30))} == {
        f"match-{n}": HANDS for n in range(30)
    }


@pytest.mark.parametrize(
    "content",
    [b"", b"Ann & Cat 510, Bob & Dan 40", bytes(5000), b"SQLite format 3\x00"],
    ids=["empty", "a text", "zeros", "a header alone"],
)
def test_a_file_that_is_no_history_is_set_aside_as_it_is(folder: Path, content: bytes) -> None:
    file = folder / "history.db"
    file.write_bytes(content)
    history = History.open(locate(data_dir=folder))
    assert history.rescued is not None
    assert history.rescued.from_backup == history.rescued.matches == 30
    assert len(hands_in(history)) == 30
    history.close()
    assert [path.read_bytes() for path in set_aside(folder)] == [content]


def test_without_anything_to_save_it_starts_empty_beside_the_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "history.db").write_bytes(b"nothing of ours")
    history = History.open(locate(data_dir=tmp_path))
    assert history.rescued is not None
    assert history.rescued.matches == 0
    assert hands_in(history) == {}
    history.close()
    assert history.rescued.set_aside.read_bytes() == b"nothing of ours"


def test_a_rescue_cut_short_is_taken_up_at_the_next_start(folder: Path) -> None:
    file = folder / "history.db"
    ready = folder / "history.db.rescued"
    shutil.copyfile(file, ready)
    file.unlink()
    (folder / "history.db-wal").write_bytes(b"of the damaged one")
    history = History.open(locate(data_dir=folder))
    assert len(hands_in(history)) == MATCHES
    history.close()
    assert not ready.exists()
    assert [path.name for path in folder.glob("*damaged history.db-wal")]
