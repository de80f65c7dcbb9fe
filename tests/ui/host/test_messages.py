"""Messages to and from the client: nothing is written out unread, no answer ends the talk."""

import asyncio

import flet as ft
from flet.messaging.protocol import Message, MessageAction

from scorekeeper.ui.host.first_page import FirstPage
from tests.ui.harness import PATIENCE, visiting


class Unspeakable:
    def __repr__(self) -> str:
        raise AssertionError("a message's body was written out")


def test_a_message_is_told_without_what_it_holds() -> None:
    FirstPage()
    message = Message(MessageAction.PATCH_CONTROL, Unspeakable())
    assert f"{message}" == "Message(PATCH_CONTROL)"


async def test_an_answer_is_taken_though_what_was_asked_has_gone() -> None:
    FirstPage()
    sheet = ft.ListView([ft.Text("hand 1")])
    async with visiting(lambda page: page.add(sheet)) as visitor:
        scrolling = asyncio.create_task(sheet.scroll_to(offset=0))
        await asyncio.sleep(0)  # it is asked
        visitor.page.clean()
        visitor.page.update()
        await asyncio.wait_for(scrolling, PATIENCE)  # and answers
    assert visitor.asked == ["scroll_to"]
