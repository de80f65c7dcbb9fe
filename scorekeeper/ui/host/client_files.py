"""The client's large files, served in large pieces.

A browser fetches seventeen megabytes before it shows anything, while the program still imports
the rest of the app. In pieces of 64 kilobytes, which is how Flet serves them, each costs a change
of threads, and every change waits for the one that imports: measured, the client came half a
second later.
"""

import os

import flet_web
from starlette.datastructures import MutableHeaders
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

LARGE = ("/main.dart.", "/canvaskit/")
PIECE = 1024 * 1024
# As on everything that Flet serves: a page with these takes no script without them.
ISOLATED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}


def in_large_pieces(app: ASGIApp) -> ASGIApp:
    """The app, its client's large files served apart from it."""
    files = _ClientFiles(directory=flet_web.get_package_web_dir())

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        large = scope["type"] == "http" and scope["path"].startswith(LARGE)
        await (files if large else app)(scope, receive, send)

    return served


class _ClientFiles(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        MutableHeaders(raw=response.raw_headers).update(ISOLATED)
        if isinstance(response, FileResponse):
            response.chunk_size = PIECE
        return response
