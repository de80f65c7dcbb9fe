"""What a page consists of for a screen reader, with where each part of it is."""

from __future__ import annotations

from dataclasses import dataclass

from tests.browser.table import Table

READ = """() => {
    const kept = node => {
        const box = node.getBoundingClientRect();
        const own = [...node.childNodes].filter(one => !one.nodeName.startsWith('FLT-SEMANTICS'));
        const field = own.find(one => ['INPUT', 'TEXTAREA'].includes(one.nodeName));
        let pane = null;
        for (let up = node.parentElement; up; up = up.parentElement) {
            if (up.getAttribute('role') !== 'group') continue;
            const edge = up.getBoundingClientRect();
            pane = pane ? [
                Math.max(pane[0], edge.left), Math.max(pane[1], edge.top),
                Math.min(pane[2], edge.right), Math.min(pane[3], edge.bottom),
            ] : [edge.left, edge.top, edge.right, edge.bottom];
        }
        return {
            name: node.getAttribute('flt-semantics-identifier') ?? '',
            role: field ? 'field' : node.getAttribute('role')
                ?? (own.some(one => one.nodeName === 'H2') ? 'title' : ''),
            said: (node.getAttribute('aria-label') ?? field?.getAttribute('aria-label') ?? '')
                || own.map(one => one.textContent).join(' ').trim(),
            inside: !!node.querySelector('flt-semantics'),
            box: [box.left, box.top, box.right, box.bottom],
            pane: pane,
        };
    };
    return [...document.querySelectorAll('flt-semantics')].map(kept);
}"""

STILL = """() => new Promise(done => {
    const began = performance.now();
    let before = '', same = 0;
    const look = () => {
        const now = [...document.querySelectorAll('flt-semantics')].map(node => {
            const box = node.getBoundingClientRect();
            return [node.textContent.length, box.left, box.top, box.right, box.bottom].join();
        }).join(';');
        same = now === before ? same + 1 : 0;
        before = now;
        if ((same >= 3 && performance.now() - began > 240) || performance.now() - began > 8000)
            done();
        else setTimeout(look, 50);
    };
    look();
})"""
"""Waits until nothing moves any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """Where something is, in the page's pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, edges: list[float]) -> Box:
        left, top, right, bottom = edges
        return cls(left=left, top=top, right=right, bottom=bottom)

    @property
    def there(self) -> bool:
        """Whether there is any of it."""
        return self.width >= 1 and self.height >= 1

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def within(self, other: Box) -> Box:
        """As much of it as is inside another."""
        return Box(
            left=max(self.left, other.left),
            top=max(self.top, other.top),
            right=min(self.right, other.right),
            bottom=min(self.bottom, other.bottom),
        )

    def overlap(self, other: Box) -> tuple[float, float]:
        """How far they cover each other, across and down."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across, down


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """One thing that is read out.

    Attributes:
        name: its identifier.
        role: ``button``, ``field``, ``title`` or nothing.
        said: what is read out.
        box: where it is, as far as it can be seen.
        scrolled: it is in a part of the page that can be scrolled.
        whole: all of it is in sight.
    """

    name: str
    role: str
    said: str
    box: Box
    scrolled: bool
    whole: bool

    @property
    def is_target(self) -> bool:
        """Whether it is tapped or written in."""
        return self.role in {"button", "field"}

    def __str__(self) -> str:
        return self.name or f"“{self.said[:40]}”"


def be_still(table: Table) -> None:
    """Waits until the page has been laid out."""
    table.page.evaluate(STILL)


def nodes(table: Table) -> list[Node]:
    """Everything that is read out or tapped, in the order in which it is read."""
    found = []
    for one in table.page.evaluate(READ):
        target = one["role"] in {"button", "field"}
        box, pane = Box.of(one["box"]), one["pane"] and Box.of(one["pane"])
        seen = box.within(pane) if pane else box
        if (one["inside"] and not target) or not (one["said"] or target) or not seen.there:
            continue
        found.append(
            Node(
                name=one["name"],
                role=one["role"],
                said=one["said"],
                box=seen,
                scrolled=pane is not None,
                whole=pane is None or (box.top > pane.top + 1 and box.bottom < pane.bottom - 1),
            )
        )
    return found
