"""Gives an order that changes the ledger (shell): to the running agent as a request, else carried out here under the ledger's lock."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from galley_watch import requests
from galley_watch.clock import SystemClock
from galley_watch.commands.setup import start_log
from galley_watch.db.lock import lock_holder
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings

LEDGER_IN_USE = "ledger_in_use"
# The ledger may be held by an agent, which answers within a second, or for an instant by another command, which never answers:
# so the first wait is short and each look in between finds the ledger free again.
_WAITS_SECONDS = (2.0, 8.0, 20.0)


def give_order(settings: Settings, order: dict[str, Any]) -> dict[str, Any]:
    """The answer to an order (shapes: ``agent.orders``). Raises ``AgentError``, also for an order that was refused."""
    start_log()
    answer = _given(settings, order)
    if "error" in answer:
        raise AgentError(answer["error"]["code"], answer["error"]["sentence"])
    return answer


def _given(settings: Settings, order: dict[str, Any]) -> dict[str, Any]:
    unanswered: AgentError | None = None
    for seconds in _WAITS_SECONDS:
        try:
            if lock_holder(settings.state_folder) is None:
                return asyncio.run(_carried_out_here(settings, order))
        except AgentError as error:
            if error.code != LEDGER_IN_USE:
                raise
        try:
            return requests.ask(settings.state_folder, order, seconds, lambda: lock_holder(settings.state_folder) is not None)
        except AgentError as error:
            if error.code != requests.NO_ANSWER:
                raise
            unanswered = error
    assert unanswered is not None
    raise unanswered


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
