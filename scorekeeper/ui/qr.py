"""A text as a QR code."""

from __future__ import annotations

import io

DOT = 4
"""Pixels of a dot of the picture; the client draws it larger without blurring it."""


def qr_picture(text: str) -> bytes:
    """A QR code of a text as a PNG, black on white in both rooms: cameras want it so."""
    # Only where rules are sent: nobody else is to wait for it.
    import segno  # noqa: PLC0415

    picture = io.BytesIO()
    segno.make_qr(text, error="m").save(picture, kind="png", scale=DOT, dark="#000", light="#fff")
    return picture.getvalue()
