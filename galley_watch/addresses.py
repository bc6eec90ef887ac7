"""Which IP addresses and host spellings are refused (pure): only global unicast addresses are fetched, however they are written.

The ranges are those of IANA's special-purpose registries for IPv4 and IPv6 (RFC 6890 and later entries). ``ipaddress.is_global`` is
not enough: it answers True for multicast, for 6to4 and for NAT64 forms that carry a private address.
"""

from __future__ import annotations

import ipaddress
import unicodedata
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

Address = IPv4Address | IPv6Address
AllowPrivate = bool | tuple[str, ...]

# (network, what it is in words, may a person allow it with `allow_private`?)
_IPV4: tuple[tuple[IPv4Network, str, bool], ...] = tuple(
    (IPv4Network(network), words, allowable)
    for network, words, allowable in (
        ("0.0.0.0/8", "no address of a host", False),
        ("127.0.0.0/8", "this machine itself", True),
        ("10.0.0.0/8", "a private network", True),
        ("172.16.0.0/12", "a private network", True),
        ("192.168.0.0/16", "a private network", True),
        ("100.64.0.0/10", "a provider's internal network", True),
        ("169.254.0.0/16", "the local link only", True),
        ("192.0.0.0/24", "set aside for protocols", True),
        ("192.0.2.0/24", "set aside for documentation", True),
        ("198.51.100.0/24", "set aside for documentation", True),
        ("203.0.113.0/24", "set aside for documentation", True),
        ("192.88.99.0/24", "set aside for tunnels", False),
        ("198.18.0.0/15", "set aside for measurements", True),
        ("224.0.0.0/4", "a multicast group", False),
        ("240.0.0.0/4", "reserved", False),
    )
)
_IPV6: tuple[tuple[IPv6Network, str, bool], ...] = tuple(
    (IPv6Network(network), words, allowable)
    for network, words, allowable in (
        ("::/128", "no address of a host", False),
        ("::1/128", "this machine itself", True),
        ("fc00::/7", "a private network", True),
        ("fe80::/10", "the local link only", True),
        ("fec0::/10", "a private network", True),
        ("ff00::/8", "a multicast group", False),
        ("64:ff9b:1::/48", "a private translation network", True),
        ("2001::/23", "set aside for tunnels and protocols", False),
        ("2001:db8::/32", "set aside for documentation", True),
        ("3fff::/20", "set aside for documentation", True),
        ("3ffe::/16", "no longer in use", False),
        ("2002::/16", "a tunnel to an IPv4 address", False),
    )
)
_INSIDE = ("this machine itself", "a private network", "the local link only")
_GLOBAL_UNICAST = IPv6Network("2000::/3")
_NAT64 = IPv6Network("64:ff9b::/96")
_V4_COMPATIBLE = IPv6Network("::/96")
_LOOPBACK = IPv4Address("127.0.0.1")


def folded(host: str) -> str:
    """The host as a resolver would read it: compatibility forms, dots of other scripts, case, brackets and final dots folded."""
    plain = unicodedata.normalize("NFKC", host.strip()).replace("。", ".").lower()
    return plain.removeprefix("[").removesuffix("]").rstrip(".")


def _number(text: str) -> int | None:
    """One part of an IPv4 spelling: decimal, octal with a leading 0, hexadecimal with 0x (WHATWG URL, IPv4 number parser)."""
    base = 10
    if text.startswith("0x"):
        text, base = text[2:] or "0", 16
    elif len(text) > 1 and text.startswith("0"):
        text, base = text[1:], 8
    digits = "0123456789abcdef"[:base]
    return int(text, base) if text and len(text) < 40 and all(c in digits for c in text) else None


def _looks_numeric(host: str) -> bool:
    last = host.rpartition(".")[2]
    return last.isascii() and (last.isdigit() or (last.startswith("0x") and _number(last) is not None))


def _ipv4(host: str) -> IPv4Address | None:
    numbers = [_number(part) for part in host.split(".")]
    if len(numbers) > 4 or any(n is None for n in numbers):
        return None
    *leading, last = [n for n in numbers if n is not None]
    if any(n > 255 for n in leading) or last >= 256 ** (4 - len(leading)):
        return None
    return IPv4Address(sum(n << (8 * (3 - place)) for place, n in enumerate(leading)) + last)


def literal_address(host: str) -> Address | None:
    """The address that a host is a spelling of, None for a name. Raises ``ValueError`` for what looks like an address and is none."""
    plain = folded(host)
    if ":" in plain:
        return IPv6Address(plain.partition("%")[0])
    if not _looks_numeric(plain):
        return None
    address = _ipv4(plain)
    if address is None:
        raise ValueError(f"{plain} is no IPv4 address")
    return address


def _carried(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 form stands for: mapped, compatible, or translated (RFC 6052)."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address in _NAT64 or (address in _V4_COMPATIBLE and int(address) > 1):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None


def _special(address: Address) -> tuple[str, bool] | None:
    """What the address is instead of a global unicast address, and whether a person may allow it."""
    if isinstance(address, IPv4Address):
        return next(((words, allowable) for network, words, allowable in _IPV4 if address in network), None)
    carried = _carried(address)
    if carried is not None:
        return _special(carried)
    for network, words, allowable in _IPV6:
        if address in network:
            return words, allowable
    return None if address in _GLOBAL_UNICAST else ("reserved", False)


def is_inside(ip: str) -> bool:
    """Is it this machine, or a network around it? Who reaches it need not have reached the internet.

    Addresses that a VPN or a proxy gives to names of the internet (198.18.0.0/15, 100.64.0.0/10) are not meant.
    """
    address = literal_address(ip)
    special = None if address is None else _special(address)
    return special is not None and special[0] in _INSIDE


def _is_listed(address: Address, host: str, allow_private: tuple[str, ...]) -> bool:
    plain = folded(host)
    carried = _carried(address) if isinstance(address, IPv6Address) else None
    for entry in allow_private:
        if plain and folded(entry) == plain:
            return True
        try:
            network = ipaddress.ip_network(entry.strip().strip("[]"), strict=False)
        except ValueError:
            continue
        if any(a is not None and a.version == network.version and a in network for a in (address, carried)):
            return True
    return False


def _refusal(address: Address, host: str, allow_private: AllowPrivate) -> str | None:
    special = _special(address)
    if special is None:
        return None
    words, allowable = special
    if allowable and (allow_private is True or (allow_private and _is_listed(address, host, allow_private))):
        return None
    name = f"{host} is the address {address}, which" if folded(host) != str(address) else f"The address {address}"
    return f"{name} is not on the public internet: it is {words}."


def refusal(host: str, allow_private: AllowPrivate = False) -> str | None:
    """A sentence where ``host`` is a spelling of an address that is not fetched; None for a public address and for a name.

    ``host`` comes without its port. A name is checked again with ``refusal_of_ip`` once it is resolved; only ``localhost`` and names
    below it are known without (RFC 6761). ``allow_private``: False, True, or the hosts and networks that may be private.
    """
    plain = folded(host)
    if not plain:
        return "The link names no host."
    if plain == "localhost" or plain.endswith(".localhost"):
        return _refusal(_LOOPBACK, host, allow_private)
    try:
        address = literal_address(plain)
    except ValueError:
        return f"{host} is not a valid address."
    return None if address is None else _refusal(address, host, allow_private)


def refusal_of_ip(ip: str, host: str, allow_private: AllowPrivate = False) -> str | None:
    """The same for ``ip``, an address that the name ``host`` was resolved to; to be asked for the address that is connected to."""
    try:
        address = literal_address(ip)
    except ValueError:
        address = None
    if address is None:
        return f"{host} leads to {ip}, which is not a valid address."
    return _refusal(address, host, allow_private)
