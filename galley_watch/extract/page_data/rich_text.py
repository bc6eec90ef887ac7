"""Trees of rich text, as editors and content systems keep them, → HTML (pure).

Nodes are told by their shape: text in ``text``, ``value`` or ``insert``, children in ``content``, ``children``, ``nodes`` or ``blocks``,
the kind of an element in ``nodeType``, ``type``, ``_type``, ``tag``, ``style`` or ``listItem``.
"""

from __future__ import annotations

import html
import re
from typing import Any

_CHILDREN = ("content", "children", "nodes", "blocks", "document", "root", "ops", "json", "items", "body", "value", "fields", "data")
_KINDS = ("listItem", "nodeType", "_type", "type", "tag", "blockName", "name", "style")
_HEADING = re.compile(r"head(?:ing|er)|(?:^|[^a-z])h[1-6](?:$|[^a-z0-9])", re.IGNORECASE)
_LIST = re.compile(
    r"(?:^|[^a-z])(?:ul|ol)(?:$|[^a-z])|(?:un)?ordered[-_ ]?list(?!-?item)|(?:bullet(?:ed)?|number(?:ed)?)[-_ ]?list(?![-_ ]?item)|"
    r"^(?:core/)?list$",
    re.IGNORECASE,
)
_ITEM = re.compile(r"list[-_ ]?item|(?:^|[^a-z])(?:li|o-list-item)(?:$|[^a-z])|^(?:bullet|number)$", re.IGNORECASE)
_PARAGRAPH = re.compile(r"paragraph|^(?:p|block|normal|unstyled|default)$|text[-_ ]?block", re.IGNORECASE)
_ROOT = re.compile(r"^(?:doc(?:ument)?|root)$", re.IGNORECASE)
_MAX_NODES = 6_000
_LEVELS = 40
_FEW = 6


def is_rich_text(value: Any, level: int = 0) -> bool:
    """Is it the root of such a tree, or a run of its blocks?"""
    if isinstance(value, dict):
        run = next((value[name] for name in ("ops", "blocks") if isinstance(value.get(name), list)), None)
        if run is not None and len(value) <= _FEW:
            return bool(run) and _is_block(run[0])
        if isinstance(value.get("root"), dict) or isinstance(value.get("json"), dict) or isinstance(value.get("document"), dict | list):
            inner = value.get("root") or value.get("json") or value.get("document")
            return level < 4 and is_rich_text(inner, level + 1)
        return bool(_ROOT.match(_kind_words(value))) and any(isinstance(value.get(name), list) for name in _CHILDREN)
    return isinstance(value, list) and bool(value) and _is_block(value[0]) and all(isinstance(item, dict) for item in value[:50])


def _is_block(node: Any) -> bool:
    if not isinstance(node, dict):
        return False
    if "insert" in node:
        return isinstance(node["insert"], str)
    kinds = [kind for name in _KINDS if isinstance(kind := node.get(name), str)]
    is_named = any(_PARAGRAPH.search(kind) or _HEADING.search(kind) or _LIST.search(kind) or _ITEM.search(kind) for kind in kinds)
    holds = (
        any(isinstance(node.get(name), list) for name in ("content", "children", "nodes")) or "spans" in node or "inlineStyleRanges" in node
    )
    data = node.get("data")
    gutenberg = "blockName" in node or isinstance(node.get("attributes"), dict) or "innerBlocks" in node
    return is_named and (holds or gutenberg or (isinstance(data, dict) and bool({"text", "items"} & data.keys())))


def _kind_words(node: dict[str, Any]) -> str:
    return next((kind for name in ("nodeType", "type", "_type", "object") if isinstance(kind := node.get(name), str)), "")


class _Writer:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.left = _MAX_NODES

    def write(self, value: Any, level: int = 0) -> None:
        self.left -= 1
        if self.left < 0 or level > _LEVELS:
            return
        if isinstance(value, list):
            for item in value[:_MAX_NODES]:
                self.write(item, level + 1)
        elif isinstance(value, str):
            self.parts.append(value if "<" in value else html.escape(value, quote=False))
        elif isinstance(value, dict):
            self._write_node(value, level)

    def _write_node(self, node: dict[str, Any], level: int) -> None:
        if isinstance(inserted := node.get("insert"), str):
            self.parts.append(html.escape(inserted, quote=False).replace("\n", "<br>"))
            return
        tag = _tag_of(node)
        self.parts.append("<br>" if tag == "br" else f"<{tag}>" if tag else "")
        words = next((node[name] for name in ("text", "value", "html") if isinstance(node.get(name), str)), None)
        held = node.get("textData") or node.get("attributes") or node.get("attrs")
        if words is None and isinstance(held, dict):
            words = next((held[name] for name in ("text", "content", "values") if isinstance(held.get(name), str)), None)
        if isinstance(words, str):
            self.parts.append(words if "<" in words else html.escape(words, quote=False).replace("\n", "<br>"))
        else:
            for name in (*_CHILDREN, "innerBlocks"):
                inner = node.get(name)
                if isinstance(inner, list | dict) and inner:
                    self._write_inner(inner, level, "li" if name == "items" else "")
        self.parts.append(f"</{tag}>" if tag and tag != "br" else "")

    def _write_inner(self, inner: Any, level: int, around: str) -> None:
        for item in (inner if isinstance(inner, list) else [inner])[:_MAX_NODES]:
            self.parts.append(f"<{around}>" if around else "")
            self.write(
                item.get("content", item) if around and isinstance(item, dict) and isinstance(item.get("content"), str) else item, level + 1
            )
            self.parts.append(f"</{around}>" if around else "")


def _tag_of(node: dict[str, Any]) -> str:
    kinds = [kind for name in _KINDS if isinstance(kind := node.get(name), str)]
    for pattern, tag in ((_ITEM, "li"), (_HEADING, "h3"), (_LIST, ""), (_PARAGRAPH, "p")):
        if any(pattern.search(kind) for kind in kinds):
            return tag
    return "br" if any(kind.lower() in ("linebreak", "hardbreak", "hard_break", "br") for kind in kinds) else ""


def as_html(value: Any) -> str:
    """The tree's text between the tags that matter: headings, paragraphs, items, line breaks."""
    writer = _Writer()
    writer.write(value)
    return "".join(writer.parts)
