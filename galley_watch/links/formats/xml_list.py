"""Lists of links in XML (pure): OPML, XBEL, RSS and Atom, the posts of bookmark services, and exported notes (ENEX)."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register_for_the_rest
from galley_watch.links.gathering import gathered
from galley_watch.links.sniffing import is_xml_list
from galley_watch.links.xml_entries import xml_entries
from galley_watch.values.intake import FileKind, Reading


@register_for_the_rest
class XmlList:
    """The address of an article, bookmark or note with its title; folders and tags where there are any. A feed's address is no link."""

    name = "list of links (.opml, .xbel, .enex, .rss)"
    suffixes = frozenset(("opml", "xbel", "enex", "rss", "atom", "xml"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "xml"

    def read(self, file: DropFile) -> Reading:
        if not is_xml_list(file.head):
            return Reading(FileKind.IGNORE, reason="Skipped: this XML is not a list of links.")
        return gathered(xml_entries(file.data))
