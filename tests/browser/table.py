"""A person at the table: sees, taps and types in a browser's window, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import FloatRect, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as TimedOut

PHONE = (412, 915)
SMALL_PHONE = (360, 640)
PATIENCE = 20_000
"""Milliseconds after which what should be seen is not coming."""

SOON = 2_000
"""Milliseconds until what was typed has usually been taken."""

READS = 400
"""Milliseconds in which a person has read a button."""

HEARS = 80
"""Milliseconds in which a field has begun to hear what is typed."""

LOOKS = 50
"""Milliseconds between two looks at what is to come."""

SETTLES = 300
"""Milliseconds in which the app has followed the page."""

READ = """node => [node.getAttribute('aria-label'), node.innerText,
    ...[...node.querySelectorAll('[aria-label]')].map(inner => inner.getAttribute('aria-label')),
    ...[...node.querySelectorAll('input, textarea')].map(field => field.value),
].filter(Boolean).join('\\n')"""
"""What a screen reader would find in a node: its name, its words, what was typed in it."""


T = TypeVar("T")


class Table:
    """One window on the app. What is looked for is waited for; there are no pauses.

    Attributes:
        page: Playwright's page, for what this class has no word for.
        taps: how often the person has tapped since the window was opened.
        strangers: the addresses outside this machine that the page asked for, in vain; what the
            browser itself forbade was never asked.
    """

    def __init__(
        self,
        page: Page,
        address: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        text_scale: float = 1.0,
    ) -> None:
        self._address = address
        page.set_default_timeout(PATIENCE)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        if text_scale != 1.0:
            page.add_init_script(_root_font_size(text_scale))
        self.page = page
        self.taps = 0
        self.strangers: list[str] = []
        self.page.on("request", self._notice)
        self.page.on("requestfailed", self._forbidden)

    def open(self, address: str = "/") -> Table:
        """Goes to an address of the app, and listens as a screen reader does."""
        self.page.goto(self._address + address)
        self._listen()
        return self

    def reload(self) -> Table:
        """Loads the page afresh, where it is."""
        self.page.reload()
        self._listen()
        return self

    def close(self) -> None:
        """Closes the window."""
        self.page.close()

    def find(self, identifier: str) -> Locator:
        """The control with this identifier: the topmost, should a screen cover another."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]').last

    def sees(self, identifier: str, *words: str) -> str:
        """Waits until it is there and says all of ``words``; answers what it says."""
        try:
            self.find(identifier).wait_for(state="attached")
        except TimedOut:
            message = f"{identifier} should be there, but there are {self.identifiers()}"
            raise AssertionError(message) from None
        if words:
            self._until(identifier, list(words))
        return self.text(identifier)

    def sees_one_of(self, *identifiers: str) -> None:
        """Waits until any of them is there."""
        self.shows(lambda here: any(here.has(each) for each in identifiers), expected=True)

    def gone(self, identifier: str) -> None:
        """Waits until it is no longer there."""
        expect(self.page.locator(f'[flt-semantics-identifier="{identifier}"]')).to_have_count(
            0, timeout=PATIENCE
        )

    def shows(self, what: Callable[[Table], T], expected: T) -> T:
        """Waits until a look at the window answers what is expected of it; answers that.

        The screen, its address and what a reader finds follow a tap each in its own time, so
        none of them says that the others are there.
        """
        until = monotonic() + PATIENCE / 1000
        while (found := what(self)) != expected and monotonic() < until:
            self.page.wait_for_timeout(LOOKS)
        assert found == expected
        return found

    def has(self, identifier: str) -> bool:
        """Whether it is there now."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]').count() > 0

    def texts(self, beginning: str) -> dict[str, str]:
        """What everything says now whose identifier begins so."""
        nodes = self.page.locator(f'[flt-semantics-identifier^="{beginning}"]')
        found: dict[str, str] = nodes.evaluate_all(
            f"""nodes => Object.fromEntries(nodes.map(
                node => [node.getAttribute('flt-semantics-identifier'), ({READ})(node)]))"""
        )
        return {identifier: plain(said) for identifier, said in found.items()}

    def text(self, identifier: str) -> str:
        """What it says, every minus written as a hyphen."""
        return plain(str(self.find(identifier).evaluate(READ)))

    def tap(self, *identifiers: str) -> Table:
        """Taps the middle of each in turn, once it is there and nothing covers it."""
        for identifier in identifiers:
            self.find(identifier).click()
            self.taps += 1
        return self

    def tap_again(self, identifier: str) -> Table:
        """Taps a button once more, having read what it says now."""
        self.page.wait_for_timeout(READS)
        return self.tap(identifier)

    def tap_far(self, identifier: str) -> Table:
        """Scrolls to something further down, and taps it."""
        self.find(identifier).scroll_into_view_if_needed()
        # The page's own scrolling is followed by the app's; a tap before that meets another line.
        self.page.wait_for_timeout(SETTLES)
        return self.tap(identifier)

    def tap_twice(self, identifier: str) -> Table:
        """Taps the same spot twice, faster than anyone can see what the first tap did."""
        box = self.box(identifier)
        self.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.taps += 2
        return self

    def type_into(self, identifier: str, words: str) -> Table:
        """Replaces what is in a field; once more, should it have been drawn again meanwhile."""
        field = self.find(identifier).locator("input, textarea")
        for last in (False, False, True):
            patience = PATIENCE if last else SOON
            self.sees(identifier)
            try:
                field.click(timeout=patience)
                expect(field).to_be_focused(timeout=patience)
                field.fill(words, timeout=patience)
                # A field that has only just been given the keyboard may not have heard it.
                self.page.wait_for_timeout(HEARS)
                field.dispatch_event("input", timeout=patience)
                expect(field).to_have_value(words, timeout=patience)
                break
            except (AssertionError, TimedOut) as error:
                if last:
                    message = f"{identifier} does not take {words}; there are {self.identifiers()}"
                    raise AssertionError(message) from error
        return self

    def press(self, *keys: str) -> Table:
        """Presses keys on the keyboard, one after the other: ``Tab``, ``Enter``, ``Control+z``."""
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def press_on(self, key: str) -> Table:
        """Presses a key that moves the focus on, and sees it move before the next."""
        before = self.page.evaluate_handle("document.activeElement")
        self.press(key)
        with suppress(TimedOut):  # there may be nowhere to go
            self.page.wait_for_function(
                "before => document.activeElement !== before", arg=before, timeout=SOON
            )
        return self

    def focused(self) -> str:
        """The identifier of what the keyboard is on, or nothing."""
        return str(
            self.page.evaluate(
                "document.activeElement?.closest('[flt-semantics-identifier]')"
                "?.getAttribute('flt-semantics-identifier') ?? ''"
            )
        )

    def box(self, identifier: str) -> FloatRect:
        """Where it is and how large, in the page's pixels."""
        box = self.find(identifier).bounding_box()
        assert box is not None, f"{identifier} is not on the page"
        return box

    def identifiers(self) -> list[str]:
        """The identifiers of everything on the page, in reading order."""
        found: list[Any] = self.page.evaluate(
            "[...document.querySelectorAll('[flt-semantics-identifier]')]"
            ".map(node => node.getAttribute('flt-semantics-identifier'))"
        )
        return [str(identifier) for identifier in found]

    def resize(self, width: int, height: int) -> Table:
        """Turns the phone, or pulls at the window."""
        self.page.set_viewport_size({"width": width, "height": height})
        return self

    def picture(self, path: Path | None = None, *, of: str | None = None) -> Image.Image:
        """A picture of the window, or of one thing in it, once it has been painted."""
        clip = self.box(of) if of else None
        # The semantics are a frame ahead of the paint.
        self.page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        taken = io.BytesIO(self.page.screenshot(path=path, clip=clip))
        with Image.open(taken) as picture:
            return picture.convert("RGB")

    def where(self) -> str:
        """The address of the screen, without the server's part; it may be that before yet."""
        return urlsplit(self.page.url).path

    def hears(self, *words: str) -> None:
        """Waits until a screen reader has been told all of ``words``, together."""
        self.page.wait_for_function(
            "words => window.heard.some(said => words.every(word => said.includes(word)))",
            arg=list(words),
        )

    def _until(self, identifier: str, words: list[str]) -> None:
        selector = f'[flt-semantics-identifier="{identifier}"]'
        try:
            self.page.wait_for_function(
                f"""([selector, words]) => {{
                    const node = [...document.querySelectorAll(selector)].at(-1);
                    const read = {READ};
                    const said = node ? read(node).replaceAll('\\u2212', '-') : '';
                    return words.every(word => said.includes(word));
                }}""",
                arg=[selector, [plain(word) for word in words]],
            )
        except TimedOut:
            said = self.text(identifier) if self.has(identifier) else "nothing: it is gone"
            raise AssertionError(f"{identifier} should say {words}, but says {said!r}") from None

    def _listen(self) -> None:
        """Turns the page's canvas into nodes, as a screen reader makes Flutter do."""
        placeholder = self.page.locator("flt-semantics-placeholder")
        placeholder.wait_for(state="attached")
        placeholder.evaluate("node => node.click()")
        self.page.locator("[flt-semantics-identifier]").first.wait_for(state="attached")
        self.page.evaluate(
            """() => {
                window.heard = [];
                const listener = new MutationObserver(changes => changes.forEach(
                    change => window.heard.push(change.target.textContent)));
                document.querySelectorAll('[aria-live]').forEach(
                    node => listener.observe(node, {childList: true, subtree: true}));
            }"""
        )

    def _notice(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme.startswith(("http", "ws")) and url.hostname != "127.0.0.1":
            self.strangers.append(request.url)

    def _forbidden(self, request: Request) -> None:
        if request.failure == "csp":
            self.strangers.remove(request.url)


def plain(words: str) -> str:
    """The words with every minus written as a hyphen."""
    return words.replace("−", "-")


def _root_font_size(text_scale: float) -> str:
    """What a person's larger text does: Flutter reads it from the root element's font size."""
    return (
        "document.addEventListener('DOMContentLoaded', () => "
        f"{{ document.documentElement.style.fontSize = '{16 * text_scale}px'; }})"
    )
