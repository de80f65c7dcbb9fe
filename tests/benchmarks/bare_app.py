"""The least a Flet app can be: one counter, one button. What the app is measured against."""

from __future__ import annotations

import sys

import flet as ft


@ft.component
def counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    more = ft.TextButton("More", on_click=lambda: set_count(count + 1))
    return ft.Column(
        [
            ft.Semantics(identifier="bare.count", content=ft.Text(f"Count {count}")),
            ft.Semantics(identifier="bare.more", content=more),
        ]
    )


def main(page: ft.Page) -> None:
    page.render(counter)


if __name__ == "__main__":
    port = int(sys.argv[sys.argv.index("--port") + 1])
    ft.run(main, view=None, host="127.0.0.1", port=port, no_cdn=True)
