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
