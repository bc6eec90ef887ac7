"""Drops, claims, outcomes, deaths and restarts in any order: nothing is lost, nothing is twice, nothing is stuck."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from galley_watch.db import Database, open_database, open_reader
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue
from galley_watch.values.job import Claim, NewJob, Stage
from galley_watch.values.outcome import (
    LONGEST_WAIT_MS,
    Deferred,
    Failed,
    NoteWritten,
    Outcome,
    PageKept,
    ReadAgain,
    RecipeRead,
    RetryLater,
    WorkerDied,
)
from galley_watch.values.reading import ReadRecipe
from tests.ledger.kit import MEMORY, SETTINGS, FakeClock, drop, link, page, reading, run, saved_page, text

NAMES = st.sampled_from(["a", "b", "c", "d"])
HOSTS = st.sampled_from(["one.example", "two.example"])
JOBS = st.one_of(st.builds(link, NAMES, HOSTS), st.builds(saved_page, NAMES, HOSTS), st.builds(text, NAMES))
FAILURES = st.sampled_from(["retry", "defer", "die", "fail"])

ALLOWED = """
    SELECT count(*) FROM ingestion_queue q LEFT JOIN hosts h ON h.host = q.host
    WHERE q.status = 'pending' AND q.stage = 'fetch' AND (h.wake_at IS NULL OR h.wake_at > max(q.run_at, h.next_at) + 120000)
"""


class Ledger(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(dir=MEMORY))
        self.clock = FakeClock()
        self.keys: set[str] = set()
        self.claims: list[Claim] = []
        self.settled: set[tuple[int, int]] = set()
        self.notes: list[int] = []
        self.contents = 0

    @initialize(jobs=st.lists(JOBS, min_size=2, max_size=4))
    def begin(self, jobs: list[NewJob]) -> None:
        self.start()
        self.drop(jobs, b"first", same=False)

    def start(self) -> None:
        self.database: Database = open_database(self.folder, self.clock)
        self.queue = Queue(self.database, self.clock, SETTINGS, lambda: 0.5)
        run(self.queue.rescue())
        self.reader: sqlite3.Connection = open_reader(self.folder)

    def teardown(self) -> None:
        self.reader.close()
        self.database.close()
        shutil.rmtree(self.folder)

    @rule(jobs=st.lists(JOBS, max_size=4), path=st.sampled_from([b"one", b"two", None]), same=st.booleans())
    def drop_file(self, jobs: list[NewJob], path: bytes | None, same: bool) -> None:
        self.drop(jobs, path, same=same)

    def drop(self, jobs: list[NewJob], path: bytes | None, *, same: bool) -> None:
        self.contents += not same
        result = run(self.queue.put(drop(*jobs, path=path, content=str(self.contents).encode())))
        new = {job.key for job in jobs} - self.keys
        assert result.taken == len(new)
        assert result.taken + result.known == len(jobs)
        self.keys |= new

    @rule(data=st.data(), limit=st.integers(1, 3))
    def claim(self, data: st.DataObject, limit: int) -> None:
        self.clock.pass_seconds(1)
        waiting = self.reader.execute("SELECT DISTINCT stage FROM ingestion_queue WHERE status = 'pending' ORDER BY 1").fetchall()
        stage = Stage(data.draw(st.sampled_from([row[0] for row in waiting] or ["fetch"])))
        taken = run(self.queue.claim(stage, "worker", limit))
        held = {row[0] for row in self.reader.execute("SELECT id FROM ingestion_queue WHERE status = 'processing'")}
        assert {claim.job_id for claim in taken} <= held
        assert all((claim.job_id, claim.attempt) not in {(old.job_id, old.attempt) for old in self.claims} for claim in taken)
        self.claims += taken

    @precondition(lambda self: self.claims)
    @rule(data=st.data(), back=st.integers(1, 5), same_page=st.booleans(), newer=st.sampled_from([None, reading("Newer")]))
    def succeed(self, data: st.DataObject, back: int, same_page: bool, newer: ReadRecipe | None) -> None:
        claim = self.claims[-min(back, len(self.claims))]
        keys = (data.draw(st.sampled_from(sorted(self.keys))),) if same_page else ()
        outcomes: dict[Stage, Outcome] = {
            Stage.FETCH: PageKept(page(claim.url), keys),
            Stage.EXTRACT: ReadAgain(newer, keys) if claim.has_note else RecipeRead(reading(), keys),
            Stage.NOTE: NoteWritten(f"{claim.galley_id}.md"),
        }
        if self.settle(claim, outcomes[claim.stage]) and claim.stage is Stage.NOTE:
            self.notes.append(claim.job_id)

    @precondition(lambda self: self.claims)
    @rule(back=st.integers(1, 5), failure=FAILURES)
    def not_succeed(self, back: int, failure: str) -> None:
        claim, later = self.claims[-min(back, len(self.claims))], self.clock.now_ms() + 10_000
        outcomes: dict[str, Outcome] = {
            "retry": RetryLater(ErrorCode.TIMEOUT, "Too slow.", later),
            "defer": Deferred("The disk is full.", later),
            "die": WorkerDied("It died.", later),
            "fail": Failed(ErrorCode.HTTP_4XX, "Gone."),
        }
        self.settle(claim, outcomes[failure])

    def settle(self, claim: Claim, outcome: Outcome) -> bool:
        held = self.reader.execute(
            "SELECT 1 FROM ingestion_queue WHERE id = ? AND worker_id = ? AND attempt = ?", (claim.job_id, claim.worker_id, claim.attempt)
        ).fetchone()
        done = run(self.queue.settle(claim, outcome))
        assert done == (held is not None), "settled exactly where the claim was held"
        assert not done or (claim.job_id, claim.attempt) not in self.settled, "no claim is settled twice"
        self.settled |= {(claim.job_id, claim.attempt)} if done else set()
        return done

    @rule(seconds=st.sampled_from([0.3, 1.0, 20.0, 600.0]))
    def time_passes(self, seconds: float) -> None:
        self.clock.pass_seconds(seconds)
        run(self.queue.expire_leases())

    @rule(seconds=st.sampled_from([3_600.0, 86_400.0]))
    def clock_is_set_back(self, seconds: float) -> None:
        self.clock.set_back(seconds)

    @rule()
    def agent_dies_and_starts_again(self) -> None:
        self.reader.close()
        self.database.close()
        self.start()
        assert self.reader.execute("SELECT count(*) FROM ingestion_queue WHERE status = 'processing'").fetchone() == (0,)

    @rule()
    def shut_down_in_order(self) -> None:
        run(self.queue.release())

    @rule()
    def person_retries(self) -> None:
        run(self.queue.retry(failed=True))

    @rule(job_id=st.integers(1, 6))
    def person_wants_a_page_read_again(self, job_id: int) -> None:
        run(self.queue.read_again([job_id]))

    @rule(job_id=st.integers(1, 6))
    def person_cancels(self, job_id: int) -> None:
        run(self.queue.cancel([job_id]))

    @invariant()
    def every_link_is_one_row(self) -> None:
        rows = [row[0] for row in self.reader.execute("SELECT link_key FROM ingestion_queue")]
        assert sorted(rows) == sorted(self.keys)

    @invariant()
    def one_note_a_staged_row(self) -> None:
        assert len(self.notes) == len(set(self.notes))
        shared = self.reader.execute(
            "SELECT count(*) FROM ingestion_queue q LEFT JOIN staged_inbox s ON s.queue_id = q.id"
            " WHERE q.status = 'staged' AND q.joined_to IS NULL AND s.note_state IS NOT 'written'"
        ).fetchone()
        assert shared == (0,)
        lost = self.reader.execute(
            "SELECT count(*) FROM staged_inbox s JOIN ingestion_queue q ON q.id = s.queue_id WHERE note_state = 'written'"
            " AND (q.joined_to IS NOT NULL OR q.status IN ('failed', 'cancelled') OR (q.status <> 'staged' AND q.stage = 'note'))"
        ).fetchone()
        assert lost == (0,), "a written note keeps its job, and no second one is due"
        joined = self.reader.execute(
            "SELECT count(*) FROM ingestion_queue q JOIN ingestion_queue r ON r.id = q.joined_to"
            " WHERE r.status IN ('failed', 'cancelled') OR r.joined_to IS NOT NULL"
        ).fetchone()
        assert joined == (0,), "a joined job shares a note that is there or on its way"

    @invariant()
    def each_step_has_its_input(self) -> None:
        missing = self.reader.execute(
            "SELECT count(*) FROM ingestion_queue q LEFT JOIN pages p ON p.job_id = q.id LEFT JOIN staged_inbox s ON s.queue_id = q.id"
            " WHERE q.status IN ('pending', 'processing') AND ((q.stage = 'extract' AND q.raw_text IS NULL AND p.job_id IS NULL)"
            " OR (q.stage = 'note' AND s.id IS NULL))"
        ).fetchone()
        assert missing == (0,)

    @invariant()
    def nothing_is_stuck(self) -> None:
        """Whatever is pending becomes due within the longest wait, at every stage."""
        assert self.reader.execute(ALLOWED).fetchone() == (0,)
        for stage in Stage:
            waits = self.reader.execute(
                "SELECT count(*) FROM ingestion_queue WHERE status = 'pending' AND stage = ?", (stage.value,)
            ).fetchone()[0]
            due = run(self.queue.next_due_ms(stage))
            assert (due is not None) == (waits > 0)
            assert due is None or due <= self.clock.now_ms() + LONGEST_WAIT_MS


TestLedger = Ledger.TestCase
TestLedger.settings = settings(
    max_examples=60, stateful_step_count=50, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
