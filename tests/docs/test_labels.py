"""What the pages and the pictures' script name is in the app: its words and its identifiers."""

import pkgutil
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.spoken.words import PAGE
from scorekeeper.ui import ids, words
from tests.docs.pages import DOCS, FOR_PLAYERS, PAGES, code_spans, name, text

AREAS = (
    "home|setup|sheet|menu|names|record|hand|match|history|people|settle|rules|settings|go|lost"
)
IDENTIFIER = re.compile(rf"(?:{AREAS})\.(?!db$)[a-z_]+(?:\.\w+)*")


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(tuple(value.values()))
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from strings(one)


def labels() -> set[str]:
    """Every word that the interface has ready, headings of rules, names of special contracts."""
    modules = [
        words,
        *(
            import_module(f"{words.__name__}.{one.name}")
            for one in pkgutil.iter_modules(words.__path__)
        ),
    ]
    said = {text for module in modules for text in strings(tuple(vars(module).values()))}
    specials = {
        words.special(one.name)
        for preset in PRESETS.values()
        for one in preset.rules.special_contracts
    }
    return said | specials | set(PAGE.values())


def identifiers() -> list[re.Pattern[str]]:
    """What an identifier of the app looks like."""
    known = [re.escape(value) for value in strings(tuple(vars(ids).values()))]
    made = [
        re.sub(r"\\\{\w+\\\}", r"\\w+", re.escape(template))
        for template in re.findall(
            r'f"([a-z_]+\..+?)"', Path(str(ids.__file__)).read_text("utf-8")
        )
    ]
    return [re.compile(pattern) for pattern in (*known, *made)]


def unknown(named: Iterable[str]) -> list[str]:
    patterns = identifiers()
    return [one for one in named if not any(pattern.fullmatch(one) for pattern in patterns)]


@pytest.mark.parametrize("page", FOR_PLAYERS, ids=name)
def test_what_a_page_says_to_tap_is_written_on_the_screen(page: Path) -> None:
    told = re.sub(r"^>.*$", "", text(page), flags=re.MULTILINE)
    named = [" ".join(label.split()) for label in re.findall(r"\*\*([^*]+)\*\*", told)]
    assert [label for label in named if label not in labels()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_identifiers_on_a_page_are_the_apps(page: Path) -> None:
    assert unknown(span for span in code_spans(page) if IDENTIFIER.fullmatch(span)) == []


def test_identifiers_in_the_script_of_the_pictures_are_the_apps() -> None:
    script = (DOCS / "tools" / "pictures.py").read_text("utf-8")
    named = re.findall(r'f?"([a-z]+\.[^"\s]+)"', script)
    told = [re.sub(r"\{\w+\}", "1", one) for one in named]
    assert len(told) > 10
    assert unknown(told) == []
