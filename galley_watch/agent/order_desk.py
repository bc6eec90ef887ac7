"""Carries out what commands ask for while the agent holds the ledger (shell)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from galley_watch import order_files
from galley_watch.agent import orders
from galley_watch.clock import Clock
from galley_watch.db import Database
from galley_watch.queue import Queue
from galley_watch.review import Review
from galley_watch.values.settings import Settings

LOOK_SECONDS = 0.5
MOST_RESTS = 10  # this many rests without a look at the orders


async def order_desk(
    settings: Settings, database: Database, queue: Queue, review: Review, clock: Clock, carried_out: Callable[[], None]
) -> None:
    """Runs until cancelled; raises ``AgentError`` where the ledger is found damaged or in another place. ``carried_out`` hears of each."""
    folder = settings.state_folder
    looked_at, unchanged = -1, 0
    while True:
        changed = order_files.changed_ns(folder)
        # Now and then all the same: a coarse clock of the file system may hide a change right after a look.
        if changed != looked_at or unchanged >= MOST_RESTS:
            looked_at, unchanged = changed, 0
            for request in await asyncio.to_thread(order_files.pending, folder):
                answer = await orders.perform(request.order, queue, settings, review)
                database.check_in_place()  # else the order stays, and the next start carries it out
                await asyncio.to_thread(order_files.answer, folder, request, answer)
                carried_out()
        unchanged += 1
        if database.damage is not None:
            raise database.damage
        database.check_in_place()
        await clock.sleep(LOOK_SECONDS)
