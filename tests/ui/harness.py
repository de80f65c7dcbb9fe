"""A visitor without a browser: the app's components, rendered and tapped in one process.

Flet has no public way to do this, so this file, and no other test, uses its private names.
Everything is found by the identifiers a browser finds it by. What would have shown a person an
error fails the test.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import inspect
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.controls.value_types import Prop
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    PatchControlBody,
    RegisterClientResponseBody,
    SessionCrashedBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from scorekeeper.ui.preferences import Preferences

Kind = TypeVar("Kind", bound=BaseControl)

PATIENCE = 5.0
"""Seconds after which what should be seen is not coming."""

NOTHING = {"top": 0.0, "right": 0.0, "bottom": 0.0, "left": 0.0}


class Visitor:
    """Somebody with the app open.

    Attributes:
        page: Flet's page.
        preferences: what the client remembers on the visitor's device.
        asked: the client's methods that were called, by name, in order.
        patches: how many changes were sent to the client.
    """

    def __init__(self, session: Session, connection: _Client) -> None:
        self._session = session
        self._client = connection
        self.page: ft.Page = session.page
        self.preferences = connection.preferences
        self.asked = connection.asked

    @property
    def patches(self) -> int:
        """How many changes were sent to the client."""
        return self._client.patches

    def find(self, identifier: str) -> ft.Semantics:
        """The control with this identifier: the topmost, should a screen cover another."""
        found = [control for control in self._shown() if _identifies(control, identifier)]
        assert found, f"{identifier} is not there, but {self.identifiers()} are"
        semantics = found[-1]
        assert isinstance(semantics, ft.Semantics)
        return semantics

    def has(self, identifier: str) -> bool:
        """Whether it is there now."""
        return any(_identifies(control, identifier) for control in self._shown())

    def identifiers(self) -> list[str]:
        """The identifiers of everything shown, in reading order."""
        return [
            control.identifier
            for control in self._shown()
            if isinstance(control, ft.Semantics) and control.identifier
        ]

    def text(self, identifier: str) -> str:
        """What a screen reader would find in it, every minus written as a hyphen."""
        return "\n".join(_words(self.find(identifier))).replace("−", "-")

    def inside(self, identifier: str) -> list[BaseControl]:
        """The controls it is made of, in reading order."""
        return list(_controls(self.find(identifier)))

    def all_of(self, kind: type[Kind]) -> list[Kind]:
        """The controls of a kind on the screen, in reading order."""
        return [control for control in self._shown() if isinstance(control, kind)]

    def within(self, control: BaseControl, identifier: str) -> bool:
        """Whether something is inside a control."""
        return any(_identifies(one, identifier) for one in _controls(control))

    def drawn(self, identifier: str) -> list[str]:
        """The texts drawn in it, one for each."""
        inside = _controls(self.find(identifier))
        return [control.value or "" for control in inside if isinstance(control, ft.Text)]

    def under(self) -> list[str]:
        """The identifiers of everything in the screen under the one on top."""
        page: Any = self.page
        return [
            control.identifier
            for control in _controls(page._BasePage__resolved_views()[-2])
            if isinstance(control, ft.Semantics) and control.identifier
        ]

    def says(self, words: str) -> bool:
        """Whether these words are anywhere on the page."""
        texts = [control for control in self._shown() if isinstance(control, ft.Text)]
        shown = "\n".join(text.value or "" for text in texts)
        return words.replace("−", "-") in shown.replace("−", "-")

    def everything(self) -> list[str]:
        """All that the screen says, a text each."""
        return [said for control in self._shown() for said in _own_words(control)]

    def written(self, words: str) -> ft.Text:
        """The text that says exactly this."""
        texts = [control for control in self._shown() if isinstance(control, ft.Text)]
        return next(text for text in texts if text.value == words)

    async def sees(self, identifier: str, *words: str) -> str:
        """Waits until it is there and says all of ``words``; answers what it says."""
        wanted = [word.replace("−", "-") for word in words]
        await self.until(
            lambda: self.has(identifier) and all(word in self.text(identifier) for word in wanted),
            f"{identifier} saying {wanted}",
        )
        return self.text(identifier)

    async def at(self, address: str) -> None:
        """Waits until the window is at an address: it follows the screen a moment later."""
        await self.until(lambda: self.page.route == address, f"the address {address}")
        await self.settle()

    async def leaves(self, address: str) -> None:
        """Waits until the window is no longer at an address."""
        await self.until(lambda: self.page.route != address, f"another address than {address}")
        await self.settle()

    async def until(self, holds: Callable[[], bool], what: str) -> None:
        """Waits until something holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await asyncio.sleep(0.005)
                    self._has_not_crashed()
        except TimeoutError as error:
            message = f"Waited in vain for {what}; there are {self.identifiers()}"
            raise AssertionError(message) from error

    async def tap(self, *identifiers: str) -> None:
        """Taps each in turn, once it is there, and waits for what follows."""
        for identifier in identifiers:
            await self._comes(identifier)
            await self._send(self._handled(identifier, "on_click"), "click", None)

    async def tap_twice(self, identifier: str) -> None:
        """Taps twice, so fast that nothing is drawn between the two."""
        await self._comes(identifier)
        tapped = self._handled(identifier, "on_click")
        await self._session.dispatch_event(tapped._i, "click", None)
        await self._send(tapped, "click", None)

    async def type_into(self, identifier: str, words: str) -> None:
        """Replaces what is in a field, once it is there."""
        await self._comes(identifier)
        field = self._handled(identifier, "value")
        self._session.apply_patch(field._i, {"value": words})
        await self._send(field, "change", words)

    async def tap_while_typing(self, identifier: str, field: str, words: str) -> None:
        """Taps while the last letters typed in a field are still on their way."""
        await self._comes(identifier)
        tapped, late = self._handled(identifier, "on_click"), self._handled(field, "value")
        await self._session.dispatch_event(tapped._i, "click", None)
        self._session.apply_patch(late._i, {"value": words})
        await self._send(late, "change", words)

    async def press(self, key: str, **modifiers: bool) -> None:
        """Presses a key: ``8``, ``Escape``; ``ctrl=True`` and the like hold others down."""
        held = dict.fromkeys(("shift", "ctrl", "alt", "meta"), False) | modifiers
        await self._send(self.page, "keyboard_event", {"key": key, **held})

    async def go(self, address: str) -> None:
        """Goes to an address, as the browser's own back and forward do."""
        self._session.apply_page_patch({"route": address})
        await self._send(self.page, "route_change", {"route": address})

    async def press_back(self) -> None:
        """Presses a phone's own way back, on a screen that takes it."""
        assert not self.leaves_by_back(), "the screen would be left"
        page: Any = self.page
        await self._send(page._BasePage__resolved_views()[-1], "confirm_pop", None)

    def leaves_by_back(self) -> bool:
        """Whether a phone's own way back leaves this screen."""
        page: Any = self.page
        return bool(page._BasePage__resolved_views()[-1].can_pop)

    async def resize(self, width: float, height: float) -> None:
        """Turns the phone, or pulls at the window."""
        self._session.apply_page_patch({"width": width, "height": height})
        await self._send(self.page, "resize", {"width": width, "height": height})

    async def arrive(self) -> None:
        """Waits until the device has said what it remembers, and it is so."""
        names = len(dataclasses.fields(Preferences))
        await self.until(lambda: self.asked.count("get") > names, "the preferences asked for")
        for _ in range(3):
            await self.settle()

    async def settle(self) -> None:
        """Lets everything that is due be drawn."""
        await asyncio.sleep(0)
        while self._due():
            await asyncio.sleep(0)
            self._has_not_crashed()
        self._has_not_crashed()

    async def _comes(self, identifier: str) -> None:
        await self.until(lambda: self.has(identifier), identifier)

    def _handled(self, identifier: str, attribute: str) -> BaseControl:
        """The control inside that takes the tap or the typing."""
        inside = list(_controls(self.find(identifier)))
        taking = [control for control in inside if getattr(control, attribute, None) is not None]
        taking = [control for control in taking if not isinstance(control, ft.Text)]
        assert taking, f"{identifier} has nothing with {attribute}"
        assert not getattr(taking[0], "disabled", False), f"{identifier} is disabled"
        return taking[0]

    def _shown(self) -> Iterator[BaseControl]:
        """The screen on top, and what lies over it."""
        page: Any = self.page
        for part in (page._BasePage__resolved_views()[-1], page._overlay, page._dialogs):
            yield from _controls(part)

    async def _send(self, control: BaseControl, event: str, data: Any) -> None:  # noqa: ANN401
        await self._session.dispatch_event(control._i, event, data)
        await self.settle()

    def _due(self) -> bool:
        session: Any = self._session
        return bool(
            session._Session__pending_updates
            or session._Session__pending_effects
            or session._Session__updates_ready.is_set()
        )

    def _has_not_crashed(self) -> None:
        assert not self._client.crashes, self._client.crashes[0]
        scheduler: Any = self._session._Session__updates_task  # type: ignore[attr-defined]
        if scheduler is not None and scheduler.done() and not scheduler.cancelled():
            # A component that raises while it is drawn again would leave a page that looks
            # alive and never changes.
            scheduler.result()


@asynccontextmanager
async def visiting(
    main: Callable[[ft.Page], object],
    *,
    address: str = "/",
    size: tuple[int, int] = (412, 915),
    dark: bool = False,
    hub: PubSubHub | None = None,
    preferences: Mapping[str, object] | None = None,
    web: bool = True,
) -> AsyncIterator[Visitor]:
    """Opens the app for one visitor; two with the same ``hub`` are served by one process.

    ``preferences`` are what the visitor's device remembers; without ``web``, it is a window of
    its own.
    """
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(max_workers=2) as executor:
        client = _Client()
        client.preferences.update(preferences or {})
        client.loop = loop
        client.executor = executor
        client.pubsubhub = hub or PubSubHub(loop=loop, executor=executor)
        session = client.session = Session(client)
        session.apply_page_patch(
            {
                "route": address,
                "web": web,
                "platform": "linux",
                "platform_brightness": "dark" if dark else "light",
                "width": float(size[0]),
                "height": float(size[1]),
                "media": {
                    "padding": NOTHING,
                    "view_padding": NOTHING,
                    "view_insets": NOTHING,
                    "device_pixel_ratio": 1.0,
                    "orientation": "portrait" if size[1] > size[0] else "landscape",
                    "always_use_24_hour_format": False,
                },
            }
        )
        client.register()
        visitor = Visitor(session, client)
        _context_page.set(session.page)
        context.reset_auto_update()  # type: ignore[no-untyped-call]
        started = main(session.page)
        if asyncio.iscoroutine(started):
            await started
        await session.after_event(session.page)
        await visitor.settle()
        try:
            yield visitor
            await visitor.settle()
        finally:
            session.close()  # type: ignore[no-untyped-call]
            await asyncio.sleep(0)


class _Client(Connection):
    """Takes what would be sent to a browser, and answers as one that can do everything."""

    session: Session

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = "http://127.0.0.1"
        self.preferences: dict[str, object] = {}
        self.asked: list[str] = []
        self.crashes: list[str] = []
        self.patches = 0

    def register(self) -> None:
        """Sends the page for the first time."""
        session: Any = self.session
        body = RegisterClientResponseBody(
            session_id=session.id, page_patch=session.get_page_patch(), error=""
        )
        self.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    def send_message(self, message: Message) -> None:
        """Takes a message; packing it is what Flet remembers the sent state by."""
        encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
        msgpack.packb([message.action, message.body], default=encode)
        match message.body:
            case PatchControlBody():
                self.patches += 1
            case SessionCrashedBody(message=why):
                self.crashes.append(why)
            case InvokeMethodRequestBody() as request:
                self.loop.call_soon(self._answer, request)

    def _answer(self, request: InvokeMethodRequestBody) -> None:
        self.asked.append(request.name)
        arguments: dict[str, Any] = request.args or {}
        answer: object = None
        match request.name:
            case "push_route":
                route = arguments["route"]
                self.session.apply_page_patch({"route": route})
                event = self.session.dispatch_event(
                    self.session.page._i, "route_change", {"route": route}
                )
                self._going = self.loop.create_task(event)
            case "get":
                answer = self.preferences.get(arguments["key"])
            case "set" if "key" in arguments:
                self.preferences[arguments["key"]] = arguments["value"]
                answer = True
        self.session.handle_invoke_method_results(
            request.control_id, request.call_id, answer, None
        )


def _identifies(control: BaseControl, identifier: str) -> bool:
    return isinstance(control, ft.Semantics) and control.identifier == identifier


def _controls(value: object) -> Iterator[BaseControl]:
    """A control and all that is shown in it, in reading order."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, BaseControl):
            if getattr(one, "visible", True) is False:
                continue
            yield one
        inside = one if isinstance(one, list | tuple) else _held(one)
        left += [each for each in reversed(inside) if type(each) not in PLAIN]


PLAIN = frozenset({type(None), bool, int, float, str})
"""Most of what a control holds, and shows nothing."""


def _held(value: Any) -> list[Any]:  # noqa: ANN401 - a control, or a value in one
    """What it holds that a client is told, but for what is at its default: that shows nothing."""
    given = getattr(value, "_values", ())
    return [
        getattr(value, name, None)
        for name, always in _fields(value.__class__)
        if always or name in given
    ]


@functools.cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The names of what it may hold, and whether that has to be looked at in any case."""
    if not dataclasses.is_dataclass(kind):
        return ()
    told = [field.name for field in dataclasses.fields(kind) if not field.metadata.get("skip")]
    told = [name for name in told if name != "_parent"]
    return tuple(
        (name, not isinstance(inspect.getattr_static(kind, name, None), Prop)) for name in told
    )


def _words(control: BaseControl) -> Iterator[str]:
    """What a screen reader finds in a control."""
    if getattr(control, "visible", True) is False:
        return
    if isinstance(control, ft.Semantics):
        if control.label:
            yield control.label
        if control.exclude_semantics:
            return
    elif isinstance(control, ft.Text):
        yield control.semantics_label or control.value or ""
        yield from (span.text or "" for span in control.spans or [])
        return
    elif isinstance(control, ft.TextField):
        yield from (word for word in (control.label, control.value) if isinstance(word, str))
        if isinstance(control.helper, BaseControl):
            yield from _words(control.helper)
        return
    for inner in _inner(control):
        if isinstance(inner, str):
            yield inner
        else:
            yield from _words(inner)


def _own_words(control: BaseControl) -> Iterator[str]:
    """What is said or drawn in a control itself."""
    for name in ("label", "value", "semantics_label", "hint_text", "tooltip"):
        said = getattr(control, name, None)
        if isinstance(said, str):
            yield said
    if isinstance(control, ft.Text) and control.spans:
        yield "".join(span.text or "" for span in control.spans)


def _inner(control: BaseControl) -> Iterator[BaseControl | str]:
    """The controls directly inside one, and the words it was given in place of a control."""
    if isinstance(words := getattr(control, "content", None), str):
        yield words
    for held in _held(control):
        for item in held if isinstance(held, list | tuple) else [held]:
            if isinstance(item, BaseControl):
                yield item
