"""Recording what happened to a claimed step (shell): the state table of the queue, one function a row, one transaction each.

PageKept     fetch   → pending/extract, or staged and joined where another job already is this page
RecipeRead   extract → pending/note, the staged row written and its note due, or joined as above
ReadAgain    extract → staged, a newer version of the page kept beside a recipe whose note is written
NoteWritten  note    → staged
RetryLater   any     → same stage later, an attempt spent
Deferred     any     → same stage later, nothing spent
WorkerDied   extract → same stage, crashes + 1; the last one is failed/poison
Failed       any     → failed, with stage, code and sentence; staged as before where the page was only read again
"""

from __future__ import annotations

import sqlite3

from galley_watch.codec import to_json
from galley_watch.hosts import settled as host_settled
from galley_watch.queue.host_rows import load_host, save_host
from galley_watch.queue.joining import join_if_known, learn_keys
from galley_watch.queue.payloads import drop_page, keep_page, storable
from galley_watch.queue.reading_again import keep_newer
from galley_watch.queue.states import becomes_staged, crashed, fail, has_note, wait
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, Outcome, PageKept, ReadAgain, RecipeRead, RetryLater, WorkerDied
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.settings import FetchSettings

_STAGE_OF: dict[type[Outcome], Stage] = {
    PageKept: Stage.FETCH,
    RecipeRead: Stage.EXTRACT,
    ReadAgain: Stage.EXTRACT,
    NoteWritten: Stage.NOTE,
}


def settle(
    connection: sqlite3.Connection, claim: Claim, outcome: Outcome, now_ms: int, settings: FetchSettings, random_unit: float
) -> bool:
    """Record ``outcome``; False, and nothing written, unless this worker and attempt still hold the job.

    Raises ``ValueError`` for an outcome that does not belong to the step: a bug.
    """
    held = connection.execute(
        "SELECT 1 FROM ingestion_queue WHERE id = ? AND status = 'processing' AND worker_id = ? AND attempt = ? AND stage = ?",
        (claim.job_id, claim.worker_id, claim.attempt, claim.stage.value),
    ).fetchone()
    if held is None:
        return False
    if _STAGE_OF.get(type(outcome), claim.stage) is not claim.stage:
        raise ValueError(f"{type(outcome).__name__} does not end the {claim.stage} step")
    _record(connection, claim, outcome, now_ms)
    if claim.stage is Stage.FETCH and claim.host is not None:
        state = host_settled(load_host(connection, claim.host), outcome, now_ms, settings, random_unit)
        save_host(connection, claim.host, state, now_ms)
    return True


def _record(connection: sqlite3.Connection, claim: Claim, outcome: Outcome, now_ms: int) -> None:
    match outcome:
        case PageKept():
            _page_kept(connection, claim, outcome, now_ms)
        case RecipeRead():
            _recipe_read(connection, claim, outcome, now_ms)
        case ReadAgain():
            keep_newer(connection, claim.job_id, outcome.newer, now_ms)
            learn_keys(connection, claim.job_id, outcome.keys)
        case NoteWritten():
            _note_written(connection, claim, outcome, now_ms)
        case RetryLater(code=code, sentence=sentence, run_at_ms=run_at_ms):
            wait(connection, claim.job_id, claim.stage, run_at_ms, now_ms, spent=1, error=(code, sentence))
        case Deferred(sentence=sentence, run_at_ms=run_at_ms):
            wait(connection, claim.job_id, claim.stage, run_at_ms, now_ms, because=sentence)
        case WorkerDied(sentence=sentence, run_at_ms=run_at_ms):
            crashed(connection, claim.job_id, sentence, run_at_ms, now_ms)
        case Failed(code=code, sentence=sentence):
            fail(connection, claim.job_id, code, sentence, now_ms, spent=1)


def _page_kept(connection: sqlite3.Connection, claim: Claim, outcome: PageKept, now_ms: int) -> None:
    # A page that is gone often leads to the site's front page: of one read again the address alone says nothing.
    if not has_note(connection, claim.job_id) and join_if_known(connection, claim.job_id, outcome.keys, now_ms):
        return
    keep_page(connection, claim.job_id, outcome.page, "fetched", now_ms)
    _next_stage(connection, claim.job_id, Stage.EXTRACT, now_ms)


def _recipe_read(connection: sqlite3.Connection, claim: Claim, outcome: RecipeRead, now_ms: int) -> None:
    if join_if_known(connection, claim.job_id, outcome.keys, now_ms):
        drop_page(connection, claim.job_id)
        return
    _stage_recipe(connection, claim.job_id, outcome.read, now_ms)
    _next_stage(connection, claim.job_id, Stage.NOTE, now_ms)


def _stage_recipe(connection: sqlite3.Connection, job_id: int, read: ReadRecipe, now_ms: int) -> None:
    """The staged row, its note due. A row whose note is not written yet takes the newer reading; with a written note none comes here."""
    if has_note(connection, job_id):
        raise ValueError(f"job {job_id} has its note: what its page says now goes beside it")
    connection.execute(
        "INSERT INTO staged_inbox (queue_id, galley_id, source_url, title, confidence, recipe, note_state, tags, folders, saved_at,"
        " created_at, updated_at) SELECT id, galley_id, coalesce(url, ''), ?, ?, ?, 'due', tags, folders, created_at, ?, ?"
        " FROM ingestion_queue WHERE id = ?"
        " ON CONFLICT (queue_id) DO UPDATE SET title = excluded.title, confidence = excluded.confidence, recipe = excluded.recipe,"
        " updated_at = excluded.updated_at",
        (read.recipe.title, min(max(read.confidence.value, 0.0), 1.0), to_json(read).decode(), now_ms, now_ms, job_id),
    )


def _note_written(connection: sqlite3.Connection, claim: Claim, outcome: NoteWritten, now_ms: int) -> None:
    connection.execute(
        "UPDATE staged_inbox SET note_state = 'written', note_path = ?, review_status = ?, updated_at = ? WHERE queue_id = ?",
        (storable(outcome.note_path), outcome.review_status, now_ms, claim.job_id),
    )
    becomes_staged(connection, claim.job_id, now_ms)


def _next_stage(connection: sqlite3.Connection, job_id: int, stage: Stage, now_ms: int) -> None:
    connection.execute(
        "UPDATE ingestion_queue SET status = 'pending', stage = ?, run_at = ?, worker_id = NULL, attempt = NULL, lease_until = NULL,"
        " attempts = 0, crashes = 0, error_code = NULL, error = NULL, error_stage = NULL, updated_at = ? WHERE id = ?",
        (stage.value, now_ms, now_ms, job_id),
    )
