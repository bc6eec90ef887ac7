"""One address on the way to a page (shell): what is asked of which host, and where a redirect leads."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote, urljoin, urlsplit

from galley_watch.errors import ErrorCode, LinkError

_DEFAULT_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?", re.ASCII)
_KEPT_IN_TARGETS = "%/:=&?~+!$,;'@()*[]|"


@dataclass(frozen=True, slots=True)
class Hop:
    """``host`` is ASCII without brackets, ``port`` None for the scheme's own, ``target`` path and query in ASCII."""

    scheme: str
    host: str
    port: int | None
    target: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port is None else f"{host}:{self.port}"

    @property
    def url(self) -> str:
        """The address without credentials and fragment."""
        return f"{self.scheme}://{self.host_header}{self.target}"


def hop_of(url: str) -> Hop:
    """The first hop. Credentials and fragment are left behind. Raises ``LinkError(bad_url)``."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
        host = _ascii_host(parts.hostname or "")
    except ValueError:
        raise LinkError(ErrorCode.BAD_URL, "The link is not an address that can be asked for.") from None
    if parts.scheme not in _DEFAULT_PORTS:
        raise LinkError(ErrorCode.BAD_URL, "Only http and https links can be fetched.")
    target = quote(parts.path, safe=_KEPT_IN_TARGETS) or "/"
    if not target.startswith("/"):
        target = f"/{target}"
    if parts.query:
        target = f"{target}?{quote(parts.query, safe=_KEPT_IN_TARGETS)}"
    return Hop(parts.scheme, host, None if port == _DEFAULT_PORTS[parts.scheme] else port, target)


def next_hop(hop: Hop, location: str | None) -> Hop:
    """Where a redirect leads. Raises ``LinkError``: redirect_loop without a place to go, bad_url for one that is no web address."""
    if location is None or not location.strip():
        raise LinkError(ErrorCode.REDIRECT_LOOP, "The site redirects without saying where to.")
    try:
        target = urljoin(hop.url, location.strip())
    except ValueError:
        target = ""
    try:
        return hop_of(target)
    except LinkError:
        raise LinkError(ErrorCode.BAD_URL, "The site redirects to something that is not a web address.") from None


def _ascii_host(host: str) -> str:
    """The host as it is looked up: lower case, international names encoded (UTS 46), no final dot. Raises ``ValueError``."""
    host = host.rstrip(".").lower()
    if ":" in host:  # urlsplit has checked the address between the brackets
        return host
    if not host.isascii():
        import idna

        host = idna.encode(host, uts46=True).decode("ascii")  # IDNAError is a ValueError
    if not _HOST.fullmatch(host) or len(host) > 253 or any(not 0 < len(label) < 64 for label in host.split(".")):
        raise ValueError(host)
    return host
