"""Rules sent to somebody: as a text, a picture of it, or a file."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.sharing import share_rules
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import use_once, use_value
from scorekeeper.ui.house_files import save_rules
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.qr import qr_picture
from scorekeeper.ui.reading.named_rules import NamedRules, find_rules
from scorekeeper.ui.says import saying
from scorekeeper.ui.screens.no_rules import no_rules
from scorekeeper.ui.words import house as said

CODE = 320
"""The QR code is never wider than this."""


@ft.component
def share_route() -> ft.View:
    """Whichever rules the address names, to be sent."""
    rules_id = ft.use_route_params().get("rules_id", "")
    return keyed(f"share/{rules_id}", _share, rules_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """Rules to be sent, their text and its picture."""

    rules: NamedRules
    text: str
    picture: bytes


def to_send(book: Scorebook, rules_id: str) -> Sent | None:
    """The rules of an id as they are sent; None where there are none."""
    try:
        rules = find_rules(book, rules_id)
    except ScorekeeperError:
        return None
    if rules is None:
        return None
    text = share_rules(rules.rules, name=rules.title, preset=rules.preset_id)
    return Sent(rules=rules, text=text, picture=qr_picture(text))


@ft.component
def _share(rules_id: str) -> ft.View:
    desk = use_desk()
    page = ft.context.page
    sent = use_once(lambda: to_send(desk.book, rules_id))
    copied, set_copied = use_value(str)
    route = addresses.rules_share(rules_id)
    if sent is None:
        return no_rules(rules_id, route)

    async def copy() -> None:
        try:
            await ft.Clipboard().set(f"{sent.rules.title}: {sent.text}")
            set_copied(said.COPIED)
        except Exception:  # noqa: BLE001 - whatever a browser has against it
            set_copied(said.NOT_COPIED)

    async def save() -> None:
        set_copied(await save_rules(sent.rules))

    side = min(CODE, desk.screen.width - 2 * theme.WIDE, desk.screen.height - 2 * theme.VAST)
    body = flowing(
        [
            written(
                plain(said.SHARE_LONG, color=theme.PENCIL),
                ft.Semantics(
                    identifier=ids.SHARE_TEXT,
                    container=True,
                    # A text that can be marked is nothing to a screen reader in a browser.
                    label=sent.text,
                    content=ft.Semantics(
                        exclude_semantics=True,
                        content=ft.Text(
                            sent.text,
                            selectable=True,
                            style=ft.TextStyle(
                                font_family=theme.SANS, size=theme.BODY, color=theme.INK
                            ),
                        ),
                    ),
                ),
                main_button(
                    ids.SHARE_COPY, said.COPY_TEXT, lambda _: page.run_task(copy), desk.screen
                ),
                quiet_button(
                    ids.SHARE_FILE,
                    said.SAVE_FILE,
                    lambda _: page.run_task(saying, save, set_copied),
                    desk.screen,
                ),
                *([_done(copied)] if copied else ()),
                spacing=theme.GAP,
            ),
            written(plain(said.SCAN_LONG, color=theme.PENCIL)),
            ft.Container(
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(bottom=theme.WIDE),
                content=ft.Semantics(
                    identifier=ids.SHARE_PICTURE,
                    label=said.PICTURE,
                    image=True,
                    content=ft.Image(
                        src=sent.picture,
                        width=side,
                        height=side,
                        fit=ft.BoxFit.CONTAIN,
                        filter_quality=ft.FilterQuality.NONE,
                        exclude_from_semantics=True,
                    ),
                ),
            ),
        ]
    )
    return leaf(
        desk, route, sent.rules.title, body, lambda: page.navigate(addresses.rules_of(rules_id))
    )


def _done(text: str) -> ft.Control:
    return ft.Semantics(
        identifier=ids.SHARE_SAID,
        container=True,
        live_region=True,
        content=plain(text, strong=True),
    )
