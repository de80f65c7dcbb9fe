"""Measures the app beside a bare Flet app, in turns, so that both meet the same machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from tests.benchmarks.serving import APP, BARE, Program, Serving, serving
from tests.browser.table import Table

STARTS = 7
TAPS = 20
WARM_UP = 3
"""Taps that are not counted: a page draws its first ones more slowly."""

ARM = """([identifier, before]) => {
    window.took = new Promise((done) => {
        let tapped = null;
        addEventListener('pointerup', () => { tapped = performance.now(); },
            {capture: true, once: true});
        const selector = `[flt-semantics-identifier="${identifier}"]`;
        const watcher = new MutationObserver(() => {
            const node = [...document.querySelectorAll(selector)].at(-1);
            if (tapped !== null && node && node.innerText !== before) {
                watcher.disconnect();
                done(performance.now() - tapped);
            }
        });
        watcher.observe(document.querySelector('flt-semantics-host'),
            {subtree: true, childList: true, characterData: true, attributes: true});
    });
}"""
"""Makes the page itself take the time from the next tap to a text that is no longer the same."""


@dataclass(slots=True, kw_only=True)
class Comparison:
    """The same thing measured on both.

    Attributes:
        what: in words.
        unit: of the measures.
        limit: how many times the bare app's median ours may be.
        bare: the bare app's measures.
        ours: the app's.
    """

    what: str
    unit: str
    limit: float
    bare: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """How many times the bare app's median ours is."""
        return median(self.ours) / median(self.bare)

    def __str__(self) -> str:
        return (
            f"{self.what:<44} bare {median(self.bare):8.1f} {self.unit}   "
            f"ours {median(self.ours):8.1f} {self.unit}   "
            f"ratio {self.ratio:4.2f} (at most {self.limit:.2f})"
        )


def compare(browser: Browser, folder: Path) -> list[Comparison]:
    """Measures everything; histories are kept in ``folder``."""
    return [
        starting(browser, "First start, no history yet", lambda turn: folder / f"new-{turn}"),
        starting(browser, "Start, with a history", lambda _: folder / "kept"),
        *using(browser, folder / "kept"),
    ]


def starting(browser: Browser, what: str, data: Callable[[int], Path]) -> Comparison:
    """From starting the process to a first screen that can be used, in a fresh browser."""
    comparison = Comparison(what=what, unit="ms", limit=1.25)
    for turn in range(STARTS + 1):
        for program, measures in ((BARE, comparison.bare), (APP, comparison.ours)):
            with serving(program, data(turn)) as process:
                table = Table(browser.new_page(), process.address)
                table.open()
                table.sees(program.usable)
                took = (time.perf_counter() - process.started) * 1000
                table.close()
            if turn > 0:  # the first fills the disk's cache
                measures.append(took)
    return comparison


def using(browser: Browser, data: Path) -> list[Comparison]:
    """From the tap that saves a hand to the new total; and the memory used by then."""
    tap = Comparison(what="Saving tap to the new total", unit="ms", limit=1.5)
    home = Comparison(what="Memory, one visitor at the first screen", unit="MB", limit=1.5)
    after = Comparison(what="Memory, one visitor after all those taps", unit="MB", limit=1.5)
    with serving(BARE, data) as bare, serving(APP, data) as ours:
        counter = _visit(browser, BARE, bare)
        match = _visit(browser, APP, ours)
        _remember(home, bare, ours)
        match.tap("home.new_match")
        for seat, name in enumerate(("Ann", "Bob", "Cat", "Dan"), start=1):
            match.type_into(f"setup.player.{seat}", name)
        match.tap("setup.start")
        match.sees("sheet.record")
        for turn in range(TAPS + WARM_UP):
            count = _timed(counter, "bare.more", "bare.count")
            match.sees("sheet.record")
            before = match.find("sheet.total.1").inner_text()
            match.tap("sheet.record", "record.contract.6S", "record.player.1")
            # Made and set in turn: the total changes each time, and nobody wins.
            save = _timed(match, f"record.tricks.{6 - turn % 2}", "sheet.total.1", before)
            if turn >= WARM_UP:
                tap.bare.append(count)
                tap.ours.append(save)
        _remember(after, bare, ours)
        counter.close()
        match.close()
    return [tap, home, after]


def _visit(browser: Browser, program: Program, process: Serving) -> Table:
    table = Table(browser.new_page(), process.address).open()
    table.sees(program.usable)
    return table


def _timed(table: Table, tapped: str, changed: str, before: str | None = None) -> float:
    """Milliseconds from a tap to a text that is no longer what it was before."""
    table.find(tapped).wait_for(state="attached")
    if before is None:
        before = table.find(changed).inner_text()
    # What the taps before it set in motion must not be measured with it.
    table.page.wait_for_timeout(300)
    table.page.evaluate(ARM, [changed, before])
    table.tap(tapped)
    return float(table.page.evaluate("window.took"))


def _remember(comparison: Comparison, bare: Serving, ours: Serving) -> None:
    comparison.bare.append(bare.memory() / 1024)
    comparison.ours.append(ours.memory() / 1024)
