"""A file saved where a person says."""

from __future__ import annotations

import flet as ft


async def save_file(name: str, raw: bytes, *, saved: str, downloaded: str, left: str) -> str:
    """Save a file that a person may name otherwise; answer what came of it.

    A window of its own says where it was ``saved``, or that it was ``left``; a browser has
    ``downloaded`` it and says nothing.
    """
    where = await ft.FilePicker().save_file(
        file_name=name, src_bytes=raw, allowed_extensions=[name.rpartition(".")[2]]
    )
    if where is not None:
        return saved
    return downloaded if ft.context.page.web else left
