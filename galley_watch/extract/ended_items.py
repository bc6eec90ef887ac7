"""Items of lists that end where a browser ends them (pure): in libxml2 a box that an item never closes holds all that follows."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from lxml import etree

_NEVER_END = etree.XPath("boolean(//li/div/li | //li/div/div/li)")
_TAG = re.compile(rb"<(/?)(li|ul|ol|div)(?=[\s>/])", re.IGNORECASE)
_LISTS = (b"ul", b"ol")
_MOST_BOXES = 20
"""Boxes that an item leaves open; an item in which more are open is left as it is."""


def items_never_end(root: Any) -> bool:
    """Does an item stand inside another one without a list between them?"""
    return bool(_NEVER_END(root))


def with_ended_items(source: bytes) -> bytes:
    """With the ends that the boxes inside items lack: an item ends all in it, and so do the next item and the end of the list."""
    kept: list[bytes] = []
    opened: list[bytes] = []
    count: Counter[bytes] = Counter()
    done = 0
    for tag in _TAG.finditer(source):
        name, ends = tag[2].lower(), tag[1] == b"/"
        if name == b"li" or (ends and name in _LISTS):
            kept += [source[done : tag.start()], _ends_of_boxes(opened, count)]
            done = tag.start()
        if not ends:
            opened.append(name)
            count[name] += 1
        elif count[name]:
            ended = b""
            while ended != name:
                ended = opened.pop()
                count[ended] -= 1
    return b"".join([*kept, source[done:]])


def _ends_of_boxes(opened: list[bytes], count: Counter[bytes]) -> bytes:
    """The ends of the boxes open in the item that is open, which ends with them; none where no item is."""
    boxes = 0
    while boxes < min(len(opened), _MOST_BOXES) and opened[-1 - boxes] == b"div":
        boxes += 1
    if boxes == len(opened) or opened[-1 - boxes] != b"li":
        return b""
    count[b"div"] -= boxes
    count[b"li"] -= 1
    del opened[len(opened) - boxes - 1 :]
    return b"</div>" * boxes + (b"</li>" if boxes else b"")
