"""Screens that are imported late are all there, and are imported late."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from scorekeeper.ui import app

SEEN = """
import sys
from importlib.util import find_spec
import scorekeeper.ui.app
from scorekeeper.scorebook.book import Scorebook
late = ("ui.screens.settings", "ui.screens.mend", "ui.screens.history", "ui.screens.auction",
        "ui.screens.match", "ui.components.ledger", "rules.auction", "scorebook.imports",
        "store.sound_history", "store.repair")
assert not [name for name in late if find_spec(f"scorekeeper.{name}") is None]
assert not [name for name in late if f"scorekeeper.{name}" in sys.modules]
assert "alembic" not in sys.modules
assert "difflib" not in sys.modules
"""
SET_UP = """
import asyncio, sys
from pathlib import Path
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import app
from tests.ui.harness import visiting
book = Scorebook.open(data_dir=Path(sys.argv[1]))
app.scorebook = lambda: book
match = "scorekeeper.ui.screens.match"
async def set_up():
    async with visiting(app.main) as visitor:
        await visitor.sees("home.new_match")
        assert match not in sys.modules
        await visitor.tap("home.new_match")
        await visitor.sees("setup.start")
        while match not in sys.modules:
            await asyncio.sleep(0.01)
asyncio.run(asyncio.wait_for(set_up(), 20))
"""


def test_who_only_plays_does_not_wait_for_the_rest() -> None:
    subprocess.run([sys.executable, "-c", SEEN], check=True)


def test_a_match_is_imported_while_its_table_is_set_up(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", SET_UP, str(tmp_path)], check=True)


def test_every_screen_that_is_imported_late_is_there() -> None:
    source = inspect.getsource(app)
    said = re.findall(r'(?:seldom\("[^"]+", |late\()"(\w+)", "(\w+)"\)', source)
    assert len(said) > 8
    for module, screen in said:
        assert callable(getattr(import_module(f"scorekeeper.ui.screens.{module}"), screen))
