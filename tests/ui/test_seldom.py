"""Screens that are imported late are all there, and are imported late."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module

from scorekeeper.ui import app

SEEN = """
import sys
import scorekeeper.ui.app
from scorekeeper.scorebook.book import Scorebook
late = ("ui.screens.settings", "ui.screens.mend", "ui.screens.history", "ui.screens.auction",
        "ui.screens.match", "ui.components.ledger", "rules.auction", "scorebook.importing")
assert not [name for name in late if f"scorekeeper.{name}" in sys.modules]
assert "alembic" not in sys.modules
assert "difflib" not in sys.modules
"""


def test_who_only_plays_does_not_wait_for_the_rest() -> None:
    subprocess.run([sys.executable, "-c", SEEN], check=True)


def test_every_screen_that_is_imported_late_is_there() -> None:
    source = inspect.getsource(app)
    said = re.findall(r'(?:seldom\("[^"]+", |late\()"(\w+)", "(\w+)"\)', source)
    assert len(said) > 8
    for module, screen in said:
        assert callable(getattr(import_module(f"scorekeeper.ui.screens.{module}"), screen))
