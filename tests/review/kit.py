"""A person with notes: real folders, a real ledger, a clock that goes only when told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from galley_watch.db import Database, open_database
from galley_watch.inbox import NoteInbox
from galley_watch.queue import Queue
from galley_watch.review import Decision, Ordered, Review, ReviewLedger
from galley_watch.review.loop import ReviewLook
from galley_watch.values.event import NoteReviewed
from galley_watch.values.job import Stage
from galley_watch.values.outcome import PageKept, RecipeRead
from galley_watch.values.settings import IntakeSettings, ReviewSettings, Settings
from tests.ledger.kit import FakeClock, drop, link, page, reading

SETTLE_SECONDS = 1.0
GRACE_SECONDS = 3600.0


class Kitchen:
    """One person's folders and ledger. ``agent_dies`` forgets all that is not on the disk."""

    def __init__(self, folder: Path, approved: bool = True, rejected: bool = True, intake: IntakeSettings | None = None) -> None:
        self.review_folder = folder / "review"
        self.approved_folder = folder / "approved"
        self.rejected_folder = folder / "rejected"
        self.drop_folder = folder / "drop"
        for path in (self.drop_folder, self.review_folder, self.approved_folder, self.rejected_folder):
            path.mkdir(parents=True, exist_ok=True)
        review = ReviewSettings(self.approved_folder if approved else None, self.rejected_folder if rejected else None)
        intake = intake or IntakeSettings(settle_seconds=SETTLE_SECONDS)
        self.settings = Settings(self.drop_folder, self.review_folder, folder / "state", review=review, intake=intake)
        self.clock = FakeClock()
        self.happened: list[NoteReviewed] = []
        self.database: Database = open_database(self.settings.state_folder, self.clock)
        self.agent_starts()

    def agent_starts(self) -> None:
        ledger = ReviewLedger(self.database, self.clock)
        self.review = Review(self.settings, ledger, self.clock, self.happened.append)

    def set(self, **review: object) -> None:
        self.settings = replace(self.settings, review=replace(self.settings.review, **review))  # type: ignore[arg-type] # its fields
        self.agent_starts()

    def close(self) -> None:
        self.database.close()

    def note(self, name: str) -> Path:
        """A link of this name, gone the whole way to its note."""
        return asyncio.run(self._note(name))

    async def _note(self, name: str) -> Path:
        queue = Queue(self.database, self.clock, self.settings.fetch, lambda: 0.5)
        await queue.put(drop(link(name, f"{name}.example"), path=name.encode()))
        [claim] = await queue.claim(Stage.FETCH, "w", 1)
        await queue.settle(claim, PageKept(page(claim.url)))
        [claim] = await queue.claim(Stage.EXTRACT, "w", 1)
        await queue.settle(claim, RecipeRead(reading(name)))
        [claim] = await queue.claim(Stage.NOTE, "w", 1)
        written = await NoteInbox(queue, self.settings).write_note(await queue.staged_of(claim))
        await queue.settle(claim, written)
        return self.review_folder / written.note_path

    def look(self) -> ReviewLook:
        return asyncio.run(self.review.scan_once())

    def look_until_quiet(self) -> ReviewLook:
        self.look()
        self.clock.pass_seconds(SETTLE_SECONDS)
        return self.look()

    def pass_hours(self, hours: float) -> None:
        for _ in range(round(hours * 4)):
            self.clock.pass_seconds(900)
            self.look()

    def order(self, decision: Decision | None, *job_ids: int) -> Ordered:
        return asyncio.run(self.review.order(job_ids, decision))

    def row(self, name: str) -> tuple[str, str]:
        """Review status and path of a link's note."""
        status, path = self.database.read_now(_row, f"id-{name}")
        return status, path

    def attention(self, name: str) -> str:
        return str(self.database.read_now(_attention, f"id-{name}") or "")


@contextmanager
def kitchen_in(folder: Path, approved: bool = True, rejected: bool = True) -> Iterator[Kitchen]:
    kitchen = Kitchen(folder, approved, rejected)
    try:
        yield kitchen
    finally:
        kitchen.close()


def edit(path: Path, old: str, new: str) -> bytes:
    """As Obsidian saves: the file is emptied and written anew. What it holds then."""
    text = path.read_bytes().decode()
    assert old in text
    data = text.replace(old, new, 1).encode()
    path.write_bytes(data)
    return data


def edit_by_rename(path: Path, old: str, new: str) -> bytes:
    """As editors on phones save: a new file takes the name."""
    data = path.read_bytes().replace(old.encode(), new.encode(), 1)
    temporary = path.with_name("~saving.tmp")
    temporary.write_bytes(data)
    temporary.replace(path)
    return data


def _row(connection: sqlite3.Connection, galley_id: str) -> tuple[str, str]:
    found = connection.execute("SELECT review_status, note_path FROM staged_inbox WHERE galley_id = ?", (galley_id,)).fetchone()
    return str(found[0]), str(found[1])


def _attention(connection: sqlite3.Connection, galley_id: str) -> str | None:
    [found] = connection.execute("SELECT attention FROM staged_inbox WHERE galley_id = ?", (galley_id,)).fetchone()
    return None if found is None else str(found)
