"""What the ledger's tests share: a clock that goes only when told, and short ways to say a job, a drop and a reading."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from galley_watch.db import open_database
from galley_watch.queue import Queue
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.intake import FileKind, FileLook
from galley_watch.values.job import Claim, DropIntake, NewJob, Stage
from galley_watch.values.outcome import NoteWritten, PageKept, RecipeRead
from galley_watch.values.page import FetchedPage
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import IngredientGroup, Recipe
from galley_watch.values.settings import FetchSettings

Result = TypeVar("Result")

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None

START_MS = 1_700_000_000_000
SETTINGS = FetchSettings(per_host_seconds=0.5, retry_seconds=30.0)


class FakeClock:
    """Wall and monotonic time that go together by ``pass_seconds``; ``set_back`` moves the wall alone."""

    def __init__(self) -> None:
        self._wall_ms = START_MS
        self._monotonic = 50.0

    def now_ms(self) -> int:
        return self._wall_ms

    def monotonic(self) -> float:
        return self._monotonic

    async def sleep(self, seconds: float) -> None:
        self.pass_seconds(seconds)

    def pass_seconds(self, seconds: float) -> None:
        self._wall_ms += round(seconds * 1000)
        self._monotonic += seconds

    def set_back(self, seconds: float) -> None:
        self._wall_ms -= round(seconds * 1000)


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(coroutine)


@contextmanager
def open_queue(folder: Path, clock: FakeClock, settings: FetchSettings = SETTINGS) -> Iterator[Queue]:
    database = open_database(folder, clock)
    try:
        yield Queue(database, clock, settings, lambda: 0.5)
    finally:
        database.close()


def link(name: str, host: str = "soup.example") -> NewJob:
    url = f"https://{host}/{name}"
    return NewJob(key=url, galley_id=f"id-{name}", url=url, host=host, title=name, tags=("soup",), folders=("Kitchen", "Soups"))


def text(words: str) -> NewJob:
    return NewJob(key=f"text:{words}", galley_id=f"id-{words}", raw_text=words)


def saved_page(name: str, host: str = "soup.example", html: bytes = b"<h1>Soup</h1>") -> NewJob:
    url = f"https://{host}/{name}"
    return NewJob(key=url, galley_id=f"id-{name}", url=url, host=host, page_html=html)


def drop(*jobs: NewJob, path: bytes | None = b"links.txt", content: bytes = b"1") -> DropIntake:
    return DropIntake(path, FileLook(len(jobs), 1, 2, 3), content, FileKind.LINKS, jobs)


def page(url: str | None, body: bytes = b"<h1>Soup</h1>") -> FetchedPage:
    return FetchedPage(url, body, "text/html", "utf-8")


def reading(title: str = "Soup") -> ReadRecipe:
    return ReadRecipe(Recipe(title, (IngredientGroup(None, ("1 onion",)),)), (), RecipeConfidence(0.9))


async def take(queue: Any, stage: Stage) -> Claim:
    claims: list[Claim] = await queue.claim(stage, "worker", 1)
    assert len(claims) == 1, f"one {stage} job should be due"
    return claims[0]


async def fetch_one(queue: Any, *keys: str) -> Claim:
    claim = await take(queue, Stage.FETCH)
    assert await queue.settle(claim, PageKept(page(claim.url), keys))
    return claim


async def walk_to_staged(queue: Any) -> int:
    """Fetch, read and note the one job that is due; its id."""
    claim = await fetch_one(queue)
    assert await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
    assert await queue.settle(await take(queue, Stage.NOTE), NoteWritten("Soup.md"))
    return claim.job_id
