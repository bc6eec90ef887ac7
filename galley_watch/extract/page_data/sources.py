"""Where a page carries data (pure): scripts, attributes of components, hidden fields; and markup that it keeps out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from galley_watch.extract.page_data.scripts import says_it

_ATTRIBUTES = (
    "//@*[string-length() > 150 and (contains(., 'ngr') or contains(., 'utaten') or contains(., 'kladniki'))"
    " and (contains(., '[') or contains(., '{') or contains(., '%5B'))]"
    " | //@*[string-length() > 400 and (starts-with(., 'eyJ') or starts-with(., 'W3s'))]"
)
_STREAMS = (".push([", ".enqueue(")
_PACKED = ("atob(", "eyJ", "W3s", "%22")
_HIDDEN = ("template", "noscript", "textarea")
_MOST = 40


def sources_of(root: Any) -> list[str]:
    """The texts that may hold data about ingredients, in the order of their kinds."""
    return [*_scripts(root), *map(str, root.xpath(_ATTRIBUTES)[:_MOST]), *_fields(root)]


def _scripts(root: Any) -> Iterator[str]:
    scripts = [script for script in root.iter("script") if script.text and "ld+json" not in (script.get("type") or "").lower()]
    streamed = [script.text for script in scripts if any(call in script.text for call in _STREAMS)]
    speaks = says_it("".join(streamed)) if streamed else False
    for script in scripts:
        is_stream = speaks and any(call in script.text for call in _STREAMS)
        if is_stream or says_it(script.text) or any(sign in script.text for sign in _PACKED):
            yield script.text


def _fields(root: Any) -> Iterator[str]:
    """Markup and data that a reader does not see until a script shows it."""
    from lxml import etree

    for number, element in enumerate(root.iter(*_HIDDEN)):
        if number >= _MOST:
            return
        if element.tag == "textarea":
            words = element.text or ""
        else:
            words = etree.tostring(element, encoding="unicode", with_tail=False) if len(element) else element.text or ""
        if len(words) > 100 and says_it(words):
            yield words
