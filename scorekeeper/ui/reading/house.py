"""House rules as their pages show them: the options, and what each answer would mean."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.option_guide import OPTION_GUIDE, Group
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.ui.house_rules import Answer, HouseRules, judge
from scorekeeper.ui.reading.applying import applies
from scorekeeper.ui.reading.examples import example
from scorekeeper.ui.reading.house_answers import (
    answer_words,
    answers_of,
    given,
    terms_of,
    was_words,
    worded,
)
from scorekeeper.ui.words import options as said


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionLine:
    """An option in the list.

    Attributes:
        answer: what it is answered with.
        was: the answer of the rules started from, where it is another.
        trouble: why the answer does not fit.
    """

    name: str
    title: str
    answer: str
    was: str = ""
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerLine:
    """An answer that an option can have.

    Attributes:
        key: its name among the others.
        detail: what it would mean, in a sentence and in points; or why it does not fit.
        answer: the answer.
    """

    key: str
    title: str
    detail: str
    answer: Answer
    chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionPage:
    """An option with all that is to be known before it is answered.

    Attributes:
        effect: what it decides.
        figure: the line for a number of one's own; empty where there is none.
        was: the answer of the rules started from, where another has been given.
    """

    name: str
    title: str
    effect: str
    answers: tuple[AnswerLine, ...]
    figure: str
    was: str
    trouble: str


def option_lines(house: HouseRules, group: Group, terms: Terms = OURS) -> tuple[OptionLine, ...]:
    """The options of a group that concern this table, in the order in which they come up."""
    judged = judge(house)
    theirs = terms_of(house, terms)
    return tuple(
        OptionLine(
            name=name,
            title=theirs.say(said.TITLES[name]),
            answer=answer_words(house, name, terms),
            was=was_words(house, name, terms),
            trouble=theirs.say(judged.at(name)),
        )
        for name, guide in OPTION_GUIDE.items()
        if guide.group is group
        and (applies(house, name) or (name != "players" and judged.at(name)))
    )


def changes_in(house: HouseRules, group: Group) -> int:
    """How many options of a group are answered otherwise than in the rules started from."""
    return sum(bool(line.was) for line in option_lines(house, group))


def option_page(house: HouseRules, name: str, terms: Terms = OURS) -> OptionPage:
    """An option with its answers and what each would mean, in a table's own words."""
    theirs = terms_of(house, terms)
    now = (
        (house.answer("players"), house.answer("sides")) if name == "sides" else house.answer(name)
    )
    return OptionPage(
        name=name,
        title=theirs.say(said.TITLES[name]),
        effect=theirs.say(OPTION_GUIDE[name].effect),
        answers=tuple(
            AnswerLine(
                key=key,
                title=theirs.say(worded(*_worded(name, answer))),
                detail=theirs.say(_detail(house, name, answer)),
                answer=answer,
                chosen=answer == now,
            )
            for key, answer in answers_of(house, name)
        ),
        figure=said.FIGURES.get(name, ""),
        was=was_words(house, name, terms),
        trouble=theirs.say(judge(house).at(name)),
    )


def _worded(name: str, answer: Answer) -> tuple[str, Answer, int]:
    return (name, answer[1], answer[0]) if name == "sides" else (name, answer, 0)


def _detail(house: HouseRules, name: str, answer: Answer) -> str:
    """What an answer would mean; or why it does not fit."""
    judged = judge(given(house, name, answer))
    return example(name, judged.rules) if judged.rules else judged.at(name)
