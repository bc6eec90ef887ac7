"""Reads settled files and puts what they give into the ledger, many to one commit (shell)."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from galley_watch.clock import Clock
from galley_watch.intake.arrivals import Arrivals
from galley_watch.intake.content import intake_of
from galley_watch.intake.folder import ChangedWhileReadError, SeenFile, read_file
from galley_watch.intake.large_file import LARGE_FILE_BYTES, BrokenOffError, LargeFile
from galley_watch.links import Ending, ending_of
from galley_watch.values.event import DropEvent, FileOpened, FileTaken, FileUnreadable
from galley_watch.values.intake import FileKind, FileLook
from galley_watch.values.job import DropIntake, PutResult
from galley_watch.values.settings import Settings

log = logging.getLogger(__name__)

Result = TypeVar("Result")

_FILES_AT_ONCE = 50
_BYTES_AT_ONCE = 4 * LARGE_FILE_BYTES


class TakingLedger(Protocol):
    async def put(self, intake: DropIntake) -> PutResult: ...

    async def record_skipped(self, path: bytes, look: FileLook | None, reason: str) -> None: ...


class Archive(Protocol):
    async def take(self, seen: SeenFile, intake: DropIntake, *, grew: bool) -> bool:
        """A file was taken: True where it was moved out of the way."""
        ...


@dataclass(frozen=True, slots=True)
class Taken:
    """A file whose links are in the ledger."""

    path: bytes
    look: FileLook
    result: PutResult
    is_moved: bool


_Read = DropIntake | OSError | ChangedWhileReadError | None


class Taker:
    """Raises what the ledger raises; what was not recorded is read again."""

    def __init__(
        self,
        settings: Settings,
        queue: TakingLedger,
        clock: Clock,
        arrivals: Arrivals,
        archive: Archive,
        happened: Callable[[DropEvent], None],
    ) -> None:
        self._settings = settings
        self._queue = queue
        self._clock = clock
        self._arrivals = arrivals
        self._archive = archive
        self._happened = happened

    async def take(self, due: Sequence[SeenFile], stop: asyncio.Event | None) -> AsyncIterator[Taken]:
        """Take those that are whole, until ``stop``. Small files are read and put together: so they share a commit."""
        for portion in _portions(due):
            if stop is not None and stop.is_set():
                return
            if portion[0].look.size > LARGE_FILE_BYTES:
                found = [await self._take_large(portion[0])]
            else:
                read = await asyncio.to_thread(self._read_all, portion)
                found = await _all(self._take_read(seen, intake) for seen, intake in zip(portion, read, strict=True))
            for taken in found:
                if isinstance(taken, Taken):
                    yield taken
            for taken in found:
                if isinstance(taken, BaseException):
                    raise taken

    async def skip(self, skipped: Sequence[SeenFile], known: dict[bytes, FileLook], stop: asyncio.Event | None) -> None:
        """Record why these are not read."""

        async def record(seen: SeenFile) -> None:
            await self._queue.record_skipped(seen.path, seen.look, seen.reason or "")
            known[seen.path] = seen.look

        for start in range(0, len(skipped), _FILES_AT_ONCE):
            if stop is not None and stop.is_set():
                return
            for done in await _all(record(seen) for seen in skipped[start : start + _FILES_AT_ONCE]):
                if done is not None:
                    raise done

    async def _take_large(self, seen: SeenFile) -> Taken | BaseException | None:
        self._happened(FileOpened(os.fsdecode(seen.path), seen.look.size))
        file = LargeFile(self._settings, self._settings.drop_folder, seen)
        try:
            return await self._take_read(seen, await asyncio.to_thread(file.read))
        except (OSError, ChangedWhileReadError) as error:
            return await self._take_read(seen, error)
        except BrokenOffError as error:
            return await self._take_read(seen, file.broken_off(error))
        finally:
            file.give_up()
            await asyncio.to_thread(file.close)

    async def _take_read(self, seen: SeenFile, read: _Read) -> Taken | None:
        if read is None:
            return None
        if isinstance(read, ChangedWhileReadError | FileNotFoundError):
            self._arrivals.changed(seen.path)
            return None
        if isinstance(read, OSError):
            await self._postpone(seen, read)
            return None
        result = await self._queue.put(read)
        grew = self._arrivals.grew(seen.path)
        self._arrivals.taken(seen.path)
        name = os.fsdecode(seen.path)
        if read.kind is FileKind.ERROR:
            self._happened(FileUnreadable(name, read.reason or "It cannot be read."))
        elif read.kind is not FileKind.IGNORE:
            self._happened(FileTaken(name, result))
        return Taken(seen.path, seen.look, result, await self._archive.take(seen, read, grew=grew))

    def _read_all(self, portion: Sequence[SeenFile]) -> list[_Read]:
        """In a thread."""
        return [self._read(seen) for seen in portion]

    def _read(self, seen: SeenFile) -> _Read:
        """None for a file that has to be quiet for longer, now that its content is known."""
        now = self._clock.monotonic()
        try:
            data = read_file(self._settings.drop_folder, seen)
        except (OSError, ChangedWhileReadError) as error:
            return error
        name = os.fsdecode(seen.path)
        ending = ending_of(name, data)
        if not self._arrivals.is_due(seen, is_whole=ending is Ending.WHOLE, is_cut=ending is Ending.CUT, now=now):
            return None
        return intake_of(name, data, seen.look, self._settings)

    async def _postpone(self, seen: SeenFile, error: OSError) -> None:
        """Cloud placeholders, foreign owners, bad disks: tried again, ever less often. One warning a cause, not one a file."""
        number = error.errno or 0
        cause = error.strerror or type(error).__name__
        if self._arrivals.is_new_cause(number):
            log.warning(
                "%s cannot be read now (%s). It is tried again; others like it are not mentioned.",
                os.fsdecode(seen.path),
                cause,
            )
        if self._arrivals.unreadable(seen, number, self._clock.monotonic()) == 1:
            await self._queue.record_skipped(seen.path, None, f"It cannot be read now ({cause}). It is tried again.")


def _portions(due: Sequence[SeenFile]) -> Iterator[list[SeenFile]]:
    """Large files alone, small ones together."""
    portion: list[SeenFile] = []
    size = 0
    for seen in due:
        is_large = seen.look.size > LARGE_FILE_BYTES
        if portion and (is_large or len(portion) == _FILES_AT_ONCE or size + seen.look.size > _BYTES_AT_ONCE):
            yield portion
            portion, size = [], 0
        if is_large:
            yield [seen]
        else:
            portion.append(seen)
            size += seen.look.size
    if portion:
        yield portion


async def _all(parts: Iterator[Awaitable[Result]]) -> list[Result | BaseException]:
    """Each to its end, also where another fails."""
    return await asyncio.gather(*parts, return_exceptions=True)
