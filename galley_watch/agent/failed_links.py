"""Keeps the page of failed links up to date while the agent runs (shell): told what changed, calm in between; hears its check box."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.clock import Clock
from galley_watch.db import Database
from galley_watch.failed_links_page import Fault, fault_of, says_try_again, write_page
from galley_watch.notes import render_failed_links
from galley_watch.settle import look_of
from galley_watch.values.intake import FileLook

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
MOST_LOOKS = 10
"""Where changes go on and on, the page is written at every tenth look."""


class FailedLinks:
    """The page at ``path`` and the ledger that it shows. ``try_again`` tries all failed links again, and how many that are."""

    def __init__(self, path: Path, drop_folder: Path, database: Database, clock: Clock, try_again: Callable[[], Awaitable[int]]) -> None:
        self._path = path
        self._drop_folder = drop_folder
        self._database = database
        self._clock = clock
        self._try_again = try_again
        self._changes, self._written = 1, 0
        self._fault: Fault | None = None
        self._heard: FileLook | None = None

    def changed(self) -> None:
        """Something happened to a link that the page may show."""
        self._changes += 1

    async def run(self) -> None:
        """Write at the start, then where nothing changed since the last look: a link that fails once and comes a moment later is never
        on the page, and no sync program wakes up for it. Runs until cancelled."""
        await self.write()
        seen, looks = self._changes, 0
        while True:
            await self._clock.sleep(LOOK_SECONDS)
            looks = looks + 1 if self._written != self._changes else 0
            if seen == self._changes or looks >= MOST_LOOKS:
                await self.write()
            else:
                await self.hear()
            seen = self._changes

    async def hear(self) -> None:
        """Where the person ticked the box: try again what failed, and write the page anew without the tick."""
        look = await asyncio.to_thread(self._look)
        # A file that did not change since is not read: were it not to be written, the same tick would be heard again and again.
        if look == self._heard:
            return
        is_ticked = await asyncio.to_thread(says_try_again, self._path)
        tried = await self._try_again() if is_ticked else 0
        self._heard = look  # only now: a tick that met a ledger in use is heard again
        if is_ticked:
            log.info("Trying %d failed links again, as the page of failed links asks.", tried)
            self.changed()
            await self._write()

    async def write(self) -> None:
        """Write what changed since. What is in the way is said once. Raises ``NotNow`` where the ledger cannot be used."""
        await self.hear()
        await self._write()

    async def _write(self) -> None:
        changes = self._changes
        if changes == self._written:
            return
        fault = await asyncio.to_thread(fault_of, self._path)
        if fault is None:
            groups = await self._database.read_aside(ledger_read.failed_links, self._is_there)
            text = render_failed_links(groups)
            if await asyncio.to_thread(self._look) != self._heard:
                return  # the person may just have ticked the box: the next look hears it first
            fault = await asyncio.to_thread(write_page, self._path, text)
        if fault is None:
            self._written = changes
        elif fault != self._fault:
            log.warning("%s %s", fault.sentence, fault.advice)
        self._fault = fault

    def _look(self) -> FileLook | None:
        try:
            return look_of(self._path.stat())
        except OSError:
            return None

    def _is_there(self, path: bytes) -> bool:
        """A file that the person took away is none of their concern any more; where the whole folder is away nobody can tell."""
        folder = self._drop_folder
        return os.path.lexists(folder / os.fsdecode(path)) or not os.path.isdir(folder)  # noqa: PTH112 - does not raise
