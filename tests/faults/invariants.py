"""What must hold whatever happened, each checked from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tests.faults.product import Product

ENDED = ("staged", "failed", "cancelled")


def check_always(product: Product) -> None:
    """At every moment: no note without its row, no half-written note, nothing but notes in the review folder."""
    notes = {path.name: path.read_bytes() for path in product.notes()}
    rows = {row["galley_id"]: row for row in product.staged()}  # read after the notes: a row may be newer, never missing
    for name, text in notes.items():
        assert text.startswith(b"---\n"), f"half-written note {name}"
        assert text.endswith(b"\n"), f"half-written note {name}"
        assert b"\n## Source" in text or b"galley_id" in text, f"half-written note {name}"
    for galley_id in product.note_ids():
        assert galley_id in rows, f"a note before its row: {galley_id}"


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
    check_pairs(product)


def check_pairs(product: Product) -> None:
    """One note a staged row and one staged row a note."""
    row_ids = Counter(row["galley_id"] for row in product.staged())
    note_ids = Counter(product.note_ids())
    assert note_ids == row_ids, f"notes {note_ids - row_ids} without row, rows {row_ids - note_ids} without note"
    for row in product.staged():
        assert (product.review / row["note_path"]).is_file(), f"row {row['id']} names a note that is not there"
    others = [path.name for path in product.review.rglob("*") if path.is_file() and path.suffix != ".md"]
    assert not others, f"left in the review folder: {others}"
