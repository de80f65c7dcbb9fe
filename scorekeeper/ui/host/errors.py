"""What can stand in the way of opening the app."""

import errno

from scorekeeper.rules.errors import ScorekeeperError


class LaunchError(ScorekeeperError):
    """The app cannot be served as asked."""

    code = "launch"


class PortTaken(LaunchError):
    """Another program listens there."""

    code = "port_taken"

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"Port {port} on {host} is taken by another program: "
            "close that, or choose another port with --port."
        )


class PortForbidden(LaunchError):
    """The system keeps this port for its own services."""

    code = "port_forbidden"

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"This account may not use port {port} on {host}: choose one above 1023 with --port."
        )


class HostUnknown(LaunchError):
    """The address to listen at does not belong to this machine."""

    code = "host_unknown"

    def __init__(self, host: str) -> None:
        super().__init__(
            f"This machine has no address {host}: use 127.0.0.1 for this machine alone, "
            "or 0.0.0.0 for everyone in its network."
        )


class NoClient(LaunchError):
    """Neither the window's program nor the browser's pages are installed."""

    code = "no_client"

    def __init__(self) -> None:
        super().__init__(
            "Neither the window nor the browser pages are installed: install them with "
            "pip install 'five-hundred-scorekeeper[app]'."
        )


def refused(error: OSError, host: str, port: int) -> LaunchError:
    """What it means that the system did not let a port be taken."""
    match error.errno:
        case errno.EADDRINUSE:
            return PortTaken(host, port)
        case errno.EACCES | errno.EPERM:
            return PortForbidden(host, port)
        case errno.EADDRNOTAVAIL:
            return HostUnknown(host)
        case _:
            return LaunchError(f"Port {port} on {host} cannot be used: {error.strerror}.")
