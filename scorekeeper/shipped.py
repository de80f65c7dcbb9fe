"""What is shipped beside the code, typefaces and icons, however the app was installed."""

import atexit
import shutil
import tempfile
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


@cache
def assets_folder() -> Path:
    """The folder of the assets.

    It is beside the package in a checkout and in a packaged app, inside it where a wheel was
    installed. Read from a zip, the assets are copied out until the program ends.
    """
    package = files("scorekeeper")
    inside = package / "assets"
    if isinstance(package, Path):
        return Path(str(inside)) if inside.is_dir() else package.parent / "assets"
    copied = Path(tempfile.mkdtemp(prefix="scorekeeper-assets-"))
    atexit.register(shutil.rmtree, copied, ignore_errors=True)
    _copy(inside, copied)
    return copied


def _copy(source: Traversable, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for entry in source.iterdir():
        if entry.is_dir():
            _copy(entry, folder / entry.name)
        else:
            (folder / entry.name).write_bytes(entry.read_bytes())
