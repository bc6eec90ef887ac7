"""A queue in memory that passes the same suite as the real one: for tests of the walk that need no file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from galley_watch import hosts
from galley_watch.clock import Clock
from galley_watch.errors import ErrorCode, NotNow
from galley_watch.values.job import Claim, DropIntake, NewJob, PutResult, Stage, Status
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
from galley_watch.values.page import FetchedPage, Payload, RawText
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.settings import FetchSettings
from galley_watch.values.staged import StagedRecipe

LEASE_MS = 60_000


@dataclass
class Row:
    """One job, open to a test's eyes."""

    id: int
    new: NewJob
    stage: Stage
    run_at: int
    created_at: int
    status: Status = Status.PENDING
    held: Claim | None = None
    claims: int = 0
    attempts: int = 0
    crashes: int = 0
    error: tuple[ErrorCode, str] | None = None
    page: FetchedPage | None = None
    staged: StagedRecipe | None = None
    note_path: str | None = None
    joined_to: int | None = None
    read_again: ReadRecipe | str | None = None


@dataclass
class FakeQueue:
    clock: Clock
    settings: FetchSettings = field(default_factory=FetchSettings)
    rows: dict[int, Row] = field(default_factory=dict)
    keys: dict[str, int] = field(default_factory=dict)
    host_states: dict[str, hosts.HostState] = field(default_factory=dict)

    async def put(self, intake: DropIntake) -> PutResult:
        now, taken, again, ids = self.clock.now_ms(), 0, 0, []
        for new in intake.jobs:
            if new.key not in self.keys:
                row = Row(len(self.rows) + 1, new, Stage.FETCH, now, now)
                if new.page_html is not None:
                    row.page = FetchedPage(new.url, new.page_html)
                if new.raw_text is not None or row.page is not None:
                    row.stage = Stage.EXTRACT
                self.rows[row.id], self.keys[new.key] = row, row.id
                taken += 1
            else:
                row = self.rows[self.keys[new.key]]
                if row.status is Status.FAILED:
                    row.status, row.run_at, row.attempts, row.error, row.stage = Status.PENDING, now, 0, None, self._first_stage(row)
                    again += 1
            ids.append(row.id)
        return PutResult(taken, len(intake.jobs) - taken, again, intake.refused, job_ids=tuple(dict.fromkeys(ids)))

    async def claim(self, stage: Stage, worker_id: str, limit: int = 1) -> list[Claim]:
        now = self.clock.now_ms()
        taken: list[Claim] = []
        for row in sorted(self.rows.values(), key=lambda row: (row.run_at, row.id)):
            if len(taken) == limit or row.status is not Status.PENDING or row.stage is not stage or self._due_ms(row, now) > now:
                continue
            if stage is Stage.FETCH and row.new.host is not None:
                self.host_states[row.new.host] = hosts.started(self._host(row), now, self.settings)
            row.claims += 1
            row.status = Status.PROCESSING
            row.held = Claim(
                row.id, stage, worker_id, row.claims, now + LEASE_MS, row.new.url, row.new.host, row.new.galley_id,
                row.attempts, row.crashes, row.new.title, row.new.folders, row.new.tags, row.note_path is not None,
            )  # fmt: skip
            taken.append(row.held)
        return sorted(taken, key=lambda claim: claim.job_id)

    async def renew(self, claim: Claim) -> bool:
        row = self._held(claim)
        if row is not None and row.held is not None:
            row.held = replace(row.held, lease_until_ms=self.clock.now_ms() + LEASE_MS)
        return row is not None

    async def settle(self, claim: Claim, outcome: Outcome) -> bool:
        row = self._held(claim)
        if row is None:
            return False
        now = self.clock.now_ms()
        row.held, row.status = None, Status.PENDING
        self._record(row, outcome, now)
        if claim.stage is Stage.FETCH and claim.host is not None:
            self.host_states[claim.host] = hosts.settled(self._host(row), outcome, now, self.settings, 0.5)
        return True

    async def next_due_ms(self, stage: Stage) -> int | None:
        now = self.clock.now_ms()
        waiting = [row for row in self.rows.values() if row.status is Status.PENDING and row.stage is stage]
        return min((self._due_ms(row, now) for row in waiting), default=None)

    async def payload_of(self, claim: Claim) -> Payload:
        row = self.rows[claim.job_id]
        if row.new.raw_text is not None:
            return RawText(row.new.raw_text, row.new.url, row.new.title)
        if row.page is None:
            raise NotNow("The page of this link is no longer kept.")
        return row.page

    async def staged_of(self, claim: Claim) -> StagedRecipe:
        staged = self.rows[claim.job_id].staged
        if staged is None:
            raise NotNow("The staged recipe of this link is gone.")
        return staged

    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        row = self.rows[staged_id]
        if row.staged is None or row.note_path is not None:
            raise NotNow("The staged recipe of this link is gone.")
        row.staged = replace(row.staged, note_name=name)

    async def read_again(self, ids: Sequence[int]) -> list[int]:
        begun = [job_id for job_id in ids if self.rows[job_id].status is Status.STAGED and self.rows[job_id].note_path]
        for row in map(self.rows.__getitem__, begun):
            row.status, row.stage, row.run_at = Status.PENDING, Stage.FETCH if row.new.url else Stage.EXTRACT, self.clock.now_ms()
        return begun

    async def release(self, worker_id: str | None = None) -> int:
        held = [row for row in self.rows.values() if row.held and worker_id in (None, row.held.worker_id)]
        for row in held:
            row.held, row.status, row.run_at = None, Status.PENDING, self.clock.now_ms()
        return len(held)

    def _record(self, row: Row, outcome: Outcome, now: int) -> None:
        match outcome:
            case Failed(code=code, sentence=sentence) if row.note_path is not None:
                row.status, row.stage, row.read_again = Status.STAGED, Stage.NOTE, sentence
            case ReadAgain(newer=newer):
                row.status, row.stage, row.read_again = Status.STAGED, Stage.NOTE, newer
            case PageKept() | RecipeRead() if row.note_path is None and (ahead := self._ahead(row, outcome.keys)) is not None:
                row.status, row.joined_to, row.error = Status.STAGED, ahead, None
            case PageKept(page=page):
                row.page = page
                self._go_on(row, Stage.EXTRACT, now)
            case RecipeRead(read=read):
                row.staged = StagedRecipe(
                    row.id, row.id, row.new.galley_id, row.new.url or "", row.created_at, read, row.new.tags, row.new.folders
                )
                self._go_on(row, Stage.NOTE, now)
            case NoteWritten(note_path=note_path):
                row.note_path, row.status, row.error = note_path, Status.STAGED, None
            case RetryLater(code=code, sentence=sentence, run_at_ms=run_at):
                row.attempts, row.run_at, row.error = row.attempts + 1, run_at, (code, sentence)
            case Deferred(run_at_ms=run_at):
                row.run_at = run_at
            case WorkerDied(sentence=sentence, run_at_ms=run_at):
                row.crashes, row.run_at, row.error = row.crashes + 1, run_at, (ErrorCode.WORKER, sentence)
                if row.crashes >= 3:
                    row.status, row.error = Status.FAILED, (ErrorCode.POISON, sentence)
            case Failed(code=code, sentence=sentence):
                row.attempts, row.status, row.error = row.attempts + 1, Status.FAILED, (code, sentence)

    def _go_on(self, row: Row, stage: Stage, now: int) -> None:
        row.stage, row.run_at, row.attempts, row.crashes, row.error = stage, now, 0, 0, None

    def _ahead(self, row: Row, keys: tuple[str, ...]) -> int | None:
        for key in (row.new.key, *keys):
            other = self.rows.get(self.keys.get(key, row.id), row)
            root = self.rows[other.joined_to] if other.joined_to else other
            has_page = root.page is not None and (root.held is not None or root.status is Status.PENDING)
            if root is not row and (has_page or root.status is Status.STAGED):
                return root.id
        self.keys |= dict.fromkeys(keys, row.id)
        return None

    def _first_stage(self, row: Row) -> Stage:
        if row.staged is not None:
            return Stage.NOTE
        return Stage.EXTRACT if row.new.raw_text is not None or row.new.page_html is not None else Stage.FETCH

    def _due_ms(self, row: Row, now: int) -> int:
        """When the job may be claimed: its own time and, to fetch, its host's rest."""
        times = [row.run_at]
        if row.stage is Stage.FETCH:
            state = self._host(row)
            times.append(state.next_at_ms)
            busy = [
                other.held
                for other in self.rows.values()
                if other.held and (other.held.stage, other.held.host) == (row.stage, row.new.host)
            ]
            if len(busy) >= hosts.at_once(state):
                times.append(min(held.lease_until_ms for held in busy))
        return max(now if time > now + LONGEST_WAIT_MS else time for time in times)

    def _host(self, row: Row) -> hosts.HostState:
        return self.host_states.get(row.new.host or "", hosts.HostState())

    def _held(self, claim: Claim) -> Row | None:
        row = self.rows.get(claim.job_id)
        if row is None or row.held is None or (row.held.worker_id, row.held.attempt) != (claim.worker_id, claim.attempt):
            return None
        return row
