"""Nothing is written out that nobody reads."""

from flet.messaging.protocol import Message, MessageAction

from scorekeeper.ui.host.first_page import FirstPage


class Unspeakable:
    def __repr__(self) -> str:
        raise AssertionError("a message's body was written out")


def test_a_message_is_told_without_what_it_holds() -> None:
    FirstPage()
    message = Message(MessageAction.PATCH_CONTROL, Unspeakable())
    assert f"{message}" == "Message(PATCH_CONTROL)"
