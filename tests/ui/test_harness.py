"""The harness must not let a broken screen pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft
import pytest
from flet.pubsub.pubsub_hub import PubSubHub

from tests.ui import harness
from tests.ui.harness import visiting


def button(identifier: str, on_click: Callable[[], object]) -> ft.Control:
    content = ft.TextButton("act", on_click=on_click)
    return ft.Semantics(identifier=identifier, content=content)


@ft.component
def counter() -> ft.View:
    page = ft.context.page
    count, set_count = ft.use_state(0)

    def fail() -> None:
        raise ValueError("the handler fails")

    async def hear() -> None:
        set_count(lambda before: before + 100)

    def mount() -> None:
        page.pubsub.subscribe_topic("news", lambda _topic, _news: page.run_task(hear))

    ft.use_effect(mount, [], lambda: page.pubsub.unsubscribe_topic("news"))
    if count < 0:
        raise ValueError("the drawing fails")
    return ft.View(
        route="/",
        controls=[
            ft.Semantics(identifier="count", content=ft.Text(f"−{count}")),
            button("more", lambda: set_count(count + 1)),
            button("fewer", lambda: set_count(count - 1)),
            button("fail", fail),
            button("tell", lambda: page.pubsub.send_all_on_topic("news", 1)),
            button("leave", lambda: page.navigate("/match/7")),
        ],
    )


@ft.component
def match() -> ft.View:
    words = ft.Text(ft.use_route_params()["number"])
    return ft.View(route="/match", controls=[ft.Semantics(identifier="match", content=words)])


@ft.component
def app() -> ft.Control:
    inner = ft.Route(path="match/:number", component=match)
    home = ft.Route(path="/", component=counter, children=[inner])
    return ft.Router([home], manage_views=True)


def main(page: ft.Page) -> None:
    page.render_views(app)


async def test_a_tap_is_followed_by_what_it_does() -> None:
    async with visiting(main) as visitor:
        await visitor.tap("more", "more")
        assert visitor.text("count") == "-2"


async def test_a_screen_covers_the_one_below() -> None:
    async with visiting(main) as visitor:
        await visitor.tap("leave")
        await visitor.sees("match", "7")
        assert not visitor.has("count")
        await visitor.go("/")
        assert visitor.has("count")


async def test_two_visitors_of_one_process_hear_of_each_other() -> None:
    hub = PubSubHub(loop=asyncio.get_running_loop())
    async with visiting(main, hub=hub) as one, visiting(main, hub=hub) as other:
        await one.tap("tell")
        await other.sees("count", "-100")


async def test_an_error_in_a_handler_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="the handler fails"):
        async with visiting(main) as visitor:
            await visitor.tap("fail")


async def test_an_error_while_drawing_again_fails_the_test() -> None:
    with pytest.raises(ValueError, match="the drawing fails"):
        async with visiting(main) as visitor:
            await visitor.tap("fewer")


async def test_what_is_not_there_cannot_be_tapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "PATIENCE", 0.1)
    with pytest.raises(AssertionError, match="Waited in vain for nothing"):
        async with visiting(main) as visitor:
            await visitor.tap("nothing")
