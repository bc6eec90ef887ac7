"""A person edits, moves, decides, takes back and orders while syncs copy notes, pages change and are read again, and the agent is killed
at any step.

No byte that the person wrote is ever lost, no decision is taken that nobody made, and none twice; what a page says now is in the ledger.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from galley_watch import ledger_read
from galley_watch.errors import ErrorCode, LinkError
from galley_watch.inbox import NoteInbox
from galley_watch.pipeline import Walk
from galley_watch.queue import Queue
from galley_watch.review import Decision, filing, loop
from galley_watch.values.event import NoteReviewed
from galley_watch.values.job import Stage
from galley_watch.values.page import FetchedPage, Payload
from galley_watch.values.reading import ReadRecipe
from tests.ledger.kit import MEMORY, drop, link, page, reading
from tests.review.kit import SETTLE_SECONDS, Kitchen

NAMES = st.sampled_from(["soup", "stew", "cake"])
SAID = st.sampled_from(["inbox/false", "inbox/true", "approved/false", "rejected/false", "rejected/true", "cooking/false", 'inbox/"open'])
OURS = re.compile(rb"^(status|approved): .*$", re.MULTILINE)


VERSIONS = st.sampled_from(["", "Now with thyme.", "Now with sage.", "gone"])


class KilledError(BaseException):
    pass


class Pages:
    """The sites: what the page of each link says today, fetched and read."""

    def __init__(self) -> None:
        self.says: dict[str, str] = {}

    async def fetch(self, url: str) -> FetchedPage:
        if self.says.get(url) == "gone":
            raise LinkError(ErrorCode.HTTP_4XX, "The page is gone.")
        return page(url, self.says.get(url, "").encode())

    async def read(self, payload: Payload) -> ReadRecipe:
        assert isinstance(payload, FetchedPage)
        return version(str(payload.url).rpartition("/")[2], payload.body.decode())


def version(name: str, words: str) -> ReadRecipe:
    first = reading(name)
    return replace(first, recipe=replace(first.recipe, description=words or None))


class Person(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(dir=MEMORY))
        self.kitchen = Kitchen(self.folder)
        (self.folder / "elsewhere").mkdir()
        self.expected: Counter[bytes] = Counter()
        self.ordered: set[bytes] = set()
        self.acts: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.pages = Pages()
        self.edits = 0
        self.kill_in = -1
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(loop, "file_note", self.mortal(filing.file_note))
        self.patch.setattr(loop, "mark_note", self.mortal(filing.mark_note))
        self.agent_starts()

    def teardown(self) -> None:
        self.kill_in = -1
        self.agent_starts()
        for _ in range(3):
            self.kitchen.look_until_quiet()
        assert self.kitchen.look_until_quiet().changed == 0
        self.nothing_is_lost()
        self.kitchen.close()
        self.patch.undo()
        shutil.rmtree(self.folder)

    def mortal(self, step: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*args: Any) -> Any:
            self.maybe_die()
            result = step(*args)
            self.maybe_die()
            return result

        return stepped

    def maybe_die(self) -> None:
        self.kill_in -= 1
        if self.kill_in == 0:
            raise KilledError

    def agent_starts(self) -> None:
        self.kitchen.agent_starts()
        self.kitchen.review._happened = self.heard
        self.queue = Queue(self.kitchen.database, self.kitchen.clock, self.kitchen.settings.fetch, lambda: 0.5)
        asyncio.run(self.queue.rescue())
        settle = self.queue.settle

        async def settled(*args: Any) -> bool:
            self.maybe_die()
            done = await settle(*args)
            self.maybe_die()
            return done

        self.queue.settle = settled  # type: ignore[method-assign, assignment] # the same, with deaths
        inbox = NoteInbox(self.queue, self.kitchen.settings)
        self.walk = Walk(self.queue, self.pages, self.pages, inbox, self.kitchen.clock, self.kitchen.settings.fetch, lambda: 0.5)
        record = self.kitchen.review._ledger.record

        async def recorded(rows: Any) -> None:
            self.maybe_die()
            await record(rows)
            self.maybe_die()

        self.kitchen.review._ledger.record = recorded  # type: ignore[method-assign] # the same, with deaths

    def heard(self, event: NoteReviewed) -> None:
        if event.review_status in ("approved", "rejected"):
            [[name]] = self.ask("SELECT galley_id FROM staged_inbox WHERE note_path = ?", event.note_path)
            self.taken[str(name).removeprefix("id-")] += 1

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.kitchen.database.read_now(lambda c: c.execute(query, values).fetchall())

    async def walk_all(self) -> None:
        """Every job that is due, step by step to its end."""
        for _ in range(40):
            self.kitchen.clock.pass_seconds(1)
            claims = [claim for stage in Stage for claim in await self.queue.claim(stage, "worker", 1)]
            if not claims and not self.ask("SELECT 1 FROM ingestion_queue WHERE status IN ('pending', 'processing')"):
                return
            for claim in claims:
                await self.walk.take(claim)
        raise AssertionError("a job is stuck")

    def walked(self, order: Callable[[], object], kill_in: int) -> None:
        """An order and all work that comes of it, with a death at some step, and a new agent that goes on."""
        order()
        self.kill_in = kill_in
        self.while_mortal(lambda: asyncio.run(self.walk_all()))
        self.kill_in = -1
        asyncio.run(self.walk_all())

    def while_mortal(self, what: Callable[[], object]) -> None:
        try:
            what()
        except KilledError:
            self.agent_starts()

    def notes(self) -> list[Path]:
        return sorted(path for path in self.folder.rglob("*.md"))

    def notes_of(self, name: str) -> list[Path]:
        return [path for path in self.notes() if f'"id-{name}"'.encode() in path.read_bytes()]

    def save(self, path: Path, data: bytes, by_rename: bool) -> None:
        self.expected[essence(path.read_bytes())] -= 1
        self.expected[essence(data)] += 1
        if by_rename:
            path.with_name("saving~").write_bytes(data)
            path.with_name("saving~").replace(path)
        else:
            path.write_bytes(data)

    @rule(name=NAMES)
    def a_link_becomes_a_note_or_is_known(self, name: str) -> None:
        known = self.kitchen.database.read_now(
            lambda c: c.execute("SELECT 1 FROM staged_inbox WHERE galley_id = ?", (f"id-{name}",)).fetchone()
        )
        if known is None:
            self.expected[essence(self.kitchen.note(name).read_bytes())] += 1

    @rule(name=NAMES, words=VERSIONS)
    def a_page_changes(self, name: str, words: str) -> None:
        self.pages.says[f"https://{name}.example/{name}"] = words

    @rule(name=NAMES, kill_in=st.integers(-1, 6))
    def a_page_is_read_again(self, name: str, kill_in: int) -> None:
        """The row, its note and what was decided stay; the ledger holds what the page says now beside what the note was made of."""
        before, notes = self.rows(), self.notes()
        wanted = [row[0] for row in self.ask("SELECT queue_id FROM staged_inbox WHERE galley_id = ?", f"id-{name}")]
        newer_before = self.newer(name)
        begun = asyncio.run(self.queue.read_again(wanted))
        self.walked(lambda: None, kill_in)
        assert (self.rows(), self.notes()) == (before, notes)
        says = self.pages.says.get(f"https://{name}.example/{name}", "")
        if begun and says == "gone":
            assert self.newer(name) == newer_before
        elif begun:
            [[made_of]] = self.ask("SELECT recipe ->> '$.recipe.description' FROM staged_inbox WHERE galley_id = ?", f"id-{name}")
            assert self.newer(name) == (None if says == (made_of or "") else version(name, says))
        else:
            assert not wanted or before[wanted[0]][-1] == "removed"

    @rule(name=NAMES, kill_in=st.integers(-1, 9))
    def a_link_is_asked_for_again(self, name: str, kill_in: int) -> None:
        """Only one whose note is removed gets a new note, once, unless it lies there all the same."""
        known = self.ask("SELECT review_status FROM staged_inbox WHERE galley_id = ?", f"id-{name}")
        if not known:
            return
        self.pages.says.pop(f"https://{name}.example/{name}", None)
        before = set(self.notes())
        intake = replace(drop(link(name, f"{name}.example"), path=None), again=True)
        self.walked(lambda: asyncio.run(self.queue.put(intake)), kill_in)
        new = set(self.notes()) - before
        assert len(new) <= (known == [("removed",)])
        self.acts[name] += 1
        for path in new:
            self.expected[essence(path.read_bytes())] += 1

    def rows(self) -> dict[int, tuple[Any, ...]]:
        found = self.ask("SELECT queue_id, recipe, note_state, note_path, note_said, note_due, attention, review_status FROM staged_inbox")
        return {row[0]: row for row in found}

    def newer(self, name: str) -> ReadRecipe | None:
        rows = self.ask("SELECT queue_id FROM staged_inbox WHERE galley_id = ?", f"id-{name}")
        found = self.kitchen.database.read_now(ledger_read.read_again, rows[0][0]) if rows else None
        return found.newer if found else None

    @rule(name=NAMES, by_rename=st.booleans())
    def the_text_is_edited(self, name: str, by_rename: bool) -> None:
        for path in self.notes_of(name)[:1]:
            self.edits += 1
            self.save(path, path.read_bytes() + b"Edit %d.\n" % self.edits, by_rename)

    @rule(name=NAMES, said=SAID, by_rename=st.booleans())
    def a_decision_is_written(self, name: str, said: str, by_rename: bool) -> None:
        for path in self.notes_of(name)[:1]:
            status, approved = (part.encode() for part in said.split("/"))
            data = re.sub(rb"^status: .*$", b"status: " + status, path.read_bytes(), count=1, flags=re.MULTILINE)
            data = re.sub(rb"^approved: .*$", b"approved: " + approved, data, count=1, flags=re.MULTILINE)
            self.acts[name] += 1
            self.save(path, data, by_rename)

    @rule(name=NAMES, to=st.sampled_from(["review", "approved", "rejected", "elsewhere"]), new_name=st.sampled_from(["a.md", "b.md"]))
    def a_note_is_moved_by_hand(self, name: str, to: str, new_name: str) -> None:
        for path in self.notes_of(name)[:1]:
            if not (self.folder / to / new_name).exists():
                path.rename(self.folder / to / new_name)
                self.acts[name] += 1

    @rule(name=NAMES)
    def a_sync_program_makes_a_copy(self, name: str) -> None:
        for path in self.notes_of(name)[:1]:
            copy = path.with_name(f"{path.stem}.sync-conflict-{self.edits}.md")
            if not copy.exists():
                shutil.copy(path, copy)
                self.expected[essence(copy.read_bytes())] += 1

    @rule(name=NAMES)
    def a_copy_is_deleted(self, name: str) -> None:
        if len(found := self.notes_of(name)) > 1:
            self.expected[essence(found[-1].read_bytes())] -= 1
            self.acts[name] += 1
            found[-1].unlink()

    @rule(name=NAMES, decision=st.sampled_from([Decision.APPROVED, Decision.REJECTED, None]), kill_in=st.integers(-1, 9))
    def an_order_is_given(self, name: str, decision: Decision | None, kill_in: int) -> None:
        rows = self.kitchen.database.read_now(
            lambda c: c.execute("SELECT queue_id FROM staged_inbox WHERE galley_id = ?", (f"id-{name}",)).fetchall()
        )
        self.acts[name] += 1
        self.kill_in = kill_in
        self.while_mortal(lambda: self.kitchen.order(decision, *[row[0] for row in rows]))
        self.kill_in = -1

    @rule(seconds=st.sampled_from([0.0, SETTLE_SECONDS, 900.0]), kill_in=st.integers(-1, 9))
    def the_agent_looks(self, seconds: float, kill_in: int) -> None:
        self.kitchen.clock.pass_seconds(seconds)
        self.kill_in = kill_in
        self.while_mortal(self.kitchen.look)
        self.kill_in = -1

    @rule()
    def the_agent_is_killed(self) -> None:
        self.agent_starts()

    @precondition(lambda self: not (self.folder / "away").exists())
    @rule(from_=st.sampled_from(["review", "approved"]), empty=st.booleans())
    def a_folder_goes_and_comes_back(self, from_: str, empty: bool) -> None:
        (self.folder / from_).rename(self.folder / "away")
        if empty:
            (self.folder / from_).mkdir()
        before = self.removed()
        for _ in range(6):
            self.kitchen.clock.pass_seconds(900)
            self.kitchen.look()
        assert from_ == "approved" or self.removed() <= before
        # What was written meanwhile comes along, as a sync program would have it.
        for path in sorted((self.folder / from_).glob("*.md")) if (self.folder / from_).exists() else ():
            self.edits += 1
            path.rename(self.folder / "away" / f"meanwhile {self.edits}.md")
        shutil.rmtree(self.folder / from_, ignore_errors=True)
        (self.folder / "away").rename(self.folder / from_)

    def removed(self) -> int:
        return self.kitchen.database.read_now(
            lambda c: int(c.execute("SELECT count(*) FROM staged_inbox WHERE review_status = 'removed'").fetchone()[0])
        )

    @invariant()
    def nothing_is_lost(self) -> None:
        there = Counter(essence(path.read_bytes()) for path in self.notes())
        assert there == +self.expected

    @invariant()
    def no_decision_is_taken_that_nobody_made(self) -> None:
        assert self.taken <= self.acts


def essence(data: bytes) -> bytes:
    """A note without the two values that an order may change."""
    return OURS.sub(rb"\1", data)


TestPerson = Person.TestCase
TestPerson.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
