"""What must hold whatever happened, each checked from outside."""

from __future__ import annotations

import os
import re
import threading
from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from tests.faults.product import Product
from tests.faults.site import Site

ENDED = ("staged", "failed", "cancelled")
_GALLEY_ID = re.compile(rb'^galley_id: "?([^"\n]+)"?$', re.M)


def check_always(product: Product) -> None:
    """At every moment: no note without its row, no half-written note, nothing but notes to be seen in the review folder."""
    notes = {path.name: path.read_bytes() for path in product.notes()}
    rows = {row["galley_id"] for row in product.staged()}  # read after the notes: a row may be newer, never missing
    for name, text in notes.items():
        assert text.startswith(b"---\n"), f"half-written note {name}"
        assert text.endswith(b"\n"), f"half-written note {name}"
        found = _GALLEY_ID.search(text)
        assert found, f"half-written note {name}"
        assert found[1].decode() in rows, f"a note before its row: {name}"
    visible = [path for path in product.review.rglob("*") if path.is_file() and not path.name.startswith(".")]
    assert {path.suffix for path in visible} <= {".md"}, f"not only notes in the review folder: {visible}"


def check_somewhere(product: Product, files: Iterable[tuple[Path, str]]) -> None:
    """A link is never nowhere: its drop file is still there, or it is a row of the ledger."""
    files = list(files)
    gone = [url for path, url in files if not path.exists()]  # looked at first: a row is never taken back
    rows = product.by_url()
    for url in gone:
        assert url in rows, f"{url} is neither in the drop folder nor in the ledger"


def check_quiet(product: Product, dropped: Collection[str], good: Collection[str] = ()) -> None:
    """Once quiet: every dropped link is one row and ended, failures say why, one note a staged row, good pages staged."""
    check_always(product)
    jobs = product.jobs()
    by_url = Counter(job["url"] for job in jobs)
    for url in dropped:
        assert by_url[url] == 1, f"{url} has {by_url[url]} rows"
    for job in jobs:
        assert job["status"] in ENDED, f"job {job['id']} is {job['status']}"
        if job["status"] == "failed":
            assert job["error_code"], dict(job)
            assert job["error"], dict(job)
            assert job["url"] not in good, f"a good page failed: {job['error_code']}: {job['error']}"
        assert (job["worker_id"], job["lease_until"]) == (None, None), f"job {job['id']} has ended and is still held"
    check_pairs(product)


def check_pairs(product: Product) -> None:
    """One note a staged row and one staged row a note; a joined job shares the one of a job that is staged itself; nothing else is left."""
    row_ids = Counter(row["galley_id"] for row in product.staged())
    note_ids = Counter(product.note_ids())
    assert note_ids == row_ids, f"notes {note_ids - row_ids} without row, rows {row_ids - note_ids} without note"
    for row in product.staged():
        assert (product.review / row["note_path"]).is_file(), f"row {row['id']} names a note that is not there"
    with_row = {row["queue_id"] for row in product.staged()}
    for job in product.jobs():
        if job["status"] == "staged":
            assert (job["joined_to"] or job["id"]) in with_row, f"job {job['id']} is staged without a row"
    others = [path.name for path in product.review.rglob("*") if path.is_file() and path.suffix != ".md"]
    assert not others, f"left in the review folder: {others}"


def check_fetches(product: Product, site: Site, urls: Iterable[str], kills: int = 0, attempts: int = 0) -> None:
    """A link is fetched at most attempts + kills + 1 times. ``attempts``: those that a link now staged may have spent before."""
    rows = product.by_url()
    for url in urls:
        parts = urlsplit(url)
        asked = site.asked[f"{parts.hostname}{parts.path}"]
        allowed = max(rows[url]["attempts"], attempts) + kills + 1
        assert asked <= allowed, f"{url} was fetched {asked} times, {allowed} are allowed"


def check_nothing_held(product: Product) -> None:
    """After an end in order: nothing is left in hand, and no process of ours lives on."""
    held = [dict(job) for job in product.jobs() if job["status"] == "processing"]
    assert not held, f"left processing: {held}"
    assert not product.processes(), "a process of this installation lives on"


class Onlooker:
    """Reads the review folder all the time, as an editor or a sync client does: whatever it sees once must be what stays."""

    def __init__(self, product: Product) -> None:
        self._product = product
        self._ended = threading.Event()
        self._seen: dict[str, set[bytes]] = {}
        self._faults: list[str] = []
        self._thread = threading.Thread(target=self._look_on, daemon=True)

    def __enter__(self) -> Onlooker:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._ended.set()
        self._thread.join(10)

    def check(self) -> None:
        """To be called at the end, when the notes are as they stay."""
        assert not self._faults, self._faults
        assert {path.name for path in self._product.notes()} <= set(self._seen), "it did not see every note"
        for name, contents in self._seen.items():
            lasting = (self._product.review / name).read_bytes()
            others = sorted(len(content) for content in contents - {lasting})
            assert not others, f"{name} has {len(lasting)} bytes and was seen with other content of {others} bytes"

    def _look_on(self) -> None:
        looks: dict[str, tuple[int, int, int]] = {}
        while not self._ended.is_set() or not looks:
            for entry in os.scandir(self._product.review):
                if entry.name.startswith("."):
                    continue
                status = entry.stat(follow_symlinks=False)
                look = (status.st_ino, status.st_size, status.st_mtime_ns)
                if looks.get(entry.name) != look:
                    looks[entry.name] = look
                    self._read(entry.name)
            self._ended.wait(0.0005)

    def _read(self, name: str) -> None:
        content = (self._product.review / name).read_bytes()
        self._seen.setdefault(name, set()).add(content)
        found = _GALLEY_ID.search(content)
        if not name.endswith(".md"):
            self._faults.append(f"{name} is no note")
        elif found and not self._product.rows("SELECT 1 FROM staged_inbox WHERE galley_id = ?", found[1].decode()):
            self._faults.append(f"{name} was there before its row")
