"""Opens the ledger for writing (shell); a damaged one is rebuilt from its backup and the notes, and what happened is said in words."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import UTC, datetime

from galley_watch import urls
from galley_watch.clock import Clock
from galley_watch.db import Database, Rebuilt, open_database, remember_told, salvaging
from galley_watch.errors import LinkError
from galley_watch.inbox import as_written, index_of, note_folders
from galley_watch.note_files import note_properties
from galley_watch.note_index import NoteIndex
from galley_watch.queue import Queue, SalvagedJob, note_key, salvaged_jobs
from galley_watch.review import missing_count_as_seen
from galley_watch.values.job import NewJob
from galley_watch.values.settings import Settings
from galley_watch.values.staged import FoundNote
from galley_watch.wording import counted, minute_of

log = logging.getLogger(__name__)


def open_ledger(settings: Settings, clock: Clock) -> Database:
    """The ledger, sound: rebuilt where it was damaged, from its newest good backup, then from the notes in the person's folders.

    Raises ``AgentError``: ``ledger_in_use``, ``ledger_newer`` or ``state_folder``, and ``ledger_damaged`` where even rebuilding failed;
    ``NotNow`` on a full disk. A rebuilding that was cut off is taken up again.
    """
    database = open_database(settings.state_folder, clock, rebuild=True)
    try:
        if database.rebuilt is not None:
            _reconcile(database, database.rebuilt, settings, clock)
    except BaseException:
        database.close()
        raise
    return database


def _reconcile(database: Database, rebuilt: Rebuilt, settings: Settings, clock: Clock) -> None:
    if not rebuilt.told:
        database.write_now(missing_count_as_seen, settings)
    notes = list(found_notes(index_of(settings), settings))
    away = [folder for folder in note_folders(settings) if not folder.is_dir()]
    salvaged = list(_salvaged(settings, rebuilt))
    unknown = Queue(database, clock, settings.fetch, lambda: 0.5).reconcile_now(notes, salvaged, all_notes=not away)
    for sentence in _said_again(*unknown) if rebuilt.told else _said(rebuilt, *unknown):
        log.warning("%s", sentence)
    for folder in away:
        log.warning(
            "The folder %s is not there now; its notes are taken into the rebuilt ledger at the first start at which it is there.", folder
        )
    if away and not rebuilt.told:
        database.write_now(remember_told, rebuilt)


def found_notes(index: NoteIndex, settings: Settings) -> Iterator[FoundNote]:
    """What the notes in the review, approved and rejected folders say of their links; conflict copies count as one note."""
    index.refresh()
    for galley_id in index.galley_ids():
        copies = [as_written(copy, settings) for copy in index.copies(galley_id)]
        first = index.copies(galley_id)[0]
        stated = note_properties(first.path)
        # A note from before the person renamed a property has it under our name.
        properties = {**stated, **{ours: stated[theirs] for ours, theirs in settings.review.properties if theirs in stated}}
        url = _fetchable(_text(properties.get("source")))
        yield FoundNote(
            galley_id=galley_id,
            key=_key_of(galley_id, url),
            paths=tuple(_storable(copy.note_path) for copy in copies),
            review_status=copies[0].review_status,
            title=_text(properties.get("title")) or first.path.stem,
            url=url,
            host=urls.host_of(url) if url else None,
            confidence=_confidence(_text(properties.get("confidence"))),
            saved_at_ms=_milliseconds(_text(properties.get("saved"))),
        )


def _salvaged(settings: Settings, rebuilt: Rebuilt) -> Iterator[SalvagedJob]:
    """Jobs that can still be read and are whole, by the hashes in them. Those with a note that is gone by now stay away."""
    if rebuilt.kept_as is None:
        return
    with salvaging(settings.state_folder, rebuilt.kept_as) as connection:
        for found in () if connection is None else salvaged_jobs(connection):
            if found.status != "staged" and _is_whole(found.job):
                yield found


def _is_whole(job: NewJob) -> bool:
    if urls.galley_id(job.key) != job.galley_id:
        return False
    if job.raw_text is not None:
        return urls.text_key(job.raw_text) == job.key
    return (
        job.url is not None and _fetchable(job.url) == job.url and job.host == urls.host_of(job.url) and urls.link_key(job.url) == job.key
    )


def _key_of(galley_id: str, url: str | None) -> str:
    """The link's own key, where the address in the note gives this id; a pasted text, or a changed address, does not."""
    key = urls.link_key(url) if url else ""
    return key if key and urls.galley_id(key) == galley_id else note_key(galley_id)


def _fetchable(source: str) -> str | None:
    try:
        return urls.fetchable(source) if source else None
    except LinkError:
        return None


def _text(value: str | tuple[str, ...] | None) -> str:
    return value if isinstance(value, str) else ""


def _storable(path: str) -> str:
    return path.encode("utf-8", "replace").decode("utf-8")


def _confidence(text: str) -> float:
    try:
        return min(max(float(text), 0.0), 1.0) if text else 0.0
    except ValueError:
        return 0.0


def _milliseconds(saved: str) -> int | None:
    try:
        moment = datetime.fromisoformat(saved)
    except ValueError:
        return None
    return max(round((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp() * 1000), 0)


def _said_again(notes: int, links: int) -> Iterator[str]:
    """For a later start, at which a folder that was away may be back."""
    if notes or links:
        yield f"The rebuilt ledger gained {counted(notes, 'note')} and {counted(links, 'link')} that it did not know."


def _said(rebuilt: Rebuilt, notes: int, links: int) -> Iterator[str]:
    kept = f" It is kept as {rebuilt.kept_as} beside the new one." if rebuilt.kept_as else ""
    gained = f"{counted(notes, 'note')} that it did not know and {counted(links, 'link')} that could still be read in the damaged one"
    yield f"The ledger was damaged ({rebuilt.detail}).{kept}"
    if rebuilt.backup_ms is None:
        yield f"There was no good backup: the ledger was rebuilt with {gained}. The drop folder is read anew."
        since = ""
    else:
        day = minute_of(rebuilt.backup_ms)
        yield f"The ledger was rebuilt from its backup of {day}, with {gained}. The drop folder is read anew for what came later."
        since = f" since {day}"
    yield (
        f"What may not be known any more{since}: failures, attempts and cancellations, links that were added by hand or whose drop file is"
        " gone, which links share a note, newer versions of pages, and of those notes the recipes apart from the notes themselves."
    )
