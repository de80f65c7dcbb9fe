"""The client's large files, served in large pieces.

A browser fetches seventeen megabytes before it shows anything, while the program is still
importing the rest of the app. In Flet's own pieces of 64 kilobytes each costs a change of
threads, and every change waits for the importing one.
"""

import os

import flet_web
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

LARGE = ("/main.dart.", "/canvaskit/")
PIECE = 1024 * 1024


class _Pieces(FileResponse):
    chunk_size = PIECE


class _ClientFiles(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> FileResponse:
        return _Pieces(full_path, status_code=status_code, stat_result=stat_result)


def in_large_pieces(app: ASGIApp) -> ASGIApp:
    """The app, its client's large files served apart from it."""
    files = _ClientFiles(directory=flet_web.get_package_web_dir())

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(LARGE):
            await files(scope, receive, send)
        else:
            await app(scope, receive, send)

    return served
