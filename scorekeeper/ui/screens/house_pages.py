"""The pages on which house rules are made."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.option_guide import OPTION_GUIDE
from scorekeeper.rules.schedules import Schedule
from scorekeeper.rules.terms import Terms
from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import main_button
from scorekeeper.ui.components.contract_page import contract_page, contracts_page, part_page
from scorekeeper.ui.components.house_review import house_review
from scorekeeper.ui.components.option_answers import option_answers, own_values
from scorekeeper.ui.components.option_list import groups_row, options_list
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.house_rules import judge, place_of_cell
from scorekeeper.ui.reading import house_contracts as reading
from scorekeeper.ui.reading.differences import differences_told
from scorekeeper.ui.reading.house import changes_in, option_lines, option_page
from scorekeeper.ui.reading.house_answers import SPECIALS, terms_of, was_words
from scorekeeper.ui.reading.house_review import moved_told, unfit_told
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.screens.house_acts import HouseActs
from scorekeeper.ui.screens.house_editing import Editing, contract_at
from scorekeeper.ui.words import house as said
from scorekeeper.ui.words import options


def house_page(
    editing: Editing, acts: HouseActs, desk: Desk, width: float, *, playing: bool
) -> tuple[str, ft.Control]:
    """The title and the page that is open, in so much room.

    While a match is set up they can be played by without being kept.
    """
    house, screen, terms = editing.house, desk.screen, desk.preferences.terms
    theirs = terms_of(house, terms)
    if editing.part and editing.contract is not None:
        choices = reading.part_choices(house, editing.contract, editing.part, terms)
        return said.CONTRACT_PARTS[editing.part], part_page(choices, acts.choose_part)
    if editing.contract is not None:
        page = reading.contract_page(house, editing.contract, terms)
        title = (
            words.special(contract_at(house, editing.contract).name.strip()) or said.NEW_CONTRACT
        )
        return title, contract_page(
            page, screen, acts.contract_text, acts.open_part, acts.remove_contract
        )
    if editing.option == SPECIALS:
        return theirs.say(options.TITLES[SPECIALS]), contracts_page(
            theirs.say(OPTION_GUIDE[SPECIALS].effect),
            reading.contract_lines(house, terms),
            reading.ready_made(house, terms),
            was_words(house, SPECIALS, terms),
            screen,
            acts.open_contract,
            acts.add_contract,
            acts.put_back,
        )
    if editing.option:
        title = theirs.say(options.TITLES[editing.option])
        return title, _option(editing, acts, screen, width, terms)
    if editing.reviewing:
        return said.HOUSE_RULES, _review(editing, acts, screen, terms, playing=playing)
    return said.HOUSE_RULES, _list(editing, acts, screen, terms)


def _list(editing: Editing, acts: HouseActs, screen: Screen, terms: Terms) -> ft.Control:
    house = editing.house
    changes = tuple((group, changes_in(house, group)) for group in options.GROUPS)
    done = ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(top=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Row(
            controls=[main_button(ids.HOUSE_DONE, said.DONE, acts.done, screen, expand=1)]
        ),
    )
    # Where there is little room the button is at the end of the list, and not always in sight.
    cramped = screen.low or (screen.text >= LARGE_TEXT and not screen.large)
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            groups_row(changes, editing.group, screen, acts.group),
            options_list(
                said.starts_from(house.base_name),
                option_lines(house, editing.group, terms),
                acts.open,
                (done,) if cramped else (),
            ),
            *(() if cramped else (done,)),
        ],
    )


def _option(
    editing: Editing, acts: HouseActs, screen: Screen, width: float, terms: Terms
) -> ft.Control:
    house, name = editing.house, editing.option
    first: tuple[ft.Control, ...] = ()
    more: tuple[ft.Control, ...] = ()
    if name == "schedule":
        schedule = house.answer(name)
        named = isinstance(schedule, Schedule)
        judged = judge(house)
        values = own_values(
            None if named else schedule,
            tuple(judged.at(place_of_cell(at)) for at in range(len(CONTRACTS))),
            screen,
            width,
            acts.own_values,
            acts.value,
        )
        # The table that is typed in comes first, with what is wrong in it.
        first, more = ((), values) if named else (values, ())
    return option_answers(
        option_page(house, name, terms),
        editing.figure,
        screen,
        acts.answer,
        acts.figure,
        acts.put_back,
        first=first,
        more=more,
    )


def _review(
    editing: Editing, acts: HouseActs, screen: Screen, terms: Terms, *, playing: bool
) -> ft.Control:
    house = editing.house
    return house_review(
        house.name,
        house.base_name,
        differences_told(house, terms),
        unfit_told(house, terms),
        moved_told(house, editing.theirs, terms) if editing.theirs else editing.trouble,
        screen,
        acts.name,
        acts.save,
        acts.keep_both if editing.theirs else None,
        acts.play if playing else None,
        acts.drop,
    )
