"""Where a packaged app begins: `flet build` looks for this file."""

from scorekeeper.ui.host.window import run_inside

run_inside()
