"""Which results of a hand would win the match, or lose it."""

from __future__ import annotations

from collections.abc import Collection

from scorekeeper.ui.words.grammar import plural

ALL_TEN = 10


def decides(found: Collection[int], made: Collection[int], failed: Collection[int]) -> str:
    """These numbers of tricks, as short as they can be said, among those a contract can end with.

    >>> decides({8, 9, 10}, {6, 7, 8, 9, 10}, set(range(6)))
    '8 tricks or more'
    """
    whole = (
        ({*made, *failed}, "Any result"),
        (set(made), "Making it"),
        (set(failed), "Going down"),
    )
    said = next((words for counts, words in whole if counts == set(found)), "")
    return said or _counted(sorted(found))


def _counted(found: list[int]) -> str:
    low, high = found[0], found[-1]
    if len(found) <= high - low:
        text = f"{', '.join(map(str, found[:-1]))} or {plural(high, 'trick')}"
    elif low == high:
        text = "All ten tricks" if low == ALL_TEN else f"Exactly {plural(low, 'trick')}"
    elif high == ALL_TEN:
        text = f"{plural(low, 'trick')} or more"
    elif low == 0:
        text = f"{plural(high, 'trick')} or fewer"
    else:
        text = f"{low} to {plural(high, 'trick')}"
    return text


def _verb(results: str, one: str, several: str) -> str:
    return several if "tricks" in results else one


def would_end(wins: str, loses: str, side: str) -> str:
    """These results of the hand would win the match, and these would lose it; empty are none.

    >>> would_end("All ten tricks", "9 tricks or fewer", "Ann & Cat")
    'All ten tricks win the match for Ann & Cat, 9 tricks or fewer lose it.'
    """
    won = f"{wins} {_verb(wins, 'wins', 'win')} the match for {side}"
    lost = f"{loses} {_verb(loses, 'loses', 'lose')} it"
    if wins and loses:
        return f"{won}, {lost[0].lower()}{lost[1:]}."
    if loses:
        return f"{lost} for {side}."
    return f"{won}." if wins else ""
