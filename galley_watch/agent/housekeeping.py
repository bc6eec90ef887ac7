"""Keeps the ledger backed up and small while the agent runs (shell)."""

from __future__ import annotations

import logging

from galley_watch.clock import Clock
from galley_watch.db import Database
from galley_watch.errors import NotNow
from galley_watch.queue import Queue

log = logging.getLogger(__name__)

LOOK_SECONDS = 900.0


async def keep_house(database: Database, queue: Queue, clock: Clock) -> None:
    """At start and four times an hour: the day's backup where it is due, then old pages. Runs until cancelled.

    A full disk must stop neither: dropping pages is what makes room.
    """
    while True:
        try:
            await database.back_up(clock.now_ms())
        except NotNow as busy:
            log.warning("%s It is tried again later.", busy.sentence)
        try:
            await queue.drop_old_pages()
        except NotNow as busy:
            log.warning("%s Old pages are dropped later.", busy.sentence)
        await clock.sleep(LOOK_SECONDS)
