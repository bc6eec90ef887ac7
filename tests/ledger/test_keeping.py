"""Kept pages are bounded by age and size, and never one goes that a step still waits for."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.db import open_database
from galley_watch.errors import ErrorCode, NotNow
from galley_watch.queue import Queue, keeping
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Failed, NoteWritten, PageKept, RecipeRead
from galley_watch.values.settings import FetchSettings
from tests.ledger.household import Household, link
from tests.ledger.kit import MEMORY, FakeClock, drop, page, reading, run, saved_page, take

DAY = 86_400
FATES = ("staged", "failed", "cancelled", "waiting to be read", "being read", "waiting for its note")


async def bring(queue: Queue, name: str, fate: str, origin: str, size: int) -> None:
    """A job with a kept page of ``size`` bytes that does not pack, at its fate."""
    job = saved_page(name, html=os.urandom(size)) if origin == "saved" else link(name)
    (job_id,) = (await queue.put(drop(job, path=None))).job_ids
    if origin == "fetched":
        claim = await take(queue, Stage.FETCH)
        await queue.settle(claim, PageKept(page(claim.url, os.urandom(size))))
    if fate == "cancelled":
        # A person's cancelling drops what was fetched; only what they saved is still there.
        await queue.cancel([job_id])
    elif fate != "waiting to be read":
        claim = await take(queue, Stage.EXTRACT)
        if fate == "failed":
            await queue.settle(claim, Failed(ErrorCode.NO_RECIPE, "No recipe."))
        elif fate != "being read":
            await queue.settle(claim, RecipeRead(reading(name)))
            if fate == "staged":
                await queue.settle(await take(queue, Stage.NOTE), NoteWritten(f"{name}.md"))


@settings(max_examples=25, deadline=None)
@given(
    pages=st.lists(
        st.tuples(st.sampled_from(FATES), st.sampled_from(["fetched", "saved"]), st.integers(1, 400), st.integers(0, 20)),
        min_size=1,
        max_size=8,
    ),
    days=st.integers(0, 60),
    megabytes=st.integers(0, 2),
)
def test_the_oldest_go_and_none_that_is_needed(pages: list[tuple[str, str, int, int]], days: int, megabytes: int) -> None:
    # Jobs that keep their place in the queue come last, so that the next one to be taken is always the newest.
    pages = sorted(pages, key=lambda drawn: FATES.index(drawn[0]))
    clock = FakeClock()
    bounds = FetchSettings(per_host_seconds=0.0, keep_pages_days=days, keep_pages_mb=megabytes)
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        database = open_database(Path(folder), clock)
        queue = Queue(database, clock, bounds, lambda: 0.5)
        waiting = [drawn for drawn in pages if drawn[0].startswith("waiting to")]
        for number, (fate, origin, kilobytes, later) in enumerate([*(d for d in pages if d not in waiting), *waiting]):
            run(bring(queue, f"p{number}", fate, origin, kilobytes * 1_000))
            clock.pass_seconds(later * DAY)

        def look() -> list[tuple[int, str, str, int, int]]:
            return database.read_now(
                lambda c: c.execute(
                    "SELECT job_id, origin, status, length(body), fetched_at FROM pages JOIN ingestion_queue ON id = job_id"
                    " ORDER BY fetched_at, job_id"
                ).fetchall()
            )

        before = look()
        dropped = run(queue.drop_old_pages())
        after = look()
        assert run(queue.drop_old_pages()) == 0, "once is enough"
        database.close()
    gone = [row for row in before if row not in after]
    assert len(gone) == dropped
    may_go = [row for row in before if row[2] == "staged" or (row[1] == "fetched" and row[2] in ("failed", "cancelled"))]
    assert gone == may_go[: len(gone)], "the oldest first, and none that is needed"
    limit = megabytes * 1_000_000
    kept = may_go[len(gone) :]
    assert not kept or (sum(row[3] for row in after) <= limit and all(row[4] > clock.now_ms() - days * DAY * 1000 for row in kept))
    if gone:
        last = gone[-1]
        assert last[4] <= clock.now_ms() - days * DAY * 1000 or sum(row[3] for row in after) + last[3] > limit, "no more than needed"


def test_a_page_that_a_step_waits_for_by_now_stays(tmp_path: Path) -> None:
    home = Household(tmp_path)
    with home.opened() as (database, queue):
        run(bring(queue, "leek", "waiting to be read", "fetched", 1_000))
        assert database.write_now(keeping.drop_pages, [1]) == 0
    assert home.rows("SELECT job_id FROM pages") == [(1,)]


def test_freed_room_goes_back_to_the_disk_in_small_steps(tmp_path: Path) -> None:
    home = Household(tmp_path, fetch=FetchSettings(per_host_seconds=0.0, keep_pages_mb=0))
    with home.opened() as (database, queue):
        for number in range(12):
            run(bring(queue, f"p{number}", "staged", "fetched", 1_500_000))
        full = database.read_now(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
        statements: list[str] = []
        database.read_now(lambda c: c.set_trace_callback(statements.append))
        assert run(queue.drop_old_pages()) == 12
        database.read_now(lambda c: c.set_trace_callback(None))
        left = database.read_now(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
        free = database.read_now(lambda c: c.execute("PRAGMA freelist_count").fetchone()[0])
    assert full > 4_000
    assert free <= keeping.SPARE_FILE_PAGES
    assert left <= free + 200
    assert sum("DELETE FROM pages" in statement for statement in statements) >= 4
    assert statements.count("COMMIT") >= 10
    assert home.ledger.stat().st_size == left * 4_096


def test_a_page_damaged_on_the_disk_is_fetched_again_and_fails_no_link(tmp_path: Path) -> None:
    home = Household(tmp_path)
    with home.opened() as (database, queue):
        run(queue.put(drop(link("leek"))))
        claim = run(take(queue, Stage.FETCH))
        run(queue.settle(claim, PageKept(page(claim.url))))
        database.write_now(lambda c: c.execute("UPDATE pages SET body = x'0000'"))
        reading_claim = run(take(queue, Stage.EXTRACT))
        with pytest.raises(NotNow, match="damaged"):
            run(queue.payload_of(reading_claim))
        assert not run(queue.settle(reading_claim, RecipeRead(reading())))
        assert run(home.walk(queue)).note_path == "leek.md"
