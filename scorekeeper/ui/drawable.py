"""The letters that the app's own typefaces draw: a browser without internet has no others.

A letter that is in none of them would be drawn as nothing at all. In its place stands a box, so
that somebody is seen to be there; what is kept and what is exported has the letter itself.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

BOX = "□"

DRAWN = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x386, 0x38A),
    (0x38C, 0x38C),
    (0x38E, 0x3A1),
    (0x3A3, 0x3CE),
    (0x400, 0x45F),
    (0x1EA0, 0x1EF9),
    (0x2013, 0x2014),
    (0x2018, 0x2019),
    (0x201C, 0x201D),
    (0x2022, 0x2022),
    (0x2026, 0x2026),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
    (0x2264, 0x2265),
    (0x25A1, 0x25A1),
    (0x2660, 0x2660),
    (0x2663, 0x2663),
    (0x2665, 0x2666),
    (0x2713, 0x2713),
)
"""What the plain hands draw, first and last; the slab hand falls back on them. A test reads the
fonts and holds this table to them."""

_ELSE = re.compile(
    f"[^\n{''.join(f'{re.escape(chr(first))}-{re.escape(chr(last))}' for first, last in DRAWN)}]+"
)
_JOINER = "\N{ZERO WIDTH JOINER}"


@lru_cache(maxsize=1024)
def drawn(text: str) -> str:
    """A text as it can be drawn, with a box for each letter that cannot be.

    >>> drawn("李雷 & Zoë"), drawn("Zoe" + chr(0x308))
    ('□□ & Zoë', 'Zoë')
    """
    if text.isascii():
        return text
    return _ELSE.sub(_boxes, unicodedata.normalize("NFC", text))


def can_draw(text: str) -> bool:
    """Whether all of it can be drawn."""
    return text.isascii() or not _ELSE.search(unicodedata.normalize("NFC", text))


def letters(text: str) -> int:
    """How many letters somebody sees in it: marks on a letter are part of it.

    >>> letters("Zoe" + chr(0x308)), letters("שָׁלוֹם")
    (3, 4)
    """
    return len(text) if text.isascii() else len(_seen(text))


def _boxes(undrawn: re.Match[str]) -> str:
    return "".join(" " if one.isspace() else BOX for one in _seen(undrawn[0]))


def _seen(text: str) -> str:
    """The text without what is drawn on or joined to the letter before."""
    seen = []
    joined = False
    for one in text:
        kind = unicodedata.category(one)
        if not joined and kind[0] != "M" and kind not in {"Cf", "Sk"}:
            seen.append(one)
        joined = one == _JOINER
    return "".join(seen)
