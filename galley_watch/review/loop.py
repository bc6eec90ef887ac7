"""Looks at the notes, takes the decisions in them into the ledger, and moves them where they belong (shell).

The ledger hears of a decision first, with what is then owed to the note; so a kill in between is made up for by the next look.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from galley_watch.clock import Clock
from galley_watch.review.absence import Absences, FolderSeen, counted
from galley_watch.review.decisions import Debt, Place, ReviewRow, decision_of, home_of, judged, may_be_removed, ordered, removed
from galley_watch.review.filing import ChangedMeanwhileError, drop_double, file_note, mark_note
from galley_watch.review.folders import make_new_folders
from galley_watch.review.looking import Around, LookedAt, NoteFolders
from galley_watch.review.rows import ReviewLedger
from galley_watch.review.splicing import CannotSpliceError
from galley_watch.review.statements import Decision
from galley_watch.values.event import NoteReviewed
from galley_watch.values.settings import Settings
from galley_watch.watch import Watcher

log = logging.getLogger(__name__)

_REST_SECONDS = 0.25
_REST_PER_LOOK = 8.0  # a look at very many notes is followed by a longer rest, however many events come
_LONGEST_REST_SECONDS = 5.0
_SHORTEST_WAIT_SECONDS = 0.02
_PATIENCE_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class ReviewLook:
    """What a look did: ``changed`` rows, and ``waiting`` notes that are not quiet yet.

    ``next_in_seconds``: when another look is worth it without any event, None where nothing waits.
    """

    changed: int = 0
    waiting: int = 0
    next_in_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Ordered:
    """What became of an order: the jobs it was carried out for, and for the others a sentence each."""

    job_ids: tuple[int, ...]
    problems: tuple[tuple[int, str], ...]


class Review:
    """The notes and their rows. One at a time on a ledger; ``happened`` hears of each decision."""

    def __init__(
        self, settings: Settings, ledger: ReviewLedger, clock: Clock, happened: Callable[[NoteReviewed], None] = lambda _: None
    ) -> None:
        self._settings = settings
        self._ledger = ledger
        self._clock = clock
        self._happened = happened
        self._folders = NoteFolders(settings, clock.monotonic)
        self._watcher = Watcher(settings.review_folder, clock, "review folder")
        self._absences = Absences()
        self._heard: dict[int, tuple[ReviewRow, LookedAt]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._seen: frozenset[str] | None = None
        self._rested_at = 0.0
        self._was_there: bool | None = None

    async def run(self, stop: asyncio.Event) -> None:
        """Look at start, at each event and every ``rescan_seconds``, until stopped."""
        watching = asyncio.create_task(self._watcher.run(), name="watch notes")
        try:
            while not stop.is_set():
                self._watcher.woken.clear()
                look = await self.scan_once()
                rescan = self._settings.intake.rescan_seconds
                seconds = rescan if look.next_in_seconds is None else min(look.next_in_seconds, rescan)
                await self._watcher.wait(stop, seconds, self._rest_seconds)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def take_present(self) -> ReviewLook:
        """Look until all notes are quiet and heard; one that keeps changing is left after half a minute."""
        changed = 0
        until = self._clock.monotonic() + _PATIENCE_SECONDS + self._settings.intake.settle_seconds
        while True:
            look = await self.scan_once()
            changed += look.changed
            if not look.waiting or self._clock.monotonic() > until:
                return replace(look, changed=changed)
            await self._clock.sleep(look.next_in_seconds or _SHORTEST_WAIT_SECONDS)

    async def scan_once(self) -> ReviewLook:
        """One look at all notes: what is new in them is recorded, then owed moves are made."""
        async with self._one_at_a_time:
            before = self._clock.monotonic()
            rows = await self._ledger.rows()
            await self._make_new_folders(rows)
            around = await asyncio.to_thread(self._folders.look)
            self._watcher.root_is(around.root)
            self._say_whether_there(around.root is not None)
            after, quiet_at = self._judged(rows, around)
            changed = await self._record(rows, after)
            owed = [row for row in after if row.due and row.galley_id not in quiet_at]
            changed += await self._record(owed, [await self._paid(row, around.copies_of(row)) for row in owed])
            now = self._clock.monotonic()
            self._rested_at = now + min(max(_REST_SECONDS, (now - before) * _REST_PER_LOOK), _LONGEST_REST_SECONDS)
            moments = [*quiet_at.values(), *self._removals(now)]
            soonest = max(min(moments) - now, _SHORTEST_WAIT_SECONDS) if moments else None
            return ReviewLook(changed, len(quiet_at), soonest)

    def _say_whether_there(self, is_there: bool) -> None:
        """When that changes; at the start it is told by whoever looks at all folders."""
        if self._was_there and not is_there:
            log.warning("The review folder is missing. Notes wait, and are written when it is back.")
        elif self._was_there is False and is_there:
            log.info("The review folder is back.")
        self._was_there = is_there

    async def order(self, job_ids: Sequence[int], decision: Decision | None) -> Ordered:
        """The person's own command: approve, reject, or with None reopen. May be given twice."""
        async with self._one_at_a_time:
            rows = await self._ledger.rows_of(job_ids)
            await self._make_new_folders(await self._ledger.rows())
            around = await asyncio.to_thread(self._folders.look)
            done, problems = [], []
            for job_id in job_ids:
                problem = await self._obeyed(rows.get(job_id), decision, around)
                if problem is None:
                    done.append(job_id)
                else:
                    problems.append((job_id, problem))
            return Ordered(tuple(done), tuple(problems))

    async def _make_new_folders(self, rows: Sequence[ReviewRow]) -> None:
        if self._seen is None:
            self._seen = await self._ledger.seen_folders()
        known = await asyncio.to_thread(make_new_folders, self._settings, self._folders, self._seen, rows)
        if not known <= self._seen:
            await self._ledger.remember_folders(self._seen | known)
            self._seen |= known

    async def _obeyed(self, row: ReviewRow | None, decision: Decision | None, around: Around) -> str | None:
        """Why an order cannot be carried out, and nothing was changed; None where it was."""
        if row is None:
            return "It has no note yet."
        copies = around.copies_of(row)
        if not copies:
            return f"Its note {row.note_path} is not there."
        if len(copies) > 1 or copies[0].note.face.problem:
            return judged(replace(row, due=None), [copy.note for copy in copies], Place.REVIEW, ()).attention
        wanted = ordered(replace(row, note_path=copies[0].note.path), decision)
        await self._record([row], [wanted])
        paid = await self._paid(wanted, copies)
        await self._record([wanted], [paid])
        return paid.attention and f"{paid.attention} The decision is recorded, and the note follows as soon as it can."

    def _judged(self, rows: Sequence[ReviewRow], around: Around) -> tuple[list[ReviewRow], dict[str, float]]:
        """The rows after this look; and by ``galley_id`` the notes that are not quiet, with the second from which they may be heard."""
        after: dict[int, ReviewRow] = {row.id: row for row in rows}
        quiet_at: dict[str, float] = {}
        gone = []
        for row in rows:
            copies = around.copies_of(row)
            if len(copies) == 1 and self._heard.get(row.id) == (row, copies[0]):
                continue
            changed = judged(row, [copy.note for copy in copies], self._folders.place_of(row), self._folders.by_place) if copies else row
            noisy = [copy.quiet_at for copy in copies if copy.quiet_at is not None]
            if not copies:
                gone += [row] if may_be_removed(row) else []
                after[row.id] = row if row.due or around.root is None else replace(row, attention=None)
            elif noisy and (changed != row or row.due):
                quiet_at[row.galley_id] = max(noisy)
            else:
                after[row.id] = changed
                if len(copies) == 1 and changed == row and row.due is None:
                    self._heard[row.id] = (row, copies[0])
        for row in self._gone_too_long(gone, around):
            after[row.id] = removed(row)
        return list(after.values()), quiet_at

    def _gone_too_long(self, gone: Sequence[ReviewRow], around: Around) -> list[ReviewRow]:
        folder = FolderSeen(around.root, around.is_whole, around.is_empty)
        self._absences = counted(self._absences, {row.id for row in gone}, folder, self._clock.monotonic())
        if self._absences.looked_at is None:
            return []
        grace = self._settings.review.removed_after_seconds
        return [row for row in gone if (seconds := self._absences.seconds.get(row.id, 0.0)) > 0 and seconds >= grace]

    def _removals(self, now: float) -> list[float]:
        """When notes that are gone now will have been gone for the grace time."""
        if self._absences.looked_at is None:
            return []
        grace = self._settings.review.removed_after_seconds
        return [now + max(grace - passed, 1.0) for passed in self._absences.seconds.values() if passed <= grace]

    async def _paid(self, row: ReviewRow, copies: Sequence[LookedAt]) -> ReviewRow:
        """The row after what is owed to its note was done, or could not be: then it says why and stays owed."""
        return await asyncio.to_thread(self._pay, row, copies) if copies else row

    def _pay(self, row: ReviewRow, copies: Sequence[LookedAt]) -> ReviewRow:
        home = self._folders.by_place.get(home_of(row.review_status))
        source = copies[0].path
        try:
            if len(copies) > 1:
                return self._without_double(row, copies)
            if row.due is Debt.MARK:
                decision = decision_of(row.review_status)
                mark_note(source, decision, row.galley_id)
                row = replace(row, said=decision, due=Debt.FILE)
            if home is not None and copies[0].note.place is not home_of(row.review_status):
                source = file_note(source, home, row.galley_id)
        except (ChangedMeanwhileError, FileNotFoundError) as error:
            if isinstance(error, FileNotFoundError) and home is not None and not home.is_dir():
                return replace(row, attention=f"{row.note_path} cannot be moved: the folder {home} is not there.")
            return row
        except CannotSpliceError:
            return replace(row, attention=f"{row.note_path} has front matter in which no line could be changed.")
        except OSError as error:
            return replace(row, attention=f"{row.note_path} cannot be moved now ({os.strerror(error.errno or 0)}).")
        return replace(row, note_path=self._folders.stored(source), due=None, attention=None)

    def _without_double(self, row: ReviewRow, copies: Sequence[LookedAt]) -> ReviewRow:
        """Two files with one id while one is to be moved: what a kill left of our own copying goes, anything else is the person's."""
        at_home = [copy for copy in copies if copy.note.place is home_of(row.review_status)]
        elsewhere = [copy for copy in copies if copy.note.place is not home_of(row.review_status)]
        if len(at_home) == len(elsewhere) == 1 and drop_double(elsewhere[0].path, at_home[0].path, row.galley_id):
            return replace(row, note_path=at_home[0].note.path, due=row.due if row.due is Debt.MARK else None, attention=None)
        return replace(row, attention=judged(replace(row, due=None), [copy.note for copy in copies], Place.REVIEW, ()).attention)

    async def _record(self, before: Sequence[ReviewRow], after: Sequence[ReviewRow]) -> int:
        """Write what differs, then say what a person should hear. How many rows changed."""
        changes = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
        await self._ledger.record([new for _, new in changes])
        for old, new in changes:
            if new.attention and new.attention != old.attention:
                log.warning("link %d: %s", new.queue_id, new.attention)
            if new.review_status != old.review_status:
                self._happened(NoteReviewed(new.note_path, new.review_status, new.queue_id))
        return len(changes)

    def _rest_seconds(self) -> float:
        return max(self._rested_at - self._clock.monotonic(), 0.0)
