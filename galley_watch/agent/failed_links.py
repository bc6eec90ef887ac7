"""Keeps the page of failed links up to date while the agent runs (shell): told what changed, calm in between."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.clock import Clock
from galley_watch.db import Database
from galley_watch.failed_links_page import Fault, fault_of, write_page
from galley_watch.notes import render_failed_links

log = logging.getLogger(__name__)

QUIET_SECONDS = 60.0
"""A link that fails once and comes a moment later changes nothing on the page, so that no sync program wakes up for it."""
LONGEST_SECONDS = 600.0


class FailedLinks:
    """The page at ``path`` and the ledger that it shows."""

    def __init__(self, path: Path, drop_folder: Path, database: Database, clock: Clock) -> None:
        self._path = path
        self._drop_folder = drop_folder
        self._database = database
        self._clock = clock
        self._woken = asyncio.Event()
        self._changes, self._written = 1, 0
        self._fault: Fault | None = None

    def changed(self) -> None:
        """Something happened to a link that the page may show."""
        self._changes += 1
        self._woken.set()

    async def run(self) -> None:
        """Write at the start, then when it was quiet for a minute after a change, or it went on for ten. Runs until cancelled."""
        while True:
            await self.write()
            if self._written == self._changes:
                self._woken.clear()
                await self._woken.wait()
            await self._calm()

    async def write(self) -> None:
        """Write what changed since. What is in the way is said once. Raises ``NotNow`` where the ledger cannot be read."""
        changes = self._changes
        if changes == self._written:
            return
        fault = await asyncio.to_thread(fault_of, self._path)
        if fault is None:
            groups = await self._database.read_aside(ledger_read.failed_links, self._is_there)
            fault = await asyncio.to_thread(write_page, self._path, render_failed_links(groups))
        if fault is None:
            self._written = changes
        elif fault != self._fault:
            log.warning("%s %s", fault.sentence, fault.advice)
        self._fault = fault

    def _is_there(self, path: bytes) -> bool:
        """A file that the person took away is none of their concern any more; where the whole folder is away nobody can tell."""
        folder = self._drop_folder
        return os.path.lexists(folder / os.fsdecode(path)) or not os.path.isdir(folder)  # noqa: PTH112 - does not raise

    async def _calm(self) -> None:
        began, changes = self._clock.monotonic(), 0
        while changes != self._changes and self._clock.monotonic() - began < LONGEST_SECONDS:
            changes = self._changes
            await self._clock.sleep(QUIET_SECONDS)
