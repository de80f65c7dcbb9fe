"""The client's large files, read where they are served from.

A browser fetches seventeen megabytes before it shows anything, while the program still imports
the rest of the app. Flet reads each piece of a file in another thread, and every change of threads
waits for the one that imports: measured, the client came half a second later. The files are small
enough to be in the system's memory, so reading a piece takes less time than the change would.
Each of those threads would also keep the memory of its last piece.
"""

import os
from collections.abc import AsyncIterator

import flet_web
from starlette.datastructures import MutableHeaders
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

LARGE = ("/main.dart.", "/canvaskit/")
PIECE = 256 * 1024
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
        headers = MutableHeaders(raw=response.raw_headers)
        headers.update(ISOLATED)
        if not isinstance(response, FileResponse):  # the browser has it already
            return response
        del headers["accept-ranges"]
        whole = StreamingResponse(_pieces(full_path), status_code)
        whole.raw_headers = headers.raw
        return whole


async def _pieces(path: str | os.PathLike[str]) -> AsyncIterator[bytes]:
    with open(path, "rb") as file:  # noqa: ASYNC230, PTH123 - see above
        while piece := file.read(PIECE):
            yield piece
