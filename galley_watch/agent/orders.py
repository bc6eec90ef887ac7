"""What a person may order by a command (shell): performed by whoever holds the ledger, a running agent or the command itself.

An order and its answer are plain dicts, so that they travel as JSON files:

    {"order": "add", "urls": […], "files": [absolute paths], "again": bool}
                                      → {"taken", "known", "again", "refused", "bad", "job_ids", "problems", "seen"}
    {"order": "retry", "ids": […], "failed": bool, "host": …, "code": …} → {"job_ids": […], "read_again": […]}
    {"order": "cancel", "ids": […], "file": …}                 → {"job_ids": […]}
    {"order": "seen", "ids": […]}                              → {"job_ids": […]}
    {"order": "approve" | "reject" | "reopen", "ids": […]}     → {"job_ids": […], "problems": [{"id", "sentence"}]}
    {"order": "pause"} | {"order": "resume"}                   → {"changed": bool}

``again``: also links whose recipe the person rejected or removed, and the pages of those with a note once more. ``seen``: links that have
their note already, with its path. ``read_again``: those of the ``job_ids`` that have a note, and of which the page is read once more.
``file`` is a drop file's name relative to the drop folder, as ``os.fsdecode`` gives it. The order ``seen`` ends the announcing of newer
versions of pages.
A refused order answers {"error": {"code", "sentence"}}.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Protocol

from galley_watch.errors import AgentError
from galley_watch.intake import intake_of, with_file_by_hand
from galley_watch.review import Decision, Ordered
from galley_watch.values.intake import FileKind, Problem
from galley_watch.values.job import DropIntake, PutResult
from galley_watch.values.settings import Settings

_DECISIONS = {"approve": Decision.APPROVED, "reject": Decision.REJECTED, "reopen": None}
Order = dict[str, Any]
Answer = dict[str, Any]


class OrderedQueue(Protocol):
    async def put(self, intake: DropIntake) -> PutResult: ...

    async def retry(
        self, ids: tuple[int, ...] = (), failed: bool = False, host: str | None = None, code: str | None = None
    ) -> list[int]: ...

    async def read_again(self, ids: Sequence[int]) -> list[int]: ...

    async def newer_seen(self, ids: Sequence[int]) -> list[int]: ...

    async def cancel(self, ids: Sequence[int] = (), *, file: bytes | None = None) -> list[int]: ...

    async def pause(self) -> bool: ...

    async def resume(self) -> bool: ...


class OrderedReview(Protocol):
    async def order(self, job_ids: Sequence[int], decision: Decision | None) -> Ordered: ...


async def perform(order: Order, queue: OrderedQueue, settings: Settings, review: OrderedReview | None = None) -> Answer:
    """Carry out one order; without a ``review`` none about notes. Never raises for a bad order: the answer says what is wrong with it."""
    try:
        match order.get("order"):
            case "add":
                return await _add(order, queue, settings, review)
            case "retry":
                return await _retry(order, queue)
            case "cancel":
                return await _cancel(order, queue)
            case "seen":
                return {"job_ids": await queue.newer_seen(_ids(order))}
            case "pause":
                return {"changed": await queue.pause()}
            case "resume":
                return {"changed": await queue.resume()}
            case "approve" | "reject" | "reopen" as what if review is not None:
                return await _decide(order, _DECISIONS[what], review)
            case other:
                sentence = f"The running agent knows no order {other!r}: it is of another version. Stop it and start it again."
                return {"error": {"code": "unknown_order", "sentence": sentence}}
    except AgentError as error:
        return {"error": {"code": error.code, "sentence": str(error)}}


async def _add(order: Order, queue: OrderedQueue, settings: Settings, review: OrderedReview | None) -> Answer:
    answer: Answer = {"taken": 0, "known": 0, "again": 0, "refused": 0, "bad": 0, "job_ids": [], "problems": [], "seen": []}
    again = bool(order.get("again"))
    for url in order.get("urls", ()):
        intake = await asyncio.to_thread(intake_of, "by-hand.txt", str(url).encode(), None, settings)
        await _put(replace(intake, again=again), str(url), queue, answer)
    for name in order.get("files", ()):
        await _add_file(str(name), queue, settings, answer, again=again)
    if again and review is not None:
        await _reopen(answer, review)
    return answer


async def _reopen(answer: Answer, review: OrderedReview) -> None:
    """Rejected recipes that are wanted again have their note already: it comes back to the review folder."""
    rejected = [seen["job_id"] for seen in answer["seen"] if seen["review_status"] == "rejected"]
    if rejected:
        ordered = await review.order(rejected, None)
        answer["again"] += len(ordered.job_ids)
        answer["seen"] = [seen for seen in answer["seen"] if seen["job_id"] not in ordered.job_ids]
        answer["problems"] += [{"source": str(job_id), "line": None, "message": sentence} for job_id, sentence in ordered.problems]


async def _put(intake: DropIntake, source: str, queue: OrderedQueue, answer: Answer) -> None:
    if intake.kind in (FileKind.ERROR, FileKind.IGNORE):
        problems: tuple[Problem, ...] = intake.problems or (Problem(None, intake.reason or "There is no link in it."),)
    else:
        result = await queue.put(intake)
        problems = (intake if intake.account is None else intake.account()).problems
        for count in ("taken", "known", "again", "refused", "bad"):
            answer[count] += getattr(result, count)
        answer["job_ids"] += list(result.job_ids)
        answer["seen"] += [asdict(seen) for seen in result.seen]
    answer["problems"] += [{"source": source, "line": problem.line, "message": problem.message} for problem in problems]


async def _add_file(name: str, queue: OrderedQueue, settings: Settings, answer: Answer, *, again: bool) -> None:
    async def put(intake: DropIntake) -> None:
        await _put(replace(intake, again=again), name, queue, answer)

    await with_file_by_hand(Path(name), settings, put)


async def _retry(order: Order, queue: OrderedQueue) -> Answer:
    job_ids = await queue.retry(ids=_ids(order), failed=bool(order.get("failed")), host=order.get("host"), code=order.get("code"))
    read_again = await queue.read_again([number for number in _ids(order) if number not in job_ids])
    return {"job_ids": sorted([*job_ids, *read_again]), "read_again": read_again}


async def _cancel(order: Order, queue: OrderedQueue) -> Answer:
    file = order.get("file")
    return {"job_ids": await queue.cancel(_ids(order), file=None if file is None else os.fsencode(file))}


async def _decide(order: Order, decision: Decision | None, review: OrderedReview) -> Answer:
    ordered = await review.order(_ids(order), decision)
    problems = [{"id": job_id, "sentence": sentence} for job_id, sentence in ordered.problems]
    return {"job_ids": list(ordered.job_ids), "problems": problems}


def _ids(order: Order) -> tuple[int, ...]:
    """Raises ``AgentError`` where the order names something else than jobs by their numbers."""
    try:
        return tuple(int(number) for number in order.get("ids", ()))
    except (TypeError, ValueError):
        raise AgentError("bad_order", "An order names jobs by their numbers.") from None
