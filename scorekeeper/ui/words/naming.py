"""What is said beside a field in which somebody or something is given a name."""

from __future__ import annotations

from scorekeeper.ui.words.grammar import plural

UNDRAWN = "□ stands for a letter this page cannot draw. It is kept all the same."


def full(most: int) -> str:
    """No more letters are taken."""
    return f"Full: there is room for {plural(most, 'letter')}."
