"""What is wrong with where things are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from tests.browser.measured.nodes import Box, Node

FINGER = 48
"""Pixels that a finger needs."""

SLACK = 1.0
"""Pixels that roundings are apart."""


def cut_off(found: list[Node], size: tuple[int, int]) -> Iterator[str]:
    """What reaches beyond the window."""
    width, height = size
    for one in found:
        box = one.box
        if box.left < -SLACK or box.right > width + SLACK:
            yield f"{one} reaches from {box.left:.0f} to {box.right:.0f} of {width} across"
        if not one.scrolled and (box.top < -SLACK or box.bottom > height + SLACK):
            yield f"{one} reaches from {box.top:.0f} to {box.bottom:.0f} of {height} down"


def covered(found: list[Node]) -> Iterator[str]:
    """What lies on something else."""
    for one, other in combinations(found, 2):
        across, down = one.box.overlap(other.box)
        if across > SLACK and down > SLACK and not _within(one.box, other.box):
            yield f"{one} and {other} overlap by {across:.0f} x {down:.0f}"


def too_small(found: list[Node]) -> Iterator[str]:
    """What a finger would miss."""
    for one in found:
        least = min(one.box.width, one.box.height)
        if one.is_target and one.whole and least < FINGER - 0.5:
            yield f"{one} is {one.box.width:.0f} x {one.box.height:.0f}"


def nameless(found: list[Node]) -> Iterator[str]:
    """What a screen reader can only call a button."""
    for one in found:
        if one.is_target and not one.said:
            yield f"{one} at {one.box.left:.0f}, {one.box.top:.0f} has no name"


def out_of_order(found: list[Node]) -> Iterator[str]:
    """What is read before something above it, or left of it on the same line."""
    for one, after in pairwise(found):
        a, b = one.box, after.box
        beside = b.left >= a.right - SLACK or a.left >= b.right - SLACK
        if b.bottom <= a.top + SLACK and not b.left >= a.right - SLACK:
            yield f"{after} is read after {one}, which is below it"
        elif beside and b.right <= a.left + SLACK and _same_line(a, b):
            yield f"{after} is read after {one}, which is right of it"


def _same_line(a: Box, b: Box) -> bool:
    _, down = a.overlap(b)
    return down > min(a.height, b.height) / 2


def _within(a: Box, b: Box) -> bool:
    """Whether one is wholly in the other: a sign in a field, say."""
    across, down = a.overlap(b)
    return min(a.width, b.width) - across < SLACK and min(a.height, b.height) - down < SLACK
