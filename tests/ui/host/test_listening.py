"""The address that is said is one where somebody listens."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest

from scorekeeper.ui.host import listening

needs_ipv6 = pytest.mark.skipif(
    not socket.has_dualstack_ipv6(), reason="this machine has addresses of one kind"
)
EVERYWHERE = pytest.param("::", marks=needs_ipv6)


def reach(address: str) -> None:
    parts = urlsplit(address)
    socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5).close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0", EVERYWHERE])  # noqa: S104
def test_the_address_that_is_said_can_be_reached(host: str) -> None:
    with listening.listen(host, 0) as listener:
        reach(listening.address(listener))


@needs_ipv6
def test_whoever_listens_everywhere_is_reached_by_addresses_of_both_kinds() -> None:
    with listening.listen("::", 0) as listener:
        port = listener.getsockname()[1]
        reach(f"http://127.0.0.1:{port}")
        reach(f"http://[::1]:{port}")
        assert not listening.is_loopback(listener)


@needs_ipv6
def test_where_only_the_newer_kind_is_listened_at_one_of_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "has_dualstack_ipv6", lambda: False)
    with listening.listen("::", 0) as listener:
        assert listening.address(listener).startswith("http://[")
        reach(listening.address(listener))
