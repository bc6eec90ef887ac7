"""Windows and browser shortcuts, ``.url`` and ``.website`` (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.gathering import LinkGatherer, is_web_address
from galley_watch.links.ini import IniEntry, ini_entries
from galley_watch.links.web_addresses import bare_address
from galley_watch.values.intake import Reading

_PAIRS = ('""', "''", "<>")
_NAME = "internetshortcut"
_PINNED_SITE = "{000214a0-0000-0000-c000-000000000046}"  # FMTID_Intshcut; Prop4 is the title, after its VARTYPE (31, a string)


def _unquoted(value: str) -> str:
    return value[1:-1].strip() if len(value) >= 2 and value[0] + value[-1] in _PAIRS else value


def _from_utf7(value: str) -> str:
    try:
        return value.encode("latin-1").decode("utf-7")
    except UnicodeError:
        return value


def _chosen(variants: dict[str, list[IniEntry]]) -> list[IniEntry]:
    """The ``.W`` entries, in UTF-7, where they hold an address: the plain and ``.A`` ones may have lost letters of it."""
    wide = [replace(entry, value=_from_utf7(entry.value)) for entry in variants.get(".w", [])]
    wide = [entry for entry in wide if is_web_address(entry.value)]
    return wide or variants.get("") or variants.get(".a") or []


def _shortcuts(entries: list[IniEntry]) -> list[list[IniEntry]]:
    """The URL entries of each shortcut; a section that comes again begins a new one."""
    shortcuts: list[dict[str, list[IniEntry]]] = []
    for entry in entries:
        if entry.key != "url" or not entry.value or not entry.section.startswith(_NAME):
            continue
        variant = entry.section.removeprefix(_NAME)
        known = shortcuts[-1].get(variant) if shortcuts else None
        if not shortcuts or (known and known[-1].block != entry.block):
            shortcuts.append({})
        shortcuts[-1].setdefault(variant, []).append(entry)
    return [_chosen(variants) for variants in shortcuts]


@register
class UrlShortcut:
    """``[InternetShortcut]`` with ``URL=``. Nothing but that key is a link: icons, frames and property stores are passed over."""

    name = "shortcut (.url)"
    suffixes = frozenset(("url", "website"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "shortcut"

    def read(self, file: DropFile) -> Reading:
        entries = [replace(entry, section=entry.section.replace("internet shortcut", _NAME)) for entry in ini_entries(file.text)]
        if not any(entry.section.startswith(_NAME) for entry in entries):
            entries = [replace(entry, section=_NAME) for entry in entries if not entry.section]
        properties = [e.value for e in entries if e.section == _PINNED_SITE and e.key == "prop4"]
        titles = [value.removeprefix("31,") for value in properties if value.startswith("31,")]
        gatherer = LinkGatherer()
        shortcuts = _shortcuts(entries)
        if not any(shortcuts):
            raise UnreadableFileError("The shortcut has no URL, or is not complete yet.")
        for shortcut in shortcuts:
            for entry in shortcut:
                url = _unquoted(entry.value)
                gatherer.add(bare_address(url) or url, titles[0] if titles and len(shortcuts) == 1 else None, line=entry.line)
        return gatherer.reading()
