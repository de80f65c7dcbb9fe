"""What can be wrong with what was entered, as one family of named errors."""

from __future__ import annotations

from typing import ClassVar, Self


class ScorekeeperError(Exception):
    """Anything the scorekeeper refuses, in one sentence a person can act on.

    Attributes:
        code: a stable name of the failure, for scripts.
        where: the place in what was read, such as ``hands[2].tricks``; empty when
            the value did not come from a file.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str) -> None:
        """Keep the sentence; the place is added by whoever knows it."""
        super().__init__(message)
        self.message = message
        self.where = ""

    def at(self, where: str) -> Self:
        """Put ``where`` in front of the place known so far and return the error."""
        joint = "" if not self.where or self.where.startswith("[") else "."
        self.where = f"{where}{joint}{self.where}"
        return self


class RulesError(ScorekeeperError):
    """A contract, hand, call or rule set that 500 does not know."""

    code = "rules"


class NotABid(RulesError):
    """A text that names no bid of this table."""

    code = "not_a_bid"

    def __init__(self, text: str, codes: tuple[str, ...] = (), lowest: int = 6) -> None:
        """Say the text and which bids there are."""
        others = f", or {', '.join(codes)}" if codes else ""
        super().__init__(
            f"{shown(text)} is not a bid at this table: a bid is {lowest} to 10 with S, C, D, H "
            f"or NT, such as 8H or 10NT{others}.",
        )


class RuleSetError(RulesError):
    """A rule set that no table could play by."""

    code = "rule_set"


class HandError(RulesError):
    """A hand that cannot have happened under this rule set."""

    code = "hand"


class MatchError(RulesError):
    """A match whose players, sides or beginning do not fit its rule set."""

    code = "match"


class FormatError(RulesError):
    """A file that is not written as a match file is."""

    code = "format"


_LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """Return a value as an error quotes it, never more than a line of it.

    A text is quoted; everything else is shown as it stands in a file.

    >>> shown("8H"), shown(None), shown([True, 8])
    ("'8H'", 'null', '[true, 8]')
    """
    import json  # noqa: PLC0415 - needed for a slip of the pen alone

    try:
        if isinstance(value, str):
            text = repr(value)
        else:
            text = json.dumps(value, ensure_ascii=False, default=repr)
    except (TypeError, ValueError, RecursionError):  # a number of thousands of digits, say
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def counted(count: object, one: str, several: str = "") -> str:
    """Return so many of something, as a person says it; what is no number, as it is quoted.

    >>> counted(1, "trick"), counted(0, "trick"), counted(2, "entry", "entries")
    ('1 trick', '0 tricks', '2 entries')
    """
    alone = type(count) is int and count == 1
    return f"{shown(count)} {one if alone else several or f'{one}s'}"


def listed(items: object, last: str = "or") -> str:
    """Return names joined as a person says them: ``a, b or c``.

    >>> listed(["8S", "8C", "8D"])
    '8S, 8C or 8D'
    """
    words = [str(item) for item in items] if isinstance(items, (list, tuple)) else [str(items)]
    if len(words) < 2:  # noqa: PLR2004 - one word needs no joining
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
