"""Is it the same link? The address to fetch, its canonical key and the identifiers made of it (pure).

Splitting and percent-encoding follow the WHATWG URL Standard (what browsers do), so that a link means here what it meant where it
was saved.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import unquote_to_bytes

from galley_watch.addresses import folded, literal_address
from galley_watch.errors import ErrorCode, LinkError

MAX_URL_CHARACTERS = 8_000  # what every server must at least take (RFC 9110, 4.1)
MAX_HOST_CHARACTERS = 253  # RFC 1035

_TRACKING_PREFIXES = (
    "utm_",
    "utm-",
    "mtm_",
    "matomo_",
    "pk_",
    "piwik_",
    "hsa_",
    "__hs",
    "_hs",
    "vero_",
    "oly_",
    "trk_",
    "fb_action_",
    "at_medium",
    "at_campaign",
)
_TRACKING_WORDS = """
fbclid fb_source fb_ref gclid gclsrc dclid gbraid wbraid msclkid yclid ymclid twclid ttclid igshid igsh li_fat_id mc_cid
mc_eid mkt_tok hsctatracking _openstat rb_clickid s_cid s_kwcid ef_id wickedid wicked_id srsltid epik ncid cmpid _ga _gl _gac
gad_source gad_campaignid gcl_au ref_src ref_url __twitter_impression _branch_match_id _branch_referrer mibextid sfnsn xtor
wprov smid guccounter guce_referrer guce_referrer_sig irclickid irgwc zanpid cjevent _kx sc_cid sc_campaign ml_subscriber
ml_subscriber_hash dm_i cvosrc trk trkcampaign vgo_ee adjust_tracker adjust_campaign ck_subscriber_id _bta_tid _bta_c
"""
_TRACKING = frozenset(_TRACKING_WORDS.split())
_SPLIT = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(?://)?", re.ASCII)
_UNSAFE = re.compile(r"%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/\[\]|%?]")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029]")
_ESCAPE = re.compile(r"%([0-9A-Fa-f]{2})")
_CREDENTIALS = re.compile(r"//[^\s/?#]*@")
_HOST = re.compile(r"[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*", re.ASCII)
_UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
# The common case, already in its final form: nothing to encode, no credentials, no port, no dot segments.
_PLAIN = re.compile(
    r"(https?)://((?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.){1,8}[a-z]{2,63})"
    r"((?:/(?!\.\.?(?:[/?]|\Z))[A-Za-z0-9\-._~!$&'()*+,;=:@]*)+)(?:\?([A-Za-z0-9\-._~!$&'()*+,;=:@/]+))?",
    re.ASCII,
)


def _bad(sentence: str) -> LinkError:
    return LinkError(ErrorCode.BAD_URL, sentence)


def _shown(url: str) -> str:
    return url if len(url) <= 80 else url[:77] + "…"


def _quoted(text: str) -> str:
    return _UNSAFE.sub(lambda m: "".join(f"%{byte:02X}" for byte in m[0].encode("utf-8")), text)


def _ascii_label(label: str) -> str:
    return label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii")


def _bracketed(host: str) -> str:
    if not host.startswith("[") or "%" in host:  # a zone means something on one machine only
        raise ValueError(host)
    return str(literal_address(host))


def ascii_host(host: str) -> str:
    """A host name in lower-case ASCII (IDN as ``xn--``; ß and ς stay letters of their own, UTS 46 non-transitional), an address
    in its usual form. Raises ``LinkError``."""
    try:
        name = folded(unquote_to_bytes(host).decode("utf-8") if "%" in host else host)
        if ":" in host:
            return f"[{_bracketed(host)}]"
        name = unicodedata.normalize("NFC", name.replace("\u00ad", "").replace("\u200b", ""))
        ascii_name = ".".join(map(_ascii_label, name.split(".")))
        address = literal_address(ascii_name)
    except ValueError as error:
        raise _bad(f"The host of the link cannot be read: {_shown(host)}") from error
    if address is not None:
        return str(address)
    if not ascii_name:
        raise _bad("The link names no host.")
    if len(ascii_name) > MAX_HOST_CHARACTERS or not _HOST.fullmatch(ascii_name):
        raise _bad(f"The host of the link is not a valid name: {_shown(host)}")
    return ascii_name


def _without_dot_segments(path: str) -> str:
    kept: list[str] = []
    segments = path.split("/")[1:]
    for place, segment in enumerate(segments):
        plain = segment.lower().replace("%2e", ".")
        if plain in (".", ".."):
            if plain == ".." and kept:
                kept.pop()
            if place == len(segments) - 1:
                kept.append("")
        else:
            kept.append(segment)
    return "/" + "/".join(kept)


def _port(text: str, scheme: str) -> str:
    if not text:
        return ""
    if not (text.isascii() and text.isdigit() and len(text) <= 8 and 0 < int(text) < 65_536):
        raise _bad(f"The port of the link is not a number from 1 to 65535: {_shown(text)}")
    return "" if int(text) == (80 if scheme == "http" else 443) else f":{int(text)}"


def _authority(text: str, scheme: str) -> tuple[str, str]:
    """Host and ":port" (or "") of an authority; ``user:password@`` is dropped."""
    place = text.rpartition("@")[2]
    if place.startswith("["):
        host, closed, port = place.partition("]")
        if not closed or (port and not port.startswith(":")):
            raise _bad(f"The host of the link cannot be read: {_shown(place)}")
        return ascii_host(host + "]"), _port(port[1:], scheme)
    host, _, port = place.partition(":")
    return ascii_host(host), _port(port, scheme)


@lru_cache(maxsize=1024)
def _parts(url: str) -> tuple[str, str, str, str, str | None]:
    """Scheme, host, ":port" or "", path and query of an address as it is fetched. Raises ``LinkError``."""
    plain = _PLAIN.fullmatch(url)
    if plain and len(url) <= MAX_URL_CHARACTERS and len(plain[2]) <= MAX_HOST_CHARACTERS:
        return plain[1], plain[2], "", plain[3], plain[4]
    text = url.strip(" \t\r\n\f\u00a0\u200b\ufeff")
    if len(text) > MAX_URL_CHARACTERS:
        raise _bad(f"The link is longer than {MAX_URL_CHARACTERS:,} characters.")
    if _CONTROL.search(text):
        raise _bad("The link holds control characters.")
    head = _SPLIT.match(text)
    scheme = head[1].lower() if head else ""
    if not head or scheme not in ("http", "https"):
        raise _bad(f"Only http and https links are fetched, not {_shown(text)!r}.")
    if not head[0].endswith("//") and not text[head.end() :].startswith("\\\\"):
        raise _bad(f"The link lacks the // after {scheme}: {_shown(text)}")
    rest = text[head.end() :].partition("#")[0]
    before, mark, query = rest.partition("?")
    before = before.replace("\\", "/")
    before = before.removeprefix("//") if not head[0].endswith("//") else before
    authority, slash, path = before.partition("/")
    host, port = _authority(authority, scheme)
    path, quoted_query = _without_dot_segments(_quoted(slash + path) or "/"), _quoted(query) if mark and query else None
    if len(host) + len(path) + len(quoted_query or "") + 16 > MAX_URL_CHARACTERS:
        raise _bad(f"The link is longer than {MAX_URL_CHARACTERS:,} characters.")
    return scheme, host, port, path, quoted_query


def fetchable(url: str) -> str:
    """The address to ask for: ASCII, without credentials and fragment. Raises ``LinkError(bad_url)`` where it is none."""
    scheme, host, port, path, query = _parts(url)
    return f"{scheme}://{host}{port}{path}" + (f"?{query}" if query is not None else "")


def without_credentials(text: str) -> str:
    """Any text, with user and password taken out of each address in it, also of one that cannot be read as an address."""
    return _CREDENTIALS.sub("//", text) if "@" in text else text


def _plain_escapes(text: str) -> str:
    """Percent-encoding in one form: escaped letters, digits and ``-._~`` unescaped, the rest in upper case (RFC 3986, 6.2.2)."""

    def one(match: re.Match[str]) -> str:
        character = chr(int(match[1], 16))
        return character if character in _UNRESERVED else match[0].upper()

    return _ESCAPE.sub(one, text) if "%" in text else text


@lru_cache(maxsize=1024)
def _is_tracking(name: str) -> bool:
    name = name.lower()
    return name in _TRACKING or name.startswith(_TRACKING_PREFIXES)


def _key(host: str, port: str, path: str, query: str | None) -> str:
    port = "" if port in (":80", ":443") else port
    kept = [p for p in _plain_escapes(query).split("&") if p and not _is_tracking(p.partition("=")[0])] if query else []
    return f"https://{host}{port}{_plain_escapes(path).rstrip('/') or '/'}" + (f"?{'&'.join(kept)}" if kept else "")


def link_key(url: str) -> str:
    """The canonical form of a link: two links with one key are the same link. Raises ``LinkError(bad_url)``.

    Not part of it: http or https, ports 80 and 443, credentials, fragment, tracking parameters, slashes at the end of the path, and
    how characters are escaped. All other parameters stay, in their order: they may select the content. ``www.`` stays.
    """
    _, host, port, path, query = _parts(url)
    return _key(host, port, path, query)


@dataclass(frozen=True, slots=True)
class LinkNames:
    """``link_key``, ``fetchable`` and ``host_of`` of one link."""

    key: str
    url: str
    host: str


def names_of(url: str) -> LinkNames:
    """All three at once, for the many links of an export. Raises ``LinkError(bad_url)``."""
    plain = _PLAIN.fullmatch(url)
    if plain and len(url) <= MAX_URL_CHARACTERS and len(plain[2]) <= MAX_HOST_CHARACTERS:
        _, host, path, query = plain.groups()
        return LinkNames(_key(host, "", path, query), url, host)
    return LinkNames(link_key(url), fetchable(url), host_of(url))


def text_key(text: str) -> str:
    """The key of a recipe given as text: a hash of its words, so that case, blanks and line ends make no other recipe."""
    words = unicodedata.normalize("NFKC", text).casefold().replace("\u200b", "").replace("\ufeff", "").split()
    return "text:" + hashlib.sha256(" ".join(words).encode("utf-8", "surrogatepass")).hexdigest()


def host_of(url: str) -> str:
    """The link's host: a lower-case ASCII name, or an address (IPv6 without brackets), without the port. Raises ``LinkError``."""
    return _parts(url)[1].strip("[]")


def galley_id(key: str) -> str:
    """``r-`` and 16 hexadecimal digits made of a key (64 bits: one clash in a million links has odds of 1 to 37 million)."""
    return "r-" + hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:16]
