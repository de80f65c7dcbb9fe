"""The special contracts of house rules, and one of them written down part by part."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, heading, written
from scorekeeper.ui.components.lettering import plain, sentence
from scorekeeper.ui.components.option_list import line_to_open
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.reading.house_contracts import (
    ContractLine,
    ContractPage,
    PartChoice,
    ReadyMade,
)
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import house


def contracts_page(
    effect: str,
    lines: Sequence[ContractLine],
    ready_made: Sequence[ReadyMade],
    was: str,
    screen: Screen,
    on_open: Callable[[ft.ControlEvent], None],
    on_add: Callable[[ft.ControlEvent], None],
    on_put_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The contracts there are, the well known ones that are not, and one of the table's own."""
    return flowing(
        [
            written(plain(effect, size=15, color=theme.PENCIL)),
            *(
                line_to_open(
                    ids.house_contract(number),
                    line.detail,
                    line.title,
                    "",
                    line.trouble,
                    on_open,
                    data=number - 1,
                )
                for number, line in enumerate(lines, start=1)
            ),
            choice_line(
                ids.HOUSE_ADD, f"+ {house.ADD_CONTRACT}", house.ADD_CONTRACT_HOW, on_add, data=None
            ),
            *(
                [
                    written(
                        quiet_button(ids.HOUSE_PUT_BACK, house.put_back(was), on_put_back, screen)
                    )
                ]
                if was
                else ()
            ),
            *([written(heading(house.READY_MADE))] if ready_made else ()),
            *(
                choice_line(
                    ids.house_contract_ready(one.key),
                    f"+ {one.title}",
                    "",
                    on_add,
                    data=one.contract,
                )
                for one in ready_made
            ),
        ]
    )


def contract_page(
    page: ContractPage,
    screen: Screen,
    on_text: Callable[[ft.ControlEvent], None],
    on_part: Callable[[ft.ControlEvent], None],
    on_remove: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """Name, code and value to write; the rest to choose; what it then is, in a sentence."""
    texts = (
        ("name", house.CONTRACT_NAME, page.name, 40, False),
        ("value", house.CONTRACT_VALUE, page.value, 6, True),
        ("code", house.CONTRACT_CODE, page.code, 6, False),
    )
    return flowing(
        [
            *(
                ft.Column(
                    spacing=0,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        ft.Container(
                            padding=ft.Padding.symmetric(horizontal=theme.GAP),
                            content=field(
                                ids.house_part(part),
                                label,
                                value,
                                on_text,
                                data=part,
                                longest=longest,
                                number=is_number,
                            ),
                        ),
                        *trouble_line(f"{ids.HOUSE_TROUBLE}.{part}", page.trouble_at(part)),
                    ],
                )
                for part, label, value, longest, is_number in texts
            ),
            *(
                line_to_open(
                    ids.house_part(part),
                    house.CONTRACT_PARTS[part],
                    answer,
                    "",
                    page.trouble_at(part),
                    on_part,
                    data=part,
                )
                for part, answer in page.parts
            ),
            *trouble_line(ids.HOUSE_TROUBLE, page.trouble_at("")),
            *([written(sentence(page.told))] if page.told else ()),
            written(quiet_button(ids.HOUSE_REMOVE, house.REMOVE_CONTRACT, on_remove, screen)),
        ]
    )


def part_page(
    choices: Sequence[PartChoice], on_tap: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """What must be taken, the place among the bids, or when it may be called."""
    return flowing(
        [
            choice_line(
                ids.house_answer(choice.key),
                choice.title,
                "",
                on_tap,
                data=choice.value,
                chosen=choice.chosen,
            )
            for choice in choices
        ]
    )
