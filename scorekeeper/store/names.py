"""Names of people as they are looked up."""

from __future__ import annotations

from scorekeeper.rules.names import tidy


def name_key(name: str) -> str:
    """A name as it is looked up: small and capital letters are the same.

    >>> name_key("ANN") == name_key("Ann ")
    True
    """
    return tidy(name).casefold()
