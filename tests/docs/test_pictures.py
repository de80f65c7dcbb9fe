"""The pictures: each is there, is told in words too, is shown somewhere, and is not heavy."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.docs.pages import DOCS, PAGES, name, text

PICTURES = sorted((DOCS / "pictures").glob("*.png"))
SHOWN = re.compile(r'<img src="(?P<src>[^"]+)" width="\d+" alt="(?P<alt>[^"]*)">')
HEAVIEST = 1_500_000
"""Bytes of all of them: a clone should not weigh more for its pictures than for its code."""


def shown(page: Path) -> list[tuple[Path, str]]:
    return [
        ((page.parent / found["src"]).resolve(), found["alt"])
        for found in SHOWN.finditer(text(page))
    ]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_picture_is_there_and_told_in_words(page: Path) -> None:
    assert len(shown(page)) == text(page).count("<img")
    for picture, words in shown(page):
        assert picture in PICTURES, picture
        assert words, picture


def test_every_picture_is_shown() -> None:
    seen = {picture for page in PAGES for picture, _ in shown(page)}
    assert [picture.name for picture in PICTURES if picture not in seen] == []


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_something_is_to_be_seen(picture: Path) -> None:
    with Image.open(picture) as image:
        assert len(image.getcolors() or []) > 8


def test_together_they_are_light() -> None:
    assert 0 < sum(picture.stat().st_size for picture in PICTURES) < HEAVIEST
