"""The walk of one link; the only place that turns exceptions into outcomes.

    fetch_step    claim → page over HTTP            → PageKept       (several at once, each host at its pace)
    extract_step  claim → recipe, trees, confidence → RecipeRead     (one at a time, in a killable process)
    note_step     claim → note in the review folder → NoteWritten    (one at a time)

Each step raises what went wrong; ``walk_one`` alone catches, decides with ``retry`` and settles the claim.
"""

from __future__ import annotations

from typing import Protocol

from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import Outcome
from galley_watch.values.page import FetchedPage, Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.staged import StagedRecipe


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
        """The staged row whose note is due."""
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
    async def write_note(self, staged: StagedRecipe) -> str:
        """Make the note durable in the review folder; its path relative to that folder. Idempotent."""
        ...
