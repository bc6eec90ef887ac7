"""A ledger with its folders as a person has them: links dropped, notes written, and ways to damage the file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from galley_watch import urls
from galley_watch.db import Database, open_reader
from galley_watch.errors import ErrorCode
from galley_watch.inbox import NoteInbox
from galley_watch.queue import Queue
from galley_watch.recovery import open_ledger
from galley_watch.values.job import NewJob, Stage
from galley_watch.values.outcome import Failed, NoteWritten, PageKept, RecipeRead
from galley_watch.values.settings import FetchSettings, ReviewSettings, Settings
from tests.ledger.kit import FakeClock, drop, page, reading, run, take

PAGE_BYTES = 4_096


def link(name: str) -> NewJob:
    url = f"https://soup.example/{name}"
    key = urls.link_key(url)
    return NewJob(key, urls.galley_id(key), url, urls.host_of(url), title=name)


def pasted(words: str) -> NewJob:
    key = urls.text_key(words)
    return NewJob(key, urls.galley_id(key), raw_text=words)


@dataclass
class Household:
    """``settings`` name the folders below ``root``; the clock goes only when told. Two with one root and two ``state`` are two machines."""

    root: Path
    state: str = "state"
    fetch: FetchSettings = field(default_factory=lambda: FetchSettings(per_host_seconds=0.0))
    clock: FakeClock = field(default_factory=FakeClock)

    def __post_init__(self) -> None:
        for name in ("drop", "review", "approved", "rejected"):
            (self.root / name).mkdir(exist_ok=True)

    @property
    def settings(self) -> Settings:
        review = ReviewSettings(self.root / "approved", self.root / "rejected")
        return Settings(self.root / "drop", self.root / "review", self.root / self.state, fetch=self.fetch, review=review)

    @property
    def ledger(self) -> Path:
        return self.root / self.state / "galley.sqlite3"

    @contextmanager
    def opened(self) -> Iterator[tuple[Database, Queue]]:
        database = open_ledger(self.settings, self.clock)
        try:
            yield database, Queue(database, self.clock, self.fetch, lambda: 0.5)
        finally:
            database.close()

    def put(self, *jobs: NewJob, path: bytes | None = b"links.txt") -> None:
        with self.opened() as (_, queue):
            run(queue.put(drop(*jobs, path=path, content=str(random.random()).encode())))

    def stage(self, *jobs: NewJob, path: bytes | None = b"links.txt") -> None:
        """Drop the links and walk each to its note."""
        with self.opened() as (_, queue):
            run(queue.put(drop(*jobs, path=path, content=str(random.random()).encode())))
            for _ in jobs:
                run(self.walk(queue))

    async def walk(self, queue: Queue) -> NoteWritten:
        """The one job that is due, from its present stage to its note."""
        for claim in await queue.claim(Stage.FETCH, "worker"):
            assert await queue.settle(claim, PageKept(page(claim.url)))
        for claim in await queue.claim(Stage.EXTRACT, "worker"):
            title = claim.title or "A text"
            assert await queue.settle(claim, RecipeRead(reading(title)))
        claim = await take(queue, Stage.NOTE)
        written = await NoteInbox(queue, self.settings).write_note(await queue.staged_of(claim))
        assert await queue.settle(claim, written)
        return written

    def fail(self, job: NewJob) -> None:
        async def story(queue: Queue) -> None:
            await queue.put(drop(job, path=None))
            claim = await take(queue, Stage.FETCH)
            assert await queue.settle(claim, Failed(ErrorCode.HTTP_4XX, "Gone."))

        with self.opened() as (_, queue):
            asyncio.run(story(queue))

    def back_up(self) -> Path | None:
        with self.opened() as (database, _):
            return run(database.back_up(self.clock.now_ms()))

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with closing(open_reader(self.root / self.state)) as connection:
            return connection.execute(query).fetchall()

    def notes(self) -> dict[str, bytes]:
        return {str(path.relative_to(self.root)): path.read_bytes() for path in self.root.rglob("*.md")}

    def damage(self, start: int, data: bytes) -> None:
        with self.ledger.open("r+b") as file:
            file.seek(start)
            file.write(data)

    def unclean(self) -> None:
        """As a killed agent leaves it."""
        with closing(sqlite3.connect(self.ledger)) as connection, connection:
            connection.execute("UPDATE meta SET value = '0' WHERE name = 'clean_end'")
