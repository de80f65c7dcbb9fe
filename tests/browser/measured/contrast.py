"""How far writing stands out from its ground, measured in the pixels of a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from PIL import Image, ImageChops

from tests.browser.measured.nodes import Box, Node

Colour: TypeAlias = tuple[int, int, int]

ENOUGH, TOTALS = 4.5, 7.0
INSET = 4
"""Pixels at the edge of anything that belong to its border."""

APART = 7
"""Pixels between two words at least; less is between letters."""

TALL = 6
"""Writing is higher than so many pixels; a line drawn is not."""

STEM = 3
"""So many pixels have a letter's own colour at least; the others blend with the ground."""


def too_pale(found: list[Node], picture: Image.Image) -> Iterator[str]:
    """What cannot be read well."""
    for one in found:
        if not one.whole:
            continue  # half a letter has no colour of its own
        words = list(_words(picture, one.box))
        figures = max((word.height for word in words), default=0)
        for word in words:
            total = one.name.startswith("sheet.total.") and word.height == figures
            if word.ratio < (TOTALS if total else ENOUGH) - 0.05:
                yield f"{one}: {_hex(word.colour)} on {_hex(word.ground)} is {word.ratio:.1f}:1"
                break


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word as it is drawn: how high it is, and how far it stands out."""

    height: int
    ratio: float
    colour: Colour
    ground: Colour


def _words(image: Image.Image, box: Box) -> Iterator[Word]:
    """By word, how far it stands out."""
    edges = (
        max(0, round(box.left) + INSET),
        max(0, round(box.top) + INSET),
        min(image.width, round(box.right) - INSET),
        min(image.height, round(box.bottom) - INSET),
    )
    if edges[2] - edges[0] < TALL or edges[3] - edges[1] < TALL:
        return
    part = image.crop(edges)
    ground = commonest(part)
    marks = drawn(part, ground)
    _, rows = marks.getprojection()
    for top, bottom in runs(rows, 1):
        if bottom - top < TALL:
            continue
        columns, _ = marks.crop((0, top, part.width, bottom)).getprojection()
        for left, right in runs(columns, APART):
            word = part.crop((left, top, right, bottom))
            if right - left < 2 or _is_filled(marks.crop((left, top, right, bottom))):
                continue
            best = sorted(
                ((contrast(colour, ground), colour, count) for count, colour in _colours(word)),
                reverse=True,
            )
            seen = 0
            for ratio, colour, count in best:
                seen += count
                if seen >= STEM:
                    height = bottom - top
                    yield Word(height=height, ratio=ratio, colour=colour, ground=ground)
                    break


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of two colours' luminances, as WCAG 2 reckons it.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _colours(image: Image.Image) -> list[tuple[int, Colour]]:
    found: list[tuple[int, Any]] = list(image.getcolors(image.width * image.height) or [])
    return found


def commonest(image: Image.Image) -> Colour:
    """The colour of the ground."""
    return max(_colours(image))[1]


def drawn(image: Image.Image, ground: Colour, faint: int = 24) -> Image.Image:
    """White where something is drawn on the ground, and is more than faint."""
    far = ImageChops.difference(image, Image.new("RGB", image.size, ground)).convert("L")
    return far.point(lambda distance: 255 * (distance > faint))


def _is_filled(drawn: Image.Image) -> bool:
    """Whether it is an area of another colour, not writing: its own nodes are measured."""
    histogram = drawn.histogram()
    return histogram[255] > 0.9 * drawn.width * drawn.height


def runs(marks: list[int], apart: int) -> Iterator[tuple[int, int]]:
    """From where to where something is, gaps of less than ``apart`` being part of it."""
    began, last = None, 0
    for place, mark in enumerate(marks):
        if mark:
            if began is not None and place - last > apart:
                yield began, last + 1
                began = None
            began = place if began is None else began
            last = place
    if began is not None:
        yield began, last + 1


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02X}" for part in colour)
