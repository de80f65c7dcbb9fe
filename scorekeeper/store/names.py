"""Names of people as they are looked up."""

from __future__ import annotations

import unicodedata


def tidy(name: str) -> str:
    """A name as it is kept: one way of writing its letters, single spaces.

    >>> tidy("  Mary   Ann ")
    'Mary Ann'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_key(name: str) -> str:
    """A name as it is looked up: small and capital letters are the same.

    >>> name_key("ANN") == name_key("Ann ")
    True
    """
    return tidy(name).casefold()
