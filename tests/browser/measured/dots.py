"""Writing that was too long for its place and ends in dots, found in the pixels of a picture.

What is drawn on a button is no node of its own, and a screen reader is told all of it: only the
picture shows that the end is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from tests.browser.measured.contrast import TALL, commonest, drawn, runs
from tests.browser.measured.nodes import Node

Dot = tuple[int, int, int, int]
"""A mark in a line of writing: its left, top, right and bottom."""

FAINT = 45
"""How far from the ground a pixel of a dot is at least: what is blurred between two is less."""

EDGE = 2
"""Pixels in which a button has its rounded edge: its corners are no dots."""

SMALL = 0.36
"""No dot is larger, in heights of the letters in its line."""

LOW = 0.6
"""So far down a line its dots stand at least."""

MOSTLY = 0.6
"""So much of a dot is filled at least."""


def ending_in_dots(found: list[Node], picture: Image.Image) -> Iterator[str]:
    """What is not written to its end."""
    for one in found:
        if one.whole and one.role != "field" and "…" not in one.said:
            box, edge = one.box, EDGE if one.role == "button" else 0
            part = picture.crop(
                (
                    round(box.left) + edge,
                    round(box.top) + edge,
                    round(box.right) - edge,
                    round(box.bottom) - edge,
                )
            )
            if has_dots(part):
                yield f"{one} is written with dots for its end"


def has_dots(part: Image.Image) -> bool:
    """Whether any line written in a part of a picture has three dots beside each other."""
    if min(part.size) < TALL:
        return False
    marks = drawn(part, commonest(part), FAINT)
    _, rows = marks.getprojection()
    return any(
        _dotted(marks.crop((0, top, marks.width, bottom)))
        for top, bottom in runs(rows, 1)
        if bottom - top >= TALL
    )


def _dotted(line: Image.Image) -> bool:
    """Whether two dots stand in a line, and a third before them."""
    columns, _ = line.getprojection()
    marks: list[Dot] = []
    for left, right in runs(columns, 1):
        box = line.crop((left, 0, right, line.height)).getbbox()
        if box is not None:
            marks.append((left, box[1], right, box[3]))
    # Most marks are letters, whatever else may be drawn in the line.
    letters = sorted(bottom - top for _, top, _, bottom in marks)[len(marks) * 3 // 4]
    most = max(2, round(SMALL * letters))
    dots = [
        mark if _is_small(mark, most) and mark[3] >= LOW * line.height else None for mark in marks
    ]
    return any(
        one is not None and other is not None and _alike(one, other) and _follow(line, one, other)
        for one, other in pairwise(dots)
    )


def _is_small(mark: Dot, most: int) -> bool:
    left, top, right, bottom = mark
    return right - left <= most and bottom - top <= most


def _alike(one: Dot, other: Dot) -> bool:
    """Whether two marks are dots of a size, on one level, and near each other."""
    sizes = [(right - left, bottom - top) for left, top, right, bottom in (one, other)]
    square = all(abs(wide - high) <= max(1, 0.4 * high) for wide, high in sizes)
    same = all(abs(a - b) <= 1 for a, b in zip(*sizes, strict=True))
    near = other[0] - one[0] <= 4 * max(wide for wide, _ in sizes) + 3
    return square and same and near and abs(one[3] - other[3]) <= 1


def _follow(line: Image.Image, one: Dot, other: Dot) -> bool:
    """Whether another dot stands before two; it may stand below a part of the letter before it."""
    step = other[0] - one[0]
    wide, high = one[2] - one[0], one[3] - one[1]
    for left in (one[0] - step, one[0] - step - 1, one[0] - step + 1):
        if left < 0 or one[1] < high:
            continue
        dot = line.crop((left, one[1], left + wide, one[3]))
        above = line.crop((left, one[1] - high, left + wide, one[1] - 1))
        beside = line.crop((left + wide, one[1], one[0], one[3]))
        if _filled(dot) >= MOSTLY and not above.getbbox() and not beside.getbbox():
            return True
    return False


def _filled(marks: Image.Image) -> float:
    return marks.histogram()[255] / (marks.width * marks.height)
