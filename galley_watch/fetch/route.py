"""Does the system know a way to the internet (shell)? Asked without sending anything."""

from __future__ import annotations

import errno
import socket

# Connecting a datagram socket only looks up the route (connect(2)). The addresses are those of a root name server, a.root-servers.net.
_PUBLIC = ((socket.AF_INET, "198.41.0.4"), (socket.AF_INET6, "2001:503:ba3e::2:30"))
_PORT = 53
_NO_WAY = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}


def has_route() -> bool:
    """Is there a way to public addresses, by IPv4 or by IPv6? True where that cannot be told.

    It says nothing of what lies behind the first router; a container has a route to its host whatever the host has.
    """
    return any(_has_route(family, address) for family, address in _PUBLIC)


def _has_route(family: socket.AddressFamily, address: str) -> bool:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((address, _PORT))
    except OSError as error:
        return error.errno not in _NO_WAY
    return True
