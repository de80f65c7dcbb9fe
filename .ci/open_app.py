"""Runs the README's command that opens the app, in a fresh clone, and visits the address it says.

There is no display in CI, so the app serves the browser and prints one line with the address.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path

SECONDS = 300


def main(command: str) -> None:
    """Opens the app as a newcomer would, and fails if it does not answer."""
    here = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "-q", here, clone], check=True)  # noqa: S607
        environment = {**os.environ, "SCOREKEEPER_DATA_DIR": str(Path(folder, "data"))}
        app = subprocess.Popen(
            ["bash", "-c", command],  # noqa: S607
            cwd=clone,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        deadline = threading.Timer(SECONDS, os.killpg, (app.pid, signal.SIGKILL))
        deadline.start()
        try:
            address = first_address(app)
            with urllib.request.urlopen(address, timeout=30) as page:  # noqa: S310
                if b"flutter" not in page.read():
                    sys.exit(f"{address} does not serve the app.")
        finally:
            deadline.cancel()
            os.killpg(app.pid, signal.SIGINT)
            app.wait(timeout=30)


def first_address(app: subprocess.Popen[str]) -> str:
    """The address in the first line that has one."""
    for line in app.stdout or ():
        print(line, end="", flush=True)
        if found := re.search(r"http://\S+", line):
            return found[0].rstrip(".")
    sys.exit("The app ended without saying where it is served.")


if __name__ == "__main__":
    main(sys.argv[1])
