"""Taking a port, and saying where it is reached."""

import ipaddress
import socket

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8500
ANY_PORT = 0

USUAL = (socket.AF_INET, LOOPBACK, "192.0.2.1")
NEWER = (socket.AF_INET6, "::1", "2001:db8::1")
"""A kind of address, this machine's own of it, and one that is kept for documentation."""


def listen(host: str, port: int) -> socket.socket:
    """Take ``port`` on ``host``; whoever comes from now on waits until the app answers.

    Raises:
        PortTaken: another program listens there.
        PortForbidden: the system does not let this account have it.
        HostUnknown: the address is not this machine's.
    """
    # The errors are imported where they are needed: the rules come with them, and the port is
    # taken before those are loaded.
    try:
        return _take(host, port)
    except (socket.gaierror, UnicodeError) as error:
        from scorekeeper.ui.host.errors import HostUnknown  # noqa: PLC0415

        raise HostUnknown(host) from error
    except OSError as error:
        from scorekeeper.ui.host.errors import refused  # noqa: PLC0415

        raise refused(error, host, port) from error


def listen_here() -> socket.socket:
    """Take the usual port for this machine alone, or any if another program has that."""
    try:
        return _take(LOOPBACK, USUAL_PORT)
    except OSError:
        return listen(LOOPBACK, ANY_PORT)


def _take(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = found[0]
    # Whoever listens at every address does so at those of both kinds.
    both = address[0] == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(address, family=family, dualstack_ipv6=both)


def is_loopback(listener: socket.socket) -> bool:
    """Whether only this machine can come in."""
    return ipaddress.ip_address(listener.getsockname()[0]).is_loopback


def address(listener: socket.socket) -> str:
    """The address to type into a browser: another device's, where others can come in."""
    host, port = listener.getsockname()[:2]
    ip = ipaddress.ip_address(host)
    if ip.is_unspecified:
        ip = _own_address(listener)
    return f"http://[{ip}]:{port}" if ip.version == 6 else f"http://{ip}:{port}"  # noqa: PLR2004


def _own_address(listener: socket.socket) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    newer_alone = listener.family == socket.AF_INET6 and listener.getsockopt(
        socket.IPPROTO_IPV6, socket.IPV6_V6ONLY
    )
    family, here, elsewhere = NEWER if newer_alone else USUAL
    with socket.socket(family, socket.SOCK_DGRAM) as towards:
        try:
            towards.connect((elsewhere, 9))
        except OSError:  # no network at all
            return ipaddress.ip_address(here)
        return ipaddress.ip_address(towards.getsockname()[0])
