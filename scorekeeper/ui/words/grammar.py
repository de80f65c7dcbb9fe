"""How the interface writes numbers and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

MINUS = "−"

NO_BREAK = "\N{NO-BREAK SPACE}"


def number(points: int) -> str:
    """A total as it is written: ``−40``."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points gained or lost: ``+300``, ``−300``, ``0``."""
    return f"+{points}" if points > 0 else number(points)


def total(side: str, points: int) -> str:
    """A side and its total in one breath."""
    return f"{side} {number(points)}"


def totals(sides: Sequence[tuple[str, int]]) -> str:
    """Every side and its total."""
    return ", ".join(total(side, points) for side, points in sides)


def gains(sides: Sequence[tuple[str, int]]) -> str:
    """What each side gains or loses."""
    return ", ".join(f"{side} {signed(points)}" for side, points in sides)


def listed(names: Sequence[str], joint: str = "and") -> str:
    """Names in a sentence: ``Ann, Bob and Cat``."""
    if len(names) <= 1:
        return "".join(names)
    return f"{', '.join(names[:-1])} {joint} {names[-1]}"


def plural(count: int, one: str) -> str:
    """So many of something."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def capital(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[:1].upper() + sentence[1:]


def initials(side: str) -> str:
    """A side's name where there is no room for it: ``A & C`` for Ann & Cat.

    >>> initials("Player 1 & Player 3")
    'P1 & P3'
    """
    if " & " not in side:
        return side
    return re.sub(r"([^,& ])[^,&]*?(\d*)(, | & |$)", r"\1\2\3", side)


def shortened(name: str, letters: int) -> str:
    """A name where there is room for so many letters, and the number that tells it from others.

    >>> shortened("Bartholomew", 6), shortened("Player 12", 6), shortened("Ann", 6)
    ('Barth.', 'P12', 'Ann')
    """
    if len(name) <= letters:
        return name
    numbered = re.fullmatch(r"(\D)\D*(\d+)", name)
    return "".join(numbered.groups()) if numbered else f"{name[: max(1, letters - 1)].rstrip()}."


def fitting(side: str, letters: int) -> str:
    """A side's name as there is room for it: whole, its initials, or its beginning.

    >>> fitting("Ann, Cat & Eve", 8), fitting("Ann, Cat & Eve", 5), fitting("Bartholomew", 6)
    ('A, C & E', 'A,C&E', 'Barth.')
    """
    short = initials(side)
    ways = (side, short, short.replace(" ", "")) if "&" in side else (side,)
    return next((way for way in ways if len(way) <= letters), shortened(short, letters))


def fitting_each(names: str, letters: int) -> str:
    """A side's names, each as there is room for its words on a line.

    >>> fitting_each("Bartholomew & Ann", 8), fitting_each("Mary-Elizabeth", 9)
    ('Barthol. & Ann', 'Mary-Elizabeth')
    """

    def fits(name: str) -> str:
        words = name.replace("-", "- ").split()
        return name if max(map(len, words), default=0) <= letters else fitting(name, letters)

    people = (part.split(", ") for part in names.split(" & "))
    return " & ".join(", ".join(map(fits, some)) for some in people)


def called(names: Iterable[str], letters: int) -> tuple[tuple[str, str], ...]:
    """Names for which there may be no room, with shorter ones in their place; the longest first.

    >>> called(("Ann", "Bartholomew & Cat", "Bartholomew", "Guinevere Ash"), 8)
    (('Bartholomew & Cat', 'B & C'), ('Guinevere Ash', 'Guineve.'), ('Bartholomew', 'Barthol.'))
    """
    long = sorted({name for name in names if len(name) > letters}, key=len, reverse=True)
    return tuple(
        (name, initials(name) if " & " in name else shortened(name.split()[0], letters))
        for name in long
    )


def for_a_file(name: str) -> str:
    """A name as part of what a file is called.

    >>> for_a_file("Ann & Cat against Bob"), for_a_file("Friday / club!"), for_a_file("♠♠")
    ('ann-cat-against-bob', 'friday-club', '')
    """
    plain = "".join(letter if letter.isalnum() else " " for letter in name.lower())
    return "-".join(plain.split())


def divided(name: str, letters: int) -> str:
    r"""A name of one word in two lines, where one has no room for it but two have.

    >>> divided("Bartholomew", 7), divided("Ann", 7), divided("Bartholomew", 4)
    ('Bartho-\nlomew', 'Ann', 'Bartholomew')
    """
    sign, word = (name[:2], name[2:]) if name.startswith("+ ") else ("", name)
    first = letters - len(sign) - 1
    if len(word) <= letters or " " in word or "\n" in word or not 1 < first < len(word):
        return name
    rest = word[first:]
    # A sign stays with what follows it: alone on its line it would push the rest from the next.
    return (
        f"{sign.replace(' ', NO_BREAK)}{word[:first]}-\n{rest}" if len(rest) <= letters else name
    )
