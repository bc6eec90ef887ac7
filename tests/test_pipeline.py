"""The walk: each step's end, and what becomes of everything that a step may raise."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TypeVar

import pytest

from galley_watch.errors import AgentError, ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.pipeline import Walk
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.job import Claim, Stage, Status
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, Outcome, PageKept, ReadAgain, RecipeRead, RetryLater, WorkerDied
from galley_watch.values.page import FetchedPage, Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Rating, Recipe
from galley_watch.values.staged import StagedRecipe
from tests.ledger.fake_queue import FakeQueue
from tests.ledger.kit import SETTINGS, FakeClock, drop, link, page, reading, run, take

Value = TypeVar("Value")


@dataclass
class Parts:
    """A fetcher, a reader and an inbox in one: each does well, or raises what it is given."""

    fetched: FetchedPage | Exception = field(default_factory=lambda: page("https://soup.example/one"))
    read_as: ReadRecipe | Exception = field(default_factory=reading)
    note: str | Exception = "Soup.md"
    hang: bool = False
    cancelled: bool = False

    async def fetch(self, url: str) -> FetchedPage:
        if self.hang:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.cancelled = True
                raise
        return _given(self.fetched)

    async def read(self, payload: Payload) -> ReadRecipe:
        return _given(self.read_as)

    async def write_note(self, staged: StagedRecipe) -> NoteWritten:
        return NoteWritten(_given(self.note))


def _given(value: Value | Exception) -> Value:
    if isinstance(value, Exception):
        raise value
    return value


@dataclass
class Heard:
    """A network that only listens, and holds nothing against anybody but what it is given."""

    answered_by: list[str] = field(default_factory=list)
    instead: NotNow | None = None

    def answered(self, host: str) -> None:
        self.answered_by.append(host)

    def judged(self, error: LinkError, host: str, began_ms: int) -> LinkError | NotNow:
        return self.instead or error


@pytest.mark.parametrize("from_outside", [True, False])
def test_a_page_from_outside_shows_that_this_machine_is_online(from_outside: bool) -> None:
    async def use() -> None:
        queue, heard = FakeQueue(FakeClock()), Heard()
        await queue.put(drop(link("one")))
        claim = await take(queue, Stage.FETCH)
        parts = Parts(fetched=replace(page("https://soup.example/one"), from_outside=from_outside))
        assert isinstance(await replace(walk_of(queue, parts), connection=heard).take(claim), PageKept)
        assert heard.answered_by == ([claim.host] if from_outside else [])

    run(use())


def test_what_may_be_this_machines_fault_spends_no_attempt() -> None:
    async def use() -> None:
        queue, heard = FakeQueue(FakeClock()), Heard(instead=NotNow("Offline.", is_told=True))
        await queue.put(drop(link("one")))
        parts = Parts(fetched=LinkError(ErrorCode.DNS, "No."))
        outcome = await replace(walk_of(queue, parts), connection=heard).take(await take(queue, Stage.FETCH))
        assert isinstance(outcome, Deferred)
        assert outcome.is_told

    run(use())


def walk_of(queue: FakeQueue, parts: Parts) -> Walk:
    return Walk(queue, parts, parts, parts, queue.clock, SETTINGS, lambda: 0.5)


async def queue_with(stage: Stage) -> tuple[FakeQueue, Claim]:
    """A queue with one job, claimed at ``stage``."""
    queue = FakeQueue(FakeClock(), SETTINGS)
    await queue.put(drop(link("one")))
    if stage is not Stage.FETCH:
        await queue.settle(await take(queue, Stage.FETCH), PageKept(page("https://soup.example/one")))
    if stage is Stage.NOTE:
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
    return queue, await take(queue, stage)


async def outcome_of(stage: Stage, parts: Parts) -> tuple[FakeQueue, Outcome | None]:
    queue, claim = await queue_with(stage)
    return queue, await walk_of(queue, parts).take(claim)


def test_each_step_hands_on_to_the_next() -> None:
    async def walk() -> None:
        queue, claim = await queue_with(Stage.FETCH)
        walk = walk_of(queue, Parts())
        assert isinstance(await walk.take(claim), PageKept)
        assert isinstance(await walk.take(await take(queue, Stage.EXTRACT)), RecipeRead)
        assert await walk.take(await take(queue, Stage.NOTE)) == NoteWritten("Soup.md")
        assert queue.rows[1].status is Status.STAGED

    run(walk())


@pytest.mark.parametrize(
    ("raised", "expected"),
    [
        (LinkError(ErrorCode.TIMEOUT, "Too slow."), RetryLater),
        (LinkError(ErrorCode.HTTP_4XX, "Gone."), Failed),
        (NotNow("The disk is full."), Deferred),
        (WorkerDiedError("It spun."), WorkerDied),
    ],
)
def test_what_a_step_raises_becomes_an_outcome(raised: Exception, expected: type[Outcome]) -> None:
    queue, outcome = run(outcome_of(Stage.EXTRACT, Parts(read_as=raised)))
    assert isinstance(outcome, expected)
    assert queue.rows[1].held is None


def test_a_bug_fails_the_link_and_not_the_agent(caplog: pytest.LogCaptureFixture) -> None:
    _, outcome = run(outcome_of(Stage.NOTE, Parts(note=ZeroDivisionError("ours"))))
    assert isinstance(outcome, Failed)
    assert outcome.code is ErrorCode.INTERNAL
    assert "ZeroDivisionError" in caplog.text


def test_what_stops_the_agent_fails_no_link() -> None:
    async def walk() -> FakeQueue:
        queue, claim = await queue_with(Stage.NOTE)
        with pytest.raises(AgentError):
            await walk_of(queue, Parts(note=AgentError("ledger_damaged", "The ledger is damaged."))).take(claim)
        return queue

    assert run(walk()).rows[1].status is Status.PROCESSING


def test_the_final_address_means_this_job_too() -> None:
    _, outcome = run(outcome_of(Stage.FETCH, Parts(fetched=page("https://Soup.example/moved?utm_source=x"))))
    assert isinstance(outcome, PageKept)
    assert len(outcome.keys) == 1
    assert "utm" not in outcome.keys[0]


@pytest.mark.parametrize(
    ("canonical", "counts"), [("https://soup.example/best", True), ("https://other.example/best", False), (None, False)]
)
def test_a_canonical_link_counts_within_its_host(canonical: str | None, counts: bool) -> None:
    read = ReadRecipe(Recipe("Soup", canonical_url=canonical), (), reading().confidence)
    _, outcome = run(outcome_of(Stage.EXTRACT, Parts(read_as=read)))
    assert isinstance(outcome, RecipeRead)
    assert bool(outcome.keys) is counts


@pytest.mark.parametrize(("title", "newer"), [("Soup", False), ("Another soup", True)])
def test_a_page_read_again_is_news_only_where_a_cook_sees_a_difference(title: str, newer: bool) -> None:
    async def walk() -> None:
        queue, claim = await queue_with(Stage.NOTE)
        await queue.settle(claim, NoteWritten("Soup.md"))
        assert await queue.read_again([1]) == [1]
        read = reading(title)
        read = replace(read, recipe=replace(read.recipe, rating=Rating(4.5, 3)), confidence=RecipeConfidence(0.2))
        walk = walk_of(queue, Parts(read_as=read, note=AssertionError("no second note")))
        queue.clock.pass_seconds(1)  # type: ignore[attr-defined] # a FakeClock
        assert isinstance(await walk.take(await take(queue, Stage.FETCH)), PageKept)
        assert await walk.take(await take(queue, Stage.EXTRACT)) == ReadAgain(read if newer else None)
        assert queue.rows[1].status is Status.STAGED

    run(walk())


def test_cancellation_passes_through_and_the_claim_stays() -> None:
    async def cancel() -> None:
        queue, claim = await queue_with(Stage.FETCH)
        parts = Parts(hang=True)
        task = asyncio.create_task(walk_of(queue, parts).take(claim))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert parts.cancelled
        assert queue.rows[1].held == claim

    run(cancel())


def test_a_lost_lease_stops_the_step_and_settles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galley_watch.pipeline.RENEW_SECONDS", 0.01)

    async def lose() -> None:
        queue, claim = await queue_with(Stage.FETCH)
        parts = Parts(hang=True)
        await queue.release(claim.worker_id)
        assert await walk_of(queue, parts).take(claim) is None
        assert parts.cancelled
        assert queue.rows[1].status is Status.PENDING

    run(lose())


def test_a_ledger_that_cannot_be_written_now_is_waited_for() -> None:
    async def wait() -> None:
        queue, claim = await queue_with(Stage.NOTE)
        real, refusals = queue.settle, [NotNow("The disk with the ledger is full."), NotNow("Still full.")]

        async def settle(claim: Claim, outcome: Outcome) -> bool:
            if refusals:
                raise refusals.pop()
            return await real(claim, outcome)

        queue.settle = settle  # type: ignore[method-assign]  # the fake for a moment refuses, as a full disk does
        assert await walk_of(queue, Parts()).take(claim) == NoteWritten("Soup.md")
        assert queue.rows[1].status is Status.STAGED

    run(wait())


def test_the_lease_is_kept_while_the_ledger_is_waited_for() -> None:
    """A small write may succeed where the outcome's large one does not: without renewing, the job would be taken for abandoned."""

    async def wait() -> None:
        queue, claim = await queue_with(Stage.NOTE)
        real, refusals = queue.settle, [NotNow("The disk with the ledger is full.", 50), NotNow("Still full.", 50)]

        async def settle(claim: Claim, outcome: Outcome) -> bool:
            held = queue.rows[claim.job_id].held
            assert held is not None
            assert held.lease_until_ms > queue.clock.now_ms(), "the lease lapsed meanwhile"
            if refusals:
                raise refusals.pop()
            return await real(claim, outcome)

        queue.settle = settle  # type: ignore[method-assign]  # the fake for a moment refuses, as a full disk does
        assert await walk_of(queue, Parts()).take(claim) is not None

    async def lose() -> None:
        queue, claim = await queue_with(Stage.NOTE)

        async def settle(claim: Claim, outcome: Outcome) -> bool:
            await queue.release()
            raise NotNow("The disk with the ledger is full.", 50)

        queue.settle = settle  # type: ignore[method-assign]  # the fake for a moment refuses, as a full disk does
        assert await walk_of(queue, Parts()).take(claim) is None

    run(wait())
    run(lose())
