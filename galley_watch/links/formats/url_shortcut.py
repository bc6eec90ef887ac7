"""Windows and browser shortcuts, ``.url`` and ``.website`` (pure)."""

from __future__ import annotations

import re

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.gathering import LinkGatherer, is_web_address
from galley_watch.links.ini import IniEntry, ini_entries
from galley_watch.values.intake import Reading

_SECTION = re.compile(r"^[^\S\n]*\[internetshortcut(?:\.[aw])?\][^\S\n]*$", re.I | re.M)
_PINNED_SITE = "{000214a0-0000-0000-c000-000000000046}"  # FMTID_Intshcut; Prop4 is the title, after its VARTYPE (31, a string)


def _unquoted(value: str) -> str:
    return value[1:-1].strip() if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'" else value


def _from_utf7(value: str) -> str:
    try:
        return value.encode("latin-1").decode("utf-7")
    except UnicodeError:
        return value


def _shortcuts(entries: list[IniEntry]) -> list[list[IniEntry]]:
    """The URL entries of each shortcut: the ``.W`` section, in UTF-7, holds the true address where the plain one lost letters."""
    shortcuts: list[dict[str, list[IniEntry]]] = []
    block = -1
    for entry in entries:
        if not entry.section.startswith("internetshortcut") or entry.key != "url" or not entry.value:
            continue
        variant = entry.section.removeprefix("internetshortcut")
        if (
            not shortcuts
            or (variant == "" and entry.block != block)
            or (variant != "" and variant in shortcuts[-1] and entry.block != block)
        ):
            shortcuts.append({})
        block = entry.block
        shortcuts[-1].setdefault(variant, []).append(entry)
    chosen: list[list[IniEntry]] = []
    for shortcut in shortcuts:
        wide = [IniEntry(e.section, e.block, e.key, _from_utf7(e.value), e.line) for e in shortcut.get(".w", [])]
        wide = [e for e in wide if is_web_address(e.value)]
        chosen.append(wide or shortcut.get("") or shortcut.get(".a") or [])
    return chosen


@register
class UrlShortcut:
    """``[InternetShortcut]`` with ``URL=``. Nothing but that key is a link: icons, frames and property stores are passed over."""

    name = "shortcut (.url)"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "shortcut"

    def read(self, file: DropFile) -> Reading:
        text = file.text
        entries = ini_entries(text if _SECTION.search(text.replace("\r", "\n")) else f"[InternetShortcut]\n{text}")
        titles = [
            e.value.partition(",")[2] for e in entries if e.section == _PINNED_SITE and e.key == "prop4" and e.value.startswith("31,")
        ]
        gatherer = LinkGatherer()
        shortcuts = _shortcuts(entries)
        if not any(shortcuts):
            raise UnreadableFileError("The shortcut has no URL, or is not complete yet.")
        for shortcut in shortcuts:
            for entry in shortcut:
                gatherer.add(_unquoted(entry.value), titles[0] if titles and len(shortcuts) == 1 else None, line=entry.line)
        return gatherer.reading()
