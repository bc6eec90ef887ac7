"""A long export told entry by entry is the same export."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.links import read_drop_file, read_in_turn
from galley_watch.links.gathering import LinkGatherer
from galley_watch.values.intake import FileKind, FoundLink, Reading

OURS = Path(__file__).parents[2] / "fixtures" / "links"
HEAD = "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n"
FILES = [
    (folder.parent / row["file"], row.get("drop_as") or Path(row["file"]).name)
    for folder in sorted(OURS.glob("*/expected.jsonl"))
    for row in map(json.loads, folder.read_text("utf-8").splitlines())
]


def whole(name: str, data: bytes) -> Reading:
    in_turn = read_in_turn(name, data)
    if in_turn.entries is None:
        return in_turn.reading
    gatherer = LinkGatherer()
    for problem in in_turn.reading.problems:
        gatherer.take(problem)
    for entry in in_turn.entries:
        gatherer.take(entry)
    assert in_turn.reading.kind is FileKind.LINKS
    return gatherer.reading()


def with_sorted_tags(reading: Reading) -> Reading:
    """A link named twice has the tag of its sub-folder after the first of its own, or after all of them."""
    return replace(reading, links=tuple(replace(link, tags=tuple(sorted(link.tags))) for link in reading.links))


@pytest.mark.parametrize(("path", "name"), FILES, ids=lambda v: v.name if isinstance(v, Path) else "")
def test_every_fixture_is_the_same_in_turn(path: Path, name: str) -> None:
    assert whole(name, path.read_bytes()) == read_drop_file(name, path.read_bytes())


ENTRY = st.one_of(
    st.builds(
        '<DT><A HREF="{}"{}>{}</A>\n'.format,
        st.sampled_from(["https://a.example/1", "https://a.example/2", "javascript:x", "place:x", "", "https://b.example/?a=1&amp;b=2"]),
        st.sampled_from(["", ' TAGS="fish,soup"', ' TAGS="cake"', ' ADD_DATE="1" LABELS="x"', " broken='"]),
        st.sampled_from(["", "Soup", "A &amp; B &lt;3", "https://a.example/1"]),
    ),
    st.sampled_from(["<DT><H3>Folder</H3>\n<DL><p>\n", "</DL><p>\n", "<DD>words <a href='https://c.example/'>c</a>\n", "<HR>"]),
)


@given(st.lists(ENTRY, max_size=30), st.sampled_from(["b.html", "Cakes/b.html"]))
def test_any_export_is_the_same_in_turn(entries: list[str], name: str) -> None:
    data = (HEAD + "".join(entries)).encode()
    assert with_sorted_tags(whole(name, data)) == with_sorted_tags(read_drop_file(name, data))


def test_the_first_entries_come_before_the_last_is_looked_at() -> None:
    data = HEAD.encode() + b'<DT><A HREF="https://a.example/1">One</A>\n<DT><A HREF="https://a.example/2">Two</A>\n'
    entries = read_in_turn("b.html", data).entries
    assert entries is not None
    assert [entry.title for entry in islice(entries, 1) if isinstance(entry, FoundLink)] == ["One"]


def test_an_export_without_a_link_says_why() -> None:
    in_turn = read_in_turn("b.html", f'{HEAD}<DT><A HREF="javascript:x">x</A>\n'.encode())
    assert (in_turn.reading.kind, in_turn.entries) == (FileKind.ERROR, None)
    assert "javascript" in (in_turn.reading.reason or "")
