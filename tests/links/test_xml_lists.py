"""Lists of links in XML: what is not taken is said with its line, and depth and length cost no more than they are."""

from __future__ import annotations

from galley_watch.links import read_drop_file
from galley_watch.values.intake import FileKind


def test_a_feed_and_a_cut_are_said_with_their_lines() -> None:
    data = b'<opml><body>\n<outline xmlUrl="https://a.example/feed"/>\n<outline url="https://a.example/1"/>\n<outline url="https'
    reading = read_drop_file("a.opml", data)
    assert [(link.url, link.line) for link in reading.links] == [("https://a.example/1", 3)]
    assert [problem.line for problem in reading.problems] == [2, 4]


def test_a_note_without_a_link_is_said() -> None:
    data = b"<en-export><note><title>Milk</title><content>milk</content></note></en-export>"
    reading = read_drop_file("a.enex", data)
    assert (reading.kind, reading.reason) == (FileKind.ERROR, "The entry names no address.")


def test_folders_without_end_are_read() -> None:
    depth = 20_000
    data = (
        b"<opml><body>"
        + b'<outline text="f">' * depth
        + b'<outline url="https://a.example/1"/>'
        + b"</outline>" * depth
        + b"</body></opml>"
    )
    reading = read_drop_file("a.opml", data)
    assert [link.url for link in reading.links] == ["https://a.example/1"]
    assert len(reading.links[0].folders) == 100
