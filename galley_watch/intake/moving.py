"""Moves what was taken into the archive where the person chose ``after = "archive"`` (shell); else touches nothing.

Only after the commit, and never a list that grows: a text file whose links were taken could be added to at any time, so it is moved
once it was left alone for a day and never brought links a second time.
"""

from __future__ import annotations

import asyncio
import logging
import os
from datetime import UTC, datetime
from typing import Protocol

from galley_watch.clock import Clock
from galley_watch.intake.archive import archive_file
from galley_watch.intake.folder import SeenFile
from galley_watch.links import is_list_name
from galley_watch.values.intake import FileKind, FileLook
from galley_watch.values.job import DropIntake
from galley_watch.values.settings import Settings

log = logging.getLogger(__name__)

_LEFT_ALONE_MS = 24 * 3600 * 1000
_LOOK_SECONDS = 3600.0


class ArchivingLedger(Protocol):
    async def record_archived(self, path: bytes) -> None: ...

    async def archivable(self, unchanged_since_ms: int) -> list[tuple[bytes, FileLook]]: ...


class Mover:
    def __init__(self, settings: Settings, queue: ArchivingLedger, clock: Clock) -> None:
        self._settings = settings
        self._queue = queue
        self._clock = clock
        self._moves = settings.intake.after == "archive"
        self._next_look = 0.0
        self._last_said = ""

    async def take(self, seen: SeenFile, intake: DropIntake, *, grew: bool) -> bool:
        """A file was taken: True where it was moved. What could not be read, or may grow, stays where it is."""
        may_grow = is_list_name(os.fsdecode(seen.path)) and (grew or intake.kind is FileKind.LINKS)
        if not self._moves or may_grow or intake.kind not in (FileKind.LINKS, FileKind.RAW_TEXT):
            return False
        return await self._move(seen.path, seen.look)

    async def move_left_ones(self, stop: asyncio.Event | None) -> list[bytes]:
        """At the first look and every hour: what an earlier end left behind, and lists that were left alone; what was moved."""
        if not self._moves or self._clock.monotonic() < self._next_look:
            return []
        self._next_look = self._clock.monotonic() + _LOOK_SECONDS
        now_ms = self._clock.now_ms()
        moved = []
        old = {path for path, _ in await self._queue.archivable(now_ms - _LEFT_ALONE_MS)}
        for path, look in await self._queue.archivable(now_ms):
            if stop is not None and stop.is_set():
                break
            if (path in old or not is_list_name(os.fsdecode(path))) and await self._move(path, look):
                moved.append(path)
        return moved

    async def _move(self, path: bytes, look: FileLook) -> bool:
        month = datetime.fromtimestamp(self._clock.now_ms() / 1000, UTC).strftime("%Y-%m")
        try:
            target = await asyncio.to_thread(archive_file, self._settings.drop_folder, path, look, month)
        except OSError as error:
            self._say_once(f"Files cannot be moved to the archive ({error.strerror}); they stay where they are.")
            return False
        if target is None:
            return False
        await self._queue.record_archived(path)
        return True

    def _say_once(self, sentence: str) -> None:
        if sentence != self._last_said:
            self._last_said = sentence
            log.warning("%s", sentence)
