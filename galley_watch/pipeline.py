"""The walk of one link; the only place that turns exceptions into outcomes.

    fetch_step    claim → page over HTTP            → PageKept       (several at once, each host at its pace)
    extract_step  claim → recipe, trees, confidence → RecipeRead     (one at a time, in a killable process; with a note: ReadAgain)
    note_step     claim → note in the review folder → NoteWritten    (one at a time)

Each step raises what went wrong; ``Walk.take`` alone catches, decides with ``retry`` and settles the claim.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Protocol

from galley_watch import retry, urls
from galley_watch.clock import Clock
from galley_watch.errors import AgentError, ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.page_changes import says_the_same
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import NoteWritten, Outcome, PageKept, ReadAgain, RecipeRead
from galley_watch.values.page import FetchedPage, Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.settings import FetchSettings
from galley_watch.values.staged import StagedRecipe

log = logging.getLogger(__name__)

RENEW_SECONDS = 15.0  # a third of the shortest lease: two renewals may be late before another worker takes over


class Queue(Protocol):
    """The durable ledger as the walk sees it. The real one and the tests' fake pass the same suite."""

    async def claim(self, stage: Stage, worker_id: str, limit: int = 1) -> list[Claim]:
        """Take up to ``limit`` due jobs of this stage, oldest first, hosts at rest left alone."""
        ...

    async def renew(self, claim: Claim) -> bool:
        """Extend the lease; False when the claim is no longer ours."""
        ...

    async def settle(self, claim: Claim, outcome: Outcome) -> bool:
        """Record what happened in one transaction; False (and nothing written) when the claim is no longer ours."""
        ...

    async def next_due_ms(self, stage: Stage) -> int | None:
        """When the next job of this stage may be claimed (UTC milliseconds, may be past); None when none waits."""
        ...

    async def payload_of(self, claim: Claim) -> Payload:
        """The kept page or raw text that the extract step reads."""
        ...

    async def staged_of(self, claim: Claim) -> StagedRecipe:
        """The staged row whose note is due, or written where ``claim.has_note``."""
        ...


class Fetcher(Protocol):
    async def fetch(self, url: str) -> FetchedPage:
        """One page within all limits. Raises ``LinkError``."""
        ...


class Reader(Protocol):
    async def read(self, payload: Payload) -> ReadRecipe:
        """What the page holds. Raises ``LinkError``, or ``WorkerDiedError`` when the page killed or outlasted the process."""
        ...


class Inbox(Protocol):
    async def write_note(self, staged: StagedRecipe) -> NoteWritten:
        """Make the note durable in the review folder, or find it where it lies already. Idempotent."""
        ...


class Connection(Protocol):
    """What is known of this machine's own connection."""

    def answered(self, host: str) -> None:
        """A page of this host came from the internet."""
        ...

    def judged(self, error: LinkError, host: str, began_ms: int) -> LinkError | NotNow:
        """Whose fault it was that a fetch, begun then, failed: ``NotNow`` where it may be this machine's and no attempt is to be spent."""
        ...


class LeaseLostError(Exception):
    """Another worker holds the job now; whatever this one found is dropped."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The parts that a link walks through. ``take`` is the whole of a claimed step."""

    queue: Queue
    fetcher: Fetcher
    reader: Reader
    inbox: Inbox
    clock: Clock
    settings: FetchSettings
    random_unit: Callable[[], float]
    connection: Connection | None = None

    async def take(self, claim: Claim) -> Outcome | None:
        """Walk one claimed step to its end and settle it. None when the claim was lost on the way.

        Cancellation passes through: the claim stays in the ledger for whoever stops us to release. So does what stops the agent
        (``AgentError``: the ledger is damaged): it is no fault of this link.
        """
        began_ms = self.clock.now_ms()
        try:
            outcome: Outcome = await self._while_leased(claim, self._step(claim))
        except LeaseLostError:
            return None
        except AgentError:
            raise
        except Exception as raised:
            error = self._judged(raised, claim, began_ms)
            outcome = retry.outcome_of(error, claim, self.settings, self.clock.now_ms(), self.random_unit())
            if not isinstance(error, LinkError | NotNow | WorkerDiedError):
                log.warning("link %d, %s: %s: %s", claim.job_id, claim.stage, type(error).__name__, error)
        return outcome if await self._settle(claim, outcome) else None

    def _step(self, claim: Claim) -> Coroutine[None, None, Outcome]:
        match claim.stage:
            case Stage.FETCH:
                return self._fetch_step(claim)
            case Stage.EXTRACT:
                return self._extract_step(claim)
            case Stage.NOTE:
                return self._note_step(claim)

    async def _fetch_step(self, claim: Claim) -> Outcome:
        if claim.url is None:
            raise LinkError(ErrorCode.BAD_URL, "The job has no address to fetch.")
        page = await self.fetcher.fetch(claim.url)
        if page.from_outside and self.connection is not None and claim.host is not None:
            self.connection.answered(claim.host)
        keys = (urls.link_key(page.url),) if page.url else ()
        return PageKept(page, keys)

    def _judged(self, error: Exception, claim: Claim, began_ms: int) -> Exception:
        if self.connection is None or claim.stage is not Stage.FETCH or claim.host is None or not isinstance(error, LinkError):
            return error
        return self.connection.judged(error, claim.host, began_ms)

    async def _extract_step(self, claim: Claim) -> Outcome:
        payload = await self.queue.payload_of(claim)
        read = await self.reader.read(payload)
        keys = _canonical_keys(payload.url, read.recipe.canonical_url)
        if claim.has_note:
            noted = (await self.queue.staged_of(claim)).read
            return ReadAgain(None if says_the_same(noted.recipe, read.recipe) else read, keys)
        return RecipeRead(read, keys)

    async def _note_step(self, claim: Claim) -> Outcome:
        staged = await self.queue.staged_of(claim)
        return await self.inbox.write_note(staged)

    async def _while_leased(self, claim: Claim, step: Coroutine[None, None, Outcome]) -> Outcome:
        """Run the step and keep renewing its lease; stop the step when the lease is lost."""
        working = asyncio.ensure_future(step)
        try:
            while True:
                done, _ = await asyncio.wait({working}, timeout=RENEW_SECONDS)
                if done:
                    return working.result()
                if not await self._renewed(claim):
                    raise LeaseLostError
        finally:
            if not working.done():
                working.cancel()
                await asyncio.wait({working})

    async def _renewed(self, claim: Claim) -> bool:
        try:
            return await self.queue.renew(claim)
        except NotNow:
            return True  # the ledger is busy, not the lease gone; settling checks it again

    async def _settle(self, claim: Claim, outcome: Outcome) -> bool:
        """Settle, waiting out a ledger that cannot be written now (locked, disk full)."""
        while True:
            try:
                return await self.queue.settle(claim, outcome)
            except NotNow as busy:
                log.warning("link %d: %s Trying again in %.0f s.", claim.job_id, busy.sentence, busy.wait_seconds)
                if not await self._still_leased_after(claim, busy.wait_seconds):
                    return False

    async def _still_leased_after(self, claim: Claim, seconds: float) -> bool:
        """Wait and keep the lease meanwhile: a small write may succeed where the outcome's large one does not."""
        while seconds > 0:
            portion = min(seconds, RENEW_SECONDS)
            await self.clock.sleep(portion)
            seconds -= portion
            if not await self._renewed(claim):
                return False
        return True


def _canonical_keys(page_url: str | None, canonical_url: str | None) -> tuple[str, ...]:
    """The page's own statement of its address counts only within its host: a page may not claim another site's link."""
    if not page_url or not canonical_url or urls.host_of(page_url) != urls.host_of(canonical_url):
        return ()
    return (urls.link_key(canonical_url),)
