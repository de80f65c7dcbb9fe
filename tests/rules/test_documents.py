"""The pages on the rules: their examples run, and their tables are those of the code."""

from __future__ import annotations

import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from scorekeeper.rules import OPTIONS, Reason
from scorekeeper.rules.option_guide import OPTION_GUIDE

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted((DOCS / "rules").glob("*.md"))


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    """The script that writes the tables."""
    spec = importlib.util.spec_from_file_location("tables", DOCS / "tools" / "rules_tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_of_the_library_run() -> None:
    failed, tried = doctest.testfile(str(DOCS / "library.md"), module_relative=False)
    assert failed == 0
    assert tried > 25


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_are_those_of_the_code(page: Path, tables: ModuleType) -> None:
    text = page.read_text("utf-8")
    assert tables.current(text) == text, "run python docs/tools/rules_tables.py"


def test_every_table_is_on_a_page(tables: ModuleType) -> None:
    pages = "".join(page.read_text("utf-8") for page in PAGES)
    assert all(f"<!-- table: {name} -->" in pages for name in tables.TABLES)


def test_every_option_is_explained() -> None:
    assert set(OPTION_GUIDE) == set(OPTIONS)
    for guide in OPTION_GUIDE.values():
        assert guide.effect.endswith(".")
        assert guide.values
        assert guide.source
    assert len(set(Reason)) == len(Reason)
