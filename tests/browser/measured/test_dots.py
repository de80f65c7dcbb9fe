"""The measurement itself: it finds what ends in dots, and nothing else."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageDraw, ImageFont

from scorekeeper.ui.palette import DAY, LAMP
from tests.browser.measured.dots import has_dots
from tests.packaging.test_icons import ASSETS

FONTS = ("scorepad-sans-regular", "scorepad-sans-semibold", "scorepad-slab-bold")
SIZES = (11, 12, 13, 15, 16, 18, 20, 26, 30, 32, 36)
CUT = ("Bartholomew", "Ann", "Start the match", "Jeff", "Cat & Dan", "10NT", "fr", "Kitty", "vy")
WHOLE = ("A. B. & C.", "Who: i, ii, iii;", "−40 — +300", "8♠ 240, 8♣ 260", "2 x 3 = 6.", "• Ann")
ROOMS = [
    *((ink, room.paper) for room in (DAY, LAMP) for ink in (room.ink, room.pencil)),
    (DAY.on_action, DAY.action),
]


def picture(words: str, font: str, size: int, ink: str, paper: str) -> Image.Image:
    type_ = ImageFont.truetype(str(ASSETS / "fonts" / f"{font}.ttf"), size)
    image = Image.new("RGB", (size * (len(words) + 2), 2 * size), paper)
    ImageDraw.Draw(image).text((6, 3), words, font=type_, fill=ink)
    return image


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("size", SIZES)
def test_an_end_in_dots_is_found_and_no_other(font: str, size: int) -> None:
    for word, (ink, paper) in product(CUT, ROOMS):
        assert has_dots(picture(f"{word}…", font, size, ink, paper)), (word, ink)
    for word, (ink, paper) in product((*CUT, *WHOLE), ROOMS):
        assert not has_dots(picture(word, font, size, ink, paper)), (word, ink)


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("size", SIZES)
def test_letters_beside_something_high_are_no_dots(font: str, size: int) -> None:
    for words, (ink, paper) in product(("Passed in", "assess, cease", "moon 000"), ROOMS):
        image = picture(words, font, size, ink, paper)
        beside = Image.new("RGB", (image.width + 3 * size, 2 * image.height), paper)
        beside.paste(image, (0, image.height // 2))
        edge = (image.width, 2, image.width + 2 * size, beside.height - 3)
        ImageDraw.Draw(beside).rounded_rectangle(edge, radius=size, outline=ink)
        assert not has_dots(beside), words
