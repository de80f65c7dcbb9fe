"""All the rules of a table, chapter by chapter, and what they change in others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from scorekeeper.rules.spoken.bids import auction_statements, bid_statements
from scorekeeper.rules.spoken.ending import ending_statements
from scorekeeper.rules.spoken.scoring import mishap_statements, scoring_statements
from scorekeeper.rules.spoken.statement import Chapter, Statement, Topic
from scorekeeper.rules.spoken.table import table_statements

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet

_TELLING = {
    Topic.TABLE: table_statements,
    Topic.BIDS: bid_statements,
    Topic.AUCTION: auction_statements,
    Topic.SCORING: scoring_statements,
    Topic.MISHAPS: mishap_statements,
    Topic.ENDING: ending_statements,
}


NO_SPECIALS = "special"
"""What is answered where a table has no special contracts at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A rule that two tables have differently.

    Attributes:
        topic: the chapter it stands in.
        before: the rule it replaces, or None where the other table has none of the kind.
        now: the rule, or None where it is only left out.
    """

    topic: Topic
    before: Statement | None
    now: Statement | None


@lru_cache(maxsize=64)
def spoken_rules(rules: RuleSet) -> tuple[Chapter, ...]:
    """Return the rules of a table in sentences, chapter by chapter.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> spoken_rules(RuleSet())[0].statements[0].text
    'Four players in two pairs. Partners sit opposite and share a score.'
    """
    return tuple(
        Chapter(topic=topic, statements=tuple(telling(rules)))
        for topic, telling in _TELLING.items()
    )


def changed_rules(rules: RuleSet, base: RuleSet) -> tuple[Changed, ...]:
    """Return every rule in which ``rules`` differs from ``base``, in the order of the chapters.

    That there are no special contracts is no rule to be missed where there are some.
    """
    found: list[Changed] = []
    for mine, theirs in zip(spoken_rules(rules), spoken_rules(base), strict=True):
        now = {one.about: one for one in mine.statements}
        before = {one.about: one for one in theirs.statements}
        found.extend(
            Changed(topic=mine.topic, before=before.get(about), now=now.get(about))
            for about in dict.fromkeys((*now, *before))
            if now.get(about) != before.get(about) and (about in now or about != NO_SPECIALS)
        )
    return tuple(found)
