"""Which names are never opened, and that a reason is always said."""

from __future__ import annotations

import pytest

from galley_watch.links import read_drop_file, skip_reason
from galley_watch.values.intake import FileKind


@pytest.mark.parametrize(
    ("path", "word"),
    [
        (".syncthing.soup.url.tmp", "Syncthing"),
        ("soup.url.crdownload", "download"),
        ("a.html.download/a.html", "download"),
        ("._soup.url", "macOS"),
        (".links.txt.swp", "swap"),
        ("#links.txt#", "autosave"),
        ("~$list.csv", "Office"),
        ("done/2026-01/soup.url", "taken before"),
        ("desktop.ini", "file manager"),
        ("@eaDir/soup.url@SynoEAStream", "storage device"),
        (".Trash-1000/files/soup.url", "waste bin"),
        (".secret/soup.url", "hidden"),
        (".soup.url", "hidden"),
        ("photo.jpg", ".jpg"),
        ("", "no name"),
    ],
)
def test_what_is_never_opened_is_skipped_in_words(path: str, word: str) -> None:
    reason = skip_reason(path)
    assert reason is not None
    assert word in reason
    assert read_drop_file(path, b"https://a.example/").kind is FileKind.IGNORE


@pytest.mark.parametrize(
    "path",
    ["soup.url", "SOUP.URL", "Shared text", "-rf.url", "caf\udce9.url", "links (1).txt", "links.sync-conflict-20260101-120000-ABCDEFG.txt",
     "a/b/c.txt", "sub/done/soup.url", "done.txt", "Version 1.5", "Bookmarks", "~soup.url", "x" * 251 + ".url"],
)  # fmt: skip
def test_what_may_hold_links_is_opened(path: str) -> None:
    assert skip_reason(path) is None
