"""What `add` orders: large files too, rejected recipes back to review, and a pause beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.agent.orders import perform
from galley_watch.db import open_database
from galley_watch.queue import Queue
from galley_watch.review import Decision, Ordered
from galley_watch.values.job import DropIntake, PutResult
from galley_watch.values.settings import FetchSettings, Settings
from tests.ledger.kit import FakeClock, open_queue, walk_to_staged


class FakeReview:
    """Reopens whatever it is asked to."""

    def __init__(self) -> None:
        self.reopened: list[int] = []

    async def order(self, job_ids: Sequence[int], decision: Decision | None) -> Ordered:
        assert decision is None
        self.reopened += job_ids
        return Ordered(tuple(job_ids), ())


def settings_in(folder: Path) -> Settings:
    return Settings(folder / "drop", folder / "review", folder / "state")


def test_a_large_file_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.html"
    entries = "".join(f'<DT><A HREF="https://site.example/{number}/{"long" * 30}">Dish</A>\n' for number in range(7_000))
    file.write_text(f'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="javascript:x">x</A>\n{entries}</DL><p>\n')
    assert file.stat().st_size > 1_000_000
    with open_queue(tmp_path / "state", FakeClock()) as queue:
        order = {"order": "add", "files": [str(file)]}
        answer = asyncio.run(perform(order, queue, settings_in(tmp_path)))
        assert (answer["taken"], answer["bad"], len(answer["job_ids"])) == (7_000, 1, 7_000)
        assert answer["problems"][0]["line"] == 3
        assert asyncio.run(perform(order, queue, settings_in(tmp_path)))["known"] == 7_000


def test_a_large_file_that_is_still_being_written_is_said_and_adds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.html"
    entry = f'<DT><A HREF="https://site.example/{"long" * 300}">Dish</A>\n'
    file.write_text(f"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n{entry * 1_000}</DL><p>\n")

    class SlowQueue(Queue):
        async def put(self, intake: DropIntake) -> PutResult:
            with file.open("a") as more:
                more.write(entry)
            return await super().put(intake)

    database = open_database(tmp_path / "state", FakeClock())
    try:
        queue = SlowQueue(database, FakeClock(), FetchSettings(), lambda: 0.5)
        answer = asyncio.run(perform({"order": "add", "files": [str(file)]}, queue, settings_in(tmp_path)))
        assert answer["error"]["code"] == "unreadable_file"
        assert "still being written; nothing was added. Try again" in answer["error"]["sentence"]
        assert asyncio.run(database.read_aside(ledger_read.counts))["jobs"]["pending"] == 0
    finally:
        database.close()


def test_a_rejected_recipe_wanted_again_goes_back_to_review(tmp_path: Path) -> None:
    order = {"order": "add", "urls": ["https://soup.example/leek"]}
    review = FakeReview()
    with open_queue(tmp_path / "state", FakeClock()) as queue:

        async def story() -> None:
            await perform(order, queue, settings_in(tmp_path), review)
            await walk_to_staged(queue)
            await queue._database.write(lambda c: c.execute("UPDATE staged_inbox SET review_status = 'rejected'").rowcount)
            said = await perform(order, queue, settings_in(tmp_path), review)
            assert (said["again"], [seen["review_status"] for seen in said["seen"]], review.reopened) == (0, ["rejected"], [])
            said = await perform(order | {"again": True}, queue, settings_in(tmp_path), review)
            assert (said["again"], said["seen"], review.reopened) == (1, [], [1])

        asyncio.run(story())


def test_pause_and_resume(tmp_path: Path) -> None:
    with open_queue(tmp_path / "state", FakeClock()) as queue:
        for order, changed in (("pause", True), ("pause", False), ("resume", True), ("resume", False)):
            assert asyncio.run(perform({"order": order}, queue, settings_in(tmp_path))) == {"changed": changed}
