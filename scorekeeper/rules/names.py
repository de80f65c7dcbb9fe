"""Names as people write them: of one spelling, and told apart."""

from __future__ import annotations

import unicodedata

_UNWRITABLE = ("Cc", "Cs")
"""Control characters, and halves of characters."""


def tidy(name: str) -> str:
    """A name as it is kept: one way of writing its letters, single spaces.

    >>> tidy("  Mary   Ann ")
    'Mary Ann'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_name(text: str, longest: int) -> bool:
    r"""Whether a text can be a name: something of it is seen, and all of it can be written.

    >>> is_name("Mary Ann", 100), is_name(" ", 100), is_name("Ann\0", 100)
    (True, False, False)
    """
    if len(text) > longest:
        return False
    if text.isprintable():
        return bool(text.strip())
    letters = [letter for letter in text if not letter.isspace()]
    seen = any(letter.isprintable() for letter in letters)
    return seen and not any(unicodedata.category(letter) in _UNWRITABLE for letter in letters)
