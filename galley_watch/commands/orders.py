"""Gives an order that changes the ledger (shell): to the running agent as a request, else carried out here under the ledger's lock."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from galley_watch import order_files
from galley_watch.clock import SystemClock
from galley_watch.commands.setup import start_log
from galley_watch.db.lock import lock_holder
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings

LEDGER_IN_USE = "ledger_in_use"
# The ledger may be held by an agent, which answers within a second, or for an instant by another command, which never answers:
# so the first wait is short, it ends where nobody holds the ledger any more, and then the ledger is tried again.
_PATIENCE_SECONDS = 30.0
_FIRST_WAIT_SECONDS = 2.0
_LONGEST_WAIT_SECONDS = 20.0
_APART_SECONDS = 0.2


def give_order(settings: Settings, order: dict[str, Any]) -> dict[str, Any]:
    """The answer to an order (shapes: ``agent.orders``). Raises ``AgentError``, also for an order that was refused."""
    start_log()
    answer = _given(settings, order)
    if "error" in answer:
        raise AgentError(answer["error"]["code"], answer["error"]["sentence"])
    return answer


def _given(settings: Settings, order: dict[str, Any]) -> dict[str, Any]:
    give_up = time.monotonic() + _PATIENCE_SECONDS
    seconds = _FIRST_WAIT_SECONDS
    while True:
        try:
            if lock_holder(settings.state_folder) is None:
                return asyncio.run(_carried_out_here(settings, order))
        except AgentError as error:
            if error.code != LEDGER_IN_USE:
                raise
        try:
            return order_files.ask(settings.state_folder, order, seconds, lambda: lock_holder(settings.state_folder) is not None)
        except AgentError as error:
            if error.code != order_files.NO_ANSWER or time.monotonic() >= give_up:
                raise
        seconds = min(seconds * 4, _LONGEST_WAIT_SECONDS)
        time.sleep(random.uniform(0.0, _APART_SECONDS))  # many that wait for the same moment come one after the other


async def _carried_out_here(settings: Settings, order: dict[str, Any]) -> dict[str, Any]:
    # Half the agent: not loaded where an agent runs and does it.
    from galley_watch.agent.orders import perform
    from galley_watch.queue import Queue
    from galley_watch.recovery import open_ledger
    from galley_watch.review import Review, ReviewLedger

    clock = SystemClock()
    database = open_ledger(settings, clock)
    try:
        review = Review(settings, ReviewLedger(database, clock), clock)
        return await perform(order, Queue(database, clock, settings.fetch, random.random), settings, review)
    finally:
        await asyncio.to_thread(database.close)
